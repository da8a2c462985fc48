struct ContentView: View {
  @State private var name = "Reading lamp with a very long arm and a shade of linen"

  var body: some View {
    VStack {
      HStack {
        Text(name)
        Spacer()
        Text("€ 1,249.00 for a set of two")
          .fixedSize()
      }
      .lineLimit(1)
      .padding()
      Button("Short") { name = "Lamp" }
    }
  }
}
