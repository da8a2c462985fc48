indirect enum RegularExpressionNode {
  case empty
  case one(CharacterClass)
  case sequence([RegularExpressionNode])
  case choice([RegularExpressionNode])
  case repeated(RegularExpressionNode, Int, Int?)
  case lineStart
  case lineEnd
  case wordBoundary(Bool)
}

struct RegularExpressionParser {
  typealias Malformed = RegularExpression.Malformed
  private let text: [Character]
  private var at = 0
  private var ignoresCase = false
  private var depth = 0

  init(_ source: String) {
    if let rest = source.dropping(prefix: "(?i)") {
      text = Array(rest)
      ignoresCase = true
    } else {
      text = Array(source)
    }
  }

  mutating func parse() throws(Malformed) -> RegularExpressionNode {
    let node = try choice()
    if at < text.count { throw Malformed(message: "')' without '(' before it") }
    return node
  }

  private var next: Character? { at < text.count ? text[at] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    at += 1
    return true
  }

  private mutating func choice() throws(Malformed) -> RegularExpressionNode {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw Malformed(message: "groups are nested more than 100 deep") }
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(Malformed) -> RegularExpressionNode {
    var nodes: [RegularExpressionNode] = []
    while let character = next, character != "|", character != ")" {
      nodes.append(try repeated(try atom()))
    }
    return .sequence(nodes)
  }

  private mutating func repeated(
    _ node: RegularExpressionNode
  ) throws(Malformed) -> RegularExpressionNode {
    var node = node
    var count = 0
    while let bounds = try bounds() {
      count += 1
      if count > 2 { throw Malformed(message: "more than two repetitions of the same thing") }
      node = .repeated(node, bounds.0, bounds.1)
      _ = take("?")
    }
    return node
  }

  private mutating func bounds() throws(Malformed) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = at
    guard take("{") else { return nil }
    guard let low = number() else {
      at = start
      return nil
    }
    var high: Int? = low
    if take(",") { high = number() }
    guard take("}"), low <= high ?? low else {
      throw Malformed(message: "a repetition is written '{2}', '{2,}' or '{2,5}'")
    }
    return (low, high)
  }

  private mutating func number() -> Int? {
    let start = at
    while let digit = next, digit.isASCIIDigit { at += 1 }
    return Int(String(text[start..<at]))
  }

  private mutating func atom() throws(Malformed) -> RegularExpressionNode {
    let character = text[at]
    at += 1
    switch character {
    case ".": return .one(CharacterClass(kinds: [.any]))
    case "^": return .lineStart
    case "$": return .lineEnd
    case "[": return .one(try set())
    case "(": return try group()
    case "\\": return try escape()
    case "*", "+", "?":
      throw Malformed(message: "'\(character)' has nothing to repeat; write '\\\(character)'")
    case let character: return one(character)
    }
  }

  private func one(_ character: Character) -> RegularExpressionNode {
    .one(CharacterClass(ranges: [character...character], ignoresCase: ignoresCase))
  }

  private mutating func group() throws(Malformed) -> RegularExpressionNode {
    if take("?"), !take(":") {
      throw Malformed(message: "only '(…)' and '(?:…)' are known, and '(?i)' at the start")
    }
    let node = try choice()
    guard take(")") else { throw Malformed(message: "'(' without ')' after it") }
    return node
  }

  private static func kind(_ letter: Character) -> CharacterClass.Kind? {
    switch letter {
    case "d": .digit
    case "w": .word
    case "s": .blank
    case "D": .notDigit
    case "W": .notWord
    case "S": .notBlank
    case _: nil
    }
  }

  private mutating func escape() throws(Malformed) -> RegularExpressionNode {
    guard let letter = next else { throw Malformed(message: "'\\' at the end; write '\\\\'") }
    at += 1
    if let kind = Self.kind(letter) { return .one(CharacterClass(kinds: [kind])) }
    if letter == "b" || letter == "B" { return .wordBoundary(letter == "b") }
    if letter == "t" { return one("\t") }
    if letter.isASCIIDigit {
      throw Malformed(
        message: "'\\\(letter)' refers back, which is not possible; use '[name:type]'")
    }
    if letter.isLetter { throw Malformed(message: "'\\\(letter)' is not known") }
    return one(letter)
  }

  private mutating func set() throws(Malformed) -> CharacterClass {
    var set = CharacterClass(ignoresCase: ignoresCase)
    set.isNegated = take("^")
    var isFirst = true
    while let character = next, isFirst || character != "]" {
      isFirst = false
      at += 1
      if character == "\\", let letter = next, let kind = Self.kind(letter) {
        at += 1
        set.kinds.append(kind)
        continue
      }
      let low = try member(character)
      guard next == "-", at + 1 < text.count, text[at + 1] != "]" else {
        set.ranges.append(low...low)
        continue
      }
      at += 1
      let written = text[at]
      at += 1
      let high = try member(written)
      guard low <= high else { throw Malformed(message: "'\(low)-\(high)' is no range") }
      set.ranges.append(low...high)
    }
    guard take("]") else { throw Malformed(message: "'[' without ']' after it") }
    return set
  }

  private mutating func member(_ character: Character) throws(Malformed) -> Character {
    guard character == "\\" else { return character }
    guard let letter = next else { throw Malformed(message: "'\\' at the end; write '\\\\'") }
    at += 1
    if letter == "t" { return "\t" }
    if letter.isLetter || letter.isNumber { throw Malformed(message: "'\\\(letter)' is not known") }
    return letter
  }
}

struct RegularExpressionCompiler {
  typealias Malformed = RegularExpression.Malformed
  var program: [RegularExpression.Instruction] = []
  static let limit = 10_000

  mutating func add(_ node: RegularExpressionNode) throws(Malformed) {
    guard program.count < Self.limit else {
      throw Malformed(message: "it is too large; repeat fewer times")
    }
    switch node {
    case .empty: break
    case .one(let set): program.append(.one(set))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try add(choice: nodes)
    case .repeated(let node, let low, let high): try add(node, low, high)
    case .lineStart: program.append(.lineStart)
    case .lineEnd: program.append(.lineEnd)
    case .wordBoundary(let wanted): program.append(.wordBoundary(wanted))
    }
  }

  private mutating func add(choice nodes: [RegularExpressionNode]) throws(Malformed) {
    var exits: [Int] = []
    for node in nodes.dropLast() {
      let fork = program.count
      program.append(.jump(0))
      try add(node)
      exits.append(program.count)
      program.append(.jump(0))
      program[fork] = .either(fork + 1, program.count)
    }
    if let last = nodes.last { try add(last) }
    for exit in exits { program[exit] = .jump(program.count) }
  }

  private mutating func add(
    _ node: RegularExpressionNode, _ low: Int, _ high: Int?
  ) throws(Malformed) {
    guard max(low, high ?? 0) <= 1000 else {
      throw Malformed(message: "a repetition of more than 1000")
    }
    for _ in 0..<low { try add(node) }
    guard let high else {
      let fork = program.count
      program.append(.jump(0))
      try add(node)
      program.append(.jump(fork))
      program[fork] = .either(fork + 1, program.count)
      return
    }
    for _ in low..<high {
      let fork = program.count
      program.append(.jump(0))
      try add(node)
      program[fork] = .either(fork + 1, program.count)
    }
  }
}
