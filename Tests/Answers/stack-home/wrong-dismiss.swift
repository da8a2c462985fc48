struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("First order", value: 1)
        .navigationTitle("Orders")
        .navigationDestination(for: Int.self) { number in
          OrderView(number: number)
        }
    }
  }
}

struct OrderView: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      NavigationLink("Next order", value: number + 1)
      Button("Home") { dismiss() }
    }
    .navigationTitle("Order \(number)")
  }
}
