/// What is found where several parts of a program are looked at together.
extension ReviewTests {
  static let badTogether: [Example] = [
    Example(
      testDescription: "links with values in one view, with views in another",
      source: """
        struct ContentView: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Go", value: 1).navigationTitle("Home")
                .navigationDestination(for: Int.self) { _ in Detail() }
            }
          }
        }
        struct Detail: View {
          var body: some View {
            NavigationLink("More") { Text("End").navigationTitle("End") }.navigationTitle("Detail")
          }
        }
        """, findings: ["mixed-patterns 11"]),
    Example(
      testDescription: "one route for a push and a sheet",
      source: """
        enum Route: Hashable, Identifiable { case item, edit; var id: Self { self } }
        struct ContentView: View {
          @State private var path: [Route] = []
          @State private var modal: Route?
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Go", value: Route.item).navigationTitle("Home")
                .navigationDestination(for: Route.self) { _ in Text("x").navigationTitle("X") }
            }
            .sheet(item: $modal) { _ in Button("Close") { modal = nil } }
          }
        }
        """, findings: ["shared-route 10"]),
    Example(
      testDescription: "a property that sorts, read by the body",
      source: """
        struct ContentView: View {
          @State private var names = ["b", "a"] { didSet { print(names.sorted()) } }
          private var ordered: [String] { names.sorted() }
          var body: some View { List(ordered, id: \\.self) { Text($0) } }
        }
        """, findings: ["heavy-body 3"]),
    Example(
      testDescription: "a property that makes a formatter, read by the body",
      source: """
        struct ContentView: View {
          private var today: String {
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            return formatter.string(from: Date())
          }
          var body: some View { Text(today) }
        }
        """, findings: ["heavy-body 3"]),
  ]
}
