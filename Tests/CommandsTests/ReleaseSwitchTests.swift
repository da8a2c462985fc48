import Commands
import Testing
import ViewTree

/// What differs by release differs indeed: for each choice an app, what is done, and what only the
/// releases answer in which it holds.
@Suite struct ReleaseSwitchTests {
  @Test(arguments: rows) func holdsFromItsReleaseOn(_ row: Row) throws {
    let choice = try #require(Switches.byRelease.named.first { $0.name == row.name }).choice
    let (older, newer) = (row.answer(in: choice.release.previous), row.answer(in: choice.release))
    let (held, other) = choice.isSince ? (newer, older) : (older, newer)
    #expect(held.contains(row.tells), "\(held)")
    #expect(!other.contains(row.tells), "\(other)")
  }

  @Test func everyChoiceHasARow() {
    #expect(Set(Self.rows.map(\.name)) == Set(Switches.byRelease.named.map(\.name)))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// What only the releases answer in which it holds.
    let tells: String
    let acts: [String]
    var device: String?
    let body: String
    var testDescription: String { name }

    init(
      _ name: String, _ tells: String, _ acts: [String], on device: String? = nil, _ body: String
    ) {
      (self.name, self.tells, self.acts, self.device, self.body) = (name, tells, acts, device, body)
    }

    /// What the last act is answered.
    func answer(in release: Release) -> String {
      let session = launched("struct ContentView: View {\n\(body)\n}") {
        $0.release = release
        if let device { _ = $0.selectDevice(device) }
      }
      return acts.map { session.says($0) }.last ?? ""
    }
  }

  static let rows = [
    Row(
      "retapPopsToRoot", "stack \"A\" []", ["tap \"Go\"", "tap \"First\"", "contexts"],
      """
      var body: some View {
        TabView {
          NavigationStack {
            NavigationLink("Go", value: 1).navigationTitle("A")
              .navigationDestination(for: Int.self) { Text("\\($0)") }
          }.tabItem { Text("First") }
        }
      }
      """),
    Row(
      "makesAllTabs", "Other.count = 0", ["state"],
      """
      struct Other: View {
        @State var count = 0
        var body: some View { Text("\\(count)") }
      }
      var body: some View {
        TabView { Text("A").tabItem { Text("A") }; Other().tabItem { Text("B") } }
      }
      """),
    Row(
      "findsLazyDestinations", "[1]", ["tap \"Go\""],
      """
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """),
    Row(
      "presentsWhileDismissing", "sheet", ["tap \"A\"", "tap \"B\"", "wait idle", "contexts"],
      """
      @State var a = false
      @State var b = false
      var body: some View {
        Button("A") { a = true }
          .sheet(isPresented: $a) { Button("B") { a = false; b = true } }
          .background { Color.clear.sheet(isPresented: $b) { Text("second") } }
      }
      """),
    Row(
      "presentsAfterClosing", "sheet", ["tap \"A\"", "tap \"B\"", "wait idle", "contexts"],
      """
      @State var a = false
      @State var b = false
      var body: some View {
        Button("A") { a = true }
          .sheet(isPresented: $a) {
            Button("B") {
              a = false
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { b = true }
            }
          }
          .background { Color.clear.sheet(isPresented: $b) { Text("second") } }
      }
      """),
    Row(
      "allSectionsCollapse", "no control \"Row\"", ["tap \"Head\"", "tap \"Row\""],
      """
      var body: some View {
        List { Section("Head") { Button("Row") {} } }.listStyle(.sidebar)
      }
      """),
    Row(
      "keepsBindingOfRemoved", "ContentView.shows = true",
      ["tap \"A\"", "tap \"Away\"", "wait idle", "state"],
      """
      @State var shows = false
      @State var isThere = true
      var body: some View {
        Button("A") { shows = true }
        if isThere {
          Text("x").sheet(isPresented: $shows) { Button("Away") { isThere = false } }
        }
      }
      """),
    Row(
      "sheetsAreForms", ", 540 × ", ["tap \"A\"", "layout"], on: "iPad Pro 11-inch",
      """
      @State var shows = false
      var body: some View {
        Button("A") { shows = true }.sheet(isPresented: $shows) { Color.red }
      }
      """),
    Row(
      "tabBarIsOnTop", "(0.0, 74.0)", ["tap \"Where\""], on: "iPad Pro 11-inch",
      """
      var body: some View {
        TabView {
          GeometryReader { proxy in
            Button("Where") { print(proxy.frame(in: .global).origin) }
          }.tabItem { Text("B") }
        }
      }
      """),
    Row(
      "tabsResetSearch", "ContentView.text: \"abc\" → \"\"", ["search \"abc\"", "tab \"B\""],
      """
      @State var text = ""
      var body: some View {
        NavigationStack {
          TabView { Text("A").tabItem { Text("A") }; Text("B").tabItem { Text("B") } }
            .searchable(text: $text)
        }
      }
      """),
    Row(
      "dismissLeavesColumns", "ContentView.picked: 1 → nil", ["tap \"Leave\""],
      on: "iPad Pro 11-inch",
      """
      struct Leaving: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Leave") { dismiss() } }
      }
      @State var picked: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \\.self, selection: $picked) { Text("\\($0)") }
        } detail: { if picked != nil { Leaving() } }
      }
      """),
    Row(
      "takesLateColumnWidths", "200.0", ["rotate", "tap \"Wide\"", "tap \"Size\""],
      on: "iPad Pro 11-inch",
      """
      @State var isWide = false
      var body: some View {
        NavigationSplitView {
          GeometryReader { proxy in
            VStack {
              Button("Wide") { isWide = true }
              Button("Size") { print(proxy.size.width) }
            }
          }.navigationSplitViewColumnWidth(isWide ? 200 : 300)
        } detail: { Text("detail") }
      }
      """),
    Row(
      "pushesOneByOne", "stack \"1\"", ["tap \"Deep\"", "contexts"],
      """
      @State var one = false
      @State var two = false
      var body: some View {
        NavigationView {
          VStack {
            Button("Deep") { one = true; two = true }
            NavigationLink(isActive: $one) {
              NavigationLink("2", isActive: $two) { Text("second").navigationTitle("2") }
                .navigationTitle("1")
            } label: { EmptyView() }
          }
        }.navigationViewStyle(.stack)
      }
      """),
    Row(
      "hidesEmptyBars", "(0.0, 59.0)", ["tap \"Where\""],
      """
      var body: some View {
        NavigationView {
          GeometryReader { proxy in
            Button("Where") { print(proxy.frame(in: .global).origin) }
          }
        }.navigationViewStyle(.stack)
      }
      """),
    Row(
      "scrollingDismissesKeyboard", "ContentView.isTyping: true → false",
      ["type \"Name\" \"a\"", "scroll by 100"],
      """
      @State var name = ""
      @FocusState var isTyping: Bool
      var body: some View {
        List {
          TextField("Name", text: $name).focused($isTyping)
          ForEach(0..<50) { Text("\\($0)") }
        }
      }
      """),
    Row(
      "alertsTakeFields", "ContentView.name", ["tap \"A\"", "type \"Name\" \"a\""],
      """
      @State var name = ""
      @State var shows = false
      var body: some View {
        Button("A") { shows = true }
          .alert("Who?", isPresented: $shows) { TextField("Name", text: $name); Button("OK") {} }
      }
      """),
    Row(
      "backShowsChevronOnly", "‹  ", ["tap \"Go\"", "screen"],
      """
      var body: some View {
        NavigationStack { NavigationLink("Go") { Text("x") }.navigationTitle("Home") }
      }
      """),
    Row(
      "insetsPartialSheets", "(8.0, ", ["tap \"A\"", "tap \"Where\""],
      """
      @State var shows = false
      var body: some View {
        Button("A") { shows = true }.sheet(isPresented: $shows) {
          GeometryReader { proxy in
            Button("Where") { print(proxy.frame(in: .global).origin) }
          }.presentationDetents([.medium])
        }
      }
      """),
    Row(
      "isRedesigned", "66.0", ["tap \"Size\""],
      """
      @State var isOn = false
      @State var width = 0.0
      var body: some View {
        Toggle("x", isOn: $isOn).labelsHidden()
          .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
        Button("Size") { print(width) }
      }
      """),
    Row(
      "lazyRowsDisappear", "0 goes", ["scroll to bottom"],
      """
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<99) { n in
              Text("\\(n)").frame(height: 99).onDisappear { print("\\(n) goes") }
            }
          }
        }
      }
      """),
  ]
}

extension Release {
  /// The one before it.
  fileprivate var previous: Release {
    if minor > 0 { return Release(major, minor - 1) }
    let years = Release(String(major - 1)) ?? Release("18")
    return years ?? self
  }
}
