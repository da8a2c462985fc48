import Diagnostics
import Interpreter
import LayoutEngine
import ViewTree

/// `toolbar` and its items (navigation rule 13).
var toolbars: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol ToolbarContent {
        associatedtype Body: ToolbarContent
        @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
      }
      """),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol CustomizableToolbarContent: ToolbarContent
      where Body: CustomizableToolbarContent {}
      """),
    Builtin("Never: CustomizableToolbarContent", "typealias _CustomizableBody = Never"),
    Builtin("ToolbarItem: CustomizableToolbarContent", "typealias _Customizable = Never"),
    Builtin("TupleToolbarContent: CustomizableToolbarContent", "typealias _Customizable = Never"),
    Builtin("Never: ToolbarContent", "typealias ToolbarBody = Never"),
    Builtin("Optional: ToolbarContent where Wrapped: ToolbarContent", "typealias Body = Never"),
    Builtin(nil, "@resultBuilder struct ToolbarContentBuilder {}"),
    Builtin(
      nil, "struct TupleToolbarContent<T>: ToolbarContent { typealias Body = Never }"),
    Builtin(
      "ToolbarContentBuilder",
      "static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content"
    ) { $0.arguments[0] },
    Builtin(
      "ToolbarContentBuilder",
      """
      static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
        -> TupleToolbarContent<(repeat each Content)>
      """
    ) { .tuple(Array($0.arguments)) },
    Builtin(
      "ToolbarContentBuilder",
      "static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content"
    ) { $0.arguments[0] },
    Builtin(
      "ToolbarContentBuilder",
      "static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?"
    ) { $0.arguments[0] },
    Builtin(
      "ToolbarContentBuilder",
      """
      static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
        -> TupleToolbarContent<(First, Second)>
      """
    ) { branch($0.arguments[0], 0) },
    Builtin(
      "ToolbarContentBuilder",
      """
      static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
        -> TupleToolbarContent<(First, Second)>
      """
    ) { branch($0.arguments[0], 1) },
    Builtin(
      "ToolbarContentBuilder",
      """
      static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content
      """
    ) { $0.arguments[0] },

    Builtin(
      nil,
      "struct ToolbarItem<ID, Content: View>: ToolbarContent { typealias Body = Never }"),
    Builtin(
      "ToolbarItem where ID == Never",
      """
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      """
    ) { toolbarItem($0.placement(0), try $0.built(1)) },
    Builtin(
      "ToolbarItem where ID == String",
      """
      init(id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content)
      """
    ) { toolbarItem($0.placement(1), try $0.built(2)) },
    Builtin(
      nil,
      """
      struct ToolbarSpacer: ToolbarContent {
        init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
        var body: some ToolbarContent { ToolbarItem(placement: .automatic) { EmptyView() } }
      }
      """),
    option("SpacerSizing", ["flexible", "fixed"]),
    Builtin(
      "ToolbarContent",
      "func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }"),
    Builtin("ToolbarContent", "func hidden(_ hidden: Bool = true) -> some ToolbarContent") {
      call in
      if try call.flag(1) { return .tuple([]) }
      return call.arguments[0]
    },
    Builtin(
      "ToolbarContent",
      """
      func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
      ) -> some ToolbarContent { self }
      """),
    Builtin(
      nil,
      """
      struct DefaultToolbarItem: ToolbarContent {
        init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
        var body: some ToolbarContent { ToolbarItem(placement: .automatic) { EmptyView() } }
      }
      """),
    Builtin(
      nil, "struct ToolbarTitleMenu<Content: View>: ToolbarContent { typealias Body = Never }"),
    Builtin("ToolbarTitleMenu", "init(@ViewBuilder content: () -> Content)") { call in
      let lines = try call.views(0)
      return .view("ToolbarTitleMenu") { $0.titleMenu(lines) }
    },
    Builtin(
      nil, "struct ToolbarItemGroup<Content: View>: ToolbarContent { typealias Body = Never }"),
    Builtin(
      "ToolbarItemGroup",
      """
      init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      """
    ) { toolbarItem($0.placement(0), try $0.built(1)) },
    Builtin(
      "ToolbarItemGroup",
      """
      init<Label: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { toolbarItem($0.placement(0), try $0.built(1)) },
    Builtin(
      "View",
      """
      func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
        -> some View
      """
    ) { toolbar($0, try $0.built(1)) },
    Builtin(
      "View",
      "func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View"
    ) { toolbar($0, try $0.built(1)) },
    Builtin(
      "View",
      """
      func toolbar<Content: ToolbarContent>(id: String,
        @ToolbarContentBuilder content: () -> Content) -> some View
      """
    ) { toolbar($0, try $0.built(2)) },

    Builtin(
      "View",
      "func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
    ) { bars($0) },
    Builtin(
      "View",
      """
      func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
      """
    ) { bars($0) },
    Builtin(
      "View", "func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View"
    ) { call in
      var traits = ScreenTraits()
      switch call.arguments[1].optionalContent?.staticName {
      case "sidebarToggle": traits.removesSidebarToggle = true
      case "title": traits.removesTitle = true
      default: break
      }
      return screenTraits("toolbar", call, traits)
    },
    Builtin("View", "func toolbarRole(_ role: ToolbarRole) -> some View") { call in
      var traits = ScreenTraits()
      traits.toolbarRole = call.arguments[1].staticName
      return screenTraits("toolbarRole", call, traits)
    },
    Builtin(
      "View",
      "func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View"
    ) { $0.arguments[0] },
    Builtin(
      "View",
      """
      func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      """
    ) { $0.arguments[0] },
    Builtin(
      "View",
      """
      func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
      """
    ) { $0.arguments[0] },
  ]
    + [
      named(
        "ToolbarItemPlacement",
        [
          "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status",
          "confirmationAction", "cancellationAction", "destructiveAction", "keyboard",
          "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing",
          "bottomBar", "accessoryBar", "title", "largeTitle", "subtitle",
          "largeSubtitle", "topBarPinnedTrailing", "bottomOrnament",
        ]),
      named(
        "ToolbarPlacement",
        ["automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar", "bottomOrnament"]),
      named("ToolbarRole", ["automatic", "navigationStack", "browser", "editor"]),
      named("ToolbarDefaultItemKind", ["sidebarToggle", "title", "search"]),
    ]
}

/// A struct whose static members are told apart by name.
/// - Parameter fields: what stands between the parentheses where a value is printed, as an expression
///   of a string.
func named(_ type: String, _ members: [String], printedWith fields: String? = nil) -> Builtin {
  let lines = members.map { "  static let \($0) = \(type)(_member: \"\($0)\")" }
  let printed = fields.map { "  var debugDescription: String { \"\(type)(\" + \($0) + \")\" }" }
  return Builtin(
    nil,
    """
    struct \(type): Hashable, Sendable\(printed == nil ? "" : ", CustomDebugStringConvertible") {
      let _member: String
      init(_member: String) { self._member = _member }
    \((lines + [printed].compactMap(\.self)).joined(separator: "\n"))
    }
    """)
}

extension Invocation {
  fileprivate func placement(_ index: Int) -> String {
    arguments[index].staticName ?? "automatic"
  }
}

func toolbarItem(_ placement: String, _ content: Value) -> Value {
  .view("ToolbarItem") { build in
    build.facets.toolbarPlacement = placement
    build.child(content)
  }
}

private func branch(_ content: Value, _ index: Int) -> Value {
  .view("ConditionalContent") { $0.child(content, key: .branch(index)) }
}

private func toolbar(_ call: Invocation, _ items: Value) -> Value {
  let place = call.range
  return .modifier("toolbar", of: call.arguments[0]) { build in
    build.facets.hasToolbar = true
    let system = build.environment.system
    if system.navigation == nil, [.phone, .pad].contains(system.idiom) {
      build.graph.warnOnce(
        "a toolbar stands outside of any navigation container; its items are not shown",
        of: build.node, at: place)
    }
    let outer = build.environment
    let iconsOnly = build.machine.structure("IconOnlyLabelStyle", [])
    // Bars show the icons of labels, and texts in the standard size.
    build.environment.system.dress {
      if $0.idiom != .watch, $0.styles["labelStyle"] == nil { $0.styles["labelStyle"] = iconsOnly }
      $0.dynamicTypeSize = .large
      $0.isBarItem = true
    }
    build.detached(items, key: .named("toolbar"))
    build.environment = outer
    guard system.idiom == .mac else { return }
    build.finish { $0.toolbarChanged(in: $1) }
    guard system.navigation == nil, !system.hasWindowBar else { return }
    build.environment.system.hasWindowBar = true
    build.compose { try $0.withWindowBar(in: $1) }
  }
}

/// Shows or hides bars; without any named, the navigation bar.
private func bars(_ call: Invocation) -> Value {
  let visibility: ScreenTraits.Visibility =
    switch call.arguments[1].caseName {
    case "hidden": .hidden
    case "visible": .visible
    default: .automatic
    }
  var names: [String] = []
  if case .array(let bars) = call.arguments[2] { names = bars.compactMap(\.staticName) }
  var traits = ScreenTraits()
  if names.isEmpty || names.contains("navigationBar") || names.contains("automatic") {
    traits.navigationBar = visibility
  }
  if names.contains("tabBar") { traits.tabBar = visibility }
  if names.contains("bottomBar") { traits.bottomBar = visibility }
  return screenTraits("toolbar", call, traits)
}
