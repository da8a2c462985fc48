/// Finds text that nests too deeply, before it is parsed: SwiftParser's look-ahead recurses over
/// brackets, prefix keywords, arrows and the like without any limit, and would overflow the
/// stack; and it reads each `[` that may begin a type twice, so that the work doubles with each
/// one inside another. Reads bytes once, knows comments and strings, and takes what it does not
/// know for code: a stretch of real Swift never comes near the limits.
struct NestingScanner {
  /// What the parser cannot read, and where.
  struct Overflow {
    enum Reason { case nesting, lookAhead, length }

    var offset: Int
    var reason: Reason
  }

  private enum Context {
    case bracket(closing: UInt8)
    /// Code between `\(` and `)` of a string.
    case interpolation(Quote)
  }

  private struct Quote {
    var pounds: Int
    var isMultiline: Bool
  }

  /// What is open inside one bracket.
  private struct Counts {
    var elses = 0
    var arrows = 0
    var ternaries = 0
    var angles = 0
    /// `.`, `!`, `?` and opening brackets: no postfix chain here is longer.
    var links = 0
    /// The `[` around this that may all be types as far as they were read: after a comma inside
    /// of one it is an array's literal.
    var typeBrackets = 0

    var largest: Int { max(max(elses, arrows), max(ternaries, angles)) }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var index = 0
  private var contexts: [Context] = []
  private var counts = [Counts()]
  private var directives = 0
  private var prefixes = 0
  private var lastWordWasElse = false
  private var previous: UInt8 = 0
  /// How often the parser reads what is inside brackets that may be types, in units of
  /// `2^freeTypeBrackets`.
  private var lookAheads = 0
  private static let freeTypeBrackets = 8
  private static let maximumLookAheads = 16
  /// The most links between two brackets: an upper bound for the longest postfix chain.
  private(set) var longestChain = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// Where a limit is exceeded; nil where none ever is.
  mutating func overflow() -> Overflow? {
    while index < bytes.count {
      let start = index
      step()
      if lookAheads > Self.maximumLookAheads {
        return Overflow(offset: start, reason: .lookAhead)
      }
      if contexts.count > limit || directives > limit || prefixes > limit
        || counts[counts.count - 1].largest > limit
      {
        return Overflow(offset: start, reason: .nesting)
      }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      index += 1
      if previous != 0 { previous = previous == UInt8(ascii: "}") ? previous : 32 }
      return
    case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): readPound()
    case _ where isWord(byte): readWord()
    default: readPunctuation(byte)
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x5F || byte >= 0x80
      || (byte >= 0x30 && byte <= 0x39)
  }
}

// MARK: - Code

extension NestingScanner {
  private mutating func readWord() {
    let start = index
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    let length = index - start
    let word = length <= 9 ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil
    let kind = word.map(Self.kind) ?? .other
    let top = counts.count - 1
    switch kind {
    case .other: prefixes = 0
    case .else:
      prefixes = 0
      counts[top].elses += 1
    case .if:
      prefixes += 1
      if !lastWordWasElse { counts[top].elses = 0 }
    case .prefix: prefixes += 1
    case .guard, .statement:
      prefixes += 1
      counts[top].arrows = 0
      counts[top].angles = 0
      if kind == .guard { counts[top].elses = 0 }
    }
    lastWordWasElse = kind == .else
    previous = UInt8(ascii: "a")
  }

  private enum Word { case `else`, `if`, `guard`, prefix, statement, other }

  private static func kind(_ word: UnsafeBufferPointer<UInt8>) -> Word {
    func isIn(_ words: [StaticString]) -> Bool {
      words.contains { candidate in
        candidate.utf8CodeUnitCount == word.count
          && candidate.withUTF8Buffer { $0.elementsEqual(word) }
      }
    }
    guard let first = word.first else { return .other }
    switch first {
    case UInt8(ascii: "a"): return isIn(["any", "await"]) ? .prefix : .other
    case UInt8(ascii: "b"): return isIn(["borrow"]) ? .prefix : .other
    case UInt8(ascii: "c"): return isIn(["consume", "copy"]) ? .prefix : .other
    case UInt8(ascii: "e"): return isIn(["else"]) ? .else : isIn(["each"]) ? .prefix : .other
    case UInt8(ascii: "f"): return isIn(["func", "for"]) ? .statement : .other
    case UInt8(ascii: "g"): return isIn(["guard"]) ? .guard : .other
    case UInt8(ascii: "i"):
      return isIn(["if"]) ? .if : isIn(["init"]) ? .statement : isIn(["inout"]) ? .prefix : .other
    case UInt8(ascii: "l"): return isIn(["let"]) ? .statement : .other
    case UInt8(ascii: "r"):
      return isIn(["return"]) ? .statement : isIn(["repeat"]) ? .prefix : .other
    case UInt8(ascii: "s"):
      return isIn(["subscript"]) ? .statement : isIn(["some", "switch"]) ? .prefix : .other
    case UInt8(ascii: "t"): return isIn(["try", "then", "throw"]) ? .prefix : .other
    case UInt8(ascii: "u"): return isIn(["unsafe"]) ? .prefix : .other
    case UInt8(ascii: "v"): return isIn(["var"]) ? .statement : .other
    case UInt8(ascii: "w"): return isIn(["while"]) ? .statement : .other
    default: return .other
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    let top = counts.count - 1
    prefixes = 0
    lastWordWasElse = false
    index += 1
    switch byte {
    case UInt8(ascii: "("): open(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: ";"):
      counts[top] = Counts()
    case UInt8(ascii: ","):
      counts[top].arrows = 0
      if case .bracket(UInt8(ascii: "]")) = contexts.last { counts[top].typeBrackets = 0 }
    case UInt8(ascii: "-") where self.byte(index) == UInt8(ascii: ">"):
      index += 1
      counts[top].arrows += 1
    case UInt8(ascii: "<"): counts[top].angles += 1
    case UInt8(ascii: ">"): counts[top].angles = max(counts[top].angles - 1, 0)
    case UInt8(ascii: "?") where previous == 32:
      counts[top].ternaries += 1
      addLink()
    case UInt8(ascii: ":"): counts[top].ternaries = max(counts[top].ternaries - 1, 0)
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): addLink()
    default: break
    }
    previous = byte
  }

  private mutating func addLink() {
    let top = counts.count - 1
    counts[top].links += 1
    longestChain = max(longestChain, counts[top].links)
  }

  private mutating func open(_ closing: UInt8) {
    addLink()
    var inside = Counts()
    switch closing {
    case UInt8(ascii: "]"):
      inside.typeBrackets = counts[counts.count - 1].typeBrackets + 1
      let excess = inside.typeBrackets - Self.freeTypeBrackets
      if excess > 0 { lookAheads += 1 << min(excess, 32) }
    case UInt8(ascii: ")"): inside.typeBrackets = counts[counts.count - 1].typeBrackets
    default: break
    }
    contexts.append(.bracket(closing: closing))
    counts.append(inside)
  }

  private mutating func close(_ byte: UInt8) {
    switch contexts.last {
    case .bracket(let closing) where closing == byte:
      contexts.removeLast()
      counts.removeLast()
    case .interpolation(let quote) where byte == UInt8(ascii: ")"):
      contexts.removeLast()
      counts.removeLast()
      readString(quote)
    case .bracket, .interpolation, nil: break
    }
  }

  /// `#if`, `#endif` and raw strings.
  private mutating func readPound() {
    var pounds = 0
    while byte(index) == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    if byte(index) == UInt8(ascii: "\"") {
      openString(pounds: pounds)
    } else if byte(index) == UInt8(ascii: "i"), byte(index + 1) == UInt8(ascii: "f") {
      directives += 1
    } else if byte(index) == UInt8(ascii: "e"), byte(index + 1) == UInt8(ascii: "n") {
      directives = max(directives - 1, 0)
    }
    previous = UInt8(ascii: "#")
  }
}

// MARK: - Comments and strings

extension NestingScanner {
  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func openString(pounds: Int) {
    let isMultiline =
      byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    readString(Quote(pounds: pounds, isMultiline: isMultiline))
  }

  /// From inside a string to its end, or into an interpolation.
  private mutating func readString(_ quote: Quote) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n") where !quote.isMultiline: return
      case UInt8(ascii: "\\") where hasPounds(quote.pounds, at: index + 1):
        index += 1 + quote.pounds
        if byte(index) == UInt8(ascii: "(") {
          index += 1
          contexts.append(.interpolation(quote))
          counts.append(Counts())
          return
        }
        index += 1
      case UInt8(ascii: "\"") where isEnd(quote):
        index += (quote.isMultiline ? 3 : 1) + quote.pounds
        previous = UInt8(ascii: "\"")
        return
      default: index += 1
      }
    }
  }

  private func isEnd(_ quote: Quote) -> Bool {
    guard quote.isMultiline else { return hasPounds(quote.pounds, at: index + 1) }
    return byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"")
      && hasPounds(quote.pounds, at: index + 3)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    var offset = start
    while offset < start + count {
      guard byte(offset) == UInt8(ascii: "#") else { return false }
      offset += 1
    }
    return true
  }
}
