import Commands
import Diagnostics
import Simulation
import Testing
import ViewCatalog
import ViewTree

/// Programs, what is done in them, and what is then on the screen, a line for each step: contexts,
/// title, way back, controls, prints.
@Suite struct NavigationTests {
  struct Scenario: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var device = "iPhone 16"
    var isLandscape = false
    /// Each step, and the line that tells of the screen after it.
    var steps: [(act: String, screen: String)]
  }

  @Test(arguments: [
    stack, typedPath, activeLink, missingDestination, sheet, itemSheet, alert, tabs, columns,
    collapsedColumns,
  ])
  func shows(_ scenario: Scenario) throws {
    var options = Session.Options()
    let isKnown = options.selectDevice(scenario.device)
    #expect(isKnown)
    options.isLandscape = scenario.isLandscape
    let session = Session(library: wholeLibrary, options: options)
    for step in scenario.steps {
      let reply =
        step.act.isEmpty
        ? session.launch([SourceFile(name: "App.swift", text: scenario.source)])
        : session.respond(to: step.act)
      let shown = try session.simulator.map { try line(of: reply, in: $0) } ?? ""
      #expect(shown == step.screen, "after \(step.act)")
    }
  }

  private func line(of reply: Reply, in app: Simulator) throws -> String {
    let screen = try app.screen()
    var parts = [try app.contexts().map(\.kind.rawValue).joined(separator: "/")]
    if let title = screen.title { parts.append("title=\(title)") }
    if let back = screen.backButton { parts.append("back=\(back)") }
    if let path = try app.contexts().last?.path { parts.append("path=\(path)") }
    if let detent = try app.contexts().last?.detent { parts.append("detent=\(detent)") }
    parts.append(screen.controls.map(\.label).joined(separator: ","))
    let prints = reply.events.compactMap { event -> String? in
      if case .print(let text) = event { return text }
      return nil
    }
    if !prints.isEmpty { parts.append("prints=" + prints.joined(separator: ",")) }
    if let error = reply.error { parts.append("error=\(error.code)") }
    return parts.joined(separator: " ")
  }

  // MARK: Stacks

  static let stack = Scenario(
    testDescription: "a path that code and the user change",
    source: """
      struct ContentView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Go", value: 1)
              .navigationTitle("Home")
              .onAppear { print("Home+") }
              .onDisappear { print("Home-") }
              .navigationDestination(for: Int.self) { level in
                NavigationLink("On", value: level + 1)
                  .navigationTitle("L\\(level)")
                  .onAppear { print("L\\(level)+") }
                  .onDisappear { print("L\\(level)-") }
              }
          }
          .onChange(of: path) { print("path=\\(path)") }
        }
      }
      """,
    steps: [
      ("", "window/stack title=Home path=[] Go prints=Home+"),
      (
        "tap \"Go\"",
        "window/stack title=L1 back=Home path=[\"1\"] Home,On prints=path=[1],L1+,Home-"
      ),
      (
        "path = [1, 2, 3]",
        "window/stack title=L3 back=L2 path=[\"1\", \"2\", \"3\"] L2,On "
          + "prints=path=[1, 2, 3],L3+,L1-"
      ),
      (
        "back",
        "window/stack title=L2 back=L1 path=[\"1\", \"2\"] L1,On prints=L2+,L3-,path=[1, 2]"
      ),
      ("path.removeLast(2)", "window/stack title=Home path=[] Go prints=path=[],Home+,L2-"),
      ("back", "window/stack title=Home path=[] Go error=nothingToGoBackTo"),
    ])

  static let typedPath = Scenario(
    testDescription: "a path of any types, two values in one act",
    source: """
      enum Route: Hashable { case profile(id: String), settings }
      struct ContentView: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Root")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .profile(let id): Text(id).navigationTitle("Profile")
                case .settings: Text("S").navigationTitle("Settings")
                }
              }
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
        }
        func deep() {
          path.append(Route.profile(id: "a"))
          path.append("x")
        }
      }
      """,
    steps: [
      ("", "window/stack title=Root path=[] "),
      (
        "deep()",
        "window/stack title=x back=Profile path=[\".profile(id: \\\"a\\\")\", \"\\\"x\\\"\"] Profile"
      ),
      ("path.removeLast(path.count)", "window/stack title=Root path=[] "),
    ])

  static let activeLink = Scenario(
    testDescription: "a link that a binding drives",
    source: """
      struct ContentView: View {
        @State var isActive = false
        var body: some View {
          NavigationView {
            NavigationLink(destination: Text("Detail").navigationTitle("Detail"),
              isActive: $isActive) { Text("Go") }
              .navigationTitle("Home")
          }
          .onChange(of: isActive) { print(isActive) }
        }
      }
      """,
    steps: [
      ("", "window/stack title=Home path=[] Go"),
      ("isActive = true", "window/stack title=Detail back=Home path=[] Home prints=true"),
      ("back", "window/stack title=Home path=[] Go prints=false"),
    ])

  static let missingDestination = Scenario(
    testDescription: "a link whose value has no destination",
    source: """
      struct ContentView: View {
        var body: some View { NavigationStack { NavigationLink("Go", value: 1) } }
      }
      """,
    steps: [("", "window/stack path=[] Go"), ("tap \"Go\"", "window/stack path=[] Go")])

  // MARK: Presentations

  static let sheet = Scenario(
    testDescription: "a sheet with detents, closed by code and by the user",
    source: """
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          Text("Root")
            .onChange(of: shows) { print("shows=\\(shows)") }
            .sheet(isPresented: $shows, onDismiss: { print("closed") }) {
              Text("Sheet")
                .presentationDetents([.medium, .large])
                .onAppear { print("S+") }
                .onDisappear { print("S-") }
            }
        }
      }
      """,
    steps: [
      ("", "window "),
      ("shows = true", "window/sheet detent=medium  prints=shows=true,S+"),
      ("shows = false", "window  prints=shows=false,S-,closed"),
      ("shows = true", "window/sheet detent=medium  prints=shows=true,S+"),
      ("swipe up", "window/sheet detent=large "),
      ("swipe down", "window/sheet detent=medium "),
      ("swipe down", "window  prints=S-,closed,shows=false"),
    ])

  static let itemSheet = Scenario(
    testDescription: "another item is another sheet",
    source: """
      struct Item: Identifiable { let id: Int }
      struct ContentView: View {
        @State var item: Item?
        @State var warns = false
        var body: some View {
          Text("Root")
            .sheet(item: $item, onDismiss: { print("closed") }) { item in
              Text("\\(item.id)").onAppear { print("\\(item.id)+") }
                .onDisappear { print("\\(item.id)-") }
            }
            .alert("Waits", isPresented: $warns) {}
        }
      }
      """,
    steps: [
      ("", "window "),
      ("item = Item(id: 1)", "window/sheet detent=large  prints=1+"),
      ("item = Item(id: 2)", "window/sheet detent=large  prints=1-,closed,2+"),
      ("warns = true", "window/sheet detent=large "),
      ("item = nil", "window/alert title=Waits OK prints=2-,closed"),
      ("tap \"OK\"", "window "),
    ])

  static let alert = Scenario(
    testDescription: "the order of an alert's and a dialog's buttons",
    source: """
      struct ContentView: View {
        @State var warns = false
        @State var asks = false
        var body: some View {
          Text("Root")
            .alert("Warning", isPresented: $warns) {
              Button("Delete", role: .destructive) { print("deleted") }
              Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Which?", isPresented: $asks) {
              Button("Cancel", role: .cancel) { print("cancelled") }
              Button("One") { print("one") }
            }
        }
      }
      """,
    steps: [
      ("", "window "),
      ("warns = true", "window/alert title=Warning Cancel,Delete"),
      ("tap \"Delete\"", "window  prints=deleted"),
      ("asks = true", "window/confirmationDialog title=Which? One,Cancel"),
      ("tap \"One\"", "window  prints=one"),
    ])

  // MARK: Tabs and columns

  static let tabs = Scenario(
    testDescription: "tabs keep their stacks; a second tap goes to the root",
    source: """
      struct Page: View {
        let name: String
        var body: some View {
          NavigationStack {
            NavigationLink("Go") { Text("Deep").navigationTitle("Deep \\(name)") }
              .navigationTitle(name)
          }
        }
      }
      struct ContentView: View {
        @State var tab = 1
        var body: some View {
          TabView(selection: $tab) {
            Page(name: "A").tabItem { Text("a") }.tag(1)
            Tab("b", systemImage: "star", value: 2) { Page(name: "B") }
          }
          .onChange(of: tab) { print("tab=\\(tab)") }
        }
      }
      """,
    steps: [
      ("", "window/tabs/stack title=A path=[] Go,a,b"),
      ("tap \"Go\"", "window/tabs/stack title=Deep A back=A path=[] A,a,b"),
      ("tab \"b\"", "window/tabs/stack title=B path=[] Go,a,b prints=tab=2"),
      ("tab = 1", "window/tabs/stack title=Deep A back=A path=[] A,a,b prints=tab=1"),
      ("tab \"a\"", "window/tabs/stack title=A path=[] Go,a,b"),
    ])

  private static let splitSource = """
    struct ContentView: View {
      @State var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["x", "y"], id: \\.self, selection: $chosen) { Text("row \\($0)") }
            .navigationTitle("Rows")
        } detail: {
          Text(chosen ?? "none").navigationTitle(chosen ?? "Nothing")
        }
      }
    }
    """

  static let columns = Scenario(
    testDescription: "columns side by side", source: splitSource, device: "iPad Pro 11-inch",
    isLandscape: true,
    steps: [
      ("", "window/split title=Nothing Hide Sidebar,row x,row y"),
      ("tap \"row y\"", "window/split title=y Hide Sidebar,row x,row y"),
      ("tap \"Hide Sidebar\"", "window/split title=y Show Sidebar"),
    ])

  static let collapsedColumns = Scenario(
    testDescription: "columns as one stack", source: splitSource,
    steps: [
      ("", "window/split title=Rows row x,row y"),
      ("tap \"row y\"", "window/split title=y back=Rows Rows"),
      ("back", "window/split title=Rows row x,row y"),
      ("chosen = \"x\"", "window/split title=x back=Rows Rows"),
    ])
}
