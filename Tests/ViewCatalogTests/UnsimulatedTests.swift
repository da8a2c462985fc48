import Commands
import Diagnostics
import Interpreter
import TestSupport
import Testing
import ViewCatalog

@testable import Checking

/// Names of frameworks that are not simulated are noted; what is nearly a name of ours is a slip.
@Suite struct UnsimulatedTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var imports: [String]
    var body: String
    var said: [String]
    var testDescription: String { name }
  }

  /// What is declared is found first: a word for it in the list would say nothing.
  @Test func noListedModifierIsDeclared() {
    let declared = Set(viewCatalog.map { LibraryIndex.name(in: $0.entry.text) })
    let listed = viewCatalog.first { $0.entry.extending == "_UnsimulatedModifiers" }
    let words = listed?.entry.text.split(whereSeparator: \.isWhitespace).dropFirst() ?? []
    #expect(words.count > 50)
    #expect(words.map(String.init).filter(declared.contains) == [])
  }

  @Test(arguments: rows) func says(_ row: Row) {
    let modules = (["SwiftUI"] + row.imports).map { "import \($0)" }.joined(separator: "\n")
    let source = """
      \(modules)
      struct ContentView: View {
        var body: some View { VStack { \(row.body) } }
      }
      """
    let session = Session(library: wholeLibrary)
    let found = session.diagnostics(of: [SourceFile(name: "Test.swift", text: source)])
    let said = found.map { "\($0.severity.rawValue): \($0.message)" }
    expectText(said.joined(separator: "\n"), equals: row.said.joined(separator: "\n"))
  }

  /// Swift's own types that do not run yet are known without any import, and no others.
  @Test(arguments: [
    (
      "let a: Float16 = 1; print(a)", "7: navlab does not simulate 'Float16' yet; it is passed over"
    ),
    ("print(Float80.pi)", "6: navlab does not simulate 'Float80' yet; it is passed over"),
    ("print(UIRegion.infinite)", "6: cannot find 'UIRegion' in scope"),
  ])
  func namesOfSwift(source: String, said: String) {
    let session = Session(library: wholeLibrary)
    let found = session.diagnostics(of: [SourceFile(name: "Test.swift", text: source)])
    #expect(found.map { "\($0.range.start): \($0.message)" } == [said])
  }

  /// A guard that would end the program takes what nobody knows; any other goes its own way.
  @Test func whatTheProgramCannotGoOnWithoutIsThere() {
    let session = CatalogSession(
      """
      import SwiftUI
      import Metal
      struct ContentView: View {
        var body: some View { Text(needed); Text(wanted) }
        var needed: String {
          guard let device = MTLCreateSystemDefaultDevice(), let queue = device.makeCommandQueue()
          else { fatalError("no device") }
          return "on"
        }
        var wanted: String {
          guard let device = MTLCreateSystemDefaultDevice() else { return "without" }
          return "with"
        }
      }
      """)
    expectText(session.texts.joined(separator: "\n"), equals: "on\nwithout")
  }

  static let rows: [Row] = [
    Row(
      name: "a type of a framework by its prefix", imports: ["HomeKit"],
      body: "Text(\"\\(HMScene(size: .zero).frame.width)\")",
      said: ["note: navlab does not simulate 'HMScene' yet; it is passed over"]),
    Row(
      name: "a prefix is no beginning", imports: ["SpriteKit"], body: "SKin()",
      said: ["error: cannot find 'SKin' in scope"]),
    Row(
      name: "any type of a module that is not known", imports: ["Somebodys"],
      body: "Fancy(title: \"a\")",
      said: ["note: navlab does not simulate 'Fancy' yet; it is passed over"]),
    Row(
      name: "what a package may add to our types", imports: ["Somebodys"],
      body: "Text(\"a\").glowing(radius: 3).bold(); Text(\"a\".shouted())",
      said: [
        "note: navlab does not simulate '.glowing' yet; it is passed over",
        "note: navlab does not simulate 'String.shouted' yet; it is passed over",
      ]),
    Row(
      name: "nearly a member of ours, whatever is imported", imports: ["Somebodys"],
      body: "Text(\"a\").pading()", said: ["error: value of type 'Text' has no member 'pading'"]),
    Row(
      name: "a member of another of our types", imports: ["Somebodys"],
      body: "Text(\"b\").resizable()",
      said: ["error: value of type 'Text' has no member 'resizable'"]),
    Row(
      name: "a member that no package may have added", imports: [],
      body: "Text(\"a\").glowing(radius: 3)",
      said: ["error: value of type 'Text' has no member 'glowing'"]),
    Row(
      name: "nearly a name of ours, whatever is imported", imports: ["Somebodys"],
      body: "Textt(\"a\"); Rectangel()",
      said: ["error: cannot find 'Textt' in scope", "error: cannot find 'Rectangel' in scope"]),
    Row(
      name: "capitals behind a prefix that are nearly a name of ours", imports: [],
      body: "Text(UIID().uuidString)", said: ["error: cannot find 'UIID' in scope"]),
    Row(
      name: "without the import, nobody declares it", imports: [], body: "SKScene(size: .zero)",
      said: [
        "error: cannot find 'SKScene' in scope",
        "error: cannot infer contextual base in reference to member 'zero'",
      ]),
    Row(
      name: "what nobody knows is no range", imports: ["HomeKit"],
      body: "List(HMHome.all) { Text($0.name) }",
      said: ["note: navlab does not simulate 'HMHome' yet; it is passed over"]),
    Row(
      name: "a class that Xcode makes of a model", imports: ["CoreML"],
      body:
        "Button(\"a\") { let sleep = try? SleepCalculator(configuration: nil); print(sleep?.x ?? 0) }",
      said: ["note: navlab does not simulate 'SleepCalculator' yet; it is passed over"]),
    Row(
      name: "a member that is known by name", imports: [],
      body: "Button(\"a\") { URLSession.shared.webSocketTask(with: URL(string: \"a\")!).resume() }",
      said: ["note: navlab does not simulate 'URLSession.webSocketTask' yet; it is passed over"]),
    Row(
      name: "functions, initializers and types of Foundation that are known by name", imports: [],
      body: """
        Button("a") {
          let text = String(cString: [65], encoding: .utf8)
          let path = Bundle.main.path(forResource: "a", ofType: "b", inDirectory: "c")
          let order: Locale.Collation = Locale.current.collation
          URLSession.shared.downloadTask(withResumeData: Data()) { url, response, error in
            print(url?.path ?? "")
          }.resume()
          print(text ?? "", path ?? "", order)
        }
        """,
      said: [
        "note: navlab does not simulate 'String.init(cString:encoding:)' yet; it is passed over",
        "note: navlab does not simulate 'Bundle.path' yet; it is passed over",
        "note: navlab does not simulate 'Locale.collation' yet; it is passed over",
        "note: navlab does not simulate 'URLSession.downloadTask' yet; it is passed over",
      ]),
    Row(
      name: "labels that no function of that name has", imports: [],
      body: "Text(Bundle.main.path(forResource: \"a\", ofKind: \"b\") ?? \"\")",
      said: [
        "error: incorrect argument label in call (have 'forResource:ofKind:', "
          + "expected 'forResource:ofType:')"
      ]),
    Row(
      name: "an item of a toolbar that a package makes", imports: ["Somebodys"],
      body: "Text(\"a\").toolbar { ToolbarItem { Text(\"b\") }; FancyItem { Text(\"x\") } }",
      said: ["note: navlab does not simulate 'FancyItem' yet; it is passed over"]),
    Row(
      name: "a color of a catalog that is a view's method too", imports: [],
      body: "Text(\"a\").background(Color.background); Text(\"b\").foregroundColor(Color.border)",
      said: [
        "note: 'background' is taken for a color of an asset catalog",
        "note: 'border' is taken for a color of an asset catalog",
      ]),
    Row(
      name: "lists and dictionaries of what nobody knows", imports: ["HomeKit"],
      body: """
        Button("a") {
          let colors = [HMAction.green, HMAction.cyan]
          let nodes = ["a": HMRoom()]
          let made = (0..<3).map { HMZone(imageNamed: "a\\($0)") }
          print(colors.count, nodes.count, made.count)
        }
        """,
      said: [
        "note: navlab does not simulate 'HMAction' yet; it is passed over",
        "note: navlab does not simulate 'HMRoom' yet; it is passed over",
        "note: navlab does not simulate 'HMZone' yet; it is passed over",
      ]),
    Row(
      name: "members that a framework's macro makes", imports: ["FoundationModels"],
      body: """
        Button("a") {
          @Generable struct Note { var title: String }
          let part: Note.PartiallyGenerated? = nil
          let session = LanguageModelSession { Instructions { "Be brief." } }
          print(part?.title ?? "", session)
        }
        """,
      said: []),
    Row(
      name: "what may throw, in a task", imports: ["HomeKit"],
      body: """
        Button("a") {
          Task {
            let session = HMSession()
            let answer = try await session.respond(to: "a")
            var all: [String] = []
            all.append(answer.content)
            print(all)
          }
        }
        """, said: ["note: navlab does not simulate 'HMSession' yet; it is passed over"]),
    Row(
      name: "what is wrong only because something is unknown", imports: ["HomeKit"],
      body: """
        let nodes = HMRoom().children
        ForEach(nodes) { node in Section(node.name ?? "x") { ForEach(node) { Text("\\($0.b)") } } }
        Text("right")
        """, said: ["note: navlab does not simulate 'HMRoom' yet; it is passed over"]),
    Row(
      name: "a view of a framework that is not imported", imports: [],
      body: "Map()", said: ["error: cannot find 'Map' in scope"]),
    Row(
      name: "a color of an asset catalog", imports: [], body: "Color.brandPaper",
      said: ["note: 'brandPaper' is taken for a color of an asset catalog"]),
    Row(
      name: "a slip is no color of an asset catalog", imports: [], body: "Color.bleu",
      said: ["error: type 'Color' has no member 'bleu'"]),
  ]
}
