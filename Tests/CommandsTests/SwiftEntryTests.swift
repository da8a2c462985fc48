import Commands
import Diagnostics
import Lessons
import Testing
import ViewCatalog

/// Swift of several lines, and lines that are Swift by their form only.
@Suite struct SwiftEntryTests {
  @Test(arguments: [
    ("let a = 1\nlet b = 2\na + b", "3"), ("let a = 1\nprint(a)", "1"),
    ("func f(_ x: Int) -> String { \"\" }\nf", "(Int) -> String"),
    ("count += 1\ncount", "1\nContentView.count: 0 → 1"),
    ("let a = 1\na + nothing", "compileError: cannot find 'nothing' in scope"),
    ("if count == 0 { print(1) }\nif true { 2 }", "1"),
  ])
  func anEntryShowsWhatItEndsWith(entry: String, answer: String) {
    #expect(launched(sampleApp).says(entry) == answer)
  }

  /// Each is what the lines before it answer, and then the last.
  @Test(arguments: [
    (["func bump() { count += 5 }", "bump()", "count"], "5"),
    (["func twice() -> Int { count * 2 }", "count = 4", "twice()"], "8"),
    (["var more: Int { count + 1 }", "count = 4", "more"], "5"),
    (["var more: Int { count + 1 }", "count = 4", "undo", "more"], "1"),
    (["func go() { path.append(.settings) }", "go()", "path.count"], "1"),
    (["func f() -> Int { 1 }", "func f() -> Int { 2 }", "f()"], "2"),
    (["func f() -> Int { 1 }", "func f() -> Int { nothing }", "f()"], "1"),
    (["func f(_ x: Int) -> Int { x }", "func f(_ x: String) -> Int { 7 }", "f(3)"], "3"),
    (["extension ContentView { var more: Int { count + 1 } }", "more"], "1"),
    (["extension Int { var twice: Int { self * 2 } }", "4.twice"], "8"),
    (["let keep = 4", "func f() -> Int { keep + count }", "f()"], "4"),
    (["func f() -> Int { g() }\nfunc g() -> Int { count + 3 }", "f()"], "3"),
  ])
  func declarationsSeeTheRootView(lines: [String], answer: String) {
    let session = launched(sampleApp)
    for line in lines.dropLast() { _ = session.respond(to: line) }
    #expect(session.says(lines[lines.count - 1]) == answer)
  }

  /// A fragment that begins with a modifier stands behind imports and variables.
  @Test(arguments: [
    "import SwiftUI\n\n", "import SwiftUI\n// so\n", "@State var shows = true\n",
    "@State var count = 0\n\n",
  ])
  func aFragmentMayBeginWithAModifier(before: String) {
    let session = launched(before + ".sheet(isPresented: .constant(true)) { Text(\"S\") }")
    #expect(session.says("contexts") == "window\n  sheet large")
  }

  /// An App, a preview or a fragment is no view that anybody wrote: what it shows is.
  @Test(arguments: [
    ("@main struct A: App { var limit = 3; var body: some Scene { WindowGroup { #ROOT# } } }"),
    ("#Preview { #ROOT# }\nlet limit = 3"), ("@State var limit = 3\n#ROOT#"),
  ])
  func whatShowsTheRootViewIsSeenThrough(shell: String) {
    let root = "RootView().environmentObject(Names())"
    let session = launched(
      """
      final class Names: ObservableObject { @Published var all = ["a"] }
      struct RootView: View {
        @EnvironmentObject var names: Names
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Hi").navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """ + "\n" + shell.replacing("#ROOT#", with: root))
    #expect(session.says("path.append(3)") == "stack: [] → [3]\nRootView.path: [] → [3]")
    #expect(session.says("limit") == "3")
    #expect(session.says("names.all") == "[\"a\"]")
    #expect(session.says("func home() { path = [] }") == "")
    #expect(session.says("home()").hasSuffix("RootView.path: [3] → []"))
    let offered = session.completions(of: "print(pat", at: 9).candidates
    #expect(offered.contains { $0.contains("path") }, "\(offered)")
    // A command's name that the app has too is offered once.
    #expect(session.completions(of: "pat", at: 3).candidates == ["path"])
  }

  /// Each is what the lines before it answer, and then the last.
  @Test(arguments: [
    ([], "await g()", "the line waits; let time pass with: wait"),
    (["await g()"], "wait 1s", "5"), (["await g()"], "wait 0.5s", ""),
    (["let x = await g()", "wait 1s"], "x + 1", "6"),
    (["count = await g()"], "wait 1s", "ContentView.count: 0 → 5"),
    (["async let x = g()", "wait idle"], "await x", "5"),
    ([], "await now()", "7"), ([], "try t()", "3"),
    ([], "t()", "compileError: call can throw but is not marked with 'try'"),
    ([], "now()", "compileError: expression is 'async' but is not marked with 'await'"),
    ([], "let y = now()", "compileError: expression is 'async' but is not marked with 'await'"),
    ([], "if true { t() }", "compileError: call can throw but is not marked with 'try'"),
  ])
  func aLineThatWaitsIsATask(before: [String], line: String, answer: String) {
    let session = launched(sampleApp)
    _ = session.says(
      """
      func g() async -> Int { try? await Task.sleep(for: .seconds(1)); return 5 }
      func now() async -> Int { 7 }
      func t() throws -> Int { 3 }
      """)
    for earlier in before { _ = session.says(earlier) }
    let said = session.says(line)
    #expect(said.split(separator: "\n").first.map(String.init) ?? "" == answer, "\(said)")
  }

  @Test func aViewAtTheEndOfAnEntryIsLaidOut() {
    let session = launched(sampleApp)
    let entry = "struct P: View { var body: some View { Text(\"x\") } }\nP()"
    #expect(session.says(entry).hasPrefix("P  "))
    #expect(session.says(".padding()").hasPrefix("padding  "))
    // What was declared stays where the app is started again.
    _ = session.says("tap \"More\"")
    _ = session.says("undo")
    #expect(session.says("P()").hasPrefix("P  "))
    #expect(session.says("undo") == "undid: \(entry)")
    #expect(session.says("P()").hasPrefix("compileError"))
  }

  @Test(arguments: ["exit", "exit()", "quit()", ".exit", ":q", " quit() "])
  func otherPromptsWordsLeave(line: String) {
    let reply = launched(sampleApp).respond(to: line)
    #expect(reply.endsSession && reply.isOK)
  }

  @Test func whatIsSaidOfAnEntryIsSaidOfItAlone() {
    let session = launched("func keep(_ f: @escaping () -> Void) { f() }\nText(\"a\")")
    let entry = "class A { var n = 0; func f() { keep { n = 1 } } }"
    #expect(session.says(entry).contains("requires explicit use of 'self'"))
    #expect(session.says("class A { var n = 0; func f() { keep { self.n = 1 } } }") == "")
    #expect(session.says("restart") == "")
    #expect(session.says("[1, 2].map { $0 }") == "[1, 2]")
  }

  @Test func aProgramsOwnWordIsItsOwn() {
    let session = launched("func quit() { print(\"mine\") }\nText(\"a\")")
    #expect(session.says("quit()") == "mine")
  }

  @Test func aFileOfCommandsIsRead() {
    let session = launched(sampleApp)
    session.readFile = { name in
      SourceFile(
        name: name,
        text: name == "round"
          ? "read round" : "# two taps\ntap \"More\"\n\nif true {\n  print(count)\n}\ncount")
    }
    var replies: [String] = []
    let goesOn = session.answer("read commands.txt") { reply in
      replies.append("\(reply.command): \(reply.output.joined(separator: " "))")
      return reply.command != "count"
    }
    #expect(!goesOn)
    #expect(
      replies == [
        "read commands.txt: ", "tap \"More\": ContentView.count: 0 → 1",
        "if true {\n  print(count)\n}: ", "count: 1",
      ])
    var last: Reply?
    _ = session.answer("read round") { reply in
      last = reply
      return true
    }
    #expect(last?.error?.message.hasPrefix("too many files of commands") == true)
  }

  @Test func anExerciseIsBegunAnewAndTheAnswerKept() throws {
    let lesson = """
      ---
      title: A
      ---
      # A

      ```swift file=A.swift exercise=first
      Text("start")
      ```
      """
    let course = Course(
      lessons: [CourseFile(path: "01-a/lesson.md", text: lesson)], transcripts: [])
    let session = Session(library: wholeLibrary)
    var files: [String: String] = [:]
    session.learning = Learning(course, answers: "answers")
    session.readFile = { name in
      guard let text = files[name] else { throw Missing() }
      return SourceFile(name: name, text: text)
    }
    session.writeFile = { name, text in files[name] = text }
    session.editFiles = { names in for name in names { files[name] = "Text(\"edited\")" } }
    _ = session.says("exercise first")
    #expect(session.says("edit") == "")
    #expect(session.says("layout").contains("edited"))
    let kept = "answers/first/A.swift.kept-1"
    #expect(session.says("reset").hasPrefix("your answer is kept in \(kept)\n"))
    #expect(files[kept] == "Text(\"edited\")")
    #expect(files["answers/first/A.swift"]?.contains("start") == true)
    #expect(session.says("layout").contains("start"))
    #expect(!session.says("reset").contains("kept"))
  }

  private struct Missing: ToldError {
    let message: Sentence = "there is no such file"
    let code = "noSuchFile"
  }
}
