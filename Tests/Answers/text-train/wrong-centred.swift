struct ContentView: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading) {
        Text("Next train")
        Text("in 12 minutes")
      }
      .padding()
    } else {
      HStack {
        Text("Next train")
        Spacer()
        Text("in 12 minutes")
      }
      .padding()
    }
  }
}
