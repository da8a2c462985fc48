struct ContentView: View {
  @State private var count = 3
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Files: \(count)")
      Button("Delete") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) {
      VStack(spacing: 20) {
        Text("Delete \(count) files?")
        Button("Keep") { isAsking = false }
        Button("Delete them") {
          count = 0
        }
      }
    }
  }
}
