struct ContentView: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      Text("EUR").font(.caption)
      Text("49").font(.largeTitle)
    }
  }
}
