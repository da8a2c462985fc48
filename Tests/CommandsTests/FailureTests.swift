import Commands
import Diagnostics
import Interpreter
import Testing

/// What fails leaves the app as it was, says why, and the session goes on.
@Suite struct FailureTests {
  private func limited() -> Session {
    launched(sampleApp) { options in
      options.limits.steps = 200_000
      options.limits.depth = 200
      options.limits.memory = 8 << 20
      options.limits.output = 2_000
    }
  }

  @Test(arguments: [
    ("tap \"Crash\"", "runtimeError", "Index out of range"),
    ("tap \"Loop\"", "stepLimit", "200000 steps"),
    ("tap \"Dive\"", "depthLimit", "200"),
    ("tap \"Grow\"", "memoryLimit", "8"),
    ("tap \"Talk\"", "outputLimit", "2000"),
    ("1 / (count - count)", "runtimeError", "Division by zero"),
    ("count = \"x\"", "compileError", "'String'"),
    ("let x = ", "compileError", ""),
    ("while true { count += 1 }", "stepLimit", "steps"),
    // What the library walks by itself counts too.
    ("Array(0..<Int.max)", "stepLimit", "steps"),
    ("(0..<Int.max).reduce(0, +)", "stepLimit", "steps"),
    ("(0..<Int.max).reversed().forEach { _ in }", "stepLimit", "steps"),
    ("Set((0..<Int.max).lazy.map { $0 % 3 })", "stepLimit", "steps"),
    ("tap \"Nobody\"", "noSuchControl", "\"Nobody\""),
    ("tap \"Edit\"", "ambiguousControl", "\"Edit\"[2]"),
    ("tap \"Edit\"[3]", "noSuchControl", "2 controls"),
    ("tap \"Closed\"", "disabledControl", "\"Closed\" is disabled"),
    ("tap \"Nextt\"", "noSuchControl", "did you mean \"Next\"?"),
    ("tap Go to Page", "usage", "a label of several words is quoted: \"Go to Page\""),
    ("tap \"Next\" now", "usage", "'now' is one word too many; usage: tap CONTROL"),
    ("drag \"Next\"", "usage", "'to' or 'by' is missing"),
    ("toggle \"Next\"", "notPossible", "it is a button"),
    ("back", "nothingToGoBackTo", "no screen"),
    ("dismiss", "nothingToDismiss", "nothing is presented"),
    ("tab \"Home\"", "noSuchTab", "no tabs"),
    ("detent large", "notPossible", "no sheet"),
    ("refresh", "notPossible", "refreshed"),
    ("search \"x\"", "noSuchControl", "search field"),
    ("openurl a://b", "notPossible", "onOpenURL"),
    ("scroll to \"x\"", "notPossible", "scroll"),
    ("device \"iPhone 99\"", "noSuchDevice", "'iPhone 99'"),
    ("wait -1", "usage", "'-1' is no time"),
    ("resize 0x10", "usage", "10000"),
    ("set mood good", "usage", "'mood'"),
    ("load nothing.swift", "notSupported", "files"),
    ("explain \"Nobody\"", "badValue", "\"Nobody\""),
  ])
  func isSaidAndChangesNothing(line: String, code: String, words: String) {
    let session = limited()
    _ = session.respond(to: "tap \"More\"")
    let before = session.snapshot
    let reply = session.respond(to: line)
    #expect(reply.error?.code == code)
    let said = ([reply.error?.message ?? ""] + reply.output).joined(separator: "\n")
    #expect(said.contains(words), "\(said)")
    #expect(session.snapshot == before)
    #expect(session.says("tap \"More\"").hasPrefix("count 2"))
  }

  @Test func whatALineWithErrorsDeclaresIsNotThere() {
    let session = launched(sampleApp)
    let line = "struct Badge: View { var body: some View { Text(nobody) } }"
    #expect(session.respond(to: line).error?.code == "compileError")
    let reply = session.respond(to: "Badge()")
    #expect(reply.error?.message.contains("cannot find 'Badge' in scope") == true)
  }

  @Test func anInterruptSaidAfterTheLaunchStopsACommand() {
    let session = launched(sampleApp)
    session.isInterrupted = { true }
    #expect(session.says("while true { count += 1 }").hasPrefix("interrupted: "))
    session.isInterrupted = nil
    #expect(session.says("count") == "0")
  }

  @Test func anAmbiguousLabelListsItsControls() {
    let session = launched(sampleApp)
    let error = session.respond(to: "tap \"Edit\"").error
    #expect(error?.candidates.count == 2)
    #expect(session.says("tap \"Edit\"[2]") == "ContentView.count: 0 → 10")
  }

  @Test func aTapReachesTheInnermostControl() {
    let session = launched(sampleApp)
    #expect(session.says("tap \"Inner\"") == "inner")
  }

  @Test func aNumberNamesAControl() throws {
    let session = launched(sampleApp)
    let more = try #require(
      session.says("controls").split(separator: "\n").first { $0.contains("More") })
    let number = try #require(more.split(separator: " ").first)
    #expect(session.says("tap \(number)").hasPrefix("count 1"))
    #expect(session.respond(to: "tap #100000").error?.code == "noSuchControl")
  }

  @Test func aTrapNamesItsLineAndVariables() {
    let session = launched(sampleApp)
    let reply = session.respond(to: "tap \"Crash\"")
    #expect(reply.error?.message.hasSuffix("(App.swift:16)") == true)
    #expect(reply.output.first?.hasPrefix("App.swift:16:") == true)
    #expect(reply.output.contains("  none = []"))
    #expect(reply.diagnostics.count == 1)
  }

  @Test func filesThatDoNotCompileLeaveTheAppRunning() {
    let session = launched(sampleApp)
    session.readFile = { name in
      if name == "Bad.swift" { return SourceFile(name: name, text: "let x: Int = \"a\"\n") }
      return SourceFile(name: name, text: "Text(\"new\")")
    }
    _ = session.respond(to: "tap \"More\"")
    let before = session.snapshot
    let reply = session.respond(to: "load Bad.swift")
    #expect(reply.error?.code == "compileError")
    #expect(reply.output.first?.hasPrefix("Bad.swift:1:14: error:") == true)
    #expect(session.snapshot == before)
    #expect(session.says("history") == "1  tap \"More\"")
    #expect(session.says("load New.swift") == "")
    #expect(session.says("tree").contains("\"new\""))
  }

  @Test func statesThatNeverSettleEndWithAnError() {
    let session = launched(
      """
      struct ContentView: View {
        @State var count = 0
        @State var runs = false
        var body: some View {
          Button("Go \\(count)") { runs = true }
          if runs { Text("\\(count)").onAppear { count += 1 }.id(count) }
        }
      }
      """)
    let before = session.snapshot
    #expect(session.respond(to: "tap #2").error != nil)
    let reply = session.respond(to: "tap \"Go 0\"")
    #expect(reply.error?.code == "unsettled")
    #expect(session.snapshot == before)
  }

  @Test func aScrollThatFindsNothingStaysWhereItWas() {
    let session = launched("ScrollView { ForEach(0..<200) { Text(\"Row \\($0)\") } }")
    _ = session.respond(to: "scroll by 500")
    let before = session.snapshot
    #expect(session.respond(to: "scroll to \"Nobody\"").error?.code == "noSuchText")
    #expect(session.snapshot == before)
    #expect(session.respond(to: "scroll to \"Row 150\"").isOK)
    #expect(session.says("controls") == "")
    #expect(session.snapshot.contains("\"Row 150\""))
  }
}
