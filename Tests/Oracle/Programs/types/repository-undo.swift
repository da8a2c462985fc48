import Foundation
// generic repository, observers, undo, Combine-less store, key path queries
protocol Entity: Identifiable, Codable, Hashable where ID: Comparable & Codable { static var table: String { get } }
struct User: Entity { static let table = "users"; let id: Int; var name: String; var email: String?; var roles: Set<Role> = []; enum Role: String, Codable { case admin, editor } }
struct Note: Entity { static var table: String { "notes" }; let id: UUID; var text: String; var owner: User.ID }
extension UUID { static func n(_ i: UInt8) -> UUID { UUID(uuid: (0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,i)) } }
struct Predicate2<T> { let test: (T) -> Bool; let text: String; static func && (a: Self, b: Self) -> Self { .init(test: { a.test($0) && b.test($0) }, text: "(\(a.text) and \(b.text))") }; static prefix func ! (a: Self) -> Self { .init(test: { !a.test($0) }, text: "not \(a.text)") } }
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> Predicate2<T> { .init(test: { $0[keyPath: k] == v }, text: "== \(v)") }
func > <T, V: Comparable>(k: KeyPath<T, V>, v: V) -> Predicate2<T> { .init(test: { $0[keyPath: k] > v }, text: "> \(v)") }
final class Repo<E: Entity> { enum Change { case insert(E), update(old: E, new: E), delete(E); var inverse: Change { switch self { case .insert(let e): .delete(e); case .update(let o, let n): .update(old: n, new: o); case .delete(let e): .insert(e) } } }
  private var rows: [E.ID: E] = [:]; private var undoStack: [Change] = [], redoStack: [Change] = []; typealias Observer = (Change) -> Void; private var observers: [Int: Observer] = [:]; private var token = 0
  func observe(_ f: @escaping Observer) -> () -> Void { token += 1; let t = token; observers[t] = f; return { [weak self] in self?.observers[t] = nil } }
  private func apply(_ c: Change) { switch c { case .insert(let e), .update(_, let e): rows[e.id] = e; case .delete(let e): rows.removeValue(forKey: e.id) }; observers.sorted { $0.key < $1.key }.forEach { $0.value(c) } }
  func save(_ e: E) { let c: Change = rows[e.id].map { .update(old: $0, new: e) } ?? .insert(e); undoStack.append(c); redoStack = []; apply(c) }
  @discardableResult func delete(_ id: E.ID) -> E? { guard let e = rows[id] else { return nil }; undoStack.append(.delete(e)); apply(.delete(e)); return e }
  func undo() -> Bool { guard let c = undoStack.popLast() else { return false }; apply(c.inverse); redoStack.append(c); return true }; func redo() { if let c = redoStack.popLast() { apply(c); undoStack.append(c) } }
  func query(_ p: Predicate2<E>? = nil, sort: [(E, E) -> Bool?] = []) -> [E] { rows.values.filter { p?.test($0) ?? true }.sorted { a, b in for s in sort { if let r = s(a, b) { return r } }; return a.id < b.id } }
  subscript(_ id: E.ID) -> E? { rows[id] }
  func update<V>(_ id: E.ID, _ k: WritableKeyPath<E, V>, _ v: V) { guard var e = rows[id] else { return }; e[keyPath: k] = v; save(e) }
  var json: String { get throws { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return String(decoding: try e.encode(query()), as: UTF8.self) } } }
func by<E, V: Comparable>(_ k: KeyPath<E, V>, desc: Bool = false) -> (E, E) -> Bool? { { a, b in a[keyPath: k] == b[keyPath: k] ? nil : (a[keyPath: k] < b[keyPath: k]) != desc } }
let users = Repo<User>(); var log: [String] = []
let stop = users.observe { c in switch c { case .insert(let u): log.append("+\(u.name)"); case .update(let o, let n): log.append("\(o.name)>\(n.name)"); case .delete(let u): log.append("-\(u.id)") } }
users.save(User(id: 2, name: "Bob")); users.save(User(id: 1, name: "Ann", email: "a@x", roles: [.admin])); users.save(.init(id: 3, name: "Bob", email: "b@x"))
users.update(2, \.name, "Rob"); users.update(2, \.email, "r@x"); users.delete(3); print(users.undo(), users.undo(), users.query().map(\.name)); users.redo(); stop(); _ = users.undo(); print(log, users[2] as Any)
let q = \User.name == "Bob" && !(\User.id > 2); print(q.text, users.query(q).map(\.id), users.query(sort: [by(\.name, desc: true), by(\.id, desc: true)]).map { "\($0.name)\($0.id)" }, try users.json)
let notes = Repo<Note>(); notes.save(Note(id: .n(2), text: "b", owner: 1)); notes.save(Note(id: .n(1), text: "a", owner: 2)); print(notes.query().map(\.text), type(of: notes), User.table + Note.table, (any Entity).self, notes[.n(1)]!)
print(try JSONDecoder().decode([User].self, from: Data(users.json.utf8)).first!.roles, users.undo(), users.undo(), users.undo(), users.undo(), users.query().count)
let types: [any Entity.Type] = [User.self, Note.self]; print(types.map { $0.table }, types)
