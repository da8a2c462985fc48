struct ContentView: View {
  @State private var count = 3

  var body: some View {
    VStack(spacing: 20) {
      Text(count == 0 ? "Go!" : "\(count)")
      Button("Start") {
        count = 3
        Task {
          while count > 0 {
            try? await Task.sleep(for: .seconds(1))
            count -= 1
          }
        }
      }
    }
  }
}
