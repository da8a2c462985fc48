struct ContentView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("First order", value: 1)
        .navigationTitle("Orders")
        .navigationDestination(for: Int.self) { number in
          OrderView(number: number, path: $path)
        }
    }
  }
}

struct OrderView: View {
  let number: Int
  let path: Binding<[Int]>

  var body: some View {
    VStack {
      NavigationLink("Next order", value: number + 1)
      Button("Home") { path.wrappedValue = [] }
    }
    .navigationTitle("Order \(number)")
  }
}
