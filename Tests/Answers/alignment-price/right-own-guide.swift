struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      Text("EUR").font(.caption).alignmentGuide(.top) { $0[.firstTextBaseline] }
      Text("49").font(.largeTitle).alignmentGuide(.top) { $0[.firstTextBaseline] }
    }
  }
}
