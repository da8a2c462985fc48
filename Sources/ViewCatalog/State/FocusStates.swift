import Checking
import Interpreter
import ViewTree

/// `@FocusState` and `@AccessibilityFocusState` (navigation rules 17.6 and 17.7).
var focusStates: [Builtin] {
  ["FocusState", "AccessibilityFocusState"].flatMap { (name: String) -> [Builtin] in
    let follows = name == "FocusState" || Switches.disputed.assistiveTechnologyRuns.value
    return [
      Builtin(
        nil, "@frozen @propertyWrapper struct \(name)<Value: Hashable>: DynamicProperty {}"),
      Builtin(name, "init() where Value == Bool") { _ in .native(StateValue(.bool(false))) },
      Builtin(name, "init() where Value: ExpressibleByNilLiteral") { _ in
        .native(StateValue(.none))
      },
      Builtin(
        name, "var wrappedValue: Value { get nonmutating set }",
        set: { call in
          call.noteFocusRequest()
          if follows { call.arguments[0].as(StateValue.self)?.write(call.arguments[1]) }
          return .void
        },
        native: { $0.arguments[0].as(StateValue.self)?.read() ?? .void }),
      Builtin(name, "var projectedValue: \(name)<Value>.Binding { get }") { call in
        guard let state = call.arguments[0].as(StateValue.self) else { return .void }
        return .native(state.binding)
      },
      Builtin(name, "@frozen @propertyWrapper struct Binding {}"),
      Builtin(
        "\(name).Binding", "var wrappedValue: Value { get nonmutating set }",
        set: { call in
          call.noteFocusRequest()
          if follows { try call.bound(0).set(call.arguments[1]) }
          return .void
        },
        native: { try $0.bound(0).get() }),
      Builtin("\(name).Binding", "var projectedValue: \(name)<Value>.Binding { get }") {
        $0.arguments[0]
      },
    ]
  } + [
    Builtin("View", "func focused(_ condition: FocusState<Bool>.Binding) -> some View") { call in
      focus(call.arguments[0], try call.bound(1), is: .bool(true), otherwise: .bool(false))
    },
    Builtin(
      "View",
      """
      func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
      """
    ) { call in focus(call.arguments[0], try call.bound(1), is: call.arguments[2], otherwise: .none)
    },
    Builtin("View", "func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View") {
      call in
      focus(
        call.arguments[0], try call.bound(1), is: .bool(true), otherwise: .bool(false),
        key: FocusTarget.searchKey)
    },
    Builtin(
      "View",
      """
      func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
        -> some View
      """
    ) { call in
      focus(
        call.arguments[0], try call.bound(1), is: call.arguments[2], otherwise: .none,
        key: FocusTarget.searchKey)
    },
    Builtin(
      "View",
      "func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View"
    ) { call in .modifier("accessibilityFocused", of: call.arguments[0]) { _ in } },
    Builtin(
      "View",
      """
      func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value) -> some View
      """
    ) { call in .modifier("accessibilityFocused", of: call.arguments[0]) { _ in } },
    Builtin(
      "View",
      """
      func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
      ) -> some View
      """
    ) { call in
      let (binding, value) = (try call.bound(1), call.arguments[2])
      return .modifier("defaultFocus", of: call.arguments[0]) {
        $0.facets.hooks.append(.appear { try binding.set(value) })
      }
    },
    option("DefaultFocusEvaluationPriority", ["automatic", "userInitiated"]),
    Builtin("View", "func focusable(_ isFocusable: Bool = true) -> some View") { call in
      .modifier("focusable", of: call.arguments[0]) { _ in }
    },
  ]
}

extension Invocation {
  fileprivate func noteFocusRequest() { (machine.tracker as? ViewGraph)?.focusRequests += 1 }
}

/// Ties a field's focus to a binding: using the field sets `value`, using another one resets it.
///
/// - Parameter key: whose focus that is: a field's, or that of a search inside.
private func focus(
  _ content: Value, _ binding: BindingValue, is value: Value, otherwise rest: Value,
  key: String = FocusTarget.key
) -> Value {
  .modifier(key == FocusTarget.key ? "focused" : "searchFocused", of: content) { build in
    let machine = build.machine
    let target = FocusTarget(
      isFocused: { try machine.areEqual(binding.get(), value) },
      gain: { try binding.set(value) },
      lose: {
        if try machine.areEqual(binding.get(), value) { try binding.set(rest) }
      })
    build.environment[.property(key)] = .native(target)
  }
}

/// What follows the focus of the field inside.
final class FocusTarget: NativeValue {
  static let key = "focus target"
  static let searchKey = "search focus target"

  let isFocused: () throws -> Bool
  let gain: () throws -> Void
  let lose: () throws -> Void

  init(
    isFocused: @escaping () throws -> Bool, gain: @escaping () throws -> Void,
    lose: @escaping () throws -> Void
  ) {
    self.isFocused = isFocused
    self.gain = gain
    self.lose = lose
  }

  func dynamicType(in machine: Machine) -> Type { .any }
  func describe(in machine: Machine) throws -> String { "FocusTarget" }
}

extension EnvironmentValues {
  /// What follows the focus of a field that stands here.
  var focusTarget: FocusTarget? { self[.property(FocusTarget.key)]?.as(FocusTarget.self) }
  /// What follows the focus of the field of a search.
  var searchFocusTarget: FocusTarget? {
    self[.property(FocusTarget.searchKey)]?.as(FocusTarget.self)
  }
}
