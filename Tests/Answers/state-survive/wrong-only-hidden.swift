struct ContentView: View {
  @State private var isOpen = true

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Details", isOn: $isOpen)
      DetailsView()
    }
    .padding()
  }
}

struct DetailsView: View {
  @State private var count = 0

  var body: some View {
    Button("Taps: \(count)") { count += 1 }
  }
}
