/// Reads the text of a regular expression, in the syntax that Swift's literals and ICU share.
struct RegexReader {
  private let text: [Character]
  private var position = 0
  private var depth = 0
  private var isSpaced: Bool
  private var ignoresCase = false
  private var isMultiline = false
  private var takesNewline = false
  /// The groups that capture so far, with their names.
  private(set) var names: [String?] = []

  init(_ text: String, isSpaced: Bool) {
    self.text = Array(text)
    self.isSpaced = isSpaced
  }

  mutating func pattern() -> RegexNode? {
    guard let node = alternation(), position == text.count else { return nil }
    return node
  }

  private var current: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ wanted: String) -> Bool {
    guard text[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func until(_ end: Character) -> String? {
    guard let stop = text[position...].firstIndex(of: end) else { return nil }
    defer { position = stop + 1 }
    return String(text[position..<stop])
  }

  // MARK: Structure

  private mutating func alternation() -> RegexNode? {
    guard depth < 200 else { return nil }
    depth += 1
    defer { depth -= 1 }
    let saved = (isSpaced, ignoresCase, isMultiline, takesNewline)
    defer { (isSpaced, ignoresCase, isMultiline, takesNewline) = saved }
    var branches: [RegexNode] = []
    repeat {
      guard let branch = sequence() else { return nil }
      branches.append(branch)
    } while take("|")
    return branches.count == 1 ? branches[0] : .alternation(branches)
  }

  private mutating func sequence() -> RegexNode? {
    var parts: [RegexNode] = []
    while let character = current, character != "|", character != ")" {
      if isSpaced, character.isWhitespace {
        position += 1
        continue
      }
      if isSpaced, character == "#" {
        while let one = current, !one.isNewline { position += 1 }
        continue
      }
      if take("\\Q") {
        while position < text.count, !take("\\E") {
          parts.append(literal(text[position]))
          position += 1
        }
        continue
      }
      guard let part = atom() else { return nil }
      guard let part else { continue }
      guard let repeated = quantified(part) else { return nil }
      parts.append(repeated)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// A part with its quantifiers; nil where one is wrong.
  private mutating func quantified(_ part: RegexNode) -> RegexNode? {
    while isSpaced, current?.isWhitespace == true { position += 1 }
    let count: ClosedRange<Int>
    switch current {
    case "*", "+", "?":
      count = (current == "+" ? 1 : 0)...(current == "?" ? 1 : Int.max)
      position += 1
    case "{":
      guard let bounds = bounds() else { return part }
      count = bounds
    default: return part
    }
    if case .anchor = part { return nil }
    let kind: RegexNode.Kind = take("?") ? .lazy : take("+") ? .possessive : .greedy
    if let next = current, "*+?".contains(next) { return nil }
    return .repetition(part, count, kind)
  }

  /// `{2}`, `{2,}`, `{,5}` and `{2,5}`; nil, with nothing read, for a brace that is a character.
  private mutating func bounds() -> ClosedRange<Int>? {
    guard let end = text[position...].firstIndex(of: "}") else { return nil }
    let inside = String(text[(position + 1)..<end])
    let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0.filter { $0 != " " }) }
    switch parts.count {
    case 1:
      guard let exact = numbers[0], exact >= 0 else { return nil }
      position = end + 1
      return exact...exact
    case 2:
      guard let low = parts[0].isEmpty ? 0 : numbers[0],
        let high = parts[1].isEmpty ? Int.max : numbers[1], low >= 0, low <= high
      else { return nil }
      position = end + 1
      return low...high
    default: return nil
    }
  }

  // MARK: Atoms

  /// One atom; `.some(nil)` for what matches nothing by itself, nil for what is wrong.
  private mutating func atom() -> RegexNode?? {
    guard let character = current else { return .none }
    position += 1
    switch character {
    case "(": return group()
    case "[": return set().map { .some(.set($0)) }
    case ".": return .some(one(.any(takesNewline: takesNewline)))
    case "^": return .some(.anchor(.lineStart, isMultiline: isMultiline))
    case "$": return .some(.anchor(.lineEnd, isMultiline: isMultiline))
    case "\\": return escape().map { .some($0) }
    case "*", "+", "?": return .none
    default: return .some(literal(character))
    }
  }

  private func literal(_ character: Character) -> RegexNode { one(.character(character)) }

  private func one(_ item: RegexSet.Item, isNegated: Bool = false) -> RegexNode {
    .set(RegexSet(items: [item], isNegated: isNegated, ignoresCase: ignoresCase))
  }

  private mutating func group() -> RegexNode?? {
    if take("?#") { return until(")").map { _ in nil } }
    if take("?:") { return closed { .group($0, index: nil) } }
    if take("?>") { return closed { .atomic($0) } }
    if take("?|") { return closed { .group($0, index: nil) } }
    if take("?=") { return closed { .look($0, isAhead: true, isNegated: false) } }
    if take("?!") { return closed { .look($0, isAhead: true, isNegated: true) } }
    if take("?<=") { return closed { .look($0, isAhead: false, isNegated: false) } }
    if take("?<!") { return closed { .look($0, isAhead: false, isNegated: true) } }
    if take("?<") || take("?P<") {
      guard let name = until(">"), !name.isEmpty else { return .none }
      return capture(name)
    }
    if take("?") { return options() }
    return capture(nil)
  }

  private mutating func capture(_ name: String?) -> RegexNode?? {
    names.append(name)
    let index = names.count
    return closed { .group($0, index: index) }
  }

  private mutating func closed(_ make: (RegexNode) -> RegexNode) -> RegexNode?? {
    guard let inner = alternation(), take(")") else { return .none }
    return .some(make(inner))
  }

  /// `(?i)` for the rest of the group, `(?i:…)` for its own.
  private mutating func options() -> RegexNode?? {
    var isOn = true
    let saved = (isSpaced, ignoresCase, isMultiline, takesNewline)
    while let letter = current, letter != ")", letter != ":" {
      position += 1
      switch letter {
      case "-": isOn = false
      case "i": ignoresCase = isOn
      case "m": isMultiline = isOn
      case "s": takesNewline = isOn
      case "x": isSpaced = isOn
      case "n", "u", "U", "w", "J": break
      default: return .none
      }
    }
    if take(")") { return .some(nil) }
    guard take(":") else { return .none }
    let made = closed { .group($0, index: nil) }
    (isSpaced, ignoresCase, isMultiline, takesNewline) = saved
    return made
  }

  private mutating func escape() -> RegexNode? {
    guard let character = current else { return nil }
    switch character {
    case "b": return anchor(.wordBoundary)
    case "B": return anchor(.noWordBoundary)
    case "A": return anchor(.textStart)
    case "z": return anchor(.textEnd)
    case "Z": return anchor(.textEndOrNewline)
    case "X":
      position += 1
      return one(.any(takesNewline: true))
    case "1"..."9":
      var digits = ""
      while let digit = current, digit.isASCII, digit.isNumber, digits.count < 3 {
        digits.append(digit)
        position += 1
      }
      return Int(digits).map { .reference($0, ignoresCase: ignoresCase) }
    case "k":
      position += 1
      guard take("<") || take("'") || take("{") else { return nil }
      let name = text[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      position += name.count + 1
      guard let index = names.firstIndex(of: String(name)) else { return nil }
      return .reference(index + 1, ignoresCase: ignoresCase)
    default:
      return escapedItem().map { one($0.item, isNegated: $0.isNegated) }
    }
  }

  private mutating func anchor(_ anchor: RegexNode.Anchor) -> RegexNode {
    position += 1
    return .anchor(anchor, isMultiline: isMultiline)
  }

  /// What stands after a backslash, in a set or outside of it.
  private mutating func escapedItem() -> (item: RegexSet.Item, isNegated: Bool)? {
    guard let character = current else { return nil }
    position += 1
    switch character {
    case "d", "D": return (.digit, character == "D")
    case "w", "W": return (.word, character == "W")
    case "s", "S": return (.space, character == "S")
    case "h", "H": return (.horizontalSpace, character == "H")
    case "v", "V", "R", "N": return (.newline, character == "V" || character == "N")
    case "p", "P":
      guard take("{"), var name = until("}") else { return nil }
      let isNegated = name.hasPrefix("^")
      if isNegated { name.removeFirst() }
      guard RegexProperty.isKnown(name) else { return nil }
      return (.property(name), (character == "P") != isNegated)
    case "n": return (.character("\n"), false)
    case "t": return (.character("\t"), false)
    case "r": return (.character("\r"), false)
    case "f": return (.character("\u{C}"), false)
    case "a": return (.character("\u{7}"), false)
    case "e": return (.character("\u{1B}"), false)
    case "0": return (.character("\0"), false)
    case "x", "u", "U": return hexadecimal(character).map { (.character($0), false) }
    default:
      if character.isASCII, character.isLetter || character.isNumber { return nil }
      return (.character(character), false)
    }
  }

  private mutating func hexadecimal(_ kind: Character) -> Character? {
    var digits = ""
    if take("{") {
      guard let inside = until("}") else { return nil }
      digits = inside
    } else {
      let count = kind == "x" ? 2 : kind == "u" ? 4 : 8
      digits = String(text[position...].prefix(count))
      position += digits.count
    }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }

  // MARK: Sets

  /// After `[`.
  private mutating func set() -> RegexSet? {
    guard depth < 200 else { return nil }
    depth += 1
    defer { depth -= 1 }
    var result = RegexSet(items: [], ignoresCase: ignoresCase)
    result.isNegated = take("^")
    var isFirst = true
    while let character = current {
      if character == "]", !isFirst {
        position += 1
        return result
      }
      isFirst = false
      if isSpaced, character.isWhitespace {
        position += 1
      } else if take("&&") {
        return combined(result) { .both($0, $1) }
      } else if take("--") {
        return combined(result) { .without($0, $1) }
      } else if take("[:") {
        guard var name = until(":"), take("]") else { return nil }
        let isNegated = name.hasPrefix("^")
        if isNegated { name.removeFirst() }
        guard RegexProperty.isKnown(name) else { return nil }
        result.items.append(.set(RegexSet(items: [.property(name)], isNegated: isNegated)))
      } else if take("[") {
        guard let inner = set() else { return nil }
        result.items.append(.set(inner))
      } else {
        guard let item = setItem() else { return nil }
        result.items.append(item)
      }
    }
    return nil
  }

  /// The rest of a set stands on the right of `&&` or `--`.
  private mutating func combined(
    _ left: RegexSet, _ make: (RegexSet, RegexSet) -> RegexSet.Item
  ) -> RegexSet? {
    guard let right = set() else { return nil }
    var first = left
    first.isNegated = false
    return RegexSet(
      items: [make(first, right)], isNegated: left.isNegated, ignoresCase: ignoresCase)
  }

  private mutating func setItem() -> RegexSet.Item? {
    guard let first = setCharacter() else { return nil }
    guard case .character(let low) = first, current == "-", position + 1 < text.count,
      text[position + 1] != "]", text[position + 1] != "-"
    else { return first }
    position += 1
    guard let last = setCharacter(), case .character(let high) = last, low <= high else {
      return nil
    }
    return .range(low, high)
  }

  private mutating func setCharacter() -> RegexSet.Item? {
    guard let character = current else { return nil }
    position += 1
    guard character == "\\" else { return .character(character) }
    if take("b") { return .character("\u{8}") }
    guard let (item, isNegated) = escapedItem() else { return nil }
    return isNegated ? .set(RegexSet(items: [item], isNegated: true)) : item
  }
}
