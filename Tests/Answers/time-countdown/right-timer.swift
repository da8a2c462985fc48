struct ContentView: View {
  @State private var count = 3
  @State private var timer: Timer?

  var body: some View {
    VStack(spacing: 20) {
      Text(count == 0 ? "Go!" : "\(count)")
      Button("Start") {
        count = 3
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          count -= 1
          if count == 0 { timer.invalidate() }
        }
      }
    }
  }
}
