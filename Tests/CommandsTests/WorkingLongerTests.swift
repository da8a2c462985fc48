extension WorkingTests {
  /// What a wheel and a month of so many days below it show.
  private static func month(_ name: String, _ days: Int) -> String {
    let numbers = (1...days).map { "\($0)" }.joined(separator: "|")
    return "o6|o7|o8|\(name)|S|M|T|W|T|F|S|\(numbers)"
  }

  /// Focus, time, what is kept, and rows that open and move.
  static let longer: [Case] = [
    Case(
      testDescription: "one field is focused at a time, and each is told when it begins and ends",
      source: """
        struct ContentView: View {
          @State var t = ""; @State var u = ""; @State var a: Double? = 1; @FocusState var f: Bool
          var body: some View {
            Form {
              TextField("T", text: $t, onEditingChanged: { print("T", $0) })
              TextField("U", text: $u, onEditingChanged: { print("U", $0) })
              TextField("A", value: $a, format: .number).focused($f)
              Text("v\\(Int(a ?? -1)) \\(f)")
            }
          }
        }
        """,
      steps: [
        ("tap \"T\"", "T true", "v1 false"), ("type \"T\" \"x\"", "", "v1 false"),
        ("type \"T\" \"xy\"", "", "v1 false"), ("tap \"U\"", "T false,U true", "v1 false"),
        ("type \"A\" \"5\"", "U false", "v5 true"), ("tap \"T\"", "T true", "v5 false"),
        ("type \"A\" \"6\"", "T false", "v6 true"), ("tap \"T\"", "T true", "v6 false"),
      ]),
    Case(
      testDescription: "what falls due at a moment is done at it",
      source: """
        import Combine
        struct ContentView: View {
          @State var n = 0; @State var m = 0; @State var s = "-"
          let tenth = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
          let frame = Timer.publish(every: 1.0 / 60, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("n\\(n) m\\(m) \\(s)")
              .onReceive(tenth) { _ in n += 1 }
              .onReceive(frame) { _ in m += 1 }
              .task { try? await Task.sleep(for: .milliseconds(900)); s = "x" }
          }
        }
        """,
      steps: [
        ("wait 300ms", "", "n3 m18 -"), ("wait 300ms", "", "n6 m36 -"),
        ("wait 300ms", "", "n9 m54 x"), ("wait 0.1s", "", "n10 m60 x"),
        ("wait 99s", "", "n1,000 m6,000 x"),
      ]),
    Case(
      testDescription: "views that are equal by their own == stay",
      source: """
        struct Row: View, Equatable {
          let n: Int; let f: () -> Void
          static func == (a: Row, b: Row) -> Bool { a.n == b.n }
          var body: some View { let _ = print("row \\(n)"); Button("r\\(n)", action: f) }
        }
        struct Tens: View, Equatable {
          let n: Int
          static func == (a: Tens, b: Tens) -> Bool { a.n / 10 == b.n / 10 }
          var body: some View { let _ = print("tens"); Text("t\\(n)") }
        }
        struct ContentView: View {
          @State var k = 8
          var body: some View {
            VStack { Row(n: 1) { k += 1 }; Tens(n: k); Tens(n: k).equatable() }
          }
        }
        """,
      steps: [
        ("tap \"r1\"", "tens", "r1|t9|t8"), ("tap \"r1\"", "tens,tens", "r1|t10|t10"),
      ]),
    Case(
      testDescription: "outlines open at every level",
      source: """
        struct Item: Identifiable { let id: String; var children: [Item]? = nil }
        struct ContentView: View {
          let items = [
            Item(id: "Root", children: [
              Item(id: "Leaf"), Item(id: "Branch", children: [Item(id: "Deep")])
            ])
          ]
          var body: some View { List(items, children: \\.children) { Text($0.id) } }
        }
        """,
      steps: [
        ("tap \"Root\"", "", "Root|Leaf|Branch"), ("tap \"Branch\"", "", "Root|Leaf|Branch|Deep"),
        ("tap \"Root\"", "", "Root"), ("tap \"Root\"", "", "Root|Leaf|Branch"),
      ]),
    Case(
      testDescription: "rows of a bound list are moved and deleted",
      source: """
        struct Row: Identifiable { let id: Int; var t: String }
        struct ContentView: View {
          @State var rows = ["a", "b", "c"].enumerated().map { Row(id: $0, t: $1) }
          var body: some View {
            NavigationStack {
              List($rows, editActions: .all) { $r in Text(r.t) }.toolbar { EditButton() }
            }
          }
        }
        """,
      steps: [
        ("tap \"Edit\"", "", "Done|a|b|c"),
        ("drag \"Reorder a\" to \"Reorder c\"", "", "Done|b|c|a"),
        ("tap \"Remove c\"", "", "Done|b|a"),
      ]),
    Case(
      testDescription: "a month to choose from, and wheels",
      source: """
        struct ContentView: View {
          @State var d = Date(timeIntervalSince1970: 1_700_000_000); @State var o = 3
          var body: some View {
            ScrollView {
              Picker("O", selection: $o) { ForEach(0..<9) { Text("o\\($0)").tag($0) } }
                .pickerStyle(.wheel)
              DatePicker("Day", selection: $d, displayedComponents: .date)
                .datePickerStyle(.graphical).frame(height: 44, alignment: .top).clipped()
            }
          }
        }
        """,
      steps: [
        ("pick \"O\" \"o8\"", "", month("November 2023", 30)),
        ("tap \"Next Month\"", "", month("December 2023", 31)),
        ("adjust \"Day\" 2025-01-02", "", month("January 2025", 31)),
        ("print(d)", "2025-01-02 22:13:20 +0000", month("January 2025", 31)),
      ]),
    Case(
      testDescription: "each link of a column shows a screen of its own",
      source: """
        struct ContentView: View {
          var body: some View {
            NavigationSplitView {
              List(["a", "b"], id: \\.self) { r in NavigationLink(r) { Detail(r: r) } }
            } detail: {
              Text("Choose")
            }
          }
        }
        struct Detail: View {
          let r: String; @State var n = 0
          var body: some View {
            Button("n\\(n)") { n += 1 }; NavigationLink("more") { Text("more \\(r)") }
          }
        }
        """, device: "iPad", isLandscape: true,
      steps: [
        ("tap \"a\"", "", "a|b|n0|more"), ("tap \"n0\"", "", "a|b|n1|more"),
        ("tap \"b\"", "", "a|b|n0|more"), ("tap \"more\"", "", "a|b|Back|more b"),
        ("tap \"a\"", "", "a|b|n0|more"),
      ]),
    Case(
      testDescription: "what is stored, registered, undone and renamed",
      source: """
        import SwiftData
        @Model final class Note { var t = ""; init() {} }
        struct ContentView: View {
          @AppStorage("count") var c = 1
          @Environment(\\.undoManager) var undo
          init() { UserDefaults.standard.register(defaults: ["count": 77]) }
          var body: some View {
            VStack {
              Text("\\(c) \\(UserDefaults.standard.integer(forKey: "count"))")
              Notes().modelContainer(for: Note.self)
              RenameButton()
              Button("undo") { undo?.undo() }
              Button("redo") { undo?.redo() }
            }
            .renameAction { set(nil) }
            .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
              _ in print("changed")
            }
          }
          func set(_ new: Int?) {
            let old = c
            if let new { c = new } else { UserDefaults.standard.removeObject(forKey: "count") }
            undo?.registerUndo(withTarget: UserDefaults.standard) { _ in set(old) }
          }
        }
        struct Notes: View {
          @Environment(\\.modelContext) var context; @Query var notes: [Note]
          var body: some View { Button("\\(notes.count) notes") { context.insert(Note()) } }
        }
        """,
      steps: [
        ("c = 5", "changed", "5 5|0 notes|Rename|undo|redo"),
        ("tap \"Rename\"", "changed", "77 77|0 notes|Rename|undo|redo"),
        ("tap \"undo\"", "changed", "5 5|0 notes|Rename|undo|redo"),
        ("tap \"undo\"", "", "5 5|0 notes|Rename|undo|redo"),
        ("tap \"redo\"", "changed", "77 77|0 notes|Rename|undo|redo"),
        ("tap \"0 notes\"", "", "77 77|1 notes|Rename|undo|redo"),
        ("relaunch", "", "77 77|1 notes|Rename|undo|redo"),
      ]),
    Case(
      testDescription: "rows that leave a lazy stack are told that they cannot be seen",
      source: """
        struct ContentView: View {
          @State var seen: Set<Int> = []
          var body: some View {
            VStack {
              Text("\\(seen.sorted())")
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(0..<50, id: \\.self) { i in
                    Color.red.frame(height: 200).onScrollVisibilityChange {
                      if $0 { seen.insert(i) } else { seen.remove(i) }
                    }
                  }
                }
              }
            }
          }
        }
        """,
      steps: [
        ("scroll by 200", "", "[1, 2, 3, 4]"), ("scroll by 4000", "", "[21, 22, 23, 24]"),
        ("scroll to top", "", "[0, 1, 2, 3]"),
      ]),
    Case(
      testDescription: "rows of a range are told apart by their places",
      source: """
        struct ContentView: View {
          @State var people = 2
          var body: some View {
            Form {
              Picker("Number", selection: $people) { ForEach(2..<9) { Text("\\($0) people") } }
              Text("for \\(people + 2)")
            }
          }
        }
        """,
      steps: [("pick \"Number\" \"6 people\"", "", "Number|6 people|for 6")]),
    Case(
      testDescription: "a Mac's title bar has the title, a subtitle and what stands in the middle",
      source: """
        struct ContentView: View {
          @State var t = ""; let words = "3 words"
          var body: some View {
            NavigationStack {
              Text("d").navigationTitle("Doc").navigationSubtitle(words).searchable(text: $t)
                .toolbar { ToolbarItem(placement: .principal) { Text("Mid") } }
            }
          }
        }
        """, device: "Mac",
      steps: [("search \"q\"", "", "Doc|3 words|Mid|d")]),
    Case(
      testDescription: "a Mac's forms have labels before their fields",
      source: """
        struct ContentView: View {
          @State var n = ""; @State var c = "Red"
          var body: some View {
            Form {
              TextField("Name:", text: $n); SecureField("Code", text: $n)
              Picker("Color", selection: $c) { Text("Red").tag("Red"); Text("Blue").tag("Blue") }
                currentValueLabel: { Text("now \\(c)") }
              List { TextField("inside", text: $n) }
            }
            .formStyle(.grouped)
          }
        }
        """, device: "Mac",
      steps: [("type \"Name:\" \"x\"", "", "Name:|Code|Color|now Red")]),
    Case(
      testDescription: "titles are texts: their Markdown is read, and their words agree",
      source: """
        struct ContentView: View {
          @State var n = 1; @State var isOn = true; @State var asks = false
          let raw = "*md* of [l](https://a.b)"
          var body: some View {
            NavigationStack {
              Form {
                Stepper("^[\\(n) cup](inflect: true)", value: $n)
                Button("**Save** \\(n)") { asks = true }
                Toggle("*On*", isOn: $isOn)
                Section("`Head`") { DisclosureGroup("**Group**") {}; NavigationLink("**Go**") {} }
                LabeledContent("**Key**", value: "**raw**"); Button(raw) {}
                Text(.init(raw)); Label(.init("*lit*"), systemImage: "star")
              }
              .navigationTitle("**T** \\(n)")
              .alert("^[\\(n) cup](inflect: true)", isPresented: $asks) { Button("*Fine*") {} }
            }
          }
        }
        """,
      steps: [
        (
          "adjust \"1 cup\" up", "",
          "T 2|2 cups|Save 2|On|Head|Group|Go|Key|**raw**|*md* of [l](https://a.b)|md of l|lit"
        ), ("tap \"Save 2\"", "", "2 cups|Fine"),
      ]),
    Case(
      testDescription: "focused values are those around the focus, and those of the scene",
      source: """
        extension FocusedValues {
          @Entry var doc: String?; @Entry var scene: String?; @Entry var draft: Binding<String>?
        }
        @Observable class Model { var n = 1 }
        class Store: ObservableObject { @Published var n = 2 }
        struct ContentView: View {
          @State var a = "A"; @State var m = Model(); @StateObject var s = Store()
          @FocusState var isFocused: Bool; @State var k = 0
          var body: some View {
            VStack {
              TextField("a", text: $a).focused($isFocused)
                .focusedValue(\\.doc, "a\\(k)").focusedValue(\\.draft, $a)
              TextField("b", text: .constant("")).focusedValue(\\.doc, "b")
                .focusedValue(m).focusedObject(s)
              Bar(); Button("off") { isFocused = false }
              Button("count") { k += 1; s.n += 1 }
            }
            .focusedSceneValue(\\.scene, "S")
          }
        }
        struct Bar: View {
          @FocusedValue(\\.doc) var doc; @FocusedValue(\\.scene) var scene
          @FocusedBinding(\\.draft) var draft; @FocusedValue(Model.self) var m
          @FocusedObject var s: Store?
          var body: some View {
            Text("\\(doc ?? "-") \\(scene ?? "-") \\(draft ?? "-") \\(m?.n ?? 0) \\(s?.n ?? 0)")
            Button("clear") { draft = "" }
          }
        }
        """,
      steps: [
        ("layout", "", "- S - 0 0|clear|off|count"),
        ("tap \"a\"", "", "a0 S A 0 0|clear|off|count"),
        ("tap \"count\"", "", "a1 S A 0 0|clear|off|count"),
        ("tap \"clear\"", "", "a1 S  0 0|clear|off|count"),
        ("tap \"b\"", "", "b S - 1 3|clear|off|count"),
        ("tap \"count\"", "", "b S - 1 4|clear|off|count"),
        ("tap \"a\"", "", "a2 S  0 0|clear|off|count"),
        ("tap \"off\"", "", "- S - 0 0|clear|off|count"),
      ]),
    Case(
      testDescription: "a view may make one tab now and two then, and pages may all go",
      source: """
        struct Tabs: View {
          @Binding var admin: Bool
          var body: some View {
            Text("one").tabItem { Text("One") }.tag(1)
            if admin { Text("adm").tabItem { Text("Admin") }.tag(2) }
          }
        }
        struct ContentView: View {
          @State var admin = false; @State var s = 3; @State var pages = ["a"]
          var body: some View {
            TabView(selection: $s) {
              Tabs(admin: $admin)
              VStack {
                TabView { ForEach(pages, id: \\.self) { Text("page \\($0)") } }
                  .tabViewStyle(.page).overlay { if pages.isEmpty { Text("empty") } }
                Button("clear") { pages = []; admin = true }
              }.tabItem { Text("Set") }.tag(3)
            }
          }
        }
        """,
      steps: [
        ("layout", "", "page a|clear|One|Set"),
        ("tap \"clear\"", "", "empty|clear|One|Admin|Set"),
        ("tap \"One\"", "", "one|One|Admin|Set"),
      ]),
    Case(
      testDescription: "a table's row is selected beside the buttons of its columns",
      source: """
        struct R: Identifiable { let id: Int; let name: String }
        struct ContentView: View {
          @State var rows = [R(id: 1, name: "Bo"), R(id: 2, name: "Al")]; @State var sel: R.ID?
          var body: some View {
            Text("chosen \\(sel ?? 0)")
            Table(rows, selection: $sel) {
              TableColumn("Name", value: \\.name)
              TableColumn("Act") { r in Button("del\\(r.id)") { rows.removeAll { $0.id == r.id } } }
            }
          }
        }
        """, device: "iPad",
      steps: [
        ("tap \"Al\"", "", "chosen 2|Name|Act|Bo|del1|Al|del2"),
        ("tap \"del1\"", "", "chosen 2|Name|Act|Al|del2"),
      ]),
    Case(
      testDescription: "a split view under a sheet follows the window to a size that it had before",
      source: """
        struct ContentView: View {
          @State var sel: Int? = 1; @State var pops = false
          var body: some View {
            NavigationSplitView {
              List(0..<3, id: \\.self, selection: $sel) { Text("r\\($0)") }
            } detail: {
              Button("P") { pops = true }.sheet(isPresented: $pops) { Text("pop") }
            }
          }
        }
        """, device: "iPad",
      steps: [
        ("device \"iPhone 16\"", "", "Back|P"), ("device \"iPad\"", "", "P"),
        ("tap \"P\"", "", "pop"), ("device \"iPhone 16\"", "", "pop"), ("dismiss", "", "Back|P"),
      ]),
  ]
}
