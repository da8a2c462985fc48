import Commands
import Diagnostics
import Simulation
import Testing
import ViewCatalog

/// What a user does with controls, menus and lists, and what is then read on the screen.
@Suite struct WorkingTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var device = "iPhone 16"
    var isLandscape = false
    /// Acts, each with the prints it leads to or the error's code, and the texts on the screen
    /// after it.
    var steps: [(act: String, said: String, texts: String)]
  }

  @Test(arguments: objects + menus + fields + lists + screens + longer)
  func shows(_ example: Case) throws {
    var options = Session.Options()
    let isKnown = options.selectDevice(example.device)
    #expect(isKnown)
    options.isLandscape = example.isLandscape
    let session = Session(library: wholeLibrary, options: options)
    let launch = session.launch([SourceFile(name: "App.swift", text: example.source)])
    #expect(launch.error == nil)
    for step in example.steps {
      let reply = session.respond(to: step.act)
      let prints = reply.events.compactMap { event -> String? in
        if case .print(let text) = event { return text }
        return nil
      }
      let said = prints + (reply.error.map { [$0.code] } ?? [])
      #expect(said.joined(separator: ",") == step.said, "after \(step.act)")
      let texts = try session.simulator?.screen().texts ?? []
      #expect(texts.joined(separator: "|") == step.texts, "after \(step.act)")
    }
  }

  /// Views that are given bindings to what an observable object publishes (navigation rule 10.4).
  static let objects: [Case] = [
    Case(
      testDescription: "a binding to an object's property, and to elements of its array",
      source: """
        struct Item: Identifiable { let id: Int; var n = 0 }
        class Store: ObservableObject {
          @Published var n = 0
          @Published var shows = false
          @Published var items = [Item(id: 1), Item(id: 2)]
          @Published var name: String? = "a"
        }
        struct ContentView: View {
          @StateObject var s = Store()
          var body: some View {
            VStack {
              Editor(n: $s.n)
              ForEach($s.items) { $item in Editor(n: $item.n) }
              Editor(n: $s.items[0].n)
              if let name = Binding($s.name) { Named(name: name) }
              Button("five") { s.n = 5; s.name = "b" }
            }
          }
        }
        struct Editor: View {
          @Binding var n: Int
          var body: some View { Inner(n: $n) }
        }
        struct Inner: View {
          @Binding var n: Int
          var body: some View { Text("v\\(n)") }
        }
        struct Named: View {
          @Binding var name: String
          var body: some View { Text(name) }
        }
        """,
      steps: [
        ("tap \"five\"", "", "v5|v0|v0|v0|b|five"),
        ("s.items[0].n = 3", "", "v5|v3|v0|v3|b|five"),
      ]),
    Case(
      testDescription: "a view whose binding has the same value is not made anew",
      source: """
        class Store: ObservableObject { @Published var n = 0; @Published var m = 0 }
        struct ContentView: View {
          @StateObject var s = Store()
          var body: some View { VStack { Editor(n: $s.n); Button("m") { s.m += 1 } } }
        }
        struct Editor: View {
          @Binding var n: Int
          var body: some View { let _ = print("body"); Text("v\\(n)") }
        }
        """, steps: [("tap \"m\"", "", "v0|m")]),
  ]

  static let menus: [Case] = [
    Case(
      testDescription:
        "a menu's titles, texts and buttons of two texts; a picker in a menu's style",
      source: """
        struct ContentView: View {
          @State var level = 2
          var body: some View {
            Menu("M") {
              Section("Sec") { Button("A") { print("a") } }
              Text("plain")
              Button { print("two") } label: { Text("Title"); Text("Subtitle") }
              Picker("Level", selection: $level) { ForEach(1..<4) { Text("L\\($0)").tag($0) } }
                .pickerStyle(.menu)
            }
          }
        }
        """,
      steps: [
        ("tap \"M\"", "", "Sec|A|plain|Title|Subtitle|Level"),
        ("tap \"plain\"", "noSuchControl", "Sec|A|plain|Title|Subtitle|Level"),
        ("tap \"Subtitle\"", "two", "M"), ("tap \"M\"", "", "Sec|A|plain|Title|Subtitle|Level"),
        ("tap \"Level\"", "", "L1|L2|L3"), ("tap \"L3\"", "", "M"), ("print(level)", "3", "M"),
      ]),
    Case(
      testDescription: "a line that does not close its menu",
      source: """
        struct ContentView: View {
          @State var n = 0
          var body: some View {
            Menu("M") {
              Button("Inc \\(n)") { n += 1 }.menuActionDismissBehavior(.disabled)
              Button("Other") {}
            }
          }
        }
        """,
      steps: [
        ("tap \"M\"", "", "Inc 0|Other"), ("tap \"Inc 0\"", "", "Inc 1|Other"),
        ("tap \"Inc 1\"", "", "Inc 2|Other"), ("tap \"Other\"", "", "M"),
      ]),
    Case(
      testDescription: "the menu behind a title is no item of the bar (navigation rule 2.10.14)",
      source: """
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              Text("c").navigationTitle("Docs").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarTitleMenu { Button("Rename") { print("renames") } } }
            }
          }
        }
        """,
      steps: [("tap \"Docs\"", "", "Rename"), ("tap \"Rename\"", "renames", "Docs|c")]),
  ]

  static let fields: [Case] = [
    Case(
      testDescription: "a field is named by its prompt too; a focus that is asked for again stays",
      source: """
        struct ContentView: View {
          @State var t = ""
          @State var u = ""
          @FocusState var f: Bool
          @FocusState var g: Bool
          var body: some View {
            VStack {
              TextField("Title", text: $t, prompt: Text("the prompt"))
                .focused($f).onSubmit { f = true }
              SecureField("", text: $u, prompt: Text("code")).focused($g).onSubmit { u = "" }
            }
          }
        }
        """,
      steps: [
        ("type \"the prompt\" \"4\\n\"", "", ""), ("print(t, f)", "4 true", ""),
        ("type \"Title\" \"5\"", "", ""), ("type \"code\" \"6\\n\"", "", ""),
        ("print(t, f, g)", "5 false false", ""),
      ]),
    Case(
      testDescription: "a day keeps the time, a time the day",
      source: """
        struct ContentView: View {
          @State var d = Date(timeIntervalSince1970: 1_700_000_000)
          var body: some View { DatePicker("Day", selection: $d) }
        }
        """,
      steps: [
        ("adjust \"Day\" 2025-01-02", "", "Day|Jan 2, 2025|10:13\u{202F}PM"),
        ("adjust \"Day\" 08:30", "", "Day|Jan 2, 2025|8:30\u{202F}AM"),
        ("adjust \"Day\" \"2025-01-03 09:15\"", "", "Day|Jan 3, 2025|9:15\u{202F}AM"),
      ]),
  ]

  static let lists: [Case] = [
    Case(
      testDescription: "rows show their badges (navigation rule 7.5.1)",
      source: """
        struct ContentView: View {
          @State var n = 0
          var body: some View {
            List {
              Text("Inbox").badge(5)
              Button("Clear") { n = 1 }.badge(n)
              Label("Lab", systemImage: "star").badge("New")
            }
          }
        }
        """, steps: [("tap \"Clear\"", "", "Inbox|5|Clear|1|Lab|New")]),
    Case(
      testDescription: "scrolling to what is further up",
      source: """
        struct ContentView: View {
          var body: some View {
            ScrollView { LazyVStack { ForEach(0..<40) { Text("Row \\($0)").frame(height: 300) } } }
          }
        }
        """,
      steps: [
        ("scroll to \"Row 30\"", "", "Row 29|Row 30"),
        ("scroll to \"Row 3\"", "", "Row 2|Row 3|Row 4"),
        ("scroll to \"Row 99\"", "noSuchText", "Row 2|Row 3|Row 4"),
      ]),
    Case(
      testDescription: "a tap on the row that is chosen already writes nothing (3.6.8)",
      source: """
        struct ContentView: View {
          @State var chosen: Int? = 2
          var body: some View {
            NavigationSplitView {
              List(
                1..<4, id: \\.self,
                selection: Binding(get: { chosen }, set: { chosen = $0; print("set") })
              ) { Text("r\\($0)") }
            } detail: { Text("d\\(chosen ?? 0)") }
          }
        }
        """, device: "iPad Pro 11-inch", isLandscape: true,
      steps: [
        ("tap \"r2\"", "", "r1|r2|r3|d2"), ("tap \"r3\"", "set", "r1|r2|r3|d3"),
      ]),
    Case(
      testDescription: "the way back of a sheet without a stack is not the app's to hide",
      source: """
        struct ContentView: View {
          @State var shows = false
          var body: some View {
            NavigationStack {
              NavigationLink("go") { Button("sheet") { shows = true } }
                .sheet(isPresented: $shows) { Text("s") }
            }
          }
        }
        """,
      steps: [
        ("tap \"go\"", "", "Back|sheet"), ("tap \"sheet\"", "", "s"),
        ("back", "nothingToGoBackTo", "s"),
      ]),
  ]

  static let screens: [Case] = [
    Case(
      testDescription: "a field over an optional, with what its style can't parse",
      source: """
        struct ContentView: View {
          @State var some: Double? = 3
          @State var plain = 4.0
          var body: some View {
            TextField("O", value: $some, format: .number)
            TextField("P", value: $plain, format: .number)
            Button("print") { print(some as Any, plain) }
          }
        }
        """,
      steps: [
        ("type \"O\" \"abc\\n\"", "", "print"), ("type \"P\" \"abc\\n\"", "", "print"),
        ("tap \"print\"", "nil 4.0", "print"),
      ]),
    Case(
      testDescription: "a disabled tab",
      source: """
        struct ContentView: View {
          @State var chosen = 0
          var body: some View {
            TabView(selection: $chosen) {
              Tab("One", systemImage: "1.circle", value: 0) { Text("o") }
              Tab("Two", systemImage: "2.circle", value: 1) { Text("t") }.disabled(true)
            }
          }
        }
        """,
      steps: [
        ("tab \"Two\"", "disabledControl", "o|One|Two"),
        ("tap \"Two\"", "disabledControl", "o|One|Two"),
      ]),
    Case(
      testDescription: "control groups in the style of a menu",
      source: """
        struct ContentView: View {
          var body: some View {
            Menu("Menu") {
              Button("A") {}
              ControlGroup("Group") { Button("B") { print("b") } }.controlGroupStyle(.menu)
            }
            ControlGroup("Alone") { Button("C") { print("c") } }.controlGroupStyle(.menu)
          }
        }
        """,
      steps: [
        ("tap \"Menu\"", "", "A|Group"), ("tap \"Group\"", "", "B"),
        ("tap \"B\"", "b", "Menu|Alone"), ("tap \"Alone\"", "", "C"),
      ]),
    Case(
      testDescription: "the focus of a search (navigation rule 14.4)",
      source: """
        struct ContentView: View {
          @State var text = ""
          @FocusState var isFocused: Bool
          var body: some View {
            NavigationStack {
              Results().searchable(text: $text).searchFocused($isFocused)
                .toolbar { Button("f \\(isFocused)") { isFocused.toggle() } }
            }
          }
        }
        struct Results: View {
          @Environment(\\.isSearching) var isSearching
          var body: some View { Text("s \\(isSearching)") }
        }
        """,
      steps: [
        ("tap \"f false\"", "", "f true|Cancel|s true"),
        ("tap \"f true\"", "", "f false|Cancel|s true"),
        ("tap \"Cancel\"", "", "f false|s false"),
        ("tap \"Search\"", "", "f true|Cancel|s true"),
        ("tap \"Cancel\"", "", "f false|s false"),
      ]),
    Case(
      testDescription:
        "a reader's own views, not those around it, are scrolled to (layout rule 12.7)",
      source: """
        struct ContentView: View {
          @State var tab = 0
          var body: some View {
            TabView(selection: $tab) {
              ForEach(0..<2) { i in
                ScrollViewReader { reader in
                  ScrollView {
                    VStack { ForEach(0..<6) { Text("t\\(i)r\\($0)").frame(height: 300).id($0) } }
                  }.onChange(of: tab) { reader.scrollTo(0) }
                }
                .tabItem { Text("T\\(i)") }.tag(i)
              }
            }
          }
        }
        """,
      steps: [
        ("scroll to bottom", "", "t0r3|t0r4|t0r5|T0|T1"), ("tab \"T1\"", "", "t1r0|t1r1|T0|T1"),
        ("tab \"T0\"", "", "t0r0|t0r1|T0|T1"),
      ]),
    Case(
      testDescription: "rows ticked in a collapsed split view (16.1)",
      source: """
        struct ContentView: View {
          @State var chosen: Set<String> = []
          var body: some View {
            NavigationSplitView {
              List(["a", "b"], id: \\.self, selection: $chosen) { Text($0) }
                .toolbar { EditButton() }
            } detail: { Text("n \\(chosen.count)") }
          }
        }
        """,
      steps: [
        ("tap \"Edit\"", "", "Done|a|b"), ("tap \"a\"", "", "Done|a|b"),
        ("tap \"b\"", "", "Done|a|b"), ("print(chosen.count)", "2", "Done|a|b"),
      ]),
    Case(
      testDescription: "an element that is adjusted (17.2)",
      source: """
        struct ContentView: View {
          @State var stars = 3
          var body: some View {
            HStack {
              ForEach(1..<6) { i in Image(systemName: "star").onTapGesture { stars = i } }
            }
            .accessibilityElement().accessibilityLabel("Rating")
            .accessibilityAdjustableAction { $0 == .increment ? (stars += 1) : (stars -= 1) }
            Text("n \\(stars)").accessibilityAdjustableAction { _ in stars = 0 }
          }
        }
        """,
      steps: [
        ("adjust \"Rating\" up", "", "n 4"), ("adjust \"Rating\" down", "", "n 3"),
        ("adjust \"n 3\" down", "", "n 0"),
      ]),
    Case(
      testDescription: "scrolling where all fits",
      source: """
        struct ContentView: View {
          @State var n = 3
          var body: some View { Form { Stepper("Count", value: $n) } }
        }
        """,
      steps: [
        ("scroll to \"Count\"", "", "Count"), ("scroll to top", "", "Count"),
        ("scroll to bottom", "", "Count"), ("scroll to \"y\"", "noSuchText", "Count"),
      ]),
  ]
}
