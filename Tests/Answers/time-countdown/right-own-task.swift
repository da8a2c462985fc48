struct ContentView: View {
  @State private var count = 3
  @State private var counting: Task<Void, Never>?

  var body: some View {
    VStack(spacing: 20) {
      Text(count == 0 ? "Go!" : "\(count)")
      Button("Start") {
        count = 3
        counting?.cancel()
        counting = Task {
          while count > 0 {
            try? await Task.sleep(for: .seconds(1))
            if Task.isCancelled { return }
            count -= 1
          }
        }
      }
    }
  }
}
