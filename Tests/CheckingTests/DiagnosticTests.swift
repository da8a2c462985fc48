import Checking
import Testing

/// swiftc's words at swiftc's places: each row was compared with `swiftc -typecheck`.
struct DiagnosticTests {
  static let wrong: [(source: String, messages: [String])] = [
    ("prnt(1)", ["1:1: cannot find 'prnt' in scope"]),
    ("let x: Int = \"a\"", ["1:14: cannot convert value of type 'String' to specified type 'Int'"]),
    ("let a = 1\nlet a = 2", ["2:5: invalid redeclaration of 'a'"]),
    ("var s: Strng = 1", ["1:8: cannot find type 'Strng' in scope"]),
    (
      "func f() -> String { return 1 }",
      ["1:29: cannot convert return expression of type 'Int' to return type 'String'"]
    ),
    ("func f() -> Int { return }", ["1:19: non-void function should return a value"]),
    ("func f() { return 1 }", ["1:19: unexpected non-void return value in void function"]),
    ("func f() -> Int { }", ["1:19: missing return in global function expected to return 'Int'"]),
    ("func f() { let x = 1; x = 2 }", ["1:23: cannot assign to value: 'x' is a 'let' constant"]),
    ("func h(x: Int, y: Int) {}\nh(x: 1)", ["2:7: missing argument for parameter 'y' in call"]),
    ("func h(x: Int, y: Int) {}\nh(1, y: 2)", ["2:2: missing argument label 'x:' in call"]),
    ("func h(x: Int, y: Int) {}\nh(x: 1, y: 2, z: 3)", ["2:18: extra argument 'z' in call"]),
    ("func h(x: Int, y: Int) {}\nh(y: 1, x: 2)", ["2:9: argument 'x' must precede argument 'y'"]),
    (
      "func h(x: Int) {}\nh(x: \"a\")",
      ["2:6: cannot convert value of type 'String' to expected argument type 'Int'"]
    ),
    ("let s = \"a\".nope", ["1:13: value of type 'String' has no member 'nope'"]),
    ("enum E { case a }\nlet e: E = .d", ["2:13: type 'E' has no member 'd'"]),
    (
      "enum E { case a, b(Int) }\nfunc f(_ e: E) { switch e { case .a: print(1) } }",
      ["2:18: switch must be exhaustive"]
    ),
    (
      "let o: Int? = 1\nlet i: Int = o",
      ["2:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"]
    ),
    (
      "if 1 { }",
      ["1:4: integer literal value '1' cannot be used as a boolean; did you mean 'true'?"]
    ),
    ("for i in 5 { print(i) }", ["1:10: for-in loop requires 'Int' to conform to 'Sequence'"]),
    ("struct V: Identifiable { }", ["1:8: type 'V' does not conform to protocol 'Identifiable'"]),
    (
      "let t = true ? 1 : \"a\"",
      ["1:16: result values in '? :' expression have mismatching types 'Int' and 'String'"]
    ),
    ("let n = nil", ["1:9: 'nil' requires a contextual type"]),
    (
      "let a = [1]\na.append(2)",
      ["2:3: cannot use mutating member on immutable value: 'a' is a 'let' constant"]
    ),
    (
      "_ = 1 + \"a\"",
      ["1:7: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"]
    ),
    (
      "struct S { private var x = 0; var y: Int }\nlet s = S(y: 1)",
      ["2:9: 'S' initializer is inaccessible due to 'private' protection level"]
    ),
    (
      "@State private var path: [Int] = []\n\n@State private var path = 1",
      [
        "3:20: invalid redeclaration of 'path'",
        "3:20: invalid redeclaration of synthesized property '_path'",
        "3:20: invalid redeclaration of synthesized property '$path'",
      ]
    ),
  ]

  @Test(arguments: wrong.indices)
  func says(_ row: Int) {
    #expect(messages(Self.wrong[row].source) == Self.wrong[row].messages)
  }

  /// Not in the words of the compiler, which takes it.
  @Test func whatDoesNotRunYetSaysSo() {
    let source = """
      @propertyWrapper struct A<Value> { var wrappedValue: Value }
      @propertyWrapper struct B { var wrappedValue: Int }
      struct S { @A @B var x: Int }
      """
    #expect(messages(source) == ["3:16: navlab does not run '@A @B' yet"])
  }

  /// One mistake is said once: nothing around it is blamed.
  @Test func doesNotCascade() {
    let source = """
      struct A: View {
        var body: some View { VStack { Text(nope).padding(); Button("x") { missing() } }.padding() }
      }
      """
    #expect(
      messages(source) == [
        "2:39: cannot find 'nope' in scope", "2:70: cannot find 'missing' in scope",
      ])
  }

  @Test(arguments: [
    "{", "let", "struct S: S {}", "let a = a", "x.y.z", "protocol P: P {}", "(((((",
  ])
  func survives(_ source: String) {
    #expect(!messages(source).isEmpty)
  }
}
