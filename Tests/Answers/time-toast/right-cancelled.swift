struct ContentView: View {
  @State private var saves = 0
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Save") {
        saves += 1
        isShown = true
      }
      Text("Saves: \(saves)")
      if isShown {
        Text("Saved")
      }
    }
    .task(id: saves) {
      try? await Task.sleep(for: .seconds(2))
      if Task.isCancelled { return }
      isShown = false
    }
  }
}
