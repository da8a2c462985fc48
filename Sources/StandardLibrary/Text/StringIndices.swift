import Checking
import Interpreter

/// Indices of text: offsets in the UTF-8 of the whole text, which its parts share.
var stringIndexMembers: [Builtin] {
  [
    Builtin(
      "String.Index",
      """
      func utf16Offset<S: StringProtocol>(in s: S) -> Int {
        String(s[s.startIndex..<self]).utf16.count
      }
      """),
    Builtin(
      "String.Index",
      """
      init<S: StringProtocol>(utf16Offset offset: Int, in s: S) {
        var place = s.startIndex
        var left = offset
        while left > 0 && place < s.endIndex {
          left -= String(s[place]).utf16.count
          place = s.index(after: place)
        }
        self = place
      }
      """),
    Builtin(
      "String.Index: CustomDebugStringConvertible",
      """
      var debugDescription: String { "\\(_offset)[\\(_offset == 0 ? "any" : "utf8")]" }
      """),
    Builtin(
      "String.Index",
      """
      func samePosition(in s: String) -> String.Index? {
        self == s.endIndex || s.indices.contains(self) ? self : nil
      }
      """),
    Builtin("StringProtocol", "var startIndex: String.Index { get }") { call in
      let text = try call.text(0)
      return try call.index(text.startIndex, in: text)
    },
    Builtin("StringProtocol", "var endIndex: String.Index { get }") { call in
      let text = try call.text(0)
      return try call.index(text.endIndex, in: text)
    },
    Builtin("StringProtocol", "subscript(i: String.Index) -> Character { get }") { call in
      let text = try call.text(0)
      return .character(text[try call.elementIndex(1, in: text)])
    },
    Builtin("StringProtocol", "func index(after i: String.Index) -> String.Index") { call in
      let text = try call.text(0)
      return try call.index(text.index(after: call.elementIndex(1, in: text)), in: text)
    },
    Builtin("StringProtocol", "func index(before i: String.Index) -> String.Index") { call in
      let text = try call.text(0)
      let index = try call.textIndex(1, in: text)
      guard index > text.startIndex else { throw call.trap("String index is out of bounds") }
      return try call.index(text.index(before: index), in: text)
    },
    Builtin(
      "StringProtocol", "func index(_ i: String.Index, offsetBy distance: Int) -> String.Index"
    ) { call in
      guard let index = try offsetIndex(call) else {
        throw call.trap("String index is out of bounds")
      }
      return index
    },
    Builtin(
      "StringProtocol",
      """
      func index(
        _ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index
      ) -> String.Index?
      """
    ) { call in try offsetIndex(call) ?? .none },
    Builtin(
      "StringProtocol", "func distance(from start: String.Index, to end: String.Index) -> Int"
    ) { call in
      let text = try call.text(0)
      return .int(
        text.distance(from: try call.textIndex(1, in: text), to: try call.textIndex(2, in: text)))
    },
    Builtin("StringProtocol", "var indices: [String.Index] { get }") { call in
      let text = try call.text(0)
      return .array(try text.indices.map { try call.index($0, in: text) })
    },
    Builtin(
      "StringProtocol",
      "func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }"),
    search("func firstIndex(of element: Element) -> String.Index?") { call, text in
      let wanted = try call.character(1)
      return text.firstIndex(of: wanted)
    },
    search("func lastIndex(of element: Element) -> String.Index?") { call, text in
      let wanted = try call.character(1)
      return text.lastIndex(of: wanted)
    },
    search(
      "func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?"
    ) { call, text in
      try text.firstIndex { try call.test(1, .character($0)) }
    },
    search(
      "func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index?"
    ) { call, text in
      try text.lastIndex { try call.test(1, .character($0)) }
    },
  ] + parts
}

/// What cuts a part out of a text.
private var parts: [Builtin] {
  [
    part("subscript(r: Range<String.Index>) -> Substring { get }") { try $0.textRange(1, in: $1) },
    part("subscript(r: ClosedRange<String.Index>) -> SubSequence { get }") {
      try $0.textRange(1, in: $1)
    },
    part("subscript(r: PartialRangeFrom<String.Index>) -> SubSequence { get }") {
      try $0.textRange(1, in: $1)
    },
    part("subscript(r: PartialRangeUpTo<String.Index>) -> SubSequence { get }") {
      try $0.textRange(1, in: $1)
    },
    part("subscript(r: PartialRangeThrough<String.Index>) -> SubSequence { get }") {
      try $0.textRange(1, in: $1)
    },
    part("subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }") {
      $1.startIndex..<$1.endIndex
    },
    cut("func prefix(_ maxLength: Int) -> Substring") { $0.prefix($1) },
    cut("func suffix(_ maxLength: Int) -> Substring") { $0.suffix($1) },
    cut("func dropFirst(_ k: Int = 1) -> Substring") { $0.dropFirst($1) },
    cut("func dropLast(_ k: Int = 1) -> Substring") { $0.dropLast($1) },
    Builtin(
      "StringProtocol",
      "func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring"
    ) { call in .part(try call.text(0).prefix { try call.test(1, .character($0)) }) },
    Builtin(
      "StringProtocol",
      "func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring"
    ) { call in .part(try call.text(0).drop { try call.test(1, .character($0)) }) },
    Builtin(
      "StringProtocol", "func prefix(upTo end: String.Index) -> Substring { self[..<end] }"),
    Builtin(
      "StringProtocol",
      "func prefix(through position: String.Index) -> Substring { self[...position] }"),
    Builtin(
      "StringProtocol", "func suffix(from start: String.Index) -> Substring { self[start...] }"),
  ]
}

private func cut(
  _ declaration: String, _ take: @escaping @Sendable (Substring, Int) -> Substring
) -> Builtin {
  Builtin("StringProtocol", declaration) { call in
    let count = try call.int(1)
    if count < 0 {
      let takes = declaration.contains("fix(") ? "take a prefix of negative length from" : ""
      throw call.trap(
        takes.isEmpty
          ? "Can't drop a negative number of elements from a collection"
          : "Can't \(takes) a collection")
    }
    return .part(take(try call.text(0), count))
  }
}

private func part(
  _ declaration: String,
  _ bounds: @escaping @Sendable (Invocation, Substring) throws -> Range<String.Index>
) -> Builtin {
  Builtin("StringProtocol", declaration) { call in
    let text = try call.text(0)
    return .part(text[try bounds(call, text)])
  }
}

private func search(
  _ declaration: String,
  _ find: @escaping @Sendable (Invocation, Substring) throws -> String.Index?
) -> Builtin {
  Builtin("StringProtocol", declaration) { call in
    let text = try call.text(0)
    return try find(call, text).map { try call.index($0, in: text) } ?? .none
  }
}

private func offsetIndex(_ call: Invocation) throws -> Value? {
  let text = try call.text(0)
  let start = try call.textIndex(1, in: text)
  let distance = try call.int(2)
  var limit = distance < 0 ? text.startIndex : text.endIndex
  if call.arguments.count > 3 { limit = try call.textIndex(3, in: text) }
  guard let index = text.index(start, offsetBy: distance, limitedBy: limit) else { return nil }
  return try call.index(index, in: text)
}

extension Invocation {
  /// The position that argument `index`, a `String.Index`, names in `text`.
  func textIndex(_ index: Int, in text: Substring) throws -> String.Index {
    try textIndex(arguments[index], in: text)
  }

  func textIndex(_ value: Value, in text: Substring) throws -> String.Index {
    let utf8 = text.base.utf8
    guard case .structure(let structure) = value, case .int(let offset)? = structure.fields.first,
      offset >= 0, offset <= utf8.count
    else { throw trap("String index is out of bounds") }
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    guard index >= text.startIndex, index <= text.endIndex else {
      throw trap("String index is out of bounds")
    }
    return index
  }

  /// The position of a character: not the end.
  func elementIndex(_ index: Int, in text: Substring) throws -> String.Index {
    let index = try textIndex(index, in: text)
    guard index < text.endIndex else { throw trap("String index is out of bounds") }
    return index
  }

  /// The part that argument `index`, a range of any kind, names in `text`.
  func textRange(_ index: Int, in text: Substring) throws -> Range<String.Index> {
    try textRange(arguments[index], in: text)
  }

  func textRange(_ value: Value, in text: Substring) throws -> Range<String.Index> {
    guard case .structure(let range) = value else {
      throw trap("navlab's library expected a range")
    }
    var bounds: [String.Index] = []
    for field in range.fields { bounds.append(try textIndex(field, in: text)) }
    guard let first = bounds.first, let last = bounds.last else {
      throw trap("navlab's library expected a range")
    }
    func after(_ index: String.Index) throws -> String.Index {
      guard index < text.endIndex else { throw trap("String index is out of bounds") }
      return text.index(after: index)
    }
    switch range.type.name {
    case "ClosedRange": return first..<(try after(last))
    case "PartialRangeFrom": return first..<text.endIndex
    case "PartialRangeUpTo": return text.startIndex..<last
    case "PartialRangeThrough": return text.startIndex..<(try after(last))
    default: return first..<last
    }
  }

  /// A `String.Index` value.
  func index(_ index: String.Index, in text: Substring) throws -> Value {
    let offset = text.base.utf8.distance(from: text.base.startIndex, to: index)
    return try structure("String.Index", [.int(offset)])
  }

  /// A `Range<String.Index>` value.
  func textRange(_ range: Range<String.Index>, in text: Substring) throws -> Value {
    let lower = try index(range.lowerBound, in: text)
    let upper = try index(range.upperBound, in: text)
    let bound = machine.dynamicType(of: lower)
    return try structure("Range", arguments: [bound], [lower, upper])
  }

  /// A struct of the library that has these fields.
  func structure(_ name: String, arguments: [Type] = [], _ fields: [Value]) throws -> Value {
    guard let type = machine.types.nominal(name) else {
      throw trap("navlab's library has no type '\(name)'")
    }
    return .structure(StructValue(type: type, arguments: arguments, fields: fields))
  }
}
