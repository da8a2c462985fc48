import Commands
import Diagnostics
import Testing
import ViewCatalog

/// Which view is the root, and what fragments become.
@Suite struct RootTests {
  @Test(arguments: [
    (
      "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { A() } }",
      "B"
    ),
    (
      "struct B: View { var body: some View { A() } }\nstruct A: View { var body: some View { Text(\"a\") } }",
      "B"
    ),
    (
      "struct ContentView: View { var body: some View { Text(\"c\") } }\nstruct Z: View { var body: some View { Text(\"z\") } }",
      "ContentView"
    ),
    (
      "struct ContentView: View { var body: some View { Text(\"c\") } }\n@main struct Main: App { var body: some Scene { WindowGroup { Text(\"m\") } } }",
      "Main"
    ),
    (
      "struct Z: View { let n: Int; var body: some View { Text(\"z\") } }\n#Preview { Z(n: 3) }",
      "Preview1"
    ),
    (
      "@State var shows = true\nfunc name() -> String { shows ? \"on\" : \"off\" }\nText(name())",
      "Fragment"
    ),
    (".sheet(isPresented: $shows) { Text(\"in\") }\n@State var shows = true", "Fragment"),
    ("func card() -> some View { Text(\"c\") }\ncard().padding()", "Fragment"),
    ("let title = Text(\"t\")\ntitle", "Fragment"),
    ("let stack = AnyLayout(VStackLayout())\nstack { Text(\"t\") }", "Fragment"),
    ("struct Dot: Shape { func path(in rect: CGRect) -> Path { Path() } }\nDot()", "Fragment"),
    ("SwiftUI.Text(\"t\")", "Fragment"),
  ])
  func isChosenInOrder(source: String, root: String) {
    let session = launched(source)
    let tree = session.says("tree")
    #expect(tree.contains("\(root) #"), "\(tree)")
  }

  @Test func aMistakeOfSyntaxIsSaidOnce() {
    let session = Session(library: wholeLibrary)
    let source = "print(1 2)\nlet x: Int = \"\"\n"
    let found = session.diagnostics(of: [SourceFile(name: "a.swift", text: source)])
    #expect(
      found.map(\.message) == [
        "expected ',' separator", "cannot convert value of type 'String' to specified type 'Int'",
      ])
  }

  @Test func twoRunsAnswerTheSameToTheByte() {
    let acts = ["tap \"More\"", "tap \"Next\"", "tree", "explain", "svg", "layout --diff", "undo"]
    let first = launched(sampleApp)
    let second = launched(sampleApp)
    for act in acts {
      #expect(first.json(first.respond(to: act)) == second.json(second.respond(to: act)))
    }
  }

  @Test func theMapAndTheReviewWalkEveryScreen() {
    let session = launched(
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { Dead() }.navigationTitle("Home")
          }
        }
      }
      struct Dead: View {
        var body: some View { Text("dead").navigationBarBackButtonHidden(true) }
      }
      """)
    let before = session.snapshot
    #expect(session.says("map").contains("tap \"Go\" → 2"))
    #expect(
      session.says("review").hasPrefix("dead-end: Dead hides the back button and has no other\n"))
    #expect(session.snapshot == before)
  }

  @Test(arguments: [
    (
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<5) { Text(\"c\\($0)\") } }",
      "\"c1\"", "the tracks of LazyVGrid are 4 of 92.25 each (rule 13.3)"
    ),
    ("List { Text(\"One\") }", "\"One\"", "its row is 361 × 44 at 16, 94"),
    (
      "VStack { Text(\"a\"); Color.red.layoutPriority(1) }", "Color",
      "it can be 0 long or take all there is, with priority 1 (rule 7.3)"
    ),
    (
      "Grid { GridRow { Text(\"a\"); Text(\"b\") }; GridRow { Text(\"c\").frame(width: 50) } }",
      "\"a\"", "Grid proposed it 50 × "
    ),
  ])
  func whatAContainerDoesIsExplained(source: String, view: String, story: String) {
    let told = launched(source).says("explain \(view)")
    #expect(told.contains(story), "\(told)")
  }

  @Test func aBackgroundInsideAFrameIsExplained() {
    let session = launched("Text(\"Hi\").background(Color.red).frame(width: 200, height: 100)")
    let story = session.says("explain background")
    #expect(story.contains("frame proposed it 200 × 100"))
    #expect(story.contains("write .background after .frame"))
  }

  @Test func whatASheetProposesIsTold() {
    let session = launched(
      """
      struct ContentView: View {
        var body: some View {
          Text("Root").sheet(isPresented: .constant(true)) {
            Color.red.presentationDetents([.medium])
          }
        }
      }
      """)
    let story = session.says("explain Color")
    #expect(story.contains("the sheet proposed it 393 × 425"))
    #expect(story.contains("at its medium detent the sheet is 425 points high"))
  }
}
