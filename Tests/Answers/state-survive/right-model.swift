@Observable
final class Taps {
  var count = 0
}

struct ContentView: View {
  @State private var isOpen = true
  @State private var taps = Taps()

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Details", isOn: $isOpen)
      if isOpen {
        DetailsView(taps: taps)
      }
    }
    .padding()
  }
}

struct DetailsView: View {
  let taps: Taps

  var body: some View {
    Button("Taps: \(taps.count)") { taps.count += 1 }
  }
}
