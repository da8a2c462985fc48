struct ContentView: View {
  @State private var selection = "shop"

  var body: some View {
    TabView(selection: $selection) {
      Button("Pay") { selection = "basket" }
        .tabItem { Text("Shop") }
        .tag("shop")
      Text("Your basket")
        .tabItem { Text("Basket") }
        .tag("basket")
    }
  }
}
