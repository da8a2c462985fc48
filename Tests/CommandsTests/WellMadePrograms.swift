/// Programs in which the review finds nothing.
extension ReviewTests {
  static let good: [Example] = [
    Example(
      testDescription: "a stack in each tab of a list of tabs",
      source: """
        struct ContentView: View {
          var body: some View {
            TabView {
              ForEach(["Home", "Search"], id: \\.self) { name in
                NavigationStack {
                  List { NavigationLink("Go", value: 1) }
                    .navigationTitle(name)
                    .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("One") }
                }
                .tabItem { Text(name) }
              }
            }
          }
        }
        """),
    Example(
      testDescription: "destinations written inline are screens of their own",
      source: """
        struct Fruit: Hashable, Identifiable { var id: String }
        struct ContentView: View {
          @State private var path: [Int] = []
          @State private var item: Fruit?
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Five", value: 5)
                Button("Apple") { item = Fruit(id: "Apple") }
              }
              .navigationDestination(for: Int.self) { n in Text("D\\(n)") }
              .navigationDestination(item: $item) { fruit in
                VStack { Text(fruit.id); NavigationLink("Eight", value: 8) }
              }
            }
          }
        }
        """),
    Example(
      testDescription: "the end of a way in hides the back button, and leads on",
      source: """
        enum Step: Hashable { case code, done }
        struct ContentView: View {
          @State private var isIn = false
          var body: some View {
            Group { if isIn { Text("Home") } else { WayIn(enter: { isIn = true }) } }
          }
        }
        struct WayIn: View {
          let enter: () -> Void
          @State private var path: [Step] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Start") { path.append(.code) }.navigationTitle("Welcome")
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .code: Button("Next") { path.append(.done) }.navigationTitle("Code")
                  case .done:
                    Button("Enter", action: enter).navigationTitle("Done")
                      .navigationBarBackButtonHidden()
                  }
                }
            }
          }
        }
        """),
    Example(
      testDescription: "a cover that a password leads out of",
      source: """
        struct SignIn: View {
          @Binding var isIn: Bool
          @State private var password = ""
          @State private var isWrong = false
          var body: some View {
            NavigationStack {
              Form {
                SecureField("Password", text: $password)
                Button("Sign in") { if password == "open sesame" { isIn = true } else { isWrong = true } }
              }
              .alert("Wrong", isPresented: $isWrong) {}
            }
          }
        }
        struct ContentView: View {
          @State private var isIn = false
          @State private var asks = false
          var body: some View {
            NavigationStack {
              Button("Members") { asks = true }.navigationTitle("Club")
                .fullScreenCover(isPresented: $asks) { SignIn(isIn: $isIn) }
            }
          }
        }
        """),
    Example(
      testDescription: "a typed path, a modal of a route, a way back of its own",
      source: """
        enum HomeRoute: Hashable { case item(Int) }
        enum HomeModal: String, Identifiable { case login, help; var id: String { rawValue } }
        struct Detail: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Text("Detail").navigationTitle("Detail").navigationBarBackButtonHidden(true)
              .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Back") { dismiss() } }
              }
          }
        }
        struct LoginRoot: View {
          let onFinish: () -> Void
          var body: some View { NavigationStack { Button("Done") { onFinish() }.navigationTitle("Login") } }
        }
        struct ContentView: View {
          @State private var path: [HomeRoute] = []
          @State private var modal: HomeModal?
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Item", value: HomeRoute.item(1))
                Button("Login") { modal = .login }
              }
              .navigationTitle("Home")
              .navigationDestination(for: HomeRoute.self) { _ in Detail() }
            }
            .sheet(item: $modal) { _ in LoginRoot { modal = nil } }
          }
        }
        """),
    Example(
      testDescription: "screens that push their like, with other values",
      source: """
        struct Level: View {
          let number: Int
          var body: some View {
            NavigationLink("Next", value: number + 1).navigationTitle("Level \\(number)")
          }
        }
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              Level(number: 0).navigationDestination(for: Int.self) { Level(number: $0) }
            }
          }
        }
        """),
    Example(
      testDescription: "a Bool for each of two buttons, and two beside an item",
      source: """
        struct Item: Identifiable { let id: Int }
        struct Form: View { let close: () -> Void; var body: some View { Button("x") { close() } } }
        struct Lower: View {
          @State var login = false
          @State var help = false
          @State var item: Item?
          var body: some View {
            VStack { Button("Login") { login = true }; Button("Help") { help = true }
              Button("Item") { item = Item(id: 1) } }
              .sheet(isPresented: $login) { Form { login = false } }
              .sheet(isPresented: $help) { Form { help = false } }
              .sheet(item: $item) { _ in Form { item = nil } }
          }
        }
        struct ContentView: View {
          @State var login = false
          @State var help = false
          var body: some View {
            VStack {
              Button("A") { login = true }.sheet(isPresented: $login) { Form { login = false } }
              Button("B") { help = true }.fullScreenCover(isPresented: $help) {
                Form { help = false }
              }
              Lower()
            }
          }
        }
        """),
    Example(
      testDescription:
        "an erased path of models, of a model, and screens without titles at the end",
      source: """
        struct Item: Hashable, Identifiable { let id: Int }
        enum Route: Hashable { case more }
        final class Model: ObservableObject { @Published var path = NavigationPath() }
        struct Other: View {
          @StateObject var model = Model()
          var body: some View {
            NavigationStack(path: $model.path) {
              Button("More") { model.path.append(Route.more) }.navigationTitle("Other")
                .navigationDestination(for: Route.self) { _ in Text("More") }
            }
          }
        }
        struct Items: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              List(0..<3) { NavigationLink("Item", value: Item(id: $0)) }.navigationTitle("Items")
                .navigationDestination(for: Item.self) { Text("Item \\($0.id)") }
            }
          }
        }
        struct ContentView: View {
          var body: some View {
            TabView { Items().tabItem { Text("Items") }; Other().tabItem { Text("Other") } }
          }
        }
        """),
    Example(
      testDescription: "a reader in the background, work done before",
      source: """
        struct Row: View { let text: String; var body: some View { Text(text) } }
        struct ContentView: View {
          let rows: [String]
          @State var width = 0.0
          init() { rows = (0..<9).map { "Row \\($0 * $0)" } }
          var body: some View {
            VStack {
              Text("Top")
              Text("Middle").frame(maxWidth: .infinity)
                .background(GeometryReader { g in Color.clear.onAppear { width = g.size.width } })
              List(rows, id: \\.self) { Row(text: $0) }
            }
          }
        }
        """),
    Example(
      testDescription: "a path that the app owns and a link sets",
      source: """
        final class Coordinator: ObservableObject {
          @Published var path = NavigationPath()
          func handle(_ url: URL) { path.append(url.absoluteString) }
        }
        struct Home: View {
          var body: some View { Text("Home").navigationTitle("Home") }
        }
        @main struct MyApp: App {
          @StateObject private var coordinator = Coordinator()
          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $coordinator.path) {
                Home().onOpenURL { coordinator.handle($0) }
                  .navigationDestination(for: String.self) { Text($0).navigationTitle("Link") }
              }
              .environmentObject(coordinator)
            }
          }
        }
        """),
    Example(
      testDescription: "a stack for each tab",
      source: """
        struct Root: View {
          let name: String
          var body: some View { NavigationStack { Text(name).navigationTitle(name) } }
        }
        struct ContentView: View {
          var body: some View {
            TabView {
              Root(name: "Home").tabItem { Text("Home") }
              Root(name: "Search").tabItem { Text("Search") }
            }
          }
        }
        """),
  ]
}
