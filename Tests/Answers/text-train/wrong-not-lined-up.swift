struct ContentView: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    if size.isAccessibilitySize {
      VStack {
        Text("Next train")
        Text("in 12 minutes")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
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
