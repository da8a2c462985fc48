struct ContentView: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Text("Next train")
      if !size.isAccessibilitySize {
        Spacer()
      }
      Text("in 12 minutes")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
