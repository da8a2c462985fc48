/// The attributes a `navlab` fence knows.
enum SessionAttribute: String, CaseIterable {
  case step, points, hidden, label
  case japaneseLabel = "label-ja"
  case needs, unordered, tol, timeout, error, todo, skip, hide
  case `try`, par, lang, locale, device, landscape, ios, seed, ws

  /// What must follow the name.
  enum Value { case needed, none, possible }

  var value: Value {
    switch self {
    case .step, .points, .label, .japaneseLabel, .needs, .tol, .timeout, .par, .lang, .locale,
      .device, .ios, .seed, .ws:
      .needed
    case .hidden, .unordered, .error, .hide, .try, .landscape: .none
    case .todo, .skip: .possible
    }
  }
}

/// The attributes that make a `swift` fence source to load.
enum SourceAttribute: String, CaseIterable {
  case file, carry, hide, exercise
}

/// Turns attributes as written into what they mean, noting what cannot be meant.
struct AttributeReader {
  var problems: [String] = []

  mutating func session(_ written: [Attribute]) -> BlockAttributes {
    var attributes = BlockAttributes()
    var seen: Set<String> = []
    for attribute in written {
      guard let known = SessionAttribute(rawValue: attribute.key) else {
        let names = SessionAttribute.allCases.map(\.rawValue)
        unknown(attribute.key, of: "navlab", among: names)
        continue
      }
      guard seen.insert(attribute.key).inserted else {
        problems.append("'\(attribute.key)' is given twice; keep one")
        continue
      }
      guard takes(known, attribute) else { continue }
      set(known, to: attribute.value ?? "", in: &attributes)
    }
    return attributes
  }

  private mutating func takes(_ known: SessionAttribute, _ written: Attribute) -> Bool {
    switch (known.value, written.value) {
    case (.needed, nil):
      problems.append("'\(written.key)' needs a value: '\(written.key)=…'")
      return false
    case (.none, .some):
      problems.append("'\(written.key)' takes no value: write '\(written.key)' alone")
      return false
    case (.needed, .some), (.none, nil), (.possible, _): return true
    }
  }

  private mutating func set(
    _ attribute: SessionAttribute, to value: String, in attributes: inout BlockAttributes
  ) {
    switch attribute {
    case .step: attributes.step = identifier(value, "step")
    case .points: attributes.points = number(value, "points")
    case .hidden: attributes.isHidden = true
    case .label: attributes.label = value
    case .japaneseLabel: attributes.japaneseLabel = value
    case .needs:
      attributes.needs = value.split(separator: ",").map { String($0).trimmingBlanks }
        .compactMap { identifier($0, "needs") }
    case .unordered: attributes.isUnordered = true
    case .tol: attributes.tolerance = number(value, "tol")
    case .timeout: attributes.timeout = duration(value)
    case .error: attributes.expectsError = true
    case .todo: attributes.isTodo = true
    case .skip: attributes.skip = value
    case .hide: attributes.hides = true
    case .try: attributes.isTry = true
    case .par: attributes.par = whole(value, "par")
    case .lang: attributes.language = value
    case .locale: attributes.locale = value
    case .device: attributes.device = value
    case .landscape: attributes.isLandscape = true
    case .ios: attributes.ios = value
    case .seed: attributes.seed = whole(value, "seed")
    case .ws:
      if value == "loose" {
        attributes.ignoresBlanks = true
      } else if value != "exact" {
        problems.append("'ws=\(value)' is not known; write 'ws=loose' or 'ws=exact'")
      }
    }
  }

  mutating func unknown(_ key: String, of fence: String, among names: [String]) {
    let suggestion = Spelling.suggestion(for: key, among: names)
    let remedy = suggestion.isEmpty ? "; known are \(names.joined(separator: ", "))" : suggestion
    problems.append("a \(fence) block has no attribute '\(key)'\(remedy)")
  }

  mutating func identifier(_ value: String, _ key: String) -> String? {
    if value.isIdentifier { return value }
    problems.append("'\(key)=\(value)' is no name; use letters, digits, '-', '_' and '.'")
    return nil
  }

  private mutating func number(_ value: String, _ key: String) -> Double? {
    if let number = Double(value), number.isFinite, number >= 0 { return number }
    problems.append("'\(key)=\(value)' is not a number; write a finite number, 0 or more")
    return nil
  }

  private mutating func whole<Number: FixedWidthInteger>(
    _ value: String, _ key: String
  ) -> Number? {
    if let number = Number(value), number >= 0 { return number }
    problems.append("'\(key)=\(value)' is not a whole number; write one, 0 or more")
    return nil
  }

  private mutating func duration(_ value: String) -> Duration? {
    if let duration = Duration(written: value) { return duration }
    problems.append("'timeout=\(value)' is no duration; write '2s' or '500ms'")
    return nil
  }
}

extension Duration {
  /// Reads `2s`, `1.5s` or `500ms`; at most an hour.
  init?(written text: String) {
    let isMilliseconds = text.hasSuffix("ms")
    guard text.hasSuffix("s"), let number = Double(text.dropLast(isMilliseconds ? 2 : 1)),
      number.isFinite, number >= 0, number <= 3_600_000
    else { return nil }
    self = isMilliseconds ? .milliseconds(number) : .seconds(number)
    if self > .seconds(3600) { return nil }
  }
}
