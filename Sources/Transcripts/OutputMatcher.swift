/// Compares output with what was expected.
///
/// Every run of lines is placed as early as it can be; where a `!` line forbids the gap that this
/// leaves, the run before it moves on. Places only ever move forward, so the work is within
/// expected lines times output lines, and the result is the earliest match there is.
struct OutputMatcher {
  typealias Bindings = LinePattern.Bindings

  enum Outcome: Equatable {
    case matched(Bindings)
    case differs
  }

  let plan: MatchPlan
  let lines: [OutputLine]
  private(set) var steps: StepCount
  private var starts: [Int]
  private var bound: [Bindings]
  private var lowest: [Int]

  /// - Parameter lines: the output, normalised.
  init(plan: MatchPlan, lines: [OutputLine]) {
    self.plan = plan
    self.lines =
      plan.options.ignoresBlanks
      ? lines.map { OutputLine(Normalisation.loose($0.text), isMeasurement: $0.isMeasurement) }
      : lines
    steps = StepCount(limit: plan.options.stepLimit)
    starts = [Int](repeating: 0, count: plan.runs.count)
    lowest = starts
    bound = [Bindings](repeating: [:], count: plan.runs.count)
  }

  mutating func match(_ bindings: Bindings) throws(MatchLimit) -> Outcome {
    if plan.options.isUnordered { return try matchUnordered(bindings) }
    var index = 0
    while index < plan.runs.count {
      let before = index == 0 ? bindings : bound[index - 1]
      let floor = max(lowest[index], index == 0 ? 0 : end(of: index - 1))
      guard let start = try place(index, from: floor, before) else { return .differs }
      lowest[index] = start
      if index > 0, let bad = try lastForbidden(in: end(of: index - 1)..<start, index, before) {
        lowest[index - 1] = bad + 1 - plan.runs[index - 1].size
        index -= 1
      } else {
        index += 1
      }
    }
    return .matched(bound.last ?? bindings)
  }

  private func end(of run: Int) -> Int { starts[run] + plan.runs[run].size }

  /// The first place at which a run matches; the first run and the last have but one.
  private mutating func place(
    _ run: Int, from floor: Int, _ bindings: Bindings
  ) throws(MatchLimit) -> Int? {
    let last = lines.count - plan.runs[run].size
    let low = run == plan.runs.count - 1 ? max(floor, last) : floor
    let high = run == 0 ? min(0, last) : last
    guard low <= high else { return nil }
    for start in low...high {
      if let bindings = try match(plan.runs[run], at: start, bindings) {
        starts[run] = start
        bound[run] = bindings
        return start
      }
    }
    return nil
  }

  private mutating func match(
    _ run: MatchPlan.Run, at start: Int, _ bindings: Bindings
  ) throws(MatchLimit) -> Bindings? {
    var bindings = bindings
    var at = start
    for step in run.steps {
      switch step {
      case .line(let test):
        guard let bound = try test.match(lines[at], bindings, steps: &steps) else { return nil }
        bindings = bound
      case .group(let tests):
        var assignment = AnyOrder(tests: tests, lines: lines, range: at..<(at + tests.count))
        guard try assignment.assign(bindings, steps: &steps) else { return nil }
        bindings = assignment.bindings
      }
      at += step.size
    }
    return bindings
  }

  private mutating func lastForbidden(
    in gap: Range<Int>, _ run: Int, _ bindings: Bindings
  ) throws(MatchLimit) -> Int? {
    let forbidden = plan.runs[run].forbidden
    guard !forbidden.isEmpty else { return nil }
    for line in gap.reversed() where try isForbidden(line, forbidden, bindings) { return line }
    return nil
  }

  private mutating func isForbidden(
    _ line: Int, _ forbidden: [LinePattern], _ bindings: Bindings
  ) throws(MatchLimit) -> Bool {
    for pattern in forbidden {
      try steps.take(1)
      if pattern.match(lines[line].text, bindings) != nil { return true }
    }
    return false
  }

  private mutating func matchUnordered(_ bindings: Bindings) throws(MatchLimit) -> Outcome {
    guard case .group(let tests)? = plan.runs[0].steps.first else { return .differs }
    var assignment = AnyOrder(tests: tests, lines: lines, range: lines.indices)
    guard try assignment.assign(bindings, steps: &steps),
      plan.runs.count > 1 || assignment.freeLines.isEmpty
    else { return .differs }
    for line in lines.indices
    where try isForbidden(line, plan.runs[0].forbidden, bindings) { return .differs }
    return .matched(assignment.bindings)
  }
}

/// Finds for each of some tests a line of its own.
struct AnyOrder {
  let tests: [LineTest]
  let lines: [OutputLine]
  let range: Range<Int>
  /// The line of each test, once assigned.
  private(set) var lineOfTest: [Int?]
  private(set) var bindings: LinePattern.Bindings = [:]
  private var testOfLine: [Int: Int] = [:]

  /// More tests than this that are not plain text are not searched through.
  static let limit = 1000

  init(tests: [LineTest], lines: [OutputLine], range: Range<Int>) {
    self.tests = tests
    self.lines = lines
    self.range = range
    lineOfTest = [Int?](repeating: nil, count: tests.count)
  }

  /// Lines that no test has taken.
  var freeLines: [Int] { range.filter { testOfLine[$0] == nil } }

  /// True when every test has its line.
  ///
  /// Equal lines being interchangeable, plain text takes the first equal line; the others are
  /// assigned along augmenting paths.
  mutating func assign(
    _ before: LinePattern.Bindings, steps: inout StepCount
  ) throws(MatchLimit) -> Bool {
    bindings = before
    try steps.take(range.count + tests.count)
    let open = assignTexts()
    guard open.count <= Self.limit else {
      if open.contains(where: isHopeless) { return false }
      throw MatchLimit(message: "more than \(Self.limit) matchers in any order")
    }
    let free = freeLines
    for test in open where !isHopeless(test) {
      var visited: Set<Int> = []
      _ = try augment(test, free, &visited, before, &steps)
    }
    for (test, line) in lineOfTest.enumerated() {
      guard let line else { return false }
      guard let bound = try tests[test].match(lines[line], bindings, steps: &steps) else {
        return false
      }
      bindings = bound
    }
    return true
  }

  /// Plain text that no equal line is left for, and that no tolerance helps.
  private func isHopeless(_ test: Int) -> Bool {
    guard case .text = tests[test].kind else { return false }
    return tests[test].tolerant?.isPlain ?? true
  }

  /// Assigns plain text and returns the tests that are left.
  private mutating func assignTexts() -> [Int] {
    var places: [String: [Int]] = [:]
    for line in range.reversed() { places[lines[line].text, default: []].append(line) }
    var open: [Int] = []
    for (index, test) in tests.enumerated() {
      if case .text(let text) = test.kind, let line = places[text]?.popLast() {
        lineOfTest[index] = line
        testOfLine[line] = index
      } else {
        open.append(index)
      }
    }
    return open
  }

  private mutating func augment(
    _ test: Int, _ free: [Int], _ visited: inout Set<Int>, _ bindings: LinePattern.Bindings,
    _ steps: inout StepCount
  ) throws(MatchLimit) -> Bool {
    for line in free where !visited.contains(line) {
      guard try tests[test].match(lines[line], bindings, steps: &steps) != nil else { continue }
      visited.insert(line)
      if let other = testOfLine[line],
        try !augment(other, free, &visited, bindings, &steps)
      {
        continue
      }
      testOfLine[line] = test
      lineOfTest[test] = line
      return true
    }
    return false
  }
}
