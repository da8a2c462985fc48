protocol Command {
  associatedtype State
  var name: String { get }
  func apply(to state: inout State)
  func revert(_ state: inout State)
}

struct Document: Equatable {
  var lines: [String] = []
  var cursor = 0
}

struct Insert: Command {
  let name = "insert"
  let text: String
  let index: Int
  func apply(to state: inout Document) {
    state.lines.insert(text, at: index)
    state.cursor = index + 1
  }
  func revert(_ state: inout Document) {
    state.lines.remove(at: index)
    state.cursor = index
  }
}
struct Replace: Command {
  let name = "replace"
  let index: Int
  let old: String
  let new: String
  func apply(to state: inout Document) { state.lines[index] = new }
  func revert(_ state: inout Document) { state.lines[index] = old }
}
struct Batch<C: Command>: Command {
  var name: String { "batch of \(commands.count) \(commands.first?.name ?? "nothing")s" }
  let commands: [C]
  func apply(to state: inout C.State) { for command in commands { command.apply(to: &state) } }
  func revert(_ state: inout C.State) {
    for command in commands.reversed() { command.revert(&state) }
  }
}
struct AnyCommand<State> {
  let name: String
  let apply: (inout State) -> Void
  let revert: (inout State) -> Void
  init<C: Command>(_ command: C) where C.State == State {
    name = command.name
    apply = command.apply(to:)
    revert = command.revert
  }
}

@dynamicMemberLookup
final class Editor<State> {
  private var state: State
  private var done: [AnyCommand<State>] = []
  private var undone: [AnyCommand<State>] = []
  init(_ state: State) { self.state = state }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }

  func perform<C: Command>(_ command: C) where C.State == State {
    let any = AnyCommand(command)
    any.apply(&state)
    done.append(any)
    undone.removeAll(keepingCapacity: true)
  }
  @discardableResult func undo() -> String? {
    guard let last = done.popLast() else { return nil }
    last.revert(&state)
    undone.append(last)
    return last.name
  }
  @discardableResult func redo() -> String? {
    guard let last = undone.popLast() else { return nil }
    last.apply(&state)
    done.append(last)
    return last.name
  }
}

let editor = Editor(Document())
editor.perform(Insert(text: "hello", index: 0))
editor.perform(Batch(commands: ["b", "a"].map { Insert(text: $0, index: 1) }))
editor.perform(Replace(index: 0, old: "hello", new: "HELLO"))
print(editor.lines, editor.cursor)
while let name = editor.undo() { print("undo", name, editor.lines, editor.cursor) }
for _ in 0..<2 { print("redo", editor.redo() ?? "-", editor.lines) }
editor.perform(Insert(text: "end", index: editor.lines.count))
print(editor.redo() ?? "nothing to redo", editor.lines, editor.lines.count)
