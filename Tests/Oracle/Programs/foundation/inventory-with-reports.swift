import Foundation
protocol Describable { var summary: String { get } }
struct Product: Codable, Hashable, Describable { let sku: String; var name: String; var price: Decimal; var qty: Int; var tags: Set<String> = []
  var summary: String { "\(name) x\(qty) @ \(price)" } }
enum InventoryError: LocalizedError { case outOfStock(String, have: Int), unknown(sku: String), invalid
  var errorDescription: String? { switch self { case let .outOfStock(n, have): return "\(n): only \(have) left"; case .unknown(let s): return "no product \(s)"; case .invalid: return nil } }
  var recoverySuggestion: String? { if case .invalid = self { return "try again" }; return nil } }
final class Inventory { private var items: [String: Product] = [:] { didSet { version += 1 } }; private(set) var version = 0; private let formatter: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .currency; f.locale = Locale(identifier: "en_US"); return f }()
  subscript(sku: String) -> Product? { get { items[sku] } set { items[sku] = newValue } }
  func add(_ p: Product) { if var old = items[p.sku] { old.qty += p.qty; items[p.sku] = old } else { items[p.sku] = p } }
  func remove(_ n: Int, of sku: String) throws { guard n > 0 else { throw InventoryError.invalid }; guard var p = items[sku] else { throw InventoryError.unknown(sku: sku) }; guard p.qty >= n else { throw InventoryError.outOfStock(p.name, have: p.qty) }; p.qty -= n; items[sku] = p.qty == 0 ? nil : p }
  var total: Decimal { items.values.reduce(0) { $0 + $1.price * Decimal($1.qty) } }
  func report() -> String { let rows = items.values.sorted { ($0.qty, $1.name) > ($1.qty, $0.name) }.map { p in "\(p.name.padding(toLength: 10, withPad: " ", startingAt: 0))|\(String(repeating: " ", count: max(0, 4 - "\(p.qty)".count)))\(p.qty)|\(formatter.string(from: p.price as NSDecimalNumber) ?? "?")" }; return rows.joined(separator: "\n") }
  func search(_ pred: (Product) -> Bool) -> [Product] { items.values.filter(pred).sorted(by: { $0.sku < $1.sku }) } }
let inv = Inventory(); inv.add(.init(sku: "A1", name: "Apple", price: 0.5, qty: 10, tags: ["fruit"])); inv.add(Product(sku: "B2", name: "Bread", price: Decimal(string: "2.35")!, qty: 3)); inv.add(Product(sku: "A1", name: "Apple", price: 1, qty: 5)); inv["C3"] = Product(sku: "C3", name: "Cheese", price: 12, qty: 3, tags: ["dairy", "fresh"])
print(inv.report()); print(inv.total, inv.version)
for (n, s) in [(2, "B2"), (99, "A1"), (1, "Z"), (0, "A1"), (3, "C3")] { do { try inv.remove(n, of: s); print("removed", n, s) } catch let e as InventoryError { print(e.localizedDescription, e.recoverySuggestion ?? "-") } }
print(inv["C3"] == nil, inv.search { $0.tags.contains("fruit") }.map(\.summary), inv["B2"]?.qty ?? 0); inv["A1"]?.name = "Pear"; print(inv["A1"]!.summary)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; print(String(decoding: try e.encode(inv["A1"]!), as: UTF8.self)); let dict = Dictionary(grouping: ["apple", "avocado", "bean", "cherry", "cod"], by: { $0.first! }); for k in dict.keys.sorted() { print(k, dict[k]!) }
let (cheap, dear) = [3, 8, 1, 9].reduce(into: ([Int](), [Int]())) { $1 < 5 ? $0.0.append($1) : $0.1.append($1) }; print(cheap, dear)
let counts = "mississippi".reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key)\($0.value)" }.joined())
print([1: "a", 2: "b"].mapValues { $0.uppercased() }.sorted { $0.key < $1.key }, ["x": 1].merging(["x": 5, "y": 2]) { $0 + $1 }.sorted { $0.key < $1.key }, Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).filter { $0.value > 1 }, ["1", "x", "3"].compactMap(Int.init), [[1], [2, 3]].flatMap { $0 }, [3, 1, 2].sorted(by: >), (1...10).filter { $0.isMultiple(of: 3) }, ["b", "a"].min()!, zip([1, 2], ["x", "y"]).map { "\($0)\($1)" }, [1, 2, 3, 4].prefix(while: { $0 < 3 }), [5, 6].enumerated().map { $0 + $1 }, Array("abc").reversed(), [1, 2, 3].allSatisfy { $0 > 0 }, [1, 2, 2, 3].firstIndex(of: 2)!, [1, 2, 2, 3].lastIndex(of: 2)!, Array(Set([3, 3])).count, [1, 2, 3].contains { $0 > 2 }, [4, 5, 6].dropFirst().first!, [1, 2, 3, 4, 5].chunked(2))
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
