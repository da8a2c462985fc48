import Checking
import Diagnostics
import SwiftSource

/// A small library in Swift's own words, for the checker alone: enough of numbers, collections and
/// views to try every rule of overloads and wrappers.
enum SmallLibrary {
  static func checker() -> Checker { Checker(library: Library(entries)) }

  static var entries: [Library.Entry] {
    topLevel.map { Library.Entry(extending: nil, text: $0) }
      + members.flatMap { owner, texts in
        texts.map { Library.Entry(extending: owner, text: $0) }
      }
  }

  private static let topLevel = [
    "protocol Equatable { static func == (a: Self, b: Self) -> Bool }",
    "protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }",
    "struct Hasher {}",
    "protocol Comparable: Equatable { static func < (a: Self, b: Self) -> Bool }",
    "protocol Identifiable { associatedtype ID: Hashable; var id: ID { get } }",
    "protocol CaseIterable { associatedtype AllCases; static var allCases: AllCases { get } }",
    "protocol RawRepresentable { associatedtype RawValue }",
    "protocol Error {}",
    "protocol CustomStringConvertible { var description: String { get } }",
    "protocol Sequence { associatedtype Element }",
    "protocol Collection: Sequence {}",
    "protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }",
    "protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }",
    "@frozen struct Int: Hashable, Comparable {}",
    "@frozen struct Double: Hashable, Comparable {}",
    "@frozen struct CGFloat: Hashable, Comparable {}",
    "@frozen struct Bool: Hashable {}",
    "@frozen struct String: Hashable, Comparable {}",
    "@frozen struct Array<Element>: Collection {}",
    "@frozen struct Dictionary<Key: Hashable, Value> {}",
    "@frozen enum Optional<Wrapped> { case none; case some(Wrapped) }",
    "struct ClosedRange<Bound: Comparable>: Collection { typealias Element = Bound }",
    "enum Never: View {}",
    "struct KeyPath<Root, Value> {}",
    "struct WritableKeyPath<Root, Value> {}",
    "struct ReferenceWritableKeyPath<Root, Value> {}",
    "func print(_ items: Any...)",
    "func fatalError(_ message: String = \"\") -> Never",
    "func max<T: Comparable>(_ a: T, _ b: T) -> T",
    "@resultBuilder struct ViewBuilder {}",
    "struct Text: View { typealias Body = Never }",
    "struct EmptyView: View { typealias Body = Never }",
    "struct TupleView<T>: View { typealias Body = Never }",
    "struct EitherView<T: View, F: View>: View { typealias Body = Never }",
    "struct VStack<Content: View>: View { typealias Body = Never }",
    "struct Button<Label: View>: View { typealias Body = Never }",
    "struct Color: View { typealias Body = Never }",
    "@propertyWrapper struct State<Value> {}",
    "@propertyWrapper @dynamicMemberLookup struct Binding<Value> {}",
  ]

  private static let members: [(String, [String])] = [
    ("Int", numeric("Int") + ["static func % (a: Int, b: Int) -> Int", "init(_ text: String)"]),
    ("Double", numeric("Double") + ["init(_ value: Int)"]),
    ("CGFloat", numeric("CGFloat") + ["init(_ value: Int)"]),
    (
      "String",
      [
        "static func + (a: String, b: String) -> String", "var count: Int { get }",
        "static func == (a: String, b: String) -> Bool", "func uppercased() -> String",
      ]
    ),
    (
      "Bool",
      [
        "static prefix func ! (a: Bool) -> Bool", "mutating func toggle()",
        "static func == (a: Bool, b: Bool) -> Bool",
      ]
    ),
    ("Comparable", ["static func ... (a: Self, b: Self) -> ClosedRange<Self>"]),
    (
      "Sequence",
      [
        "func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]",
        "func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]",
      ]
    ),
    (
      "Array",
      [
        "var count: Int { get }", "mutating func append(_ element: Element)",
        "subscript(index: Int) -> Element { get set }", "var first: Element? { get }",
      ]
    ),
    (
      "Array: Equatable where Element: Equatable",
      ["static func == (a: [Element], b: [Element]) -> Bool"]
    ),
    ("Dictionary", ["subscript(key: Key) -> Value? { get set }"]),
    ("Optional", ["func map<U>(_ transform: (Wrapped) -> U) -> U?"]),
    (
      "Optional: Equatable where Wrapped: Equatable",
      ["static func == (a: Wrapped?, b: Wrapped?) -> Bool"]
    ),
    (
      "ViewBuilder",
      [
        "static func buildBlock() -> EmptyView",
        "static func buildBlock<Content: View>(_ content: Content) -> Content",
        "static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)>",
        "static func buildExpression<Content: View>(_ content: Content) -> Content",
        "static func buildIf<Content: View>(_ content: Content?) -> Content?",
        "static func buildEither<T: View, F: View>(first: T) -> EitherView<T, F>",
        "static func buildEither<T: View, F: View>(second: F) -> EitherView<T, F>",
      ]
    ),
    ("Optional: View where Wrapped: View", ["typealias Body = Never"]),
    ("Text", ["init(_ content: String)"]),
    ("VStack", ["init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"]),
    ("Button", ["init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)"]),
    ("Button where Label == Text", ["init(_ title: String, action: @escaping () -> Void)"]),
    ("Color", ["static var red: Color { get }", "func opacity(_ opacity: Double) -> Color"]),
    (
      "View",
      [
        "func padding(_ length: CGFloat = 8) -> some View",
        "func background(_ color: Color) -> some View",
        "func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View",
      ]
    ),
    (
      "State",
      [
        "init(wrappedValue: Value)",
        "var wrappedValue: Value { get nonmutating set }",
        "var projectedValue: Binding<Value> { get }",
      ]
    ),
    (
      "Binding",
      [
        "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)",
        "var wrappedValue: Value { get nonmutating set }",
        "var projectedValue: Binding<Value> { get }",
      ]
    ),
  ]

  private static func numeric(_ type: String) -> [String] {
    ["+", "-", "*", "/"].map { "static func \($0) (a: \(type), b: \(type)) -> \(type)" }
      + ["==", "<", ">", "<="].map { "static func \($0) (a: \(type), b: \(type)) -> Bool" }
      + ["static func += (a: inout \(type), b: \(type))"]
  }
}

/// What the checker says of one file of source.
func program(_ text: String) -> CheckedProgram {
  SmallLibrary.checker().check(files: [
    SwiftReader.parse(SourceFile(name: "test.swift", text: text))
  ])
}

/// The diagnostics as `line:column: message`.
func messages(_ text: String) -> [String] {
  let program = program(text)
  return program.diagnostics.map { diagnostic in
    let place = program.files[0].location(of: Int(diagnostic.range.start))
    return "\(place.line):\(place.column): \(diagnostic.message)"
  }
}
