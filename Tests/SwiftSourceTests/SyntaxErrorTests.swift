import Diagnostics
import SwiftSource
import Testing

/// Broken source in which `›` marks where the error points, and swiftc's words for it.
struct Mistake: CustomTestStringConvertible {
  var source: String
  var message: String
  var testDescription: String { source }

  init(_ source: String, _ message: String) {
    self.source = source
    self.message = message
  }
}

@Suite struct SyntaxErrorTests {
  /// The messages and places are those of swiftc 6.3.1 (`swiftc -parse`).
  @Test(arguments: [
    Mistake("func f() {\n  print(1\n›}", "expected ')' in expression list"),
    // Since a brace looks like the end of the call.
    Mistake("f(1) {\n  g(h { 2 }›\n}", "expected ')' in expression list"),
    Mistake("f(1 ›2)", "expected ',' separator"),
    Mistake("let x = [1›\nf(2)\ng(3)", "expected ',' separator"),
    Mistake("func f() {\n  print(1)›", "expected '}' at end of brace statement"),
    Mistake("let x = [1, 2›\nlet y = 3", "expected ']' in container literal expression"),
    Mistake("let s = ›\"abc\nlet y = 3", "unterminated string literal"),
    Mistake("func f() { ›... a }", "unary operator cannot be separated from its operand"),
    Mistake("switch x {\ncase 1›\n  f()\ndefault: break\n}", "expected ':' after 'case'"),
    Mistake("let x = 1 +›", "expected expression after operator"),
    Mistake("struct A {\n  ›x = 4\n}", "expected 'var' keyword in property declaration"),
    Mistake("if x > 3›\n  print(1)", "expected '{' after 'if' condition"),
    Mistake("›}", "extraneous '}' at top level"),
    Mistake("let ›= 3", "expected pattern"),
    Mistake("func ›(x: Int) {}", "expected identifier in function declaration"),
    Mistake("let a = foo(1 ›2)", "expected ',' separator"),
    Mistake("for i ›0..<3 { }", "expected 'in' after for-each pattern"),
    Mistake("let x = \"a\\›qb\"", "invalid escape sequence in literal"),
    Mistake(
      "let x = 5› let y = 6", "consecutive statements on a line must be separated by ';'"),
    Mistake("guard let x = y ›{ return }", "expected 'else' after 'guard' condition"),
    Mistake("let d = [\"a\": 1, \"b\"›]", "expected ':' in dictionary literal"),
    Mistake("f(a: 1, b: ›)", "expected expression in list of expressions"),
    Mistake("struct A { ›3 }", "expected declaration"),
    Mistake(
      "#if os(iOS)\nlet x = 1›", "expected #else or #endif at end of conditional compilation block"),
    Mistake("let x = 3;›;", "';' statements are not allowed"),
    Mistake("let y = a›.\nlet z = 3", "expected member name following '.'"),
    Mistake("struct A {\n  func f() {\n    if a {\n      b\n  }\n}›", "expected '}' in struct"),
    Mistake("struct A { ›case a }", "enum 'case' is not allowed outside of an enum"),
    Mistake("let x: Int ›{ 3 }", "'let' declarations cannot be computed properties"),
    Mistake("static ›func f() {}", "static methods may only be declared on a type"),
    Mistake(
      "switch x { ›case 1:\ndefault: f() }",
      "'case' label in a 'switch' must have at least one executable statement"),
    Mistake("let a = ›$0", "anonymous closure argument not contained in a closure"),
    Mistake(
      "f { a in ›$0 }",
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments; "
        + "did you mean 'a'?"),
    Mistake("init›() {}", "initializers may only be declared within a type"),
    Mistake("protocol P { func f() ›{ } }", "protocol methods must not have bodies"),
    Mistake("a ›%%% b", "cannot find operator '%%%' in scope"),
    Mistake(
      "a ›< b < c",
      "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"),
    Mistake("let x = ›<#T##Int#>", "editor placeholder in source file"),
    Mistake("let x: ›[3 of Int] = y", "navlab does not run '[3 of …]' yet"),
  ])
  func saysWhatSwiftcSays(_ mistake: Mistake) {
    let text = mistake.source.filter { $0 != "›" }
    let mark = mistake.source.utf8.firstIndex(of: 0xE2) ?? mistake.source.startIndex
    let offset = mistake.source.utf8.distance(from: mistake.source.startIndex, to: mark)
    let found = SwiftReader.parse(SourceFile(name: "a.swift", text: text)).diagnostics
    #expect(found.map(\.message) == [mistake.message])
    #expect(found.first.map { Int($0.range.start) } == offset)
  }

  @Test func findsSeveralMistakesWithTheirNotes() {
    let text = "A {\n  B(a: C() { d }\n  B(a: C() { d }\n}\n"
    let source = SourceFile(name: "a.swift", text: text)
    let found = SwiftReader.parse(source).diagnostics
    #expect(
      found.map { $0.rendered(in: [source]) }.joined(separator: "\n")
        == """
        a.swift:2:17: error: expected ')' in expression list
          B(a: C() { d }
                        ^
        a.swift:2:4: note: to match this opening '('
          B(a: C() { d }
           ^
        a.swift:3:17: error: expected ')' in expression list
          B(a: C() { d }
                        ^
        a.swift:3:4: note: to match this opening '('
          B(a: C() { d }
           ^
        """
    )
  }

  @Test func aTextEndsInNoInterpolation() {
    let source = SourceFile(name: "a.swift", text: "let s = \"\\(a\"")
    let found = SwiftReader.parse(source).diagnostics
    #expect(
      found.map(\.message) == [
        "unterminated string literal",
        "cannot find ')' to match opening '(' in string interpolation",
      ])
    #expect(found.map { Int($0.range.start) } == [8, 10])
  }

  @Test func whitespaceAfterAnAttributeIsAWarning() {
    let found = SwiftReader.parse(
      SourceFile(name: "a.swift", text: "struct A { @B (x: 1) var a = 3 }")
    ).diagnostics
    #expect(found.map(\.severity) == [.warning])
  }

  // MARK: - The prompt

  @Test(arguments: [
    ("a", true), ("", true), ("func f() {", false), ("f(1,", false), ("let x = [", false),
    ("let s = \"\"\"\nabc", false), ("a +", false), ("a.", false), ("/* a", false),
    ("switch x {\ncase", false), ("let x =", false), ("@State", false), ("if x", false),
    ("let s = \"abc", true), (")", true), ("}", true), ("let = 3", true), ("f(1 2)", true),
    ("VStack {\n  Text(\"a\")\n}", true), (".padding()", true), ("for x in y", false),
    ("a ?", false), ("try", false), ("// c", true), ("#if DEBUG", false),
  ])
  func asksForMoreLines(_ text: String, _ isComplete: Bool) {
    #expect(SourceText.isComplete(text) == isComplete)
  }

  @Test func coloursTokens() {
    let text = "@State var a: Int = f(x: 1.5) // c\n\"s\""
    let tokens = SourceText.tokens(of: text).map { token -> String in
      let utf8 = Array(text.utf8)[token.start..<token.end]
      return "\(token.kind.rawValue) \(String(decoding: utf8, as: UTF8.self))"
    }
    #expect(tokens.contains("keyword var"))
    #expect(tokens.contains("type Int"))
    #expect(tokens.contains("number 1.5"))
    #expect(tokens.contains("comment // c"))
  }
}
