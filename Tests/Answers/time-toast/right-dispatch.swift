struct ContentView: View {
  @State private var saves = 0
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Save") {
        saves += 1
        isShown = true
        let mine = saves
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          if mine == saves { isShown = false }
        }
      }
      Text("Saves: \(saves)")
      if isShown {
        Text("Saved")
      }
    }
  }
}
