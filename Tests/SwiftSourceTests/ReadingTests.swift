import Diagnostics
import SwiftSource
import Testing

/// A piece of source and what it reads as.
struct Reading: CustomTestStringConvertible {
  var source: String
  var dump: String
  var testDescription: String { source }

  init(_ source: String, _ dump: String) {
    self.source = source
    self.dump = dump
  }
}

@Suite struct ReadingTests {
  @Test(arguments: [
    Reading("a + b * c", "(+ a (* b c))"),
    Reading("a = b = c", "(= a (= b c))"),
    Reading("a ?? b ?? c", "(?? a (?? b c))"),
    Reading("a - b - c", "(- (- a b) c)"),
    Reading("a < b && c == d || e", "(|| (&& (< a b) (== c d)) e)"),
    Reading("a ? b : c ? d : e", "(?: a b (?: c d e))"),
    Reading("x = a ? b : c", "(= x (?: a b c))"),
    Reading("a as? Int ?? 3", "(?? (as? Int a) 3)"),
    Reading("a is B == true", "(== (is B a) true)"),
    Reading("try a + b", "(try (+ a b))"),
    Reading("try await a.b() + c", "(try (await (+ (call (member b a)) c)))"),
    Reading("x = try? y", "(= x (try? y))"),
    Reading("-a.b", "(prefix - (member b a))"),
    Reading("0..<n", "(..< 0 n)"),
    Reading("1...", "(postfix ... 1)"),
    Reading("f(&x)", "(call f (& x))"),
    Reading("_ = 3", "(= _ 3)"),
  ])
  func foldsOperators(_ reading: Reading) { expect(reading) }

  @Test(arguments: [
    Reading("a?.b.c", "(chain (member c (member b (link a))))"),
    Reading("a?.b?.c()", "(chain (call (member c (link (member b (link a))))))"),
    Reading("(a?.b).c", "(member c (tuple (chain (member b (link a)))))"),
    Reading("a?.b = 3", "(chain (= (member b (link a)) 3))"),
    Reading("a?.b += 3", "(chain (+= (member b (link a)) 3))"),
    Reading("a?[0]!", "(chain (unwrap (subscript (link a) 0)))"),
    Reading("f?()", "(chain (call (link f)))"),
    Reading(".red.opacity(0.5)", "(call (member opacity .red) 0.5)"),
    Reading("[Int]()", "(call type [Int])"),
    Reading("[String: [Int]]()", "(call type [String: [Int]])"),
    Reading("[(Int) -> Void]()", "(call type [(Int) -> Void])"),
    Reading("Int?.none", "(member none type Int?)"),
    Reading("[Int].self", "(member self type [Int])"),
    Reading("[a].count", "(member count (array a))"),
    Reading("Array<Int>()", "(call Array<Int>)"),
    Reading("f { $0 }", "(call f (trailing (closure $0)))"),
    Reading("f(1) { a } b: { c }", "(call f 1 (trailing (closure a)) (trailing b: (closure c)))"),
    Reading("x.move(to:)", "(member move(to:) x)"),
    Reading("\\.name", "(keyPath .name)"),
    Reading("\\Foo.bar[0]?.x!", "(keyPath Foo .bar ([] 0) ? .x !)"),
    Reading("\\.self", "(keyPath .self)"),
    Reading("#selector(foo)", "(#selector foo)"),
    Reading("/a+b/", "regex \"a+b\""),
    Reading("self.x", "(member x self)"),
    Reading("`default`.x", "(member x default)"),
  ])
  func readsChains(_ reading: Reading) { expect(reading) }

  @Test(arguments: [
    Reading(#""a\n\t\"\u{1F600}""#, "\"a\\n\\t\\\"😀\""),
    Reading(##"#"a\n\#n"#"##, #""a\\n\n""#),
    Reading(#""x \(y) z""#, #"(string "x " (interpolation y) " z")"#),
    Reading(#""\(x, specifier: "%.2f")""#, #"(string (interpolation x (specifier: "%.2f")))"#),
    Reading("\"\"\"\n    a\n      b \\\n    c\n    \"\"\"", #""a\n  b c""#),
    Reading("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", #""a\nb""#),
    Reading("\"\"\"\n\"\"\"", "\"\""),
    Reading("0xFF_FF", "0xFF_FF"),
    Reading("1_000.5e3", "1_000.5e3"),
    Reading("[a: 1, b: 2]", "(dictionary (: a 1) (: b 2))"),
    Reading("[:]", "dictionary"),
  ])
  func readsLiterals(_ reading: Reading) { expect(reading) }

  @Test(arguments: [
    Reading("if case .a(let x) = y {}", "(if (case (case .a (let x)) y) then)"),
    Reading("if case let .a(x, _) = y {}", "(if (case (let (case .a x _)) y) then)"),
    Reading("if case .a(3) = y {}", "(if (case (~= (call .a 3)) y) then)"),
    Reading("if case let x? = y {}", "(if (case (let (some x)) y) then)"),
    Reading("if case .some(let x)? = y {}", "(if (case (some (case .some (let x))) y) then)"),
    Reading("if case (let x, 3) = y {}", "(if (case (tuple (let x) (~= 3)) y) then)"),
    Reading("if case is Foo = y {}", "(if (case is Foo y) then)"),
    Reading("if case let x as Foo = y {}", "(if (case (let (as Foo x)) y) then)"),
    Reading("if case 1...5 = y {}", "(if (case (~= (... 1 5)) y) then)"),
    Reading("if case A.b(c: let d) = y {}", "(if (case (case A.b (c: (let d))) y) then)"),
    Reading("if let x, var y: Int = z {}", "(if (let x) (var : Int y z) then)"),
    Reading("if #available(iOS 17, *) { a }", "(if (call _isAvailable \"iOS 17\") (then a))"),
    Reading("for (i, x) in y where i > 1 {}", "(for (tuple i x) y (where (> i 1)) do)"),
    Reading("for case let x? in y {}", "(for (let (some x)) y do)"),
    Reading("l: while a { continue l }", "(l: while a (do continue l))"),
    Reading(
      "do { try f() } catch let e as E where e.x { } catch { }",
      """
      (do (body (try (call f))) (catch (where (let (as E e)) (member x e)) do) (catch do))
      """),
    Reading(
      "switch x { case .a, .b where y: 1; default: 2 }",
      "(switch x (case (~= .a) (where (~= .b) y) (do 1)) (default (do 2)))"),
    Reading(
      "let x = if a { 1 } else if b { 2 } else { 3 }",
      "(let (x (if a (then 1) (else if b (then 2) (else 3)))))"),
    Reading("guard let self else { return }", "(guard (let self) (else return))"),
  ])
  func readsPatternsAndStatements(_ reading: Reading) { expect(reading) }

  @Test(arguments: [
    Reading("import SwiftUI", "import SwiftUI"),
    Reading(
      "@Environment(\\.dismiss) private var dismiss",
      "(@Environment private var (@Environment (keyPath .dismiss)) dismiss)"),
    Reading("let a = 1, b: Int = 2", "(let (a 1) (b: Int 2))"),
    Reading("let (a, b) = c", "(let (pattern (tuple a b) c))"),
    Reading("var a: Int { 3 }", "(var (a: Int (get 3)))"),
    Reading(
      "var a: Int { get async throws { 3 } }", "(var (a: Int (get async throws 3)))"),
    Reading(
      "var a = 3 { willSet(n) { f(n) } didSet { } }",
      "(var (a 3 (willSet(n) (call f n)) didSet(oldValue)))"),
    Reading(
      "func f(_ a: Int, b c: Int = 3) -> Int { a }", "(func f -> Int _ a: Int (b c: Int 3) a)"),
    Reading(
      "func f<T: P>(x: T) async throws(E) where T.X == Int {}",
      "(func f<T: P> where T.X == Int async throws(E) x: T)"),
    Reading("struct A<T>: P, Q { init?(x: Int) {} }", "(struct A<T>: P, Q (init? x: Int))"),
    Reading(
      "enum E: Int { case a = 1, b; case c(x: Int, String = \"\") }",
      #"(enum E: Int (case (a (= 1)) b) (case (c x: Int (_ : String ""))))"#),
    Reading(
      "protocol P<T> { associatedtype T: Q = Int; var x: T { get set } }",
      "(protocol P<T> associatedtype T: Q = Int (var (x: T get … set(newValue) …)))"),
    Reading("extension Array: P where Element: Q {}", "extension Array: P where Element: Q"),
    Reading("typealias F = (inout Int, _ x: A?) -> B", "typealias F = (inout Int, A?) -> B"),
    Reading("let x: any P & Q, y: (some R)? = 3", "(let x: any P & Q (y: (some R)? 3))"),
    Reading("infix operator +++: AdditionPrecedence", "infix operator +++: AdditionPrecedence"),
    Reading("#Preview(\"A\") { B() }", #"(#Preview "A" (trailing (closure (call B))))"#),
    Reading(
      "f { [weak self, x = y] (a: Int, _) async -> Int in a }",
      """
      call
        f
        trailing
          (closure async -> Int capture weak self (capture x y) (parameters _ a: Int _ _) a)
      """),
    Reading("class A { deinit { f() } }", "(class A (deinit (call f)))"),
    Reading(
      "struct A { subscript(i: Int) -> Int { get { 1 } set { } } }",
      "(struct A (subscript -> Int _ i: Int (get 1) set(newValue)))"),
  ])
  func readsDeclarations(_ reading: Reading) { expect(reading) }

  @Test(arguments: [
    Reading("#if os(iOS)\na\n#elseif os(macOS)\nb\n#else\nc\n#endif", "a"),
    Reading("#if os(macOS) || !DEBUG\na\n#else\nb\n#endif", "b"),
    Reading("#if swift(>=5.9.1) && compiler(<7)\na\n#endif", "a"),
    Reading("#if canImport(AppKit)\na\n#endif\nb", "b"),
    Reading("#if targetEnvironment(simulator)\na\n#endif", "a"),
    Reading("a\n#if os(iOS)\n.b()\n#endif\n.c()", "(call (member c (call (member b a))))"),
    Reading("a\n#if os(macOS)\n.b()\n#endif\n.c()", "(call (member c a))"),
    Reading("struct A {\n#if DEBUG\nvar x = 1\n#endif\n}", "(struct A (var (x 1)))"),
  ])
  func resolvesConditions(_ reading: Reading) { expect(reading) }

  @Test func operatorsOfOtherFilesAreKnown() {
    let sources = [
      "infix operator <>: Low\nprecedencegroup Low { lowerThan: AdditionPrecedence }", "a <> b + c",
    ]
    let files = SwiftReader.parse(sources.map { SourceFile(name: "a.swift", text: $0) })
    #expect(files[1].dump() == "(<> a (+ b c))")
    #expect(files[1].diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("// c\n.sheet(isPresented: $a) { b }\n\n// d\n.padding()", true),
    ("VStack { }.padding()", false), ("let a = 3", false), ("", false),
  ])
  func findsFragmentsThatStartWithAModifier(_ source: String, _ expected: Bool) {
    let file = SwiftReader.parse(SourceFile(name: "a.swift", text: source))
    #expect(file.startsWithModifier == expected)
    #expect(file.diagnostics.isEmpty)
    #expect(file.items.count <= 1)
  }

  private func expect(_ reading: Reading) {
    let file = SwiftReader.parse(SourceFile(name: "a.swift", text: reading.source))
    #expect(file.dump() == reading.dump)
    #expect(file.diagnostics.map(\.message) == [])
  }
}
