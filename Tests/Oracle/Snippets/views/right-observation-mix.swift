import SwiftUI
import Observation
@Observable final class Cart {
  var items: [String] = []
  @ObservationIgnored var cache = 0
  var total: Int { items.count }
  func add(_ s: String) { items.append(s) }
}
struct CartView: View {
  @State private var cart = Cart()
  var body: some View {
    NavigationStack {
      List { ForEach(cart.items, id: \.self, content: Text.init(verbatim:)) }
        .toolbar { Button("Add") { cart.add("x") } }
        .navigationTitle("\(cart.total) items")
        .environment(cart)
    }
  }
}
