import Interpreter

/// Changing a string in place.
var stringChanges: [Builtin] {
  [
    Builtin("String", "mutating func append(_ other: String)") { call in
      let added = try call.string(1)
      return try call.changeText { $0 += added }
    },
    Builtin("String", "mutating func append(_ c: Character)") { call in
      let added = try call.string(1)
      return try call.changeText { $0 += added }
    },
    Builtin(
      "String",
      "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character"
    ) { call in
      let added = String(try call.elements(1).compactMap(\.asCharacter))
      return try call.changeText { $0 += added }
    },
    Builtin("String", "mutating func write(_ other: String) { append(other) }"),
    Builtin("String", "mutating func insert(_ newElement: Character, at i: String.Index)") { call in
      let (character, position) = (try call.character(1), call.arguments[2])
      return try call.changeText { text in
        text.insert(character, at: try call.textIndex(position, in: text[...]))
      }
    },
    Builtin(
      "String",
      """
      mutating func insert<S: Collection>(contentsOf newElements: S, at i: String.Index)
      where S.Element == Character
      """
    ) { call in
      let (added, position) = (try call.elements(1).compactMap(\.asCharacter), call.arguments[2])
      return try call.changeText { text in
        text.insert(contentsOf: added, at: try call.textIndex(position, in: text[...]))
      }
    },
    Builtin("String", "@discardableResult mutating func remove(at i: String.Index) -> Character") {
      call in
      let position = call.arguments[1]
      return try removedCharacter(call) { text in
        let index = try call.textIndex(position, in: text[...])
        guard index < text.endIndex else { throw call.trap("String index is out of bounds") }
        return text.remove(at: index)
      }
    },
    Builtin("String", "@discardableResult mutating func removeFirst() -> Character") { call in
      try removedCharacter(call) { text in
        guard !text.isEmpty else {
          throw call.trap("Can't remove first element from an empty collection")
        }
        return text.removeFirst()
      }
    },
    Builtin("String", "@discardableResult mutating func removeLast() -> Character") { call in
      try removedCharacter(call) { text in
        guard !text.isEmpty else {
          throw call.trap("Can't remove last element from an empty collection")
        }
        return text.removeLast()
      }
    },
    Builtin("String", "mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }"),
    Builtin("String", "mutating func removeFirst(_ k: Int)") { call in
      let count = try call.length(1)
      return try call.changeText { text in
        guard count <= text.count else {
          throw call.trap("Can't remove more items from a collection than it has")
        }
        text.removeFirst(count)
      }
    },
    Builtin("String", "mutating func removeLast(_ k: Int)") { call in
      let count = try call.length(1)
      return try call.changeText { text in
        guard count <= text.count else {
          throw call.trap("Can't remove more items from a collection than it contains")
        }
        text.removeLast(count)
      }
    },
    Builtin("String", "mutating func removeAll(keepingCapacity keepCapacity: Bool = false)") {
      try $0.changeText { $0 = "" }
    },
    Builtin(
      "String",
      "mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows"
    ) { call in
      try call.changeText { text in
        text = try text.filter { try !call.test(1, .character($0)) }
      }
    },
    Builtin(
      "String",
      "mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == String.Index"
    ) { call in
      let bounds = call.arguments[1]
      return try call.changeText { $0.removeSubrange(try call.textRange(bounds, in: $0[...])) }
    },
    Builtin(
      "String",
      """
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(
        _ subrange: R, with newElements: C
      ) where C.Element == Character, R.Bound == String.Index
      """
    ) { call in
      let (bounds, added) = (
        call.arguments[1], String(try call.elements(2).compactMap(\.asCharacter))
      )
      return try call.changeText { text in
        text.replaceSubrange(try call.textRange(bounds, in: text[...]), with: added)
      }
    },
    Builtin("String", "mutating func reserveCapacity(_ n: Int) {}"),
    Builtin(
      "StringProtocol", "func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String"
    ) { call in .string(try call.string(0).filter { try call.test(1, .character($0)) }) },
  ] + substringChanges + splitting
}

/// A Substring is changed by becoming another part, or a text of its own.
private var substringChanges: [Builtin] {
  [
    Builtin(
      "Substring",
      """
      @discardableResult mutating func removeFirst() -> Character {
        _precondition(!isEmpty, "Can't remove items from an empty collection")
        let removed = first!
        self = dropFirst()
        return removed
      }
      """),
    Builtin(
      "Substring",
      """
      @discardableResult mutating func removeLast() -> Character {
        _precondition(!isEmpty, "Can't remove items from an empty collection")
        let removed = last!
        self = dropLast()
        return removed
      }
      """),
    Builtin(
      "Substring",
      """
      mutating func removeFirst(_ k: Int) {
        _precondition(k <= count, "Can't remove more items from a collection than it contains")
        self = dropFirst(k)
      }
      """),
    Builtin(
      "Substring",
      """
      mutating func removeLast(_ k: Int) {
        _precondition(k <= count, "Can't remove more items from a collection than it contains")
        self = dropLast(k)
      }
      """),
    Builtin(
      "Substring", "mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }"),
    Builtin("Substring", "mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }"),
    Builtin("Substring", "mutating func append(_ c: Character) { self = self + String(c) }"),
    Builtin(
      "Substring",
      """
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
        self = self + newElements
      }
      """),
    Builtin("Substring", "mutating func write(_ other: String) { self = self + other }"),
    Builtin(
      "Substring",
      "mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = dropFirst(count) }"
    ),
    Builtin(
      "Substring",
      """
      mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
        self = Substring(try filter { try !shouldBeRemoved($0) })
      }
      """),
    Builtin("Substring", "var base: String { get }") { .string(String(try $0.text(0).base)) },
  ]
}

private var splitting: [Builtin] {
  [
    Builtin(
      "StringProtocol",
      """
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence]
      """
    ) { call in
      let separator = try call.character(1)
      if let parts = try call.text(0).plainParts(
        separatedBy: separator, limit: call.length(2), omittingEmpty: call.bool(3))
      {
        return .array(parts.map(Value.part))
      }
      return try splitText(call, 2) { $0 == separator }
    },
    Builtin(
      "StringProtocol",
      """
      func split<C: Collection>(
        separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence] where C.Element == Character
      """
    ) { call in
      let (text, limit) = (try call.text(0), try call.length(2))
      let parts = text.parts(separatedBy: try call.string(1), limit: limit)
      let kept = try call.bool(3) ? parts.filter { !$0.isEmpty } : parts
      return .array(kept.map(Value.part))
    },
    Builtin(
      "StringProtocol",
      """
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Character) throws -> Bool
      ) rethrows -> [SubSequence]
      """
    ) { call in try splitText(call, 1) { try call.test(3, .character($0)) } },
  ]
}

private func removedCharacter(
  _ call: Invocation, _ remove: (inout String) throws -> Character
) throws -> Value {
  var removed = Value.void
  _ = try call.changeText { removed = .character(try remove(&$0)) }
  return removed
}

/// Splits the text that is argument 0; `options` is where the limit and the flag stand.
private func splitText(
  _ call: Invocation, _ options: Int, _ isSeparator: (Character) throws -> Bool
) throws -> Value {
  let parts = try call.text(0).split(
    maxSplits: call.length(options), omittingEmptySubsequences: call.bool(options + 1),
    whereSeparator: isSeparator)
  return .array(parts.map(Value.part))
}
