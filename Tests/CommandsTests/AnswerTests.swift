import Commands
import Simulation
import Testing
import ViewTree

/// What a learner is told of one command, on small apps.
@Suite struct AnswerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var body: String
    var lines: [String]
    var last: String
    var testDescription: String { what }
  }

  @Test(arguments: rows)
  func answers(_ row: Row) {
    let session = launched(
      """
      struct ContentView: View {
        @State var n = 0
        @State var text = ""
        @State var volume = 0.5
        @State var size = 5
        @State var tab = 0
        @State var isUp = false
        @Environment(\\.openURL) var openURL
        var body: some View { \(row.body) }
      }
      struct Counter: View {
        let name: String
        @State var c = 0
        var body: some View { Button("inc \\(name)") { c += 1 } }
      }
      """)
    for line in row.lines.dropLast() { _ = session.respond(to: line) }
    #expect(session.says(row.lines.last ?? "") == row.last)
  }

  /// Another window lies before all of the first.
  @Test(arguments: ["Mac", "iPad Pro 11-inch"])
  func onlyTheFrontWindowIsSeen(device: String) {
    let session = launched(
      """
      struct Main: View {
        @Environment(\\.openWindow) var open
        var body: some View { Button("Open") { open(id: "x") } }
      }
      @main struct A: App {
        var body: some Scene {
          WindowGroup { Main() }
          Window("X", id: "x") { Text("Second") }
        }
      }
      """
    ) { _ = $0.selectDevice(device) }
    let first = session.says("screen")
    _ = session.says("tap \"Open\"")
    let second = session.says("screen")
    #expect(second.contains("Second") && !second.contains("Open"))
    // It has no edge of its own.
    #expect(second.count { $0 == "╭" } == first.count { $0 == "╭" })
  }

  @Test func whatTheLibraryWritesInSwiftIsNoneOfTheAppsViews() {
    let session = launched(
      """
      import PhotosUI
      import SwiftUI
      struct ContentView: View {
        @State private var photo: PhotosPickerItem?
        var body: some View { PhotosPicker("Pick", selection: $photo) }
      }
      """)
    #expect(session.respond(to: "restart").events == [.appear("ContentView")])
    #expect(session.says("state") == "ContentView.photo = nil")
    #expect(session.says("tap \"Pick\"") == "+ sheet large\n+ stack \"Photos\" []")
    #expect(session.simulator?.graph.bodies == ["ContentView": 1])
    #expect(session.says("tap \"Cancel\"") == "- stack \"Photos\" []\n- sheet large")
  }

  @Test func modifiersTellWhatTheyKeep() {
    let session = launched(
      """
      import SwiftUI
      struct Counting: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
          VStack { content; Button("More") { count += 1 } }
        }
      }
      struct ContentView: View { var body: some View { Text("here").modifier(Counting()) } }
      """)
    #expect(session.says("tap More") == "Counting.count: 0 → 1")
    #expect(session.says("state") == "Counting.count = 1")
  }

  static let rows = [
    Row(
      what: "an app that is never idle",
      body: #"""
        Text("\(n)").task {
          while !Task.isCancelled { n += 1; try? await Task.sleep(for: .milliseconds(1)) }
        }
        """#,
      lines: ["wait idle"],
      last:
        "the app does not come to rest by itself; 10 s have passed\nContentView.n: 1 → 10001"),
    Row(
      what: "a link of Markdown", body: #"Text("See [the terms](https://a.b) first")"#,
      lines: ["tap \"the terms\""], last: "opened https://a.b"),
    Row(
      what: "a Link", body: #"Link("Site", destination: URL(string: "https://a.b")!)"#,
      lines: ["tap \"Site\""], last: "opened https://a.b"),
    Row(
      what: "openURL with a handler",
      body: #"""
        Link("Site", destination: URL(string: "https://a.b")!)
          .environment(\.openURL, OpenURLAction { _ in .systemAction(URL(string: "c:d")!) })
        """#, lines: ["tap \"Site\""], last: "opened c:d"),
    Row(
      what: "a label through a frame",
      body: #"Button { n += 1 } label: { Circle() }.frame(width: 44).accessibilityLabel("Star")"#,
      lines: ["tap \"Star\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "a label inside of a button",
      body: #"Button { n += 1 } label: { ZStack { Circle() }.accessibilityLabel("Add") }"#,
      lines: ["tap \"Add\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "a container's label is its own",
      body: #"""
        VStack { Button("In") { n += 1 } }
          .accessibilityElement(children: .contain).accessibilityLabel("Box")
        """#, lines: ["tap \"In\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "a slider stops at its steps",
      body: #"Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }"#,
      lines: ["adjust \"Volume\" 0.3"], last: "ContentView.volume: 0.5 → 0.25"),
    Row(
      what: "a stepper goes in steps",
      body: #"Stepper("Size", value: $size, in: 0...20, step: 5)"#,
      lines: ["adjust \"Size\" 18"], last: "ContentView.size: 5 → 20"),
    Row(
      what: "no number", body: #"Stepper("Size", value: $size, in: 0...20, step: 5)"#,
      lines: ["adjust \"Size\" much"],
      last: "badValue: cannot adjust \"Size\": \"much\" is not up, down or a number from 0 to 20"),
    Row(
      what: "the command for a control",
      body: #"Slider(value: $volume) { Text("Volume") }"#, lines: ["tap \"Volume\""],
      last: "notPossible: cannot tap \"Volume\": it is a slider; try: adjust \"Volume\""),
    Row(
      what: "an alert's way out",
      body:
        #"Button("Ask") { isUp = true }.alert("Sure?", isPresented: $isUp) { Button("Yes") {} }"#,
      lines: ["tap \"Ask\"", "dismiss"],
      last: "notPossible: the alert cannot be dismissed by the user; try: tap \"Yes\""),
    Row(
      what: "no sheet on top",
      body:
        #"Button("Ask") { isUp = true }.alert("Sure?", isPresented: $isUp) { Button("Yes") {} }"#,
      lines: ["tap \"Ask\"", "detent medium"],
      last: "notPossible: there is no sheet with detents on top"),
    Row(
      what: "another view takes the number of one that stays",
      body: #"""
        TabView(selection: $tab) {
          Tab("A", systemImage: "a", value: 0) { Counter(name: "A") }
          Tab("B", systemImage: "b", value: 1) { Counter(name: "B") }
          Tab("C", systemImage: "c", value: 2) { Counter(name: "C") }
        }
        """#, lines: ["tab \"C\"", "tap \"inc C\"", "tab \"B\""],
      last: "tabs: selection 2 → selection 1\nContentView.tab: 2 → 1"),
    Row(
      what: "#available asks the release",
      body: #"if #available(iOS 18, *) { Text("new") } else { Button("old") { n += 1 } }"#,
      lines: ["set ios 17", "restart", "tap \"old\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "#unavailable is its opposite",
      body: #"if #unavailable(iOS 26) { Button("old") { n += 1 } } else { Text("new") }"#,
      lines: ["tap \"old\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "the system's version",
      body: #"Button(UIDevice.current.systemVersion) { n += 1 }"#,
      lines: ["set ios 17.4", "restart", "tap \"17.4\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "restart stays on the device",
      body: #"GeometryReader { g in Button("w \(Int(g.size.width))") { n += 1 } }"#,
      lines: ["rotate", "restart", "tap \"w 734\""], last: "ContentView.n: 0 → 1"),
    Row(
      what: "restart tells what the launch prints",
      body: #"Text("a").onAppear { print("hello") }"#, lines: ["restart"], last: "hello"),
  ]
}
