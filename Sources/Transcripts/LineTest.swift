/// What one expected line asks of one line of output.
struct LineTest: Sendable {
  enum Kind: Sendable {
    case text(String)
    case pattern(LinePattern)
    case expression(RegularExpression)
  }

  /// Its place among the expected lines of the entry.
  let index: Int
  let kind: Kind
  /// The same in case the line is a measurement; nil where that changes nothing.
  let tolerant: LinePattern?

  /// Nil for what is no line: a gap, `!`, the marks of a group.
  init?(_ line: ExpectedLine, index: Int, options: MatchOptions) {
    self.index = index
    switch line.kind {
    case .literal(let text):
      let comparable = options.comparable(Normalisation.line(text))
      kind = .text(comparable)
      let pattern = LinePattern(plain: comparable)
      tolerant = options.hasMeasurements ? pattern.tolerating(options.tolerance) : nil
    case .pattern(let pattern):
      let comparable = options.comparable(pattern)
      kind = comparable.isPlain ? .text(comparable.source) : .pattern(comparable)
      tolerant = options.hasMeasurements ? comparable.tolerating(options.tolerance) : nil
    case .expression(let expression):
      kind = .expression(expression)
      tolerant = nil
    case .gap, .anyOrder, .end, .forbidden: return nil
    }
  }

  /// What is bound when the line matches; nil when it does not.
  /// - Parameter isLenient: a name that is not bound yet accepts anything.
  func match(
    _ line: OutputLine, _ bindings: LinePattern.Bindings, steps: inout StepCount,
    isLenient: Bool = false
  ) throws(MatchLimit) -> LinePattern.Bindings? {
    try steps.take(1)
    switch kind {
    case .text(let text): if text == line.text { return bindings }
    case .pattern(let pattern):
      if let bound = pattern.match(line.text, bindings, isLenient: isLenient) { return bound }
    case .expression(let expression):
      let (matches, taken) = expression.matches(line.text)
      try steps.take(taken / 16)
      return matches ? bindings : nil
    }
    guard line.isMeasurement, let tolerant, !tolerant.isPlain else { return nil }
    return tolerant.match(line.text, bindings, isLenient: isLenient)
  }
}

/// How lines are compared.
struct MatchOptions: Hashable, Sendable {
  var tolerance = Numbers.defaultTolerance
  var ignoresBlanks = false
  var isUnordered = false
  /// Whether any line of the output may be off by the tolerance.
  var hasMeasurements = true
  var stepLimit = StepCount.standardLimit

  init() {}

  /// - Parameter lines: the output that is to be compared.
  init(_ attributes: BlockAttributes, for lines: [OutputLine]) {
    hasMeasurements = lines.contains(where: \.isMeasurement)
    tolerance = attributes.tolerance ?? Numbers.defaultTolerance
    ignoresBlanks = attributes.ignoresBlanks
    isUnordered = attributes.isUnordered
  }

  func comparable(_ line: String) -> String { ignoresBlanks ? Normalisation.loose(line) : line }

  func comparable(_ pattern: LinePattern) -> LinePattern {
    let source = comparable(Normalisation.line(pattern.source))
    return source.utf8.elementsEqual(pattern.source.utf8) ? pattern : LinePattern(source)
  }
}

/// Matching took more steps than it may: the transcript's fault or ours, never the learner's.
struct MatchLimit: Error, Hashable {
  var message: String
}

/// Counts comparisons, so that no transcript can hold up a run.
struct StepCount {
  static let standardLimit = 50_000_000
  var taken = 0
  var limit = standardLimit

  mutating func take(_ steps: Int) throws(MatchLimit) {
    taken += steps
    if taken > limit {
      throw MatchLimit(
        message: "comparing took more than \(limit) steps; use fewer '...', or more text with them")
    }
  }
}
