import Interpreter
import ViewTree

/// `NavigationSplitView` (navigation rule 3).
var splitViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
        typealias Body = Never
      }
      """)
  ]
    + [
      ("", 0, nil, nil),
      ("columnVisibility: Binding<NavigationSplitViewVisibility>, ", 1, 0, nil),
      ("preferredCompactColumn: Binding<NavigationSplitViewColumn>, ", 1, nil, 0),
      (
        """
        columnVisibility: Binding<NavigationSplitViewVisibility>, \
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, 
        """, 2, 0, 1
      ),
    ].flatMap(initializers)
    + [
      named(
        "NavigationSplitViewVisibility", ["automatic", "all", "doubleColumn", "detailOnly"],
        printedWith: #"""
          "kind: SwiftUI.NavigationSplitViewVisibility.Kind."
            + (_member == "automatic" ? "doubleColumn" : _member)
            + ", isAutomatic: \(_member == "automatic")"
          """#),
      named(
        "NavigationSplitViewColumn", ["sidebar", "content", "detail"],
        printedWith: #""tag: SwiftUI.NavigationSplitViewColumn.Tag." + _member"#),
      Builtin(nil, "protocol NavigationSplitViewStyle {}"),
      Builtin(
        "View",
        "func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View"
      ) { call in
        let style = call.arguments[1]
        return .modifier("navigationSplitViewStyle", of: call.arguments[0]) {
          $0.environment.system.styles["navigationSplitViewStyle"] = style
        }
      },
      Builtin("View", "func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View") {
        call in
        columnWidth("navigationSplitViewColumnWidth", call, call.length(1))
      },
      Builtin(
        "View",
        """
        func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat,
          max: CGFloat? = nil) -> some View
        """
      ) { columnWidth("navigationSplitViewColumnWidth", $0, $0.length(2)) },
    ]
    + ["Automatic", "Balanced", "ProminentDetail"].flatMap { style in
      let type = "\(style)NavigationSplitViewStyle"
      let name = style.prefix(1).lowercased() + style.dropFirst()
      return [
        Builtin(nil, "struct \(type): NavigationSplitViewStyle { init() {} }"),
        Builtin(
          "NavigationSplitViewStyle where Self == \(type)",
          "static var \(name): \(type) { \(type)() }"),
      ]
    }
}

/// The two forms, of two and of three columns, after some leading parameters.
private func initializers(
  _ parameters: String, _ count: Int, _ visibility: Int?, _ preferred: Int?
) -> [Builtin] {
  [
    Builtin(
      "NavigationSplitView where Content == EmptyView",
      """
      init(\(parameters)@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      """
    ) { call in
      splitView(
        try (count..<count + 2).map { try call.built($0) }, visibility.flatMap { call.binding($0) },
        preferred.flatMap { call.binding($0) })
    },
    Builtin(
      "NavigationSplitView",
      """
      init(\(parameters)@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail)
      """
    ) { call in
      splitView(
        try (count..<count + 3).map { try call.built($0) }, visibility.flatMap { call.binding($0) },
        preferred.flatMap { call.binding($0) })
    },
  ]
}

/// - Parameter columns: from the sidebar to the detail.
/// - Parameter isLegacy: of a `NavigationView`.
func splitView(
  _ columns: [Value], _ visibility: BindingValue? = nil, _ preferred: BindingValue? = nil,
  isLegacy: Bool = false
) -> Value {
  .view("NavigationSplitView") { build in
    let state = (build.node.storage as? SplitState) ?? SplitState(isLegacy: isLegacy)
    build.node.storage = state
    try state.update(&build, columns.count, visibility, preferred)
    build.facets.container = state
    let outer = build.environment
    for (index, root) in columns.enumerated() {
      build.environment = state.environment(of: index, in: outer, build.graph)
      let shown = try state.replacements[index]?.view() ?? root
      build.child(column(index, shown, state), key: state.key(index))
    }
    build.environment = outer
    build.finish { try state.finish($0, in: $1) }
    build.compose { try state.compose($0, in: $1) }
  }
}

/// One column: a stack of its own that the program did not write (navigation rule 3.1.2).
private func column(_ index: Int, _ root: Value, _ split: SplitState) -> Value {
  .view("NavigationColumn") { build in
    try buildStack(
      &build, .own, root: root, isImplicit: true, column: ColumnPlace(split: split, column: index))
  }
}

/// Says how wide the column around should be, in points.
func columnWidth(_ name: String, _ call: Invocation, _ width: Double?) -> Value {
  var traits = ScreenTraits()
  traits.columnWidth = width
  return screenTraits(name, call, traits)
}
