/// Something that navlab says: English words with a hole for each thing that they name.
///
/// It is written as a string, `"there is no tab '\(name)'"`, and what fills a hole may be a
/// sentence itself. In which language it is said is decided where it is shown: a `Wording` knows
/// the words of one. Sentences are equal where their English is.
public struct Sentence: Sendable {
  /// The English words, with `{}` for each hole: what a wording knows it by.
  public private(set) var pattern: String
  fileprivate var holes: [Hole]

  fileprivate enum Hole: Sendable {
    case name(String)
    case sentence(Sentence)
  }

  /// What is the same in every language: a name, a line of source.
  public init(verbatim text: String) {
    pattern = "{}"
    holes = [.name(text)]
  }

  public static func + (first: Sentence, second: Sentence) -> Sentence {
    var sum = first
    sum.pattern += second.pattern
    sum.holes += second.holes
    return sum
  }

  /// The sentence with more to say behind it: a remedy, an example.
  public func adding(_ more: Sentence?) -> Sentence {
    more.map { "\(self); \($0)" } ?? self
  }

  /// One thing after another: a sentence of all of them.
  public static func saying(_ parts: [Sentence]) -> Sentence {
    parts.dropFirst().reduce(parts.first ?? "") { $0.adding($1) }
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { pattern.isEmpty }

  /// Things one after another; nothing where there is none.
  public static func list(_ items: [Sentence]) -> Sentence {
    items.dropFirst().reduce(items.first ?? "") { "\($0), \($1)" }
  }

  /// Things that hold together: `at x 16 and 20 wide`.
  public static func joining(_ items: [Sentence]) -> Sentence {
    items.dropFirst().reduce(items.first ?? "") { "\($0) and \($1)" }
  }

  /// Names one after another.
  public static func list(_ names: [String]) -> Sentence {
    list(names.map { Sentence(verbatim: $0) })
  }
}

extension Sentence: CustomStringConvertible {
  /// In English.
  public var description: String { Wording.english.text(of: self) }
}

extension Sentence: Hashable {
  public static func == (first: Sentence, second: Sentence) -> Bool {
    first.description == second.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Sentence: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var holes: [Hole] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pattern += literal }

    public mutating func appendInterpolation(_ sentence: Sentence) {
      pattern += "{}"
      holes.append(.sentence(sentence))
    }

    public mutating func appendInterpolation(_ name: some CustomStringConvertible) {
      pattern += "{}"
      holes.append(.name(name.description))
    }
  }

  public init(stringLiteral text: String) {
    pattern = text
    holes = []
  }

  public init(stringInterpolation: StringInterpolation) {
    pattern = stringInterpolation.pattern
    holes = stringInterpolation.holes
  }
}

/// The words of one language for what is said.
public struct Wording: Sendable {
  /// By the pattern of a sentence; `{1}` stands for what is in its first hole.
  private let rows: [String: String]

  public init(_ rows: [String: String]) { self.rows = rows }

  /// Sentences as they are written.
  public static let english = Wording([:])

  /// The sentence in this language; in English where it has no words for it.
  public func text(of sentence: Sentence) -> String {
    if sentence.holes.isEmpty { return rows[sentence.pattern] ?? sentence.pattern }
    let contents = sentence.holes.map { hole in
      switch hole {
      case .name(let name): name
      case .sentence(let sentence): text(of: sentence)
      }
    }
    guard let row = rows[sentence.pattern] else { return Self.filled(sentence.pattern, contents) }
    return Self.filled(row, contents)
  }

  /// - Parameter pattern: with holes that are numbered from 1, or filled in their order.
  private static func filled(_ pattern: String, _ contents: [String]) -> String {
    var text = ""
    var rest = pattern[...]
    var next = 0
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      let number = rest.prefix { $0.isWholeNumber }
      let index = Int(number).map { $0 - 1 } ?? next
      guard rest.dropFirst(number.count).first == "}", contents.indices.contains(index) else {
        text += "{"
        continue
      }
      text += contents[index]
      next = index + 1
      rest = rest.dropFirst(number.count + 1)
    }
    return text + rest
  }
}
