struct ContentView: View {
  @State private var count = 20

  var body: some View {
    NavigationStack {
      List {
        ForEach(1..<count + 1, id: \.self) { number in
          Text("Entry \(number)")
            .onAppear {
              guard number == count else { return }
              count += 20
            }
        }
      }
      .navigationTitle("\(count) entries")
    }
  }
}
