import Testing

/// Data flow (navigation rules 10.1 to 10.9 and 11).
struct StateTests {
  @Test func stateSurvivesAParentsUpdate() {
    let session = CatalogSession(
      """
      struct Child: View {
        let n: Int
        @State private var own = 0
        var body: some View { Button("own \\(own) of \\(n)") { own += 1 } }
      }
      struct ContentView: View {
        @State private var n = 0
        var body: some View { VStack { Button("n") { n += 1 }; Child(n: n) } }
      }
      """)
    session.run("tap \"own 0 of 0\"", "tap \"n\"")
    #expect(session.texts == ["n", "own 1 of 1"])
    #expect(session.state == ["ContentView.n = 1", "Child.own = 1"])
  }

  @Test func bindingsReachElementsAndMembers() {
    let session = CatalogSession(
      """
      struct Item: Identifiable { let id: Int; var name: String; var done = false }
      struct Row: View {
        @Binding var item: Item
        var body: some View { Toggle(item.name, isOn: $item.done) }
      }
      struct ContentView: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        var body: some View {
          VStack {
            ForEach($items) { $item in Row(item: $item) }
            TextField("First", text: $items[0].name)
            Button("remove") { items.removeFirst() }
            Text(items.map { "\\($0.name) \\($0.done)" }.joined(separator: ", "))
          }
        }
      }
      """)
    session.run("toggle \"b\"", "type \"First\" \"z\"")
    #expect(session.texts.last == "z false, b true")
    session.run("tap \"remove\"")
    #expect(session.texts.last == "b true")
  }

  @Test func publishedPropertiesUpdateWhoeverObserves() {
    let session = CatalogSession(
      """
      class Model: ObservableObject {
        @Published var items = ["a"]
        @Published var flag = false
      }
      struct Inner: View {
        @EnvironmentObject var model: Model
        var body: some View { Toggle("Flag \\(model.items.count)", isOn: $model.flag) }
      }
      struct Observer: View {
        @ObservedObject var model: Model
        var body: some View { Text("flag \\(model.flag)") }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Add") { model.items.append("b") }
            Inner()
            Observer(model: model)
          }.environmentObject(model)
        }
      }
      """)
    session.run("tap \"Add\"", "toggle \"Flag 2\"")
    #expect(session.texts == ["Add", "Flag 2", "flag true"])
    #expect(
      session.state == [
        "ContentView.model.items = [\"a\", \"b\"]", "ContentView.model.flag = true",
      ])
  }

  @Test func onlyReadersOfAnObservablePropertyAreUpdated() {
    let session = CatalogSession(
      """
      @Observable class Store { var count = 0; var name = "x" }
      struct Counter: View { let store: Store; var body: some View { Text("\\(store.count)") } }
      struct Namer: View {
        @Environment(Store.self) private var store
        var body: some View {
          @Bindable var bound = store
          TextField(store.name, text: $bound.name)
        }
      }
      struct ContentView: View {
        @State private var store = Store()
        var body: some View {
          VStack { Counter(store: store); Namer(); Button("Inc") { store.count += 1 } }
            .environment(store)
        }
      }
      """)
    session.run("tap \"Inc\"")
    #expect(session.bodies(of: "Counter") == 2)
    #expect(session.bodies(of: "Namer") == 1)
    #expect(session.bodies(of: "ContentView") == 1)
    session.run("type \"x\" \"y\"")
    #expect(session.bodies(of: "Counter") == 2)
    #expect(session.bodies(of: "Namer") == 2)
  }

  /// Arrays are compared by their elements where those are Equatable, and else are the same only as
  /// one array.
  @Test func anArrayMadeAnewIsAnotherUnlessItsElementsAreEquatable() {
    let session = CatalogSession(
      """
      struct Plain { var n = 1 }
      struct Same: Equatable { var n = 1 }
      let shared = [Plain()]
      struct A: View { let items = [Plain()]; var body: some View { Text("a") } }
      struct B: View { let items = [Same()]; var body: some View { Text("b") } }
      struct C: View { let items = [1, 2]; var body: some View { Text("c") } }
      struct D: View { let items: [Plain]; var body: some View { Text("d") } }
      struct ContentView: View {
        @State private var n = 0
        var body: some View { Button("\\(n)") { n += 1 }; A(); B(); C(); D(items: shared) }
      }
      """)
    session.run("tap \"0\"")
    #expect(["A", "B", "C", "D"].map(session.bodies(of:)) == [2, 1, 1, 1])
  }

  @Test func aMissingObjectStopsTheProgram() {
    let session = CatalogSession(
      """
      class Model: ObservableObject { @Published var n = 1 }
      struct ContentView: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\\(model.n)") }
      }
      """)
    let words =
      "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be "
      + "missing as an ancestor of this view."
    #expect(session.log.contains { $0.contains(words) }, "\(session.log)")
  }

  @Test func keysOfTheProgramsOwnReachViewsInside() {
    let session = CatalogSession(
      """
      struct LevelKey: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues {
        var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
      }
      struct Reader: View {
        @Environment(\\.level) private var level
        @Environment(\\.isEnabled) private var isEnabled
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("\\(level) \\(isEnabled) \\(scheme == .dark)") }
      }
      struct ContentView: View {
        var body: some View {
          VStack {
            Reader()
            Reader().environment(\\.level, 5).disabled(true)
            Reader().transformEnvironment(\\.level) { $0 += 1 }.environment(\\.colorScheme, .dark)
          }
        }
      }
      """)
    #expect(session.texts == ["1 true false", "5 false false", "2 true true"])
  }

  @Test func modifiersKeepTheirState() {
    let session = CatalogSession(
      """
      struct Counting: ViewModifier {
        @State private var n = 0
        func body(content: Content) -> some View {
          VStack { content; Button("n \\(n)") { n += 1 } }
        }
      }
      extension View { func counting() -> some View { modifier(Counting()) } }
      struct ContentView: View { var body: some View { Text("x").counting() } }
      """)
    session.run("tap \"n 0\"")
    #expect(session.texts == ["x", "n 1"])
  }

  @Test func appsShowTheirWindow() {
    let session = CatalogSession(
      """
      class Model: ObservableObject { @Published var n = 1 }
      struct Home: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("n \\(model.n)") { model.n += 1 } }
      }
      @main struct Sample: App {
        @StateObject private var model = Model()
        var body: some Scene { WindowGroup { Home().environmentObject(model) } }
      }
      """)
    session.run("tap \"n 1\"")
    #expect(session.texts == ["n 2"])
    #expect(session.log == ["+Home"])
  }

  @Test func defaultsAndTheSceneKeepValues() {
    let session = CatalogSession(
      """
      struct Score: View {
        @AppStorage("score") private var score = 3
        var body: some View { Text("score \\(score)") }
      }
      struct ContentView: View {
        @AppStorage("score") private var score = 0
        @SceneStorage("tab") private var tab = "a"
        var body: some View { VStack { Score(); Button("set \\(tab)") { score = 9; tab = "b" } } }
      }
      """)
    session.run("tap \"set a\"")
    #expect(session.texts == ["score 9", "set b"])
  }

  @Test func aTagOfAnotherTypeIsNotChosen() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var unit = ""
        @State private var count: Int?
        let units = ["Celsius", "Kelvin"]
        var body: some View {
          List {
            Picker("Unit", selection: $unit) { ForEach(0..<2) { Text(units[$0]) } }
            Picker("Count", selection: $count) {
              ForEach(0..<2) { Text("n\\($0)").tag($0 as Int?) }
            }
            Text("\\(unit.count) \\(count ?? 9)")
          }
          .pickerStyle(.inline)
        }
      }
      """)
    session.run("tap \"Kelvin\"")
    session.run("tap \"n1\"")
    #expect(session.texts.last == "0 1")
  }

  @Test func defaultsOfAnotherTypeAreBridgedOrPassedOver() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @AppStorage("word") private var count = 5
        @AppStorage("one") private var flag = false
        @AppStorage("three") private var size = 1.5
        @AppStorage("half") private var half: Int?
        @AppStorage("three") private var text = "none"
        init() {
          let defaults = UserDefaults.standard
          defaults.set("nine", forKey: "word")
          defaults.set(1, forKey: "one")
          defaults.set(3, forKey: "three")
          defaults.set(7.5, forKey: "half")
        }
        var body: some View {
          Text("\\(count + 1) \\(flag ? "on" : "off") \\(size) \\(half ?? 0) \\(text)")
        }
      }
      """)
    #expect(session.texts == ["6 on 3.000000 0 none"])
  }
}
