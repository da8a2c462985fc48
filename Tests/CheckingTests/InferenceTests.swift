import Checking
import Diagnostics
import Testing

/// What the checker finds the types of global variables to be.
struct InferenceTests {
  static let types: [(source: String, type: String)] = [
    ("let v = 1", "Int"),
    ("let v = 1 + 2.5", "Double"),
    ("let v: Double = 1 / 3", "Double"),
    ("let w: CGFloat = 3\nlet v = 1 / 3 * w", "CGFloat"),
    ("let w: CGFloat = 3\nlet d: Double = 2\nlet v = w * d", "Double"),
    ("let v = [1, 2].map { $0 + 1 }", "[Int]"),
    ("let v = [1, 2].map { \"\\($0)\" }", "[String]"),
    ("let v = [1: \"a\"]", "[Int : String]"),
    ("let v = [1: \"a\"][1]", "String?"),
    ("let v = [[1]].first?.count", "Int?"),
    ("let o: Int? = nil\nlet v = o ?? 2", "Int"),
    ("let v = max(1, 2.5)", "Double"),
    ("let v = 1...3", "ClosedRange<Int>"),
    ("let v = (1...3).map { Double($0) }", "[Double]"),
    ("let v = { (a: Int) in a * 2 }", "(Int) -> Int"),
    ("let v = true ? nil : 1", "Int?"),
    ("struct P { var x: Int; var y = 2 }\nlet v = [P(x: 1)].map(\\.y)", "[Int]"),
    ("struct S<T> { var t: T }\nlet v = S(t: 1)", "S<Int>"),
    ("enum E { case a, b(Int) }\nlet v = [1].map(E.b)", "[E]"),
    ("let v = VStack { Text(\"a\"); Text(\"b\") }", "VStack<TupleView<(Text, Text)>>"),
    ("let v = Button(\"x\") { print(1) }", "Button<Text>"),
    (
      "let v = VStack { if true { Text(\"a\") } else { Color.red } }",
      "VStack<EitherView<Text, Color>>"
    ),
    ("let v = Text(\"a\").background(.red.opacity(0.5))", "some View"),
  ]

  /// Each closure is lowered once, however many stand around it: twice would be 2⁶⁰ times here.
  @Test func nestedClosuresTakeNoLongerThanTheyAreDeep() {
    let nested = String(repeating: "f { ", count: 60) + "1" + String(repeating: " }", count: 60)
    let checked = program("func f(_ c: () -> Int) -> Int { c() }\nlet v = \(nested)")
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.globals.last?.type.description == "Int")
  }

  @Test(arguments: types.indices)
  func infers(_ row: Int) {
    let checked = program(Self.types[row].source)
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.globals.last?.type.description == Self.types[row].type)
  }

  @Test func wrappersAreStored() {
    let checked = program(
      """
      struct Child: View { @Binding var on: Bool; var body: some View { Text(on ? "a" : "b") } }
      struct Parent: View {
        @State private var on = false
        let title: String
        var body: some View { VStack { Child(on: $on); Button(title) { on.toggle() } } }
      }
      """)
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.types[1].storedProperties.map(\.name) == ["_on", "title"])
    #expect(checked.types[1].storedProperties[0].type.description == "State<Bool>")
  }
}
