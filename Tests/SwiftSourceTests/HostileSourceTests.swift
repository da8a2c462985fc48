import Diagnostics
import SwiftSource
import Testing

@Suite struct HostileSourceTests {
  /// Each is repeated until a recursion over it would overflow the stack.
  @Test(arguments: [
    "(", "[", "{", "f {", "\"\\(", "A<", "a < ", "() -> ", "a ? ", "try ", "await ", "consume ",
    "let ", "if ", "switch ", "each ", "repeat ", "some ", "#if a\n", "#a ", "@A(", "if a {",
    "struct A {", "if a {} else ", "precedencegroup a {", "func a() {", "f(a: ", "x[a", "a.",
  ])
  func nestingEndsWithAnError(_ piece: String) {
    let text = String(repeating: piece, count: 20_000)
    let file = SwiftReader.parse(SourceFile(name: "a.swift", text: text))
    #expect(file.diagnostics.contains { $0.severity == .error })
    #expect(file.diagnostics.count < 200)
    _ = SourceText.isComplete(text)
    _ = SourceText.tokens(of: text)
  }

  /// Code in a text that is none from its first word on.
  @Test(arguments: ["case", "case x", "let", "}", "a case b", "f(case"])
  func wrongInterpolationsEndWithAnError(_ code: String) {
    let text = "let a = \"x \\(\(code)) y\""
    let file = SwiftReader.parse(SourceFile(name: "a.swift", text: text))
    #expect(file.diagnostics.contains { $0.severity == .error })
  }

  /// The parser reads each of these twice, as a type and as a value, and so what is inside them:
  /// two dozen took it minutes.
  @Test(arguments: ["%%[", "[(", "(a, [", "A<[", "if case [", "[@a ", "[(a:", "a < [", "[[/**/"])
  func lookAheadEndsWithAnError(_ piece: String) {
    for text in [piece + "%%%%%", "let x = " + piece + "1"] {
      let nested = text.replacing(piece, with: String(repeating: piece, count: 24))
      let file = SwiftReader.parse(SourceFile(name: "a.swift", text: nested))
      #expect(file.diagnostics.map(\.message) == [Self.lookAhead])
    }
  }

  private static let lookAhead =
    "navlab does not read '[' nested this deeply; give the inner part a name of its own"

  @Test func nestedLiteralsAreRead() {
    let deep = String(repeating: "[", count: 8) + "1" + String(repeating: "]", count: 8)
    let rows = String(repeating: "[[[1, 2], [3, 4]], [[5]]],\n", count: 2_000)
    let mixed = String(repeating: "[1, [", count: 30) + String(repeating: "]]", count: 30)
    for text in [deep, "[\n\(rows)]", mixed] {
      #expect(SwiftReader.parse(SourceFile(name: "a", text: "let x = \(text)")).diagnostics.isEmpty)
    }
  }

  /// What stands one after the other does not nest.
  @Test(arguments: ["guard a else { return }", "if a {} else {}", "if a {} else if b {} else {}"])
  func longBodiesAreRead(_ statement: String) {
    let body = String(repeating: statement + "\n", count: 600)
    let file = SwiftReader.parse(SourceFile(name: "a", text: "func f() {\n\(body)}"))
    #expect(file.diagnostics.isEmpty)
  }

  @Test(arguments: [".b", "!", "?", "()", "[0]", " + b", " ? b : c", " is A", " as A", "?.b"])
  func longChainsEnd(_ piece: String) {
    for count in [100, 300, 5_000, 20_000] {
      let text = "x = a" + String(repeating: piece, count: count)
      let file = SwiftReader.parse(SourceFile(name: "a.swift", text: text))
      #expect(count > 300 || piece == " is A" || file.diagnostics.count < 300)
      _ = file.dump()
    }
  }

  @Test(arguments: [
    "\0", "let x = \0 3", "\u{feff}let x = 3", "#!/usr/bin/swift\nlet x = 3", "\r\n\r\n", "\u{1}",
    "let x\u{2028} = 3", "<<<<<<< a\nb\n=======\nc\n>>>>>>> d", "`", "\\", "\"\"\"", "#\"", "/*/*",
    "$", "@", "#", "let x = \"\\u{110000}\"", "let x = \"\\u{}\"", "0x", "1e", "'a",
    "let x \u{3000}= 3", "let x: Int \u{15}= 3", "let x \u{c}= 3", "let x =\u{b}3",
  ])
  func oddBytesEnd(_ text: String) {
    let file = SwiftReader.parse(SourceFile(name: "a.swift", text: text))
    #expect(!file.dump().unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    _ = SourceText.isComplete(text)
  }

  /// Nothing of it is parsed: that alone would take minutes and gigabytes.
  @Test func hugeFilesEndWithAnError() {
    let text = String(repeating: "let x = 1 + 2\n", count: 700_000)
    let file = SwiftReader.parse(SourceFile(name: "a.swift", text: text))
    #expect(file.items.isEmpty)
    #expect(
      file.diagnostics.map(\.message) == [
        "navlab reads up to 4 MB of one file; cut it into several"
      ])
  }

  @Test func longLinesEnd() {
    let string = "let x = \"" + String(repeating: "a", count: 1_000_000) + "\""
    #expect(SwiftReader.parse(SourceFile(name: "a", text: string)).diagnostics.isEmpty)
    let junk = String(repeating: "a ", count: 5_000)
    // Of very many mistakes only the first are read.
    #expect(SwiftReader.parse(SourceFile(name: "a", text: junk)).diagnostics.count == 101)
  }

  /// Deletes, doubles and moves tokens of a sample: whatever comes out is read to an end, with
  /// every place inside the text.
  @Test(arguments: 1...150)
  func mutatedProgramsEnd(_ seed: Int) {
    var random = Generator(state: UInt64(seed))
    var pieces = SourceText.tokens(of: Self.sample).map { token -> String in
      let bytes = Array(Self.sample.utf8)[token.start..<token.end]
      return String(decoding: bytes, as: UTF8.self)
    }
    pieces += ["(", ")", "{", "}", "[", "]", "\"", "\n", ".", ",", ":", "?", "->", "=", "\\("]
    pieces = (0..<80).map { _ in pieces[random.below(pieces.count)] }
    var bytes = Array(Self.sample.utf8)
    for _ in 0..<6 {
      let place = random.below(bytes.count)
      let piece = Array(pieces[random.below(pieces.count)].utf8)
      let length = min(random.below(12), bytes.count - place)
      bytes.replaceSubrange(place..<(place + length), with: piece)
    }
    for text in [String(decoding: bytes, as: UTF8.self), pieces.joined(separator: " ")] {
      let file = SwiftReader.parse(SourceFile(name: "a.swift", text: text))
      for diagnostic in file.diagnostics {
        #expect(Int(diagnostic.range.end) <= text.utf8.count)
        #expect(diagnostic.range.start <= diagnostic.range.end)
      }
      _ = file.dump(places: true)
      _ = SourceText.isComplete(text)
    }
  }

  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private static let sample = """
    import SwiftUI
    struct ContentView: View {
      @State private var items: [String: Int] = ["a": 1]
      @Environment(\\.dismiss) var dismiss
      var body: some View {
        NavigationStack {
          ForEach(0..<3, id: \\.self) { index in
            Text("row \\(index, specifier: "%d")").padding(.top, 3)
            if let x = items["a"], x > 3 { Text("b") } else { EmptyView() }
          }
          .sheet(isPresented: $shows) { [weak self] in self?.close() } onDismiss: { }
        }
      }
      func f<T: P>(_ a: T, b: Int? = nil) async throws -> [T] where T.X == Int {
        switch a { case .one(let x) where x > 1: return [x]; case is Foo, .two: break; default: f() }
        for case let (i, v)? in a.enumerated() { try await g(i + v * 2 ?? 4) }
        #if os(iOS)
        return a as? [T] ?? []
        #endif
      }
    }
    enum E: Int, Q { case a = 1, b; indirect case c(x: E) }
    """
}

/// Long texts are parsed in pieces.
@Suite struct LongSourceTests {
  private static let type = """
    /// A type.
    struct A {
      var text: String { "}" }
    }


    """
  private static let count = 700

  /// A text so long that it is cut in two, behind the next line in `middle` that is a brace.
  private static func long(_ middle: String) -> String {
    let padding = String(repeating: "let line = 1\n", count: 8)
    return String(repeating: type, count: count) + padding + middle
      + String(repeating: type, count: count - 1)
  }

  /// Where a cut would change what the text means, there is none.
  @Test(arguments: [
    "", "// struct\n", "#if os(iOS)\nstruct B {\n}\n#endif\n", "/*\n}\nstruct C {\n}\n*/\n",
    "let a = \"\"\"\n}\nstruct\n\"\"\"\n", "if a {\n}\nelse {\n}\n", "f {\n}\n.g()\n",
    "repeat {\n}\nwhile a\n", "do {\n}\ncatch {\n}\n", "f {\n}\ng: {\n}\n", "f {\n}\n// a\n.g()\n",
  ])
  func piecesReadAsTheWhole(_ middle: String) {
    let text = Self.long(middle)
    let file = read(text)
    let types = Array(repeating: read(Self.type).dump(), count: Self.count - 1)
    let line = Array(repeating: read("let line = 1").dump(), count: 8)
    let between = line + (middle.isEmpty ? [] : [read(middle).dump()].filter { !$0.isEmpty })
    #expect(file.diagnostics.isEmpty)
    #expect(
      file.dump() == (types + types.prefix(1) + between + types).joined(separator: "\n"))
    #expect(file.items.last.map { Int($0.range.end) } == text.utf8.count - 2)
  }

  @Test func whatIsWrongIsSaidAtItsPlace() {
    let wrong = "struct B {\n  let\n}\n"
    let text = Self.long(wrong)
    let start = Self.type.utf8.count * Self.count
    let found = read(text).diagnostics
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { (start...start + 200).contains(Int($0.range.start)) })
  }

  private func read(_ text: String) -> ParsedFile {
    SwiftReader.parse(SourceFile(name: "a.swift", text: text))
  }
}
