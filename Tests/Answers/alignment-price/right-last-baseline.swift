struct ContentView: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: 4) {
      Text("EUR").font(.caption)
      Text("49").font(.largeTitle)
    }
  }
}
