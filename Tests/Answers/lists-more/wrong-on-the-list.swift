struct ContentView: View {
  @State private var count = 20

  var body: some View {
    NavigationStack {
      List(1...count, id: \.self) { number in
        Text("Entry \(number)")
      }
      .onAppear { count += 20 }
      .navigationTitle("\(count) entries")
    }
  }
}
