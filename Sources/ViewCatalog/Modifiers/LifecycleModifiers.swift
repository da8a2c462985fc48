import Interpreter
import ViewTree

/// `onAppear`, `onDisappear`, `task` and `onChange` (navigation rules 9.1 to 9.10).
var lifecycleModifiers: [Builtin] {
  [
    Builtin("View", "func onAppear(perform action: (() -> Void)? = nil) -> some View") { call in
      hook("onAppear", call) { .appear(run(call.machine, call.arguments[1])) }
    },
    Builtin("View", "func onDisappear(perform action: (() -> Void)? = nil) -> some View") { call in
      hook("onDisappear", call) { .disappear(run(call.machine, call.arguments[1])) }
    },
    Builtin(
      "View",
      """
      func task(priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
      """
    ) { call in
      let action = call.arguments[2]
      return hook("task", call) { .task(id: nil, action) }
    },
    Builtin(
      "View",
      """
      func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
      """
    ) { call in
      let (id, action) = (call.arguments[1], call.arguments[3])
      return hook("task", call) { .task(id: id, action) }
    },
    Builtin(
      "View",
      """
      func onChange<V: Equatable>(of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View
      """
    ) { call in
      let (machine, action) = (call.machine, call.arguments[3])
      let (value, initially) = (call.arguments[1], try call.flag(2))
      return hook("onChange", call) {
        .change(of: value, initially: initially) { _ = try machine.call(action, [$0, $1]) }
      }
    },
    Builtin(
      "View",
      """
      func onChange<V: Equatable>(of value: V, initial: Bool = false,
        _ action: @escaping () -> Void) -> some View
      """
    ) { call in
      let (machine, action) = (call.machine, call.arguments[3])
      let (value, initially) = (call.arguments[1], try call.flag(2))
      return hook("onChange", call) {
        .change(of: value, initially: initially) { _, _ in _ = try machine.call(action, []) }
      }
    },
    Builtin(
      "View",
      """
      func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
      """
    ) { call in
      let (machine, value, action) = (call.machine, call.arguments[1], call.arguments[2])
      return hook("onChange", call) {
        .change(of: value, initially: false) { _ = try machine.call(action, [$1]) }
      }
    },
  ]
}

/// A modifier that says one thing of the views inside, and has no layout.
private func hook(_ name: String, _ call: Invocation, _ make: () -> Hook) -> Value {
  let hook = make()
  return .modifier(name, of: call.arguments[0]) { $0.facets.hooks.append(hook) }
}

private func run(_ machine: Machine, _ action: Value) -> () throws -> Void {
  {
    guard case .closure = action else { return }
    _ = try machine.call(action, [])
  }
}
