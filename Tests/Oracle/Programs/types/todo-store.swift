enum Priority: Int, CaseIterable, Comparable, CustomStringConvertible {
  case low = 1, medium, high
  static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  var description: String {
    switch self {
    case .low: return "low"
    case .medium: return "medium"
    case .high: return "HIGH"
    }
  }
}

struct Todo: Identifiable, Equatable, Hashable {
  let id: Int
  var title: String
  var priority: Priority = .medium
  var isDone = false
  var tags: Set<String> = []

  mutating func toggle() { isDone.toggle() }
  func tagged(_ tag: String) -> Todo {
    var copy = self
    copy.tags.insert(tag)
    return copy
  }
}

protocol Store: AnyObject {
  associatedtype Item: Identifiable
  var items: [Item] { get set }
  func add(_ item: Item)
}

extension Store {
  func add(_ item: Item) { items.append(item) }
  func remove(id: Item.ID) -> Item? {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
    return items.remove(at: index)
  }
  subscript(id: Item.ID) -> Item? { items.first { $0.id == id } }
  var isEmpty: Bool { items.isEmpty }
}

final class TodoStore: Store {
  var items: [Todo] = [] { didSet { changes += 1 } }
  private(set) var changes = 0
  var filter: (Todo) -> Bool = { _ in true }
  var visible: [Todo] { items.filter(filter).sorted { ($0.priority, $1.id) > ($1.priority, $0.id) } }
  func update(_ id: Int, _ change: (inout Todo) -> Void) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    change(&items[index])
  }
}

let store = TodoStore()
store.add(Todo(id: 1, title: "Milk"))
store.add(Todo(id: 2, title: "Bread", priority: .high))
store.add(Todo(id: 3, title: "Eggs", priority: .low).tagged("food"))
print(store.visible.map(\.title), store.changes)
store.update(1) { $0.toggle(); $0.title += "!" }
store.update(9) { $0.toggle() }
store.items[2].tags.insert("fresh")
print(store.items[0], store.changes)
store.filter = { !$0.isDone }
print(store.visible.map { "\($0.title):\($0.priority)" })
print(store[3]?.tags.sorted() ?? [], store[7] as Any)
print(store.remove(id: 2)?.title ?? "-", store.remove(id: 2) == nil, store.isEmpty)
let grouped = Dictionary(grouping: store.items, by: \.isDone)
print(grouped[true]?.count ?? 0, grouped[false]?.map(\.id) ?? [])
print(Priority.allCases.max()!, Priority.allCases.map(\.rawValue), Priority(rawValue: 7) as Any)
print(Todo(id: 1, title: "a") == Todo(id: 1, title: "a"), Set([Todo(id: 1, title: "a"), Todo(id: 1, title: "a")]).count)
