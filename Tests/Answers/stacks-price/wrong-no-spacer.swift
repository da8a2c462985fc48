struct ContentView: View {
  @State private var name = "Reading lamp with a very long arm and a shade of linen"

  var body: some View {
    VStack {
      HStack {
        Text(name)
        Text("€ 1,249.00 for a set of two")
          .layoutPriority(1)
      }
      .lineLimit(1)
      .padding()
      Button("Short") { name = "Lamp" }
    }
  }
}
