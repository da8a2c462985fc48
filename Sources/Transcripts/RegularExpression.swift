/// A regular expression for a whole line: compiled once, matched in time proportional to the
/// expression times the line, whatever the two are.
///
/// Characters, `.`, classes, `\d \w \s \b` and their opposites, groups, `|`, `* + ? {m,n}` (also
/// lazy, which makes no difference to a whole line), `^` and `$`. No back-references, no
/// look-around: they are what makes other engines explode.
struct RegularExpression: Hashable, Sendable {
  struct Malformed: Error, Hashable { var message: String }

  enum Instruction: Sendable {
    case one(CharacterClass)
    case either(Int, Int)
    case jump(Int)
    case lineStart
    case lineEnd
    case wordBoundary(Bool)
    case accept
  }

  let source: String
  let program: [Instruction]

  init(_ source: String) throws(Malformed) {
    self.source = source
    var parser = RegularExpressionParser(source)
    let node = try parser.parse()
    var compiler = RegularExpressionCompiler()
    try compiler.add(node)
    compiler.program.append(.accept)
    program = compiler.program
  }

  static func == (a: RegularExpression, b: RegularExpression) -> Bool { a.source == b.source }
  func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// Whether the whole line matches, and how many steps it took to know.
  func matches(_ line: String) -> (result: Bool, steps: Int) {
    var machine = RegularExpressionMachine(program: program, text: Array(line))
    return (machine.run(), machine.steps)
  }
}

/// A set of characters.
struct CharacterClass: Sendable {
  var ranges: [ClosedRange<Character>] = []
  var kinds: [Kind] = []
  var isNegated = false
  var ignoresCase = false

  enum Kind: Sendable {
    case digit, word, blank, any
    case notDigit, notWord, notBlank

    func contains(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isASCIIDigit
      case .word: character.isWord
      case .blank: character.isWhitespace
      case .any: true
      case .notDigit: !character.isASCIIDigit
      case .notWord: !character.isWord
      case .notBlank: !character.isWhitespace
      }
    }
  }

  func contains(_ character: Character) -> Bool { holds(character) != isNegated }

  private func holds(_ character: Character) -> Bool {
    if kinds.contains(where: { $0.contains(character) }) { return true }
    if ranges.contains(where: { $0.contains(character) }) { return true }
    guard ignoresCase else { return false }
    let lower = Character(character.lowercased(), or: character)
    let upper = Character(character.uppercased(), or: character)
    return ranges.contains { $0.contains(lower) || $0.contains(upper) }
  }
}

extension Character {
  fileprivate init(_ text: String, or other: Character) {
    self = text.count == 1 ? text.first ?? other : other
  }
}

/// Runs all ways through the program at once.
private struct RegularExpressionMachine {
  let program: [RegularExpression.Instruction]
  let text: [Character]
  var steps = 0
  private var seen: [Int]

  init(program: [RegularExpression.Instruction], text: [Character]) {
    self.program = program
    self.text = text
    seen = [Int](repeating: -1, count: program.count)
  }

  mutating func run() -> Bool {
    var current: [Int] = []
    var isAccepted = follow([0], at: 0, into: &current)
    for place in text.indices {
      var following: [Int] = []
      for instruction in current {
        steps += 1
        if case .one(let set) = program[instruction], set.contains(text[place]) {
          following.append(instruction + 1)
        }
      }
      current = []
      isAccepted = follow(following, at: place + 1, into: &current)
      if current.isEmpty { return isAccepted && place + 1 == text.count }
    }
    return isAccepted
  }

  /// Adds what is reached without reading; true when the end of the program is.
  private mutating func follow(_ from: [Int], at place: Int, into states: inout [Int]) -> Bool {
    var stack = from
    var isAccepted = false
    while let next = stack.popLast() {
      guard seen[next] != place else { continue }
      seen[next] = place
      steps += 1
      switch program[next] {
      case .one: states.append(next)
      case .either(let a, let b): stack += [b, a]
      case .jump(let target): stack.append(target)
      case .lineStart: if place == 0 { stack.append(next + 1) }
      case .lineEnd: if place == text.count { stack.append(next + 1) }
      case .wordBoundary(let wanted):
        if isBoundary(place) == wanted { stack.append(next + 1) }
      case .accept: isAccepted = true
      }
    }
    return isAccepted
  }

  private func isBoundary(_ place: Int) -> Bool {
    let before = place > 0 && text[place - 1].isWord
    let after = place < text.count && text[place].isWord
    return before != after
  }
}
