import Checking
import Diagnostics
import Interpreter
import ViewTree

/// `NavigationStack` (navigation rule 2).
var navigationStacks: [Builtin] {
  [
    Builtin(
      nil, "@MainActor struct NavigationStack<Data, Root: View>: View { typealias Body = Never }"),
    Builtin(
      "NavigationStack where Data == NavigationPath", "init(@ViewBuilder root: () -> Root)"
    ) { call in
      navigationStack(call, .own, root: try call.machine.call(call.arguments[0], []))
    },
    Builtin(
      "NavigationStack where Data == NavigationPath",
      "init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)"
    ) { call in
      let root = try call.machine.call(call.arguments[1], [])
      guard let path = call.arguments[0].as(BindingValue.self) else {
        return navigationStack(call, .own, root: root)
      }
      return navigationStack(call, .path(path), root: root)
    },
    Builtin(
      """
      NavigationStack where Data: MutableCollection, Data: RandomAccessCollection, \
      Data: RangeReplaceableCollection, Data.Element: Hashable
      """,
      "init(path: Binding<Data>, @ViewBuilder root: () -> Root)"
    ) { call in
      let root = try call.machine.call(call.arguments[1], [])
      guard let path = call.arguments[0].as(BindingValue.self) else {
        return navigationStack(call, .own, root: root)
      }
      var element = Type.any
      if case .nominal(_, let arguments)? = call.types.first, let first = arguments.first {
        element = first
      }
      return navigationStack(call, .collection(path, element: element), root: root)
    },
  ]
}

private func navigationStack(_ call: Invocation, _ source: PathSource, root: Value) -> Value {
  let place = call.range
  return .view("NavigationStack") { build in
    // A stack that the program wrote into a column shares the column's place.
    let outer = build.environment.system.navigation as? StackState
    let column = outer.flatMap { $0.isImplicit ? $0.column : nil }
    try buildStack(&build, source, root: root, isImplicit: false, column: column, place)
  }
}

/// Makes the node a stack of screens over `root`.
/// - Parameters:
///   - isImplicit: whether it is a split view's column, which the program did not write.
///   - place: where the program wrote it.
func buildStack(
  _ build: inout ViewBuild, _ source: PathSource, root: Value, isImplicit: Bool,
  column: ColumnPlace? = nil, _ place: SourceRange = .none
) throws {
  let state = (build.node.storage as? StackState) ?? StackState()
  build.node.storage = state
  try state.update(&build, source)
  state.isImplicit = isImplicit
  state.column = column
  state.place = place
  build.facets.container = state
  build.environment = state.environment(for: build.environment)
  build.child(root)
  build.finish { try state.finish($0, in: $1) }
  build.compose { try state.compose($0, in: $1) }
}
