actor Counter {
  private(set) var value = 0
  let name: String
  init(name: String) { self.name = name }
  func increment(by amount: Int = 1) -> Int {
    value += amount
    return value
  }
  nonisolated var label: String { "counter \(name)" }
  nonisolated func describe() -> String { label + "!" }
  var isBig: Bool { value > 10 }
  subscript(offset: Int) -> Int { value + offset }
  func twice() async -> Int {
    _ = increment()
    await Task.yield()
    return increment()
  }
  static let shared = Counter(name: "shared")
}
let counter = Counter(name: "main")
print(counter.name, counter.label, counter.describe())
print(await counter.increment())
print(await counter.increment(by: 5), await counter.value)
print(await counter.isBig, await counter[100])
print(await counter.twice())
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<50 { group.addTask { _ = await counter.increment() } }
}
print(await counter.value)
print(await Counter.shared.increment(by: 3))

enum BankError: Error { case insufficient(needed: Double) }
actor Account {
  let id: Int
  var balance: Double
  init(id: Int, balance: Double) { self.id = id; self.balance = balance }
  func withdraw(_ amount: Double) throws {
    guard balance >= amount else { throw BankError.insufficient(needed: amount - balance) }
    balance -= amount
  }
  func transfer(_ amount: Double, to other: Account) async throws {
    try withdraw(amount)
    await other.deposit(amount)
  }
  func deposit(_ amount: Double) { balance += amount }
}
let a = Account(id: 1, balance: 100), b = Account(id: 2, balance: 20)
try await a.transfer(30, to: b)
print(await a.balance, await b.balance)
do { try await b.transfer(80, to: a) } catch BankError.insufficient(let needed) { print("needs", needed) }

protocol Storing: Actor {
  associatedtype Item: Sendable
  func store(_ item: Item)
  func all() -> [Item]
}
actor Shelf<Item: Sendable>: Storing {
  private var items: [Item] = []
  func store(_ item: Item) { items.append(item) }
  func all() -> [Item] { items }
}
let shelf = Shelf<String>()
await shelf.store("book")
await shelf.store("cup")
print(await shelf.all())
func fill<S: Storing>(_ s: S, with item: S.Item) async -> Int { await s.store(item); return await s.all().count }
print(await fill(shelf, with: "pen"))
extension Counter {
  func reset() { value = 0 }
}
await counter.reset()
print(await counter.value)
func use(_ c: isolated Counter) -> Int { c.value + 1 }
print(await use(counter))
