import Commands
import Diagnostics
import TestSupport
import Testing
import ViewCatalog

@Suite struct CommandTableTests {
  /// The commands that the contract names.
  static let promised = [
    "lessons", "open", "next", "prev", "goto", "exercises", "exercise", "hint", "check", "solution",
    "progress", "load", "reload", "restart", "device", "rotate", "resize", "set", "screen", "tree",
    "layout", "explain", "state", "path", "contexts", "controls", "events", "source", "svg", "tap",
    "longpress", "type", "toggle", "select", "pick", "adjust", "scroll", "swipe", "drag", "back",
    "dismiss", "detent", "tab", "refresh", "search", "openurl", "wait", "undo", "redo", "history",
    "record", "save", "submit", "review", "map", "help", "quit",
  ]

  @Test func everyPromisedCommandIsThereOnce() {
    let names = Command.all.map(\.name)
    #expect(Self.promised.filter { !names.contains($0) } == [])
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Command.all.map(\.name))
  func helpSaysEverything(name: String) throws {
    let command = try #require(Command.named(name))
    #expect(command.usage.hasPrefix(name))
    let summary = command.summary.description
    #expect(!summary.isEmpty && summary.count < 90)
    #expect(!summary.contains("\n") && !summary.hasSuffix("."))
    guard case .command(let found, _) = LineMeaning(command.example) else {
      Issue.record("\(command.example) is no command")
      return
    }
    #expect(found.name == name)
    let session = Session(library: wholeLibrary)
    #expect(session.respond(to: "help \(name)").output.first == command.usage)
    #expect(session.respond(to: "help").output.contains { $0.hasPrefix("  \(name) ") })
  }

  /// Whatever stands after a command's name, the answer is a reply: never a crash, never an
  /// internal error.
  @Test(arguments: Command.all.map(\.name).filter { $0 != "quit" })
  func wrongArgumentsAreSaidInOneLine(name: String) {
    let session = launched(sampleApp)
    let before = session.snapshot
    for arguments in [
      "\"", "\"x", "#", "#x y z", "\u{1B}[2J a b c d", "nan,nan inf", "\"a\"[0] b c",
    ] {
      let reply = session.respond(to: "\(name) \(arguments)")
      guard let error = reply.error else { continue }
      #expect(!error.code.isEmpty && !error.message.contains("\n"), "\(name) \(arguments)")
    }
    if !["device", "set", "search"].contains(name) {
      #expect(session.snapshot == before)
    }
  }

  @Test func anUnknownWordAfterAColonIsSaid() {
    let session = launched(sampleApp)
    #expect(session.says(":tpa x") == "unknownCommand: unknown command 'tpa'; did you mean 'tap'?")
    #expect(session.respond(to: "tpa \"Next\"").error?.code == "unknownCommand")
    #expect(
      session.says("assert x == 1")
        == "unknownCommand: 'assert' stands in lessons and transcripts; see: help assert")
    #expect(session.says("hlep") == "unknownCommand: unknown command 'hlep'; did you mean 'help'?")
    #expect(session.respond(to: "somebody").error?.code == "compileError")
  }

  @Test func aDotOffersModifiersOnlyWhereALineBegins() {
    let session = launched(sampleApp)
    _ = session.respond(to: "Text(\"a\")")
    func offered(_ line: String) -> [String] {
      session.completions(of: line, at: line.count).candidates
    }
    #expect(offered(".fontWei") == ["fontWeight"])
    #expect(offered("Text(\"a\").font(.fontWei").isEmpty)
  }

  @Test(arguments: [
    ("ta", ["tap", "tab"]), ("tap \"N", ["\"Next\""]), ("tap Ne", ["\"Next\""]),
    ("rot", ["rotate"]), ("detent ", ["medium", "large"]), ("set sch", ["scheme"]),
    ("device \"iPad Pro 13", ["\"iPad Pro 13-inch (M4)\"", "\"iPad Pro 13-inch\""]),
    ("layout --", ["--diff"]), ("help und", ["undo"]), ("load ", ["App.swift", "B.swift"]),
    ("let x", []), ("", []), ("path.appe", ["append"]), ("coun", ["count"]), ("tap.x", []),
    ("let a = Optiona", ["Optional", "Optionally"]), ("path = [.prof", []),
    ("Route.se", ["settings"]),
    ("print(count.isMulti", ["isMultiple"]), ("print(\"coun", []), ("help asser", ["assert"]),
    ("set scheme ", ["light", "dark"]), ("set type xS", ["xSmall"]), ("tap \"Next\" ", []),
    ("tap nex", ["\"Next\""]), ("device \"ipad pro 13-inch (", ["\"iPad Pro 13-inch (M4)\""]),
    ("type \"", []), ("toggle \"Next\" o", ["on", "off"]), ("scroll to t", ["to", "top"]),
    ("record ", ["off", "session.md"]), ("load A.swift B", ["B.swift"]),
    ("Text(\"a\").environment(\\.colorSch", ["colorScheme", "colorSchemeContrast"]),
  ])
  func tabOffersWhatFits(line: String, expected: [String]) {
    let session = launched(sampleApp)
    session.listFiles = { ["App.swift", "B.swift", "session.md"] }
    let offered = session.completions(of: line, at: line.count).candidates
    if line.isEmpty {
      #expect(offered.count == Command.all.count)
    } else {
      #expect(Set(offered).isSuperset(of: expected) && (expected.count == offered.count))
    }
  }

  @Test(arguments: [
    ("tap \"Nope\"", "noSuchControl: 画面にコントロール \"Nope\" はありません。選べるもの: "),
    ("back", "nothingToGoBackTo: 戻る先の画面はありません"),
    ("tpa \"Next\"", "unknownCommand: コマンド 'tpa' はありません。'tap' のことですか？"),
    ("wait soon", "usage: 'soon' は時間ではありません。使い方: wait 1.5s|500ms|idle"),
    ("undo", "nothingToUndo: 取り消すものはありません"),
    (
      "relaunch nowhere",
      "usage: 'nowhere' は URL ではありません（myapp://item/9 のようにスキームが要ります）。使い方: relaunch [URL]"
    ),
    ("help tap", "tap CONTROL\n  コントロールを、ラベルかノードの番号でタップする\n"),
    ("somebody", "compileError: cannot find 'somebody' in scope"),
  ])
  func answersInJapaneseWhereAskedTo(line: String, answer: String) {
    let session = launched(sampleApp) { $0.language = .japanese }
    #expect(session.says(line).hasPrefix(answer))
  }

  @Test(arguments: Command.all)
  func everyCommandIsExplainedInJapanese(command: Command) {
    let session = launched("Text(\"x\")") { $0.language = .japanese }
    let help = session.says("help \(command.name)")
    #expect(!help.contains(command.summary.description))
  }

  @Test func everySwitchIsListed() throws {
    let declared = try repositoryText("Sources/ViewTree/Switches.swift").matches(
      of: /public let (\w+) = Choice\(/
    ).map { String($0.output.1) }
    let help = launched("Text(\"x\")").says("help switches")
    #expect(declared.count > 30)
    #expect(declared.filter { !help.contains("  \($0): ") } == [])
    #expect(
      help.contains("  backShowsChevronOnly: since iOS 26 (rule 2.10.8)\n      the back button"))
    #expect(help.contains("  formSize: 540.0 × 620.0 (rule 5.7.7)\n"))
  }

  @Test func tabOffersTheOptionsOfAPicker() {
    let session = launched(
      #"""
      struct ContentView: View {
        @State var size = "S"
        var body: some View {
          Picker("Size", selection: $size) { Text("Small").tag("S"); Text("So \"L\"").tag("L") }
        }
      }
      """#)
    func offered(_ line: String) -> [String] {
      session.completions(of: line, at: line.count).candidates
    }
    #expect(offered("pick ").first == "\"Size\"")
    #expect(offered("pick \"Size\" ") == ["\"Small\"", "\"So \\\"L\\\"\""])
    #expect(offered("pick \"Size\" \"Sm") == ["\"Small\""])
  }

  @Test func labelsOfAnotherLanguageAreCompletedAndTapped() {
    let session = launched("Button(\"次へ進む\") { print(\"進んだ\") }")
    let offered = session.completions(of: "tap 「", at: 5)
    #expect(session.completions(of: "tap \"次", at: 6).candidates == ["\"次へ進む\""])
    #expect(offered.candidates == ["「次へ進む」"] && offered.replaceFrom == 4)
    #expect(session.says("tap 「次へ進む」") == "進んだ")
    #expect(session.says("tap 次へ進む") == "進んだ")
  }
}
