import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `inspector`: a column at the trailing edge; a sheet where the width is compact.
var inspectors: [Builtin] {
  [
    Builtin(
      "View",
      """
      func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
      ) -> some View
      """
    ) { call in
      let (machine, base, content) = (call.machine, call.arguments[0], call.arguments[2])
      let binding = call.binding(1)
      return .view("inspector") { build in
        var isShown = false
        if case .bool(true)? = try binding?.get() { isShown = true }
        let system = build.environment.system
        let isColumn = system.horizontalSizeClass == .regular && system.idiom != .watch
        build.child(base)
        build.present(
          BoundPresentation.Request(
            kind: .sheet, isOn: isShown && !isColumn,
            content: { try machine.call(content, []) },
            reset: { try binding?.set(.bool(false)) }))
        if isShown && isColumn { build.detached(try machine.call(content, []), key: .inspector) }
        build.compose(inspected)
      }
    },
    Builtin("View", "func inspectorColumnWidth(_ width: CGFloat) -> some View") {
      columnWidth("inspectorColumnWidth", $0, $0.length(1))
    },
    Builtin(
      "View",
      """
      func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
      """
    ) { columnWidth("inspectorColumnWidth", $0, $0.length(2)) },
  ]
}

extension ChildKey {
  fileprivate static var inspector: ChildKey { .named("inspector") }
}

/// The content, and the column beside it.
private func inspected(_ node: ViewNode, in graph: ViewGraph) throws -> [RenderedView] {
  let content = try node.children.first.map { try graph.render($0) } ?? []
  guard let column = node.child(.inspector) else { return content }
  let views = try graph.render(column)
  var composition = Composition(node, in: graph)
  let main = composition.filling(composition.single(content))
  let width = column.screenTraits.columnWidth ?? Switches.disputed.columnWidth.value
  let beside = composition.make(
    .frame(width: width, height: nil, .center), [composition.single(views)])
  let layout = composition.make(.hStack(.center, spacing: 0), [main, beside])
  return [composition.view(layout, content + views)]
}
