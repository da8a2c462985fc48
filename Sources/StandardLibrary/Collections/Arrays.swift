import Interpreter

/// Arrays: making, reading, joining.
var arrayMembers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct Array<Element>: RandomAccessCollection, MutableCollection,
        RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible
      {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = ArraySlice<Element>
        typealias Iterator = IndexingIterator<[Element]>
        typealias ArrayLiteralElement = Element
      }
      """),
    Builtin("Array", "init()") { _ in .array([]) },
    Builtin("Array", "init<S: Sequence>(_ s: S) where S.Element == Element") {
      .array(try $0.elements(0))
    },
    Builtin("Array", "init(repeating repeatedValue: Element, count: Int)") {
      try repeatedArray($0)
    },
    Builtin("Array", "init(arrayLiteral elements: Element...)") { $0.arguments[0] },
    Builtin("Array", "var count: Int { get }") { .int(try $0.array(0).count) },
    Builtin("Array", "var isEmpty: Bool { get }") { .bool(try $0.array(0).isEmpty) },
    Builtin("Array", "var startIndex: Int { get }") { _ in .int(0) },
    Builtin("Array", "var endIndex: Int { get }") { .int(try $0.array(0).count) },
    Builtin("Array", "var capacity: Int { get }") { .int(try $0.array(0).count) },
    Builtin("Array", "var indices: Range<Int> { 0..<count }"),
    Builtin("Array", "var first: Element? { get }") { .optional(try $0.array(0).first) },
    Builtin("Array", "var last: Element? { get }") { .optional(try $0.array(0).last) },
    Builtin("Array", "func index(after i: Int) -> Int { i + 1 }"),
    Builtin("Array", "func index(before i: Int) -> Int { i - 1 }"),
    Builtin("Array", "func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }"),
    Builtin("Array", "func distance(from start: Int, to end: Int) -> Int { end - start }"),
    Builtin(
      "Array", "subscript(index: Int) -> Element { get set }",
      set: { call in
        let index = try call.int(1)
        let element = call.arguments[2]
        return try call.changeArray { elements in
          guard elements.indices.contains(index) else { throw call.trap("Index out of range") }
          elements[index] = element
        }
      }
    ) { call in
      let index = try call.int(1)
      guard case .array(let elements) = call.arguments[0], elements.indices.contains(index) else {
        throw call.trap("Index out of range")
      }
      return elements[index]
    },
    Builtin(
      "Array",
      """
      subscript(bounds: Range<Int>) -> ArraySlice<Element> {
        get { ArraySlice(_elements: _part(bounds), startIndex: bounds.lowerBound) }
        set { replaceSubrange(bounds, with: newValue) }
      }
      """),
    Builtin(
      "Array",
      """
      subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> {
        get { self[bounds.lowerBound..<(bounds.upperBound + 1)] }
        set { self[bounds.lowerBound..<(bounds.upperBound + 1)] = newValue }
      }
      """),
    Builtin(
      "Array",
      """
      subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> {
        get { self[_bounds(bounds.lowerBound, count)] }
        set { self[_bounds(bounds.lowerBound, count)] = newValue }
      }
      """),
    Builtin(
      "Array",
      """
      subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> {
        get { self[_bounds(0, bounds.upperBound)] }
        set { self[_bounds(0, bounds.upperBound)] = newValue }
      }
      """),
    Builtin(
      "Array",
      """
      subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> {
        get { self[_bounds(0, bounds.upperBound + 1)] }
        set { self[_bounds(0, bounds.upperBound + 1)] = newValue }
      }
      """),
    Builtin(
      "Array",
      """
      func _bounds(_ lower: Int, _ upper: Int) -> Range<Int> {
        _precondition(lower >= 0 && lower <= upper && upper <= count, "Array index is out of range")
        return lower..<upper
      }
      """),
    Builtin("Array", "func _part(_ bounds: Range<Int>) -> [Element]") { call in
      let elements = try call.array(0)
      guard let bounds = call.arguments[1].asIntegers, bounds.lowerBound >= 0,
        bounds.upperBound <= elements.count
      else { throw call.trap("Array index is out of range") }
      if bounds.count > 1_000 { try call.machine.charge(steps: bounds.count / 8) }
      return .array(Array(elements[bounds]))
    },
    Builtin("Array", "static func + (lhs: [Element], rhs: [Element]) -> [Element]") {
      .array(try $0.elements(0) + $0.elements(1))
    },
    Builtin(
      "Array",
      """
      static func + <Other: Sequence>(lhs: [Element], rhs: Other) -> [Element]
      where Other.Element == Element
      """
    ) { .array(try $0.elements(0) + $0.elements(1)) },
    Builtin(
      "Array",
      """
      @_disfavoredOverload static func + <Other: Sequence>(lhs: Other, rhs: [Element]) -> [Element]
      where Other.Element == Element
      """
    ) { .array(try $0.elements(0) + $0.elements(1)) },
    Builtin("Array", "static func += (lhs: inout [Element], rhs: [Element])") {
      try appendContents(&$0)
    },
    Builtin(
      "Array",
      """
      static func += <Other: Sequence>(lhs: inout [Element], rhs: Other)
      where Other.Element == Element
      """
    ) { try appendContents(&$0) },
    Builtin("Array", "var description: String { get }") {
      .string(try $0.machine.description(of: $0.arguments[0], as: $0.arrayType))
    },
    Builtin("Array", "var debugDescription: String { get }") {
      .string(try $0.machine.debugDescription(of: $0.arguments[0], as: $0.arrayType))
    },
    Builtin(
      "Array: Equatable where Element: Equatable",
      "static func == (lhs: [Element], rhs: [Element]) -> Bool"
    ) { .bool(try $0.machine.areEqual($0.arguments[0], $0.arguments[1])) },
    Builtin("Array: Hashable where Element: Hashable", "func hash(into hasher: inout Hasher)") {
      try combine(&$0)
    },
    Builtin(
      "Array where Element: Equatable", "func firstIndex(of element: Element) -> Index?"
    ) { call in
      let wanted = call.arguments[1]
      return .index(try call.elements(0).firstIndex { try call.machine.areEqual($0, wanted) })
    },
    Builtin("Array where Element: Equatable", "func lastIndex(of element: Element) -> Index?") {
      call in
      let wanted = call.arguments[1]
      return .index(try call.elements(0).lastIndex { try call.machine.areEqual($0, wanted) })
    },
    Builtin(
      "Array", "func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?"
    ) { call in .index(try call.elements(0).firstIndex { try call.test(1, $0) }) },
    Builtin(
      "Array", "func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?"
    ) { call in .index(try call.elements(0).lastIndex { try call.test(1, $0) }) },
    Builtin(
      "Array", "func last(where predicate: (Element) throws -> Bool) rethrows -> Element?"
    ) { call in .optional(try call.elements(0).last { try call.test(1, $0) }) },
  ]
}

private func repeatedArray(_ call: Invocation) throws -> Value {
  let count = try call.int(1)
  if count < 0 { throw call.trap("Can't construct Array with count < 0") }
  try call.machine.charge(bytes: min(count, 1 << 40) * MemoryLayout<Value>.stride)
  return .array(Array(repeating: call.arguments[0], count: count))
}

/// Appends argument 1 to argument 0, in place.
func appendContents(_ call: inout Invocation) throws -> Value {
  let added = try call.elements(1)
  return try call.changeArray { $0.append(contentsOf: added) }
}
