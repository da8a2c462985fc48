import Foundation
struct Task: Identifiable, Codable, Equatable {
  enum Priority: Int, Codable, CaseIterable, Comparable { case low = 1, medium, high
    static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue } }
  let id: Int
  var title: String
  var done = false
  var priority: Priority = .medium
  var due: Date?
  var tags: [String] = []
}
struct TaskList {
  private(set) var tasks: [Task] = []
  private var nextID = 1
  var hideDone = false
  let now: Date
  init(now: Date) { self.now = now }
  @discardableResult mutating func add(_ title: String, priority: Task.Priority = .medium, due days: Int? = nil, tags: String...) -> Task {
    let t = Task(id: nextID, title: title, priority: priority, due: days.map { now.addingTimeInterval(Double($0) * 86_400) }, tags: tags)
    nextID += 1
    tasks.append(t)
    return t
  }
  mutating func toggle(_ id: Int) { guard let i = tasks.firstIndex(where: { $0.id == id }) else { return }; tasks[i].done.toggle() }
  mutating func removeOverdue() { tasks.removeAll { ($0.due ?? .distantFuture) < now && !$0.done } }
  mutating func sort(by keys: KeyPath<Task, Task.Priority>) { tasks.sort { $0[keyPath: keys] > $1[keyPath: keys] } }
  mutating func edit(_ id: Int, _ change: (inout Task) -> Void) -> Bool {
    guard let i = tasks.indices.first(where: { tasks[$0].id == id }) else { return false }
    change(&tasks[i])
    return true
  }
  mutating func renumber() { for i in tasks.indices { tasks[i] = Task(id: i + 1, title: tasks[i].title, done: tasks[i].done, priority: tasks[i].priority, due: tasks[i].due, tags: tasks[i].tags) } }
  var visible: [Task] { tasks.filter { !hideDone || !$0.done } }
  subscript(tag tag: String) -> [Task] { tasks.filter { $0.tags.contains(tag) } }
  var progress: Double { tasks.isEmpty ? 0 : Double(tasks.filter(\.done).count) / Double(tasks.count) }
}
extension TaskList: CustomStringConvertible {
  var description: String { visible.map { "\($0.done ? "[x]" : "[ ]") \($0.id). \($0.title)\(String(repeating: "!", count: $0.priority.rawValue - 1))\($0.tags.isEmpty ? "" : " #" + $0.tags.joined(separator: " #"))" }.joined(separator: "\n") }
}
extension TaskList: Sequence { func makeIterator() -> IndexingIterator<[Task]> { tasks.makeIterator() } }
let now = Date(timeIntervalSince1970: 1_710_000_000)
var list = TaskList(now: now)
list.add("Buy milk", tags: "home", "shop")
list.add("Write report", priority: .high, due: 2, tags: "work")
list.add("Pay rent", priority: .high, due: -1)
let t = list.add("Nap", priority: .low)
print(list, "", t == list.tasks.last!, separator: "\n")
list.toggle(1); list.toggle(99); print(list.progress, String(format: "%.0f%%", list.progress * 100))
list.removeOverdue(); list.sort(by: \.priority); print(list.edit(2) { $0.title += " (draft)"; $0.tags.append("urgent") }, list.edit(50) { _ in })
list.hideDone = true; print(list); list.renumber(); print(list.map(\.id), list[tag: "home"].map(\.title), list.contains { $0.tags.isEmpty })
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]; e.dateEncodingStrategy = .iso8601
let text = String(decoding: try e.encode(list.tasks), as: UTF8.self); print(text)
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; let back = try d.decode([Task].self, from: Data(text.utf8)); print(back == list.tasks, back.first?.due.map { Int($0.timeIntervalSince(now)) } as Any)
do { _ = try d.decode(Task.self, from: Data(#"{"id": 1, "title": "x", "done": false, "priority": 7, "tags": []}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription) } catch { print("other", error) }
let byPriority = Dictionary(grouping: list, by: \.priority); for p in Task.Priority.allCases.reversed() { print(p, byPriority[p, default: []].count) }
