import Interpreter
import ViewTree

/// What can be said of a tab and stays one: `TabContent` (navigation rules 7.2.7, 7.4.6 and 7.4.7).
var tabContents: [Builtin] {
  [
    Builtin(nil, "protocol TabContent<TabValue>: View { associatedtype TabValue }"),
    named("AdaptableTabBarPlacement", ["automatic", "tabBar", "sidebar"]),
    named("TabPlacement", ["automatic", "pinned", "sidebarOnly"]),
    Builtin(
      "TabContent", "func hidden(_ hidden: Bool = true) -> some TabContent<TabValue>"
    ) { call in
      let isHidden = try call.flag(1)
      return tabModifier("hidden", call) { $0.isHidden = isHidden }
    },
    Builtin(
      "TabContent", "func disabled(_ disabled: Bool) -> some TabContent<TabValue>"
    ) { call in
      let isDisabled = try call.flag(1)
      return tabModifier("disabled", call) { $0.isDisabled = isDisabled }
    },
    Builtin(
      "TabContent", "func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue>"
    ) { call in
      let placement = call.arguments[1].staticName
      return tabModifier("tabPlacement", call) {
        $0.isPinned = placement == "pinned"
        $0.isInSidebarOnly = placement == "sidebarOnly"
      }
    },
    Builtin(
      "TabContent",
      """
      func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
      """
    ) { call in
      var isHidden = false
      if call.arguments[1].caseName == "hidden", case .array(let bars) = call.arguments[2] {
        isHidden = bars.contains { $0.staticName == "tabBar" }
      }
      return tabModifier("defaultVisibility", call) { $0.isInSidebarOnly = isHidden }
    },
    Builtin(
      "TabContent", "func badge(_ count: Int) -> some TabContent<TabValue>"
    ) { call in badge(call, count: 1) },
    Builtin("TabContent", "func badge(_ label: Text?) -> some TabContent<TabValue>") { call in
      badge(call, call.arguments[1].as(TextValue.self)?.string)
    },
    Builtin("TabContent", "func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue>") {
      badge($0, try $0.name(1))
    },
    Builtin(
      "TabContent",
      """
      @_disfavoredOverload func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue>
      """
    ) { badge($0, try $0.name(1)) },
  ]
    + [
      "customizationID(_ id: String)",
      """
      customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
      """,
      "contextMenu<M: View>(@ViewBuilder menuItems: () -> M)",
      """
      swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T)
      """,
      "springLoadingBehavior(_ behavior: SpringLoadingBehavior)",
      "sectionActions<Content: View>(@ViewBuilder content: () -> Content)",
    ].map { Builtin("TabContent", "func \($0) -> some TabContent<TabValue>") { $0.arguments[0] } }
}

/// A modifier that says one thing of the tab inside.
private func tabModifier(
  _ name: String, _ call: Invocation, _ change: (inout TabTraits) -> Void
) -> Value {
  var traits = ScreenTraits()
  var tab = TabTraits()
  change(&tab)
  traits.tab = tab
  return screenTraits(name, call, traits)
}
