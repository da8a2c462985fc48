struct Product: Identifiable, Hashable { let id: Int; var name: String; var price: Double; var tags: Set<String> = [] }
struct Inventory { private var products: [Product.ID: Product] = [:]; private var stock: [Product.ID: Int] = [:]
  mutating func add(_ p: Product, count: Int = 1) { products[p.id] = p; stock[p.id, default: 0] += count }
  mutating func remove(_ id: Int) -> Product? { stock[id] = nil; return products.removeValue(forKey: id) }
  var total: Double { products.values.reduce(0) { $0 + $1.price * Double(stock[$1.id] ?? 0) } }
  subscript(id: Int) -> Product? { get { products[id] } set { products[id] = newValue } }
  func matching(_ predicate: (Product) -> Bool) -> [Product] { products.values.filter(predicate).sorted { $0.name < $1.name } }
  func grouped<K: Hashable>(by key: KeyPath<Product, K>) -> [K: [Product]] { Dictionary(grouping: products.values) { $0[keyPath: key] } } }
var inv = Inventory(); inv.add(Product(id: 1, name: "pen", price: 1.5, tags: ["blue"]), count: 10); inv.add(Product(id: 2, name: "book", price: 12)); inv.add(Product(id: 3, name: "cup", price: 12), count: 2)
print(inv.total, inv.matching { $0.price > 2 }.map(\.name), inv[1]?.tags.first ?? "-"); inv[1]?.name = "pencil"; inv[1]?.tags.insert("red"); print(inv[1]!.name, inv[1]!.tags.sorted())
print(inv.grouped(by: \.price)[12]!.map(\.name).sorted(), inv.remove(2)?.name ?? "-", inv.remove(9) == nil, inv.total)
