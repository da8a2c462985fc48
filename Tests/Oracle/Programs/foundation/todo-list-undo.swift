import Foundation
struct Todo: Codable, Identifiable, Equatable { enum Priority: Int, Codable, Comparable, CaseIterable { case low, normal, high; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue } }
  let id: Int; var title: String; var done = false; var priority = Priority.normal; var due: Date?; var sub: [Todo]? = nil
  enum CodingKeys: String, CodingKey { case id, title, done = "is_done", priority, due, sub } }
final class TodoList { private(set) var todos: [Todo] = []; private var undo: [[Todo]] = []; private var nextID = 1
  @discardableResult func add(_ t: String, _ p: Todo.Priority = .normal, due: Date? = nil) -> Todo { snapshot(); defer { nextID += 1 }; let todo = Todo(id: nextID, title: t, priority: p, due: due); todos.append(todo); return todo }
  private func snapshot() { undo.append(todos) }
  func toggle(_ id: Todo.ID) { guard let i = todos.firstIndex(where: { $0.id == id }) else { return }; snapshot(); todos[i].done.toggle() }
  func remove(at offsets: IndexSet) { snapshot(); for i in offsets.sorted(by: >) { todos.remove(at: i) } }
  func move(from s: Int, to d: Int) { snapshot(); let t = todos.remove(at: s); todos.insert(t, at: d > s ? d - 1 : d) }
  func undoLast() -> Bool { guard let last = undo.popLast() else { return false }; todos = last; return true }
  var grouped: [(key: Todo.Priority, value: [Todo])] { Dictionary(grouping: todos, by: \.priority).sorted { $0.key > $1.key } }
  var progress: Double { todos.isEmpty ? 0 : Double(todos.filter(\.done).count) / Double(todos.count) } }
extension TodoList: CustomStringConvertible { var description: String { todos.map { "[\($0.done ? "x" : " ")] \($0.id). \($0.title)" + ($0.priority == .high ? " !" : "") }.joined(separator: "\n") } }
let l = TodoList(); l.add("Milk"); l.add("Taxes", .high, due: Date(timeIntervalSince1970: 1_700_000_000)); l.add("Gym", .low); l.toggle(2); print(l); l.move(from: 0, to: 3); print(l.todos.map(\.title)); l.remove(at: [0, 2]); print(l.todos.map(\.id), String(format: "%.0f%%", l.progress * 100)); print(l.undoLast(), l.undoLast(), l.todos.count); for (p, ts) in l.grouped { print(p, ts.map(\.title)) }
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys]; enc.dateEncodingStrategy = .iso8601; let data = try enc.encode(l.todos); print(String(data: data, encoding: .utf8)!); let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601; print(try dec.decode([Todo].self, from: data) == l.todos)
do { _ = try dec.decode(Todo.self, from: Data(#"{"id": 1, "title": "x", "is_done": "yes", "priority": 1}"#.utf8)) } catch { print(error) }
do { _ = try dec.decode(Todo.self, from: Data(#"{"id": 1, "title": "x", "is_done": true, "priority": 9}"#.utf8)) } catch { print(error) }
do { _ = try dec.decode([Todo].self, from: Data(#"[{"id": 1, "title": "x", "is_done": true, "priority": 1, "sub": [{"id": null}]}]"#.utf8)) } catch { print(error) }
do { _ = try dec.decode([Todo].self, from: Data(#"[{"id": 1,]"#.utf8)) } catch { print("corrupt") }
let p = PropertyListEncoder(); p.outputFormat = .xml; print(String(decoding: try p.encode(["a": 1]), as: UTF8.self).contains("<integer>1</integer>")); UserDefaults.standard.set(try JSONEncoder().encode([1, 2]), forKey: "k"); print(UserDefaults.standard.data(forKey: "k").flatMap { try? JSONDecoder().decode([Int].self, from: $0) } ?? []); let cal = Calendar(identifier: .gregorian); var c = DateComponents(); c.year = 2024; c.month = 2; c.day = 30; c.timeZone = TimeZone(secondsFromGMT: 0); print(cal.date(from: c)!, c.isValidDate(in: cal))
