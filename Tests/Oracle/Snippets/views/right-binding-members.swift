import SwiftUI

struct Cart {
  var count = 0
  var first = ""
  var isEmpty = false
}

struct Row: View {
  @Binding var cart: Cart

  var body: some View {
    Stepper("Count", value: $cart.count)
    TextField("First", text: $cart.first)
    Toggle("Empty", isOn: $cart.isEmpty)
  }
}

struct ContentView: View {
  @State private var cart = Cart()
  @State private var names = ["a"]

  var body: some View {
    Row(cart: $cart)
    Stepper("Count", value: $cart.count)
    Text("\($names.count)")
    ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
  }
}
