struct ContentView: View {
  @State private var saves = 0
  @State private var isShown = false
  @State private var hiding: Task<Void, Never>?

  var body: some View {
    VStack(spacing: 20) {
      Button("Save") {
        saves += 1
        isShown = true
        hiding?.cancel()
        hiding = Task {
          try? await Task.sleep(for: .seconds(2))
          if !Task.isCancelled { isShown = false }
        }
      }
      Text("Saves: \(saves)")
      if isShown {
        Text("Saved")
      }
    }
  }
}
