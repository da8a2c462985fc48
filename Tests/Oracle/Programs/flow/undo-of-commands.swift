protocol Command: AnyObject { func execute(); func undo(); var name: String { get } }
final class Document: CustomStringConvertible { private(set) var text = "" { willSet { print("  \"\(text)\" → \"\(newValue)\"") } }; var cursor = 0
    func insert(_ s: String, at i: Int) { text.insert(contentsOf: s, at: text.index(text.startIndex, offsetBy: i)); cursor = i + s.count }
    @discardableResult func delete(_ n: Int, at i: Int) -> String { let a = text.index(text.startIndex, offsetBy: i), b = text.index(a, offsetBy: n, limitedBy: text.endIndex) ?? text.endIndex; defer { text.removeSubrange(a..<b); cursor = i }; return String(text[a..<b]) }
    var description: String { let i = text.index(text.startIndex, offsetBy: cursor); return text[..<i] + "|" + text[i...] } }
class BaseCommand: Command { unowned let doc: Document; var name: String { String(describing: Self.self) }; init(_ d: Document) { doc = d }; func execute() { fatalError("abstract \(name)") }; func undo() { fatalError("abstract") } }
final class Insert: BaseCommand { let s: String, at: Int; init(_ d: Document, _ s: String, at: Int? = nil) { self.s = s; self.at = at ?? d.cursor; super.init(d) }; override func execute() { doc.insert(s, at: at) }; override func undo() { doc.delete(s.count, at: at) }; override var name: String { super.name + "(\(s))" } }
final class Delete: BaseCommand { let range: Range<Int>; private var removed: String?; init(_ d: Document, _ r: Range<Int>) { range = r; super.init(d) }; override func execute() { removed = doc.delete(range.count, at: range.lowerBound) }; override func undo() { if let r = removed { doc.insert(r, at: range.lowerBound); removed = nil } } }
final class Macro: Command { let steps: [any Command]; init(_ s: any Command...) { steps = s }; var name: String { "Macro[" + steps.map(\.name).joined(separator: ", ") + "]" }; func execute() { steps.forEach { $0.execute() } }; func undo() { steps.reversed().forEach { $0.undo() } } }
final class History { private var done: [any Command] = [], undone: [any Command] = []; var onChange: ((History) -> Void)?; var canUndo: Bool { !done.isEmpty }; var canRedo: Bool { !undone.isEmpty }
    func perform(_ c: some Command) { print("do", c.name); c.execute(); done.append(c); undone.removeAll(); onChange?(self) }
    func undo() { guard let c = done.popLast() else { return print("nothing to undo") }; print("undo", c.name); c.undo(); undone.append(c); onChange?(self) }
    func redo() { guard let c = undone.popLast() else { return print("nothing to redo") }; print("redo", c.name); c.execute(); done.append(c); onChange?(self) } }
let doc = Document(), h = History(); var changes = 0; h.onChange = { [unowned doc] in changes += 1; print("  \(doc) u:\($0.canUndo) r:\($0.canRedo)") }
h.perform(Insert(doc, "Hello")); h.perform(Insert(doc, " World")); h.perform(Delete(doc, 0..<6)); h.undo(); h.undo(); h.redo(); h.redo(); h.redo(); h.undo()
h.perform(Macro(Insert(doc, "!", at: 11), Insert(doc, "¡", at: 0), Delete(doc, 1..<6))); h.undo(); h.undo(); h.undo(); h.undo(); print(changes, doc.text.isEmpty)
struct Memento<State> { private var states: [State], i = 0; init(_ s: State) { states = [s] }; var state: State { get { states[i] } set { states.removeSubrange((i + 1)...); states.append(newValue); i += 1 } }; mutating func undo() -> Bool { if i > 0 { i -= 1; return true }; return false }; mutating func redo() -> Bool { guard i + 1 < states.count else { return false }; i += 1; return true } }
var m = Memento(["a": 1]); m.state["b"] = 2; m.state["a", default: 0] += 10; print(m.state.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, m.undo(), m.undo(), m.undo(), m.state, m.redo(), m.state.count); m.state = [:]; print(m.redo(), m.state)
h.perform(BaseCommand(doc))
