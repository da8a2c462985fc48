import Foundation

struct Product: Codable, Hashable, Identifiable {
  let id: Int
  let name: String
  let price: Double
  var tags: Set<String> = []
}
struct Line: Codable { var product: Product; var quantity: Int; var total: Double { product.price * Double(quantity) } }
enum CartError: Error, LocalizedError {
  case outOfStock(name: String), empty
  var errorDescription: String? {
    switch self {
    case .outOfStock(let name): return "\(name) is sold out"
    case .empty: return "The cart is empty"
    }
  }
}
final class Cart {
  private(set) var lines: [Line] = []
  var stock: [Int: Int]
  init(stock: [Int: Int]) { self.stock = stock }
  func add(_ product: Product, quantity: Int = 1) throws {
    guard let left = stock[product.id], left >= quantity else { throw CartError.outOfStock(name: product.name) }
    stock[product.id] = left - quantity
    if let index = lines.firstIndex(where: { $0.product.id == product.id }) { lines[index].quantity += quantity } else { lines.append(Line(product: product, quantity: quantity)) }
  }
  var total: Double { lines.map(\.total).reduce(0, +) }
  func checkout() throws -> Data {
    if lines.isEmpty { throw CartError.empty }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(lines)
  }
}
let apple = Product(id: 1, name: "Apple", price: 0.4), bread = Product(id: 2, name: "Bread", price: 2.75)
let cart = Cart(stock: [1: 5, 2: 1])
do { _ = try cart.checkout() } catch { print(error.localizedDescription) }
do {
  try cart.add(apple, quantity: 3)
  try cart.add(bread)
  try cart.add(apple, quantity: 2)
  try cart.add(bread)
} catch let error as CartError { print(error.errorDescription!) } catch { print("?") }
for line in cart.lines { print(line.product.name, line.quantity, String(format: "%6.2f", line.total)) }
print(String(format: "%.2f", cart.total))
let data = try cart.checkout()
print(String(data: data, encoding: .utf8)!)
let lines = try JSONDecoder().decode([Line].self, from: data)
print(lines.count, lines[0].product == apple, lines[0].total == cart.lines[0].total)
