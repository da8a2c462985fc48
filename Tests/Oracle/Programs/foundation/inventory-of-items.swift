import Foundation
struct Item: Codable, Hashable, Comparable, Identifiable { let id: Int; var name: String; var price: Decimal; var qty: Int; var tags: Set<String> = []
  static func < (a: Item, b: Item) -> Bool { (a.name, a.id) < (b.name, b.id) }
  enum CodingKeys: String, CodingKey { case id, name = "title", price, qty, tags }
  init(id: Int, name: String, price: Decimal, qty: Int, tags: Set<String> = []) { self.id = id; self.name = name; self.price = price; self.qty = qty; self.tags = tags }
  init(from d: any Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); id = try c.decode(Int.self, forKey: .id); name = try c.decode(String.self, forKey: .name); price = try c.decodeIfPresent(Decimal.self, forKey: .price) ?? 1; qty = try c.decode(Int.self, forKey: .qty); tags = Set(try c.decodeIfPresent([String].self, forKey: .tags) ?? []); guard qty >= 0 else { throw DecodingError.dataCorruptedError(forKey: .qty, in: c, debugDescription: "negative") } } }
enum StockError: Error, CustomStringConvertible { case outOf(String, wanted: Int, have: Int), unknown(Int); var description: String { switch self { case let .outOf(n, w, h): "out of \(n): \(w) > \(h)"; case .unknown(let i): "unknown #\(i)" } } }
protocol Store { associatedtype Key: Hashable; associatedtype Value; subscript(k: Key) -> Value? { get set }; var all: [Value] { get } }
struct MemoryStore<V: Identifiable>: Store where V: Comparable { private var d: [V.ID: V] = [:]; subscript(k: V.ID) -> V? { get { d[k] } set { d[k] = newValue } }; var all: [V] { d.values.sorted() } }
final class Inventory<S: Store> where S.Key == Int, S.Value == Item { private var s: S; private(set) var log: [String] = [] { didSet { if log.count % 3 == 0 { print("log has", log.count) } } }; init(_ s: S) { self.s = s }
  func add(_ i: Item) { s[i.id] = i; log.append("+\(i.name)") }
  func take(_ id: Int, _ n: Int = 1) throws(StockError) { guard var i = s[id] else { throw .unknown(id) }; guard i.qty >= n else { throw .outOf(i.name, wanted: n, have: i.qty) }; i.qty -= n; s[id] = i; log.append("-\(n) \(i.name)") }
  var total: Decimal { s.all.reduce(0) { $0 + $1.price * Decimal($1.qty) } }
  func report(by k: KeyPath<Item, some Comparable>, desc: Bool = false) -> String { s.all.sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] }.map { "\($0.name.padding(toLength: 8, withPad: ".", startingAt: 0))\(String(format: "%4d", $0.qty)) \($0.price)" }.joined(separator: "\n") } }
let json = #"[{"id":1,"title":"Pen","price":1.25,"qty":10,"tags":["office","blue"]},{"id":2,"title":"Cup","qty":3}]"#
do { let inv = Inventory(MemoryStore<Item>()); for i in try JSONDecoder().decode([Item].self, from: Data(json.utf8)) { inv.add(i) }; inv.add(Item(id: 3, name: "Bag", price: 19.99, qty: 1))
  for (id, n) in [(1, 4), (2, 5), (9, 1), (3, 1)] { do { try inv.take(id, n) } catch { print("!", error) } }
  print(inv.report(by: \.qty, desc: true)); print(inv.report(by: \.name)); print(inv.total, inv.log) } 
do { _ = try JSONDecoder().decode([Item].self, from: Data(#"[{"id":1,"title":"x","qty":-1}]"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id":"1"}"#.utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.codingPath.last!.stringValue) }
do { _ = try JSONDecoder().decode(Item.self, from: Data(#"{"id":1}"#.utf8)) } catch let DecodingError.keyNotFound(k, _) { print("missing", k.stringValue) }
