import Interpreter
import SwiftSource

/// A regular expression that is run by backtracking, over characters.
final class Pattern: Sendable {
  let regex: RegexPattern?

  /// For Foundation's searches: what is no regular expression matches nothing.
  convenience init(_ text: String, _ call: Invocation) throws { self.init(RegexPattern(text)) }

  init(_ regex: RegexPattern?) { self.regex = regex }

  /// Where a match has to stand.
  enum Place { case anywhere, start, whole }

  /// The matches that do not overlap, from the first to the last.
  func matches(
    in text: Substring, _ call: Invocation, at place: Place = .anywhere, onlyFirst: Bool = false,
    limit: Int = .max
  ) throws -> [RegexMatch] {
    guard let regex else { return [] }
    let matcher = RegexMatcher(text, groups: regex.captures.count, machine: call.machine)
    var found: [RegexMatch] = []
    var position = 0
    while position <= matcher.characters.count, found.count < limit {
      if let match = try matcher.match(regex, at: position, wholly: place == .whole) {
        found.append(match)
        if onlyFirst { break }
        let end = matcher.lastEnd
        position = end == position ? position + 1 : end
      } else {
        position += 1
      }
      if place != .anywhere { break }
    }
    return found
  }
}

struct RegexMatch {
  let range: Range<String.Index>
  let captures: [Range<String.Index>?]

  /// A replacement with `$1` and `\$` read.
  func expanded(_ template: String, in text: Substring) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let digit = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if digit == 0 {
          result += text[range]
        } else if captures.indices.contains(digit - 1), let capture = captures[digit - 1] {
          result += text[capture]
        }
      } else {
        result.append(character)
      }
    }
    return result
  }
}

/// One search: the text's characters, and where the groups stand at the moment. A class, since
/// matching goes on from inside of its own continuations.
private final class RegexMatcher {
  let characters: [Character]
  private let indices: [String.Index]
  private let groups: Int
  private let machine: Machine
  private var captures: [Range<Int>?]
  private var work = 0
  private var depth = 0
  private(set) var lastEnd = 0

  init(_ text: Substring, groups: Int, machine: Machine) {
    characters = Array(text)
    indices = Array(text.indices) + [text.endIndex]
    self.groups = groups
    self.machine = machine
    captures = []
  }

  func match(_ regex: RegexPattern, at start: Int, wholly: Bool) throws -> RegexMatch? {
    captures = Array(repeating: nil, count: groups + 1)
    let end = try match(regex.root, start) { end in
      wholly && end != self.characters.count ? nil : end
    }
    guard let end else { return nil }
    lastEnd = end
    return RegexMatch(
      range: indices[start]..<indices[end],
      captures: captures.dropFirst().map {
        $0.map { indices[$0.lowerBound]..<indices[$0.upperBound] }
      })
  }

  private typealias Next = (Int) throws -> Int?

  /// Matches a node at a position and what follows it; the end of all of it.
  private func match(_ node: RegexNode, _ position: Int, _ next: Next) throws -> Int? {
    work += 1
    if work % 1024 == 0 { try machine.charge(steps: 1024) }
    depth += 1
    defer { depth -= 1 }
    guard depth < 2_000 else { throw Trap("a regular expression that nests too deeply") }
    switch node {
    case .set(let set):
      guard position < characters.count, set.contains(characters[position]) else { return nil }
      return try next(position + 1)
    case .sequence(let parts): return try match(parts[...], position, next)
    case .alternation(let branches):
      for branch in branches {
        if let end = try match(branch, position, next) { return end }
      }
      return nil
    case .group(let inner, let index):
      guard let index else { return try match(inner, position, next) }
      let saved = captures[index]
      let end = try match(inner, position) { end in
        let before = self.captures[index]
        self.captures[index] = position..<end
        if let last = try next(end) { return last }
        self.captures[index] = before
        return nil
      }
      if end == nil { captures[index] = saved }
      return end
    case .repetition(let inner, let count, let kind):
      return try repeated(inner, count, kind, position, next)
    case .anchor(let anchor, let isMultiline):
      return holds(anchor, isMultiline, position) ? try next(position) : nil
    case .look(let inner, let isAhead, let isNegated):
      let saved = captures
      let found = isAhead ? try match(inner, position) { $0 } != nil : try ends(inner, position)
      if isNegated { captures = saved }
      return found != isNegated ? try next(position) : nil
    case .atomic(let inner):
      guard let end = try match(inner, position, { $0 }) else { return nil }
      return try next(end)
    case .reference(let index, let ignoresCase):
      return try reference(index, ignoresCase, position, next)
    }
  }

  private func match(
    _ parts: ArraySlice<RegexNode>, _ position: Int, _ next: Next
  ) throws -> Int? {
    guard let first = parts.first else { return try next(position) }
    return try match(first, position) { try self.match(parts.dropFirst(), $0, next) }
  }

  private func repeated(
    _ inner: RegexNode, _ count: ClosedRange<Int>, _ kind: RegexNode.Kind, _ position: Int,
    _ next: Next
  ) throws -> Int? {
    if case .set(let set) = inner { return try repeatedSet(set, count, kind, position, next) }
    if kind == .possessive {
      guard let end = try repeated(inner, count, .greedy, position, { $0 }) else { return nil }
      return try next(end)
    }
    func turn(_ done: Int, _ position: Int) throws -> Int? {
      func again() throws -> Int? {
        guard done < count.upperBound else { return nil }
        return try match(inner, position) { end in
          // A turn that takes nothing would go on for ever.
          end == position && done >= count.lowerBound ? nil : try turn(done + 1, end)
        }
      }
      if done < count.lowerBound { return try again() }
      if kind == .lazy, let end = try next(position) { return end }
      if let end = try again() { return end }
      return kind == .lazy ? nil : try next(position)
    }
    return try turn(0, position)
  }

  /// Single characters are counted in a loop, without depth.
  private func repeatedSet(
    _ set: RegexSet, _ count: ClosedRange<Int>, _ kind: RegexNode.Kind, _ position: Int,
    _ next: Next
  ) throws -> Int? {
    let most = count.upperBound
    var taken = 0
    func takeOne() -> Bool {
      let place = position + taken
      guard taken < most, place < characters.count, set.contains(characters[place]) else {
        return false
      }
      taken += 1
      return true
    }
    if kind == .lazy {
      while taken < count.lowerBound { if !takeOne() { return nil } }
      repeat {
        if let end = try next(position + taken) { return end }
      } while takeOne()
      return nil
    }
    while takeOne() {}
    try machine.charge(steps: taken / 64)
    if kind == .possessive {
      return taken < count.lowerBound ? nil : try next(position + taken)
    }
    while taken >= count.lowerBound {
      if let end = try next(position + taken) { return end }
      taken -= 1
    }
    return nil
  }

  private func reference(
    _ index: Int, _ ignoresCase: Bool, _ position: Int, _ next: Next
  ) throws -> Int? {
    guard captures.indices.contains(index), let range = captures[index],
      position + range.count <= characters.count
    else { return nil }
    for (offset, place) in range.enumerated() {
      let (a, b) = (characters[place], characters[position + offset])
      guard a == b || ignoresCase && a.lowercased() == b.lowercased() else { return nil }
    }
    return try next(position + range.count)
  }

  /// Whether something that ends here matches.
  private func ends(_ inner: RegexNode, _ position: Int) throws -> Bool {
    for start in stride(from: position, through: 0, by: -1) {
      if try match(inner, start, { $0 == position ? $0 : nil }) != nil { return true }
    }
    return false
  }

  private func holds(_ anchor: RegexNode.Anchor, _ isMultiline: Bool, _ position: Int) -> Bool {
    let count = characters.count
    switch anchor {
    case .lineStart:
      return position == 0 || isMultiline && characters[position - 1].isNewline
    case .lineEnd:
      return position == count || isMultiline && characters[position].isNewline
    case .textStart: return position == 0
    case .textEnd: return position == count
    case .textEndOrNewline:
      return position == count || position == count - 1 && characters[position].isNewline
    case .wordBoundary, .noWordBoundary:
      let before = position > 0 && isWord(characters[position - 1])
      let after = position < count && isWord(characters[position])
      return (before != after) == (anchor == .wordBoundary)
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
