import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// What rows ask of their list: insets, separators, deletion, swipe actions (navigation rule 16.5).
var listRows: [Builtin] {
  [
    Builtin("View", "func listRowInsets(_ insets: EdgeInsets?) -> some View") { call in
      let insets = call.arguments[1].isNone ? RowInsets() : RowInsets(call.arguments[1].asInsets)
      return row("listRowInsets", call) { $0.insets = insets }
    },
    Builtin(
      "View", "func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View"
    ) { call in
      let insets = RowInsets(call.edges(1), call.length(2))
      return row("listRowInsets", call) { $0.insets = insets }
    },
    Builtin(
      "View",
      """
      func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
      """
    ) { call in
      let isHidden = call.arguments[1].caseName == "hidden"
      return row("listRowSeparator", call) { $0.hidesSeparator = isHidden }
    },
    Builtin("View", "func listRowBackground<V: View>(_ view: V?) -> some View") { call in
      let view = call.arguments[1]
      return .modifier("listRowBackground", of: call.arguments[0]) { build in
        guard let paint = view.painting(in: build) else { return }
        var facet = RowFacet()
        facet.background = paint
        build.facets.row = facet
      }
    },
    Builtin("View", "func listSectionSpacing(_ spacing: CGFloat) -> some View") {
      environment("listSectionSpacing", $0)
    },
    Builtin("View", "func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View") {
      call in
      let isCompact = call.arguments[1].staticName == "compact"
      return .modifier("listSectionSpacing", of: call.arguments[0]) {
        $0.environment[.property("listSectionSpacing")] = isCompact ? .double(17.5) : nil
      }
    },
    Builtin("View", "func listRowSpacing(_ spacing: CGFloat?) -> some View") {
      environment("listRowSpacing", $0)
    },
    Builtin("View", "func headerProminence(_ prominence: Prominence) -> some View") {
      environment("headerProminence", $0)
    },
    Builtin("View", "func scrollContentBackground(_ visibility: Visibility) -> some View") {
      environment("scrollContentBackground", $0)
    },
    Builtin("View", "func deleteDisabled(_ isDisabled: Bool) -> some View") { call in
      let isDisabled = try call.flag(1)
      return row("deleteDisabled", call) { $0.isDeleteDisabled = isDisabled }
    },
    Builtin("View", "func selectionDisabled(_ isDisabled: Bool = true) -> some View") { call in
      let isDisabled = try call.flag(1)
      return row("selectionDisabled", call) { $0.isSelectionDisabled = isDisabled }
    },
    Builtin(
      "View",
      """
      func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T) -> some View
      """
    ) { call in
      let edge: Interaction.Action.Edge =
        call.arguments[1].caseName == "leading" ? .leading : .trailing
      let isFull = try call.flag(2)
      let actions = try call.machine.call(call.arguments[3], [])
      return .modifier("swipeActions", of: call.arguments[0]) { build in
        let key = ChildKey.named("swipeActions")
        var facet = RowFacet()
        facet.swipeActions = [(key, edge, isFull)]
        build.facets.row = facet
        build.detached(actions, key: key)
      }
    },
    Builtin(nil, "protocol DynamicViewContent: View {}"),
    Builtin("ForEach: DynamicViewContent where Content: View", "typealias _Dynamic = Never"),
    Builtin(nil, "struct _DynamicContent: DynamicViewContent { typealias Body = Never }"),
    Builtin(
      "DynamicViewContent",
      "func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent"
    ) { call in
      let (machine, action) = (call.machine, call.arguments[1])
      guard case .closure = action else { return call.arguments[0] }
      return row("onDelete", call) {
        $0.delete = { position in
          let offsets = machine.structure("IndexSet", [.array([.int(position)])])
          _ = try machine.call(action, [offsets])
        }
      }
    },
    Builtin(
      "DynamicViewContent",
      "func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent"
    ) { call in
      let (machine, action) = (call.machine, call.arguments[1])
      guard case .closure = action else { return call.arguments[0] }
      return row("onMove", call) {
        $0.move = { from, to in
          let offsets = machine.structure("IndexSet", [.array([.int(from)])])
          _ = try machine.call(action, [offsets, .int(to)])
        }
      }
    },
    Builtin("View", "func moveDisabled(_ isDisabled: Bool) -> some View") { call in
      let isDisabled = try call.flag(1)
      return row("moveDisabled", call) { $0.isMoveDisabled = isDisabled }
    },
    Builtin(
      nil, "@frozen enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }"),
    Builtin(nil, "@frozen enum HorizontalEdge: Int8, CaseIterable { case leading, trailing }"),
    Builtin(
      "HorizontalEdge",
      """
      @frozen struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let leading = Set(rawValue: 1)
        static let trailing = Set(rawValue: 2)
        static let all = Set(rawValue: 3)
      }
      """),
    Builtin(nil, "@frozen enum VerticalEdge: Int8, CaseIterable { case top, bottom }"),
    Builtin(
      "VerticalEdge",
      """
      @frozen struct Set: OptionSet {
        let rawValue: Int8
        init(rawValue: Int8) { self.rawValue = rawValue }
        static let top = Set(rawValue: 1)
        static let bottom = Set(rawValue: 2)
        static let all = Set(rawValue: 3)
      }
      """),
  ]
    // Without effect on where anything stands.
    + [
      "listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)",
      "listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)",
      "listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)",
      "listItemTint(_ tint: Color?)", "listItemTint(_ tint: ListItemTint)",
    ].map { Builtin("View", "func \($0) -> some View") { $0.arguments[0] } }
    + [
      option(
        "ListSectionSpacing", ["default", "compact"].map { $0 == "default" ? "`default`" : $0 })
    ]
    + [
      Builtin(
        nil,
        """
        struct ListItemTint: Sendable {
          static let monochrome = ListItemTint()
          static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
          static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
        }
        """)
    ]
    + [Builtin(nil, "enum Prominence: Hashable { case standard, increased }")]
}

extension Value {
  /// How a colour, gradient or shape paints a frame; nil for views that are more than that.
  fileprivate func painting(in build: ViewBuild) -> ((inout DrawContext) -> Void)? {
    if case .some(let value) = self { return value.painting(in: build) }
    if case .existential(let value, _) = self { return value.painting(in: build) }
    if let shape = self.as(ShapeValue.self) {
      let graph = build.graph
      return { [unowned graph] in shape.draw(in: &$0, graph) }
    }
    guard case .native(let native as any ShapeStyleValue) = self else { return nil }
    return { context in
      context.list.append(
        .fill(.rectangle, native.fill(in: context.environment)), in: context.frame)
    }
  }
}

/// A modifier that only sets a value of the environment, by its own name.
/// A modifier that sets a value of the environment under its own name.
func environment(_ name: String, _ call: Invocation) -> Value {
  let value = call.arguments[1]
  return .modifier(name, of: call.arguments[0]) { $0.environment[.property(name)] = value }
}

private func row(
  _ name: String, _ call: Invocation, _ change: @escaping (inout RowFacet) -> Void
) -> Value {
  .modifier(name, of: call.arguments[0]) { build in
    var facet = RowFacet()
    change(&facet)
    build.facets.row = facet
  }
}
