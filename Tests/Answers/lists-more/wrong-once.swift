struct ContentView: View {
  @State private var count = 20

  var body: some View {
    NavigationStack {
      List(1...count, id: \.self) { number in
        Text("Entry \(number)")
          .onAppear {
            if number == 20 { count = 40 }
          }
      }
      .navigationTitle("\(count) entries")
    }
  }
}
