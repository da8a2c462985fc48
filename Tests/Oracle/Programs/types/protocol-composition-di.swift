protocol Logger { func log(_ message: String) }
protocol Clock { var now: Int { get } }
protocol HasLogger { var logger: any Logger { get } }
protocol HasClock { var clock: any Clock { get } }
typealias Environment = HasLogger & HasClock
final class Memory: Logger {
  private(set) var lines: [String] = []
  func log(_ message: String) { lines.append(message) }
}
struct Prefixed<Base: Logger>: Logger {
  let prefix: String, base: Base
  func log(_ message: String) { base.log("[\(prefix)] \(message)") }
}
extension Logger { func prefixed(_ prefix: String) -> some Logger { Prefixed(prefix: prefix, base: self) } }
struct Fixed: Clock { let now: Int }
struct World: Environment { let logger: any Logger, clock: any Clock }
protocol Repository<Item> {
  associatedtype Item: Identifiable
  func find(_ id: Item.ID) -> Item?
  mutating func save(_ item: Item)
  var all: [Item] { get }
}
extension Repository where Item: Comparable { func best() -> Item? { all.max() } }
struct InMemory<Item: Identifiable>: Repository {
  private var items: [Item.ID: Item] = [:]
  private var order: [Item.ID] = []
  init() {}
  func find(_ id: Item.ID) -> Item? { items[id] }
  mutating func save(_ item: Item) {
    if items.updateValue(item, forKey: item.id) == nil { order.append(item.id) }
  }
  var all: [Item] { order.compactMap { items[$0] } }
}
struct Task: Identifiable, Comparable, CustomStringConvertible {
  let id: Int
  var title: String, due: Int
  static func < (a: Self, b: Self) -> Bool { (a.due, a.id) < (b.due, b.id) }
  var description: String { "#\(id) \(title)@\(due)" }
}
struct Service<R: Repository> where R.Item == Task {
  var repository: R
  let environment: any Environment
  mutating func add(_ title: String, in days: Int) {
    let task = Task(id: repository.all.count + 1, title: title, due: environment.clock.now + days)
    repository.save(task)
    environment.logger.log("added \(task)")
  }
  func overdue() -> [Task] { repository.all.filter { $0.due < environment.clock.now }.sorted() }
}
let memory = Memory()
let world = World(logger: memory.prefixed("app").prefixed("tasks"), clock: Fixed(now: 100))
var service = Service(repository: InMemory<Task>(), environment: world)
service.add("wash", in: 3)
service.add("cook", in: -2)
service.add("read", in: -5)
print(service.overdue(), service.repository.best()!, service.repository.find(2)?.title ?? "-")
memory.lines.forEach { print($0) }
func summary(_ repository: some Repository<Task>) -> String { repository.all.map(\.title).joined(separator: "/") }
func count(_ repository: any Repository) -> Int { repository.all.count }
print(summary(service.repository), count(service.repository))
let either: any Logger & AnyObject = memory
print(either === memory, world is any HasClock)
