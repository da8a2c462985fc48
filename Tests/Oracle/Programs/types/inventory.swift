struct Money: Comparable, Hashable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private(set) var cents: Int
  init(cents: Int) { self.cents = cents }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  init(integerLiteral value: Int) { cents = value * 100 }
  var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func += (a: inout Money, b: Money) { a = a + b }
  static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
}
extension Sequence where Element == Money { func total() -> Money { reduce(0, +) } }
struct Product: Identifiable, Hashable { let id: String; var name: String; var price: Money; var tags: Set<String> = [] }
struct Line { let product: Product; var quantity: Int; var total: Money { product.price * quantity } }
struct Inventory {
  enum Failure: Error { case unknown(String), short(of: Int) }
  private var stock: [Product.ID: (product: Product, count: Int)] = [:]
  mutating func add(_ product: Product, _ count: Int = 1) {
    stock[product.id, default: (product, 0)].count += count
  }
  mutating func take(_ id: Product.ID, _ count: Int) throws -> Line {
    guard let entry = stock[id] else { throw Failure.unknown(id) }
    guard entry.count >= count else { throw Failure.short(of: count - entry.count) }
    stock[id]!.count -= count
    if stock[id]?.count == 0 { stock[id] = nil }
    return Line(product: entry.product, quantity: count)
  }
  func products(where isWanted: (Product) -> Bool = { _ in true }) -> [Product] {
    stock.values.map(\.product).filter(isWanted).sorted { $0.price < $1.price }
  }
  var worth: Money { stock.values.map { $0.product.price * $0.count }.total() }
}
var inventory = Inventory()
inventory.add(Product(id: "p1", name: "Pen", price: 1.25, tags: ["office"]), 10)
inventory.add(Product(id: "b1", name: "Book", price: 12, tags: ["office", "fun"]), 3)
inventory.add(Product(id: "g1", name: "Game", price: 49.99, tags: ["fun"]))
print(inventory.worth, inventory.products().map(\.name), inventory.products { $0.tags.contains("fun") }.map(\.name))
var cart: [Line] = []
for (id, count) in [("p1", 4), ("b1", 5), ("x", 1), ("g1", 1), ("g1", 1)] {
  do { cart.append(try inventory.take(id, count)) }
  catch Inventory.Failure.short(of: let missing) { print("\(missing) too few of \(id)") }
  catch { print(error) }
}
for line in cart { print(line.quantity, line.product.name, line.total) }
print(cart.map(\.total).total(), inventory.worth)
let byTag = Dictionary(grouping: inventory.products().flatMap { p in p.tags.map { ($0, p) } }, by: \.0).mapValues { $0.map(\.1.name).sorted() }
print(byTag.keys.sorted(), byTag["office"] ?? [])
