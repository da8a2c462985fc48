struct Item: Hashable {
  let sku: String
  let category: String
  var quantity: Int
  var price: Double
  var tags: Set<String> = []
  var value: Double { Double(quantity) * price }
}

var stock = [
  Item(sku: "A-100", category: "tools", quantity: 4, price: 12.5, tags: ["metal", "hand"]),
  Item(sku: "B-200", category: "garden", quantity: 0, price: 7.25),
  Item(sku: "C-300", category: "tools", quantity: 12, price: 3, tags: ["hand"]),
  Item(sku: "D-400", category: "paint", quantity: 7, price: 19.99, tags: ["liquid", "indoor"]),
  Item(sku: "E-500", category: "garden", quantity: 2, price: 45, tags: ["metal"]),
]

func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
  let blanks = String(repeating: " ", count: max(0, width - text.count))
  return right ? blanks + text : text + blanks
}
func money(_ value: Double) -> String {
  let cents = Int((value * 100).rounded())
  let rest = cents % 100
  return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
}

let byCategory = Dictionary(grouping: stock, by: \.category)
for (category, items) in byCategory.sorted(by: { $0.key < $1.key }) {
  let total = items.lazy.map(\.value).reduce(0, +)
  print(pad(category, 8) + pad("\(items.count)", 3, right: true) + pad(money(total), 10, right: true))
}
let (available, missing) = stock.reduce(into: ([Item](), [Item]())) { result, item in
  if item.quantity > 0 { result.0.append(item) } else { result.1.append(item) }
}
print(available.map(\.sku), missing.map(\.sku))
let tags = stock.flatMap(\.tags).reduce(into: [:]) { counts, tag in counts[tag, default: 0] += 1 }
print(tags.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)=\($0.value)" })
if let index = stock.firstIndex(where: { $0.sku.hasPrefix("C") }) {
  stock[index].quantity -= 5
  stock[index].tags.formUnion(["sale", "small"])
  print(stock[index].quantity, stock[index].tags.sorted())
}
stock.sort { ($0.category, -$0.value) < ($1.category, -$1.value) }
print(stock.map { "\($0.category):\($0.sku)" }.joined(separator: " "))
let cheapest = stock.min { $0.price < $1.price }
let shared = stock.map(\.tags).filter { !$0.isEmpty }.reduce(stock[0].tags) { $0.union($1) }
print(cheapest?.sku ?? "-", shared.count, stock.allSatisfy { $0.price > 1 })
let index = Dictionary(uniqueKeysWithValues: stock.map { ($0.sku, $0) })
print(index["E-500"]?.value ?? 0, index["Z"] == nil, index.keys.sorted().last!)
let chunks = stride(from: 0, to: stock.count, by: 2).map { Array(stock[$0..<min($0 + 2, stock.count)]) }
print(chunks.map { $0.map(\.quantity) })
let prices = stock.map(\.price)
print(zip(prices, prices.dropFirst()).map { ($1 - $0).rounded() })
print(stock.partition { $0.quantity > 3 }, stock.count)
