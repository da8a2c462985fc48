import Checking
import Interpreter

/// A text's code units and scalars: their values, and where each stands in the text's UTF-8.
var textViews: [Builtin] {
  view("UTF8View", of: "UInt8", property: "utf8") { text in
    var place = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
    return text.utf8.map { unit in
      defer { place += 1 }
      return (.int(Int(unit)), place)
    }
  }
    + view("UTF16View", of: "UInt16", property: "utf16") { text in
      text.utf16.indices.map { index in
        (.int(Int(text.utf16[index])), offset(index, text))
      }
    }
    + view("UnicodeScalarView", of: "Unicode.Scalar", property: "unicodeScalars") { text in
      text.unicodeScalars.indices.map { index in
        (.int(Int(text.unicodeScalars[index].value)), offset(index, text))
      }
    } + scalarChanges + [
      Builtin("String", "init(_ unicodeScalars: UnicodeScalarView)") { try textOfScalars($0) },
      Builtin("Substring", "init(_ content: String.UnicodeScalarView)") { try textOfScalars($0) },
      Builtin("String", "init(_ content: Slice<UnicodeScalarView>)") { try textOfScalars($0) },
      Builtin("Substring", "init(_ content: Slice<String.UnicodeScalarView>)") {
        try textOfScalars($0)
      },
      Builtin("Substring", "init(_ content: Slice<String.UTF8View>)") {
        try textOfBytes($0, repairs: true)
      },
      Builtin("String", "init(_ utf8: UTF8View)") { try textOfBytes($0, repairs: true) },
      Builtin(
        "String",
        "init(_ utf16: UTF16View) { self = String(decoding: Array(utf16), as: UTF16.self) }"),
      Builtin("String", "init?(_ codeUnits: Slice<UTF8View>)") {
        try textOfBytes($0, repairs: false)
      },
      Builtin(
        "String",
        "init?(_ codeUnits: Slice<UTF16View>) { self = String(decoding: Array(codeUnits), as: UTF16.self) }"
      ),
      Builtin("String", "init<C: Collection, E>(decoding codeUnits: C, as sourceEncoding: E.Type)")
      {
        try textOfBytes($0, repairs: true)
      },
      Builtin(
        "String",
        "mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R { try Array(utf8).withUnsafeBufferPointer(body) }"
      ),
      Builtin(
        "String",
        "init(utf16CodeUnits: [UInt16], count: Int) { self = String(decoding: utf16CodeUnits.prefix(count), as: UTF16.self) }"
      ),
      Builtin("String", "init?<C: Collection>(validating codeUnits: C, as: UTF8.Type)") {
        try textOfBytes($0, repairs: false)
      },
    ]
}

private func offset(_ index: String.Index, _ text: Substring) -> Int {
  text.base.utf8.distance(from: text.base.startIndex, to: index)
}

private func view(
  _ name: String, of element: String, property: String,
  _ units: @escaping @Sendable (Substring) -> [(Value, Int)]
) -> [Builtin] {
  let isScalar = element == "Unicode.Scalar"
  @Sendable func make(_ call: Invocation) throws -> Value {
    let text = try call.text(0)
    let units = units(text)
    let end = offset(text.endIndex, text)
    let values = try units.map { isScalar ? try call.structure("Unicode.Scalar", [$0.0]) : $0.0 }
    return try call.structure(
      "String.\(name)", [.array(values), .array((units.map(\.1) + [end]).map(Value.int))])
  }
  let type = Builtin(
    "String",
    """
    struct \(name): BidirectionalCollection\(isScalar ? ", RangeReplaceableCollection" : ""),
      Sendable, CustomStringConvertible
    {
      typealias Element = \(element)
      typealias Index = String.Index
      typealias Indices = [String.Index]
      typealias Iterator = IndexingIterator<[\(element)]>
      var _units: [\(element)]
      var _offsets: [Int]
      var startIndex: String.Index { String.Index(_offset: _offsets[0]) }
      var endIndex: String.Index { String.Index(_offset: _offsets[_units.count]) }
      var count: Int { _units.count }
      var isEmpty: Bool { _units.isEmpty }
      var first: \(element)? { _units.first }
      var last: \(element)? { _units.last }
      func _place(_ i: String.Index) -> Int {
        var low = 0
        var high = _units.count
        while low < high {
          let middle = (low + high) / 2
          if _offsets[middle] < i._offset { low = middle + 1 } else { high = middle }
        }
        return low
      }
      func _index(_ place: Int) -> String.Index {
        _precondition(place >= 0 && place <= _units.count, "String index is out of bounds")
        return String.Index(_offset: _offsets[place])
      }
      subscript(i: String.Index) -> \(element) { _units[_place(i)] }
      func index(after i: String.Index) -> String.Index { _index(_place(i) + 1) }
      func index(before i: String.Index) -> String.Index { _index(_place(i) - 1) }
      func index(_ i: String.Index, offsetBy n: Int) -> String.Index { _index(_place(i) + n) }
      func distance(from start: String.Index, to end: String.Index) -> Int {
        _place(end) - _place(start)
      }
      func makeIterator() -> IndexingIterator<[\(element)]> { _units.makeIterator() }
    }
    """)
  let members = [
    Builtin(
      "String.\(name)",
      isScalar
        ? "var description: String { String(self) }"
        : "var description: String { String(decoding: _units, as: UTF\(name == "UTF8View" ? 8 : 16).self) }"
    ),
    Builtin(
      "String.\(name): CustomDebugStringConvertible",
      """
      var debugDescription: String {
        "\(debugNames[name] ?? name)(" + description.debugDescription + ")"
      }
      """),
    Builtin("Substring", "typealias \(name) = String.\(name)"),
  ]
  if isScalar {
    return [type] + members
      + ["String", "Substring"].map { owner in
        Builtin(owner, "var \(property): String.\(name) { get set }") { call in
          call.arguments[0] = try textOfScalars(call, 1)
          return .void
        } native: {
          try make($0)
        }
      } + [
        Builtin("StringProtocol", "var \(property): String.\(name) { get }") { try make($0) }
      ]
  }
  return [type] + members + [
    Builtin("StringProtocol", "var \(property): String.\(name) { get }") { try make($0) }
  ]
}

/// What the views call themselves where it is not their name.
private let debugNames = [
  "UTF16View": "StringUTF16", "UnicodeScalarView": "StringUnicodeScalarView",
]

/// Changing the scalars of a text; their offsets are found anew.
private var scalarChanges: [Builtin] {
  [
    Builtin("String.UnicodeScalarView", "init() { self = \"\".unicodeScalars }"),
    Builtin(
      "String.UnicodeScalarView",
      """
      init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar {
        self = _textOfScalars(Array(elements)).unicodeScalars
      }
      """),
    Builtin(
      "String.UnicodeScalarView",
      """
      mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<String.Index>, with newElements: C
      ) where C.Element == Unicode.Scalar {
        var units = _units
        units.replaceSubrange(_place(subrange.lowerBound)..<_place(subrange.upperBound), with: newElements)
        self = _textOfScalars(units).unicodeScalars
      }
      """),
    Builtin(nil, "func _textOfScalars(_ scalars: [Unicode.Scalar]) -> String") { call in
      .string(text(of: try call.elements(0)))
    },
    Builtin(
      "String.UnicodeScalarView",
      """
      mutating func append(_ c: Unicode.Scalar) {
        self = _textOfScalars(_units + [c]).unicodeScalars
      }
      """),
    Builtin(
      "String.UnicodeScalarView",
      """
      mutating func append<S: Sequence>(contentsOf newElements: S)
      where S.Element == Unicode.Scalar {
        self = _textOfScalars(_units + Array(newElements)).unicodeScalars
      }
      """),
    Builtin(
      "String.UnicodeScalarView",
      """
      mutating func removeAll(where shouldBeRemoved: (Unicode.Scalar) throws -> Bool) rethrows {
        self = _textOfScalars(try _units.filter { try !shouldBeRemoved($0) }).unicodeScalars
      }
      """),
    Builtin(
      "String.UnicodeScalarView",
      """
      func filter(
        _ isIncluded: (Unicode.Scalar) throws -> Bool
      ) rethrows -> String.UnicodeScalarView {
        _textOfScalars(try _units.filter { try isIncluded($0) }).unicodeScalars
      }
      """),
  ]
}

private func text(of scalars: [Value]) -> String {
  var text = ""
  text.unicodeScalars.append(contentsOf: scalars.compactMap(\.asScalar))
  return text
}

private func textOfScalars(_ call: Invocation) throws -> Value { try textOfScalars(call, 0) }

private func textOfScalars(_ call: Invocation, _ index: Int) throws -> Value {
  .string(text(of: try call.elements(index)))
}

/// Text from UTF-8, UTF-16 or UTF-32.
private func textOfBytes(_ call: Invocation, repairs: Bool) throws -> Value {
  let units = try call.elements(0).map { try call.plainInt($0) }
  var encoding = "UTF8"
  if call.arguments.count > 1, case .type(let type) = call.arguments[1],
    case .nominal(let nominal, _) = type.type
  {
    encoding = nominal.name
  }
  switch encoding {
  case "UTF16":
    return .string(String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self))
  case "UTF32":
    return .string(String(decoding: units.map { UInt32(truncatingIfNeeded: $0) }, as: UTF32.self))
  default:
    let bytes = units.map { UInt8(truncatingIfNeeded: $0) }
    if repairs { return .string(String(decoding: bytes, as: UTF8.self)) }
    return .optionalString(String(validating: bytes, as: UTF8.self))
  }
}
