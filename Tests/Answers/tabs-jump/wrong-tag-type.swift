struct ContentView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Button("Pay") { selection = 1 }
        .tabItem { Text("Shop") }
        .tag(0)
      Text("Your basket")
        .tabItem { Text("Basket") }
        .tag("1")
    }
  }
}
