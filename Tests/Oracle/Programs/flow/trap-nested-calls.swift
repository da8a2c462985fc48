struct Cart {
  var items: [String: Int] = [:]
  func price(_ name: String) -> Int { items[name]! }
  func total(_ names: [String]) -> Int { names.map { price($0) }.reduce(0, +) }
}
let cart = Cart(items: ["pen": 2])
print(cart.total(["pen"]))
print(cart.total(["pen", "ink"]))
