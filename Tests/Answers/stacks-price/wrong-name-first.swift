struct ContentView: View {
  @State private var name = "Reading lamp with a very long arm and a shade of linen"

  var body: some View {
    VStack {
      HStack {
        Text(name)
          .layoutPriority(1)
        Spacer()
        Text("€ 1,249.00 for a set of two")
      }
      .lineLimit(1)
      .padding()
      Button("Short") { name = "Lamp" }
    }
  }
}
