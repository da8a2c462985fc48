struct ContentView: View {
  @State private var isOpen = true
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Details", isOn: $isOpen)
      if isOpen {
        DetailsView(count: count)
      }
    }
    .padding()
  }
}

struct DetailsView: View {
  @State var count: Int

  var body: some View {
    Button("Taps: \(count)") { count += 1 }
  }
}
