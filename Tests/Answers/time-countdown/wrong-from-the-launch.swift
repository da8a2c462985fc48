struct ContentView: View {
  @State private var count = 3
  @State private var starts = 0

  var body: some View {
    VStack(spacing: 20) {
      Text(count == 0 ? "Go!" : "\(count)")
      Button("Start") {
        count = 3
        starts += 1
      }
    }
    .task(id: starts) {
      do {
        while count > 0 {
          try await Task.sleep(for: .seconds(1))
          count -= 1
        }
      } catch {}
    }
  }
}
