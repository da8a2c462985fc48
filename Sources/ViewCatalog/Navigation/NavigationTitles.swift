import Interpreter
import ViewTree

/// Titles, and what a screen says of its navigation bar (navigation rule 2.10).
var navigationTitles: [Builtin] {
  [
    Builtin("View", "func navigationTitle(_ title: Text) -> some View") { try title($0) },
    Builtin("View", "func navigationTitle(_ titleKey: LocalizedStringKey) -> some View") {
      try title($0)
    },
    Builtin(
      "View",
      "@_disfavoredOverload func navigationTitle<S: StringProtocol>(_ title: S) -> some View"
    ) { try title($0) },
    Builtin("View", "func navigationSubtitle(_ subtitle: Text) -> some View") { try subtitle($0) },
    Builtin("View", "func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View") {
      try subtitle($0)
    },
    Builtin(
      "View",
      "@_disfavoredOverload func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View"
    ) { try subtitle($0) },
    Builtin("View", "func navigationTitle(_ title: Binding<String>) -> some View") { call in
      let (machine, binding) = (call.machine, call.binding(1))
      return .modifier("navigationTitle", of: call.arguments[0]) { build in
        var traits = ScreenTraits()
        traits.title = try binding.map { try machine.description(of: $0.get()) }
        traits.rename = { try binding?.set(.string($0)) }
        build.facets.traits = traits
      }
    },
    Builtin(
      "View", "func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View"
    ) { call in
      let lines = try call.views(1)
      return .modifier("toolbarTitleMenu", of: call.arguments[0]) { $0.titleMenu(lines) }
    },
    Builtin("View", "func navigationBarTitle(_ title: Text) -> some View") { try title($0) },
    Builtin("View", "func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View") {
      try title($0)
    },
    Builtin(
      "View",
      "@_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View"
    ) { try title($0) },
    Builtin(
      "View",
      """
      func navigationBarTitle(_ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      """
    ) { try title($0, mode: 2) },
    Builtin(
      "View",
      """
      func navigationBarTitle(_ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      """
    ) { try title($0, mode: 2) },
    Builtin(
      "View",
      """
      @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      """
    ) { try title($0, mode: 2) },
    Builtin(
      nil,
      """
      struct NavigationBarItem: Sendable {
        enum TitleDisplayMode: Sendable, Hashable { case automatic, inline, large }
      }
      """),
    Builtin(
      nil,
      """
      struct ToolbarTitleDisplayMode: Sendable, Hashable {
        let name: String
        init(name: String) { self.name = name }
        static let automatic = ToolbarTitleDisplayMode(name: "automatic")
        static let inline = ToolbarTitleDisplayMode(name: "inline")
        static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
        static let large = ToolbarTitleDisplayMode(name: "large")
      }
      """),
    Builtin(
      "View",
      """
      func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
      """
    ) { call in
      var traits = ScreenTraits()
      traits.titleDisplayMode = mode(call.arguments[1].caseName)
      return screenTraits("navigationBarTitleDisplayMode", call, traits)
    },
    Builtin(
      "View", "func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View"
    ) { call in
      var traits = ScreenTraits()
      traits.titleDisplayMode = mode(call.arguments[1].staticName)
      return screenTraits("toolbarTitleDisplayMode", call, traits)
    },
    Builtin(
      "View",
      "func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View"
    ) { call in
      var traits = ScreenTraits()
      traits.hidesBackButton = try call.flag(1)
      return screenTraits("navigationBarBackButtonHidden", call, traits)
    },
    Builtin("View", "func navigationBarHidden(_ hidden: Bool) -> some View") { call in
      var traits = ScreenTraits()
      traits.navigationBar = try call.flag(1) ? .hidden : .visible
      return screenTraits("navigationBarHidden", call, traits)
    },
    Builtin(
      "View",
      "func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View"
    ) { call in
      items(call, [("topBarLeading", call.arguments[1]), ("topBarTrailing", call.arguments[2])])
    },
    Builtin("View", "func navigationBarItems<L: View>(leading: L) -> some View") { call in
      items(call, [("topBarLeading", call.arguments[1])])
    },
    Builtin("View", "func navigationBarItems<T: View>(trailing: T) -> some View") { call in
      items(call, [("topBarTrailing", call.arguments[1])])
    },
  ]
}

private func title(_ call: Invocation, mode position: Int? = nil) throws -> Value {
  var traits = ScreenTraits()
  traits.title = try call.name(1)
  if let position { traits.titleDisplayMode = mode(call.arguments[position].caseName) }
  return screenTraits("navigationTitle", call, traits)
}

private func subtitle(_ call: Invocation) throws -> Value {
  var traits = ScreenTraits()
  traits.subtitle = try call.name(1)
  return screenTraits("navigationSubtitle", call, traits)
}

private func mode(_ name: String?) -> ScreenTraits.TitleDisplayMode {
  switch name {
  case "inline": .inline
  case "large": .large
  case "inlineLarge": .inlineLarge
  default: .automatic
  }
}

private func items(_ call: Invocation, _ items: [(String, Value)]) -> Value {
  .modifier("navigationBarItems", of: call.arguments[0]) { build in
    build.facets.hasToolbar = true
    build.detached(
      .tuple(items.map { toolbarItem($0.0, $0.1) }), key: .named("toolbar"))
  }
}

extension Value {
  /// The name that a static member of a struct keeps as its only field: `.topBarLeading`.
  var staticName: String? {
    guard case .structure(let value) = self, case .string(let name)? = value.fields.first else {
      return nil
    }
    return name
  }
}

extension ViewBuild {
  /// Says that such lines are the menu behind the screen's title.
  mutating func titleMenu(_ lines: Value) {
    detached(lines, key: .menuItems)
    var traits = ScreenTraits()
    traits.titleMenu = node
    facets.traits = traits
  }
}
