import Checking
import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `TabView` and its tabs, in the old form (`tabItem`) and the new (`Tab`) (navigation rule 7).
var tabViews: [Builtin] {
  [
    Builtin(
      nil,
      "struct TabView<SelectionValue: Hashable, Content: View>: View { typealias Body = Never }"),
    Builtin(
      "TabView where SelectionValue == Int", "init(@ViewBuilder content: () -> Content)"
    ) { call in tabView(nil, try call.built(0), call.range) },
    Builtin(
      "TabView",
      """
      init(selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Content)
      """
    ) { call in tabView(call.binding(0), try call.built(1), call.range) },
    // It builds as views are built, and knows the type of the tabs' values.
    Builtin(
      nil,
      """
      @resultBuilder struct TabContentBuilder<TabValue> {
        typealias _Base = ViewBuilder
        static func buildExpression<Content: View>(_ content: Content) -> Content { content }
        static func buildBlock<Content: View>(_ content: Content) -> Content { content }
        static func buildExpression<Content: View, Label: View>(
          _ tab: Tab<TabValue, Content, Label>
        ) -> Tab<TabValue, Content, Label> { tab }
        static func buildExpression<Content: TabContent>(_ tab: Content) -> Content
        where Content.TabValue == TabValue { tab }
      }
      """),
    Builtin("View", "func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View") { call in
      tab("tabItem", label: try call.built(1), tag: nil, content: call.arguments[0])
    },
    Builtin(
      "View",
      "func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View"
    ) { call in accessory(try call.built(1), of: call.arguments[0]) },
    Builtin(
      "View",
      """
      func tabViewBottomAccessory<V: View>(
        isEnabled: Bool, @ViewBuilder content: () -> V) -> some View
      """
    ) { call in
      accessory(call.arguments[1].asBool ? try call.built(2) : nil, of: call.arguments[0])
    },
    Builtin(nil, "protocol TabViewStyle {}"),
    Builtin("View", "func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View") { call in
      let style = call.arguments[1]
      return .modifier("tabViewStyle", of: call.arguments[0]) {
        $0.environment.system.styles["tabViewStyle"] = style
      }
    },
    Builtin(
      nil,
      """
      struct PageTabViewStyle: TabViewStyle {
        struct IndexDisplayMode: Sendable {
          let name: String
          init(name: String) { self.name = name }
          static let automatic = IndexDisplayMode(name: "automatic")
          static let always = IndexDisplayMode(name: "always")
          static let never = IndexDisplayMode(name: "never")
        }
        let _mode: IndexDisplayMode
        init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
          _mode = indexDisplayMode
        }
      }
      """),
    Builtin(
      "TabViewStyle where Self == PageTabViewStyle",
      "static var page: PageTabViewStyle { PageTabViewStyle() }"),
    Builtin(
      "TabViewStyle where Self == PageTabViewStyle",
      """
      static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
      }
      """),
    Builtin(
      "View", "func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View"
    ) { $0.arguments[0] },
    Builtin(nil, "protocol IndexViewStyle {}"),
    Builtin(
      nil,
      """
      struct PageIndexViewStyle: IndexViewStyle {
        struct BackgroundDisplayMode: Sendable {
          static let automatic = BackgroundDisplayMode()
          static let interactive = BackgroundDisplayMode()
          static let always = BackgroundDisplayMode()
          static let never = BackgroundDisplayMode()
        }
        init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
      }
      """),
    Builtin(
      "IndexViewStyle where Self == PageIndexViewStyle",
      "static var page: PageIndexViewStyle { PageIndexViewStyle() }"),
    Builtin(
      "IndexViewStyle where Self == PageIndexViewStyle",
      """
      static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
        -> PageIndexViewStyle
      { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
      """),
  ]
    + [
      ("DefaultTabViewStyle", "automatic"), ("SidebarAdaptableTabViewStyle", "sidebarAdaptable"),
      ("TabBarOnlyTabViewStyle", "tabBarOnly"), ("VerticalPageTabViewStyle", "verticalPage"),
      ("CarouselTabViewStyle", "carousel"), ("GroupedTabViewStyle", "grouped"),
    ].flatMap { type, member in
      [
        Builtin(nil, "struct \(type): TabViewStyle { init() {} }"),
        Builtin(
          "TabViewStyle where Self == \(type)", "static var \(member): \(type) { \(type)() }"),
      ]
    }
    + [
      option("TransitionStyle", ["automatic", "identity", "blur"], in: "VerticalPageTabViewStyle"),
      Builtin(
        "TabViewStyle where Self == VerticalPageTabViewStyle",
        """
        static func verticalPage(
          transitionStyle: VerticalPageTabViewStyle.TransitionStyle
        ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
        """),
    ]
    + newTabs + tabContents
}

/// What stands above the tab bar of the tab view that it is of.
private func accessory(_ content: Value?, of view: Value) -> Value {
  .modifier("tabViewBottomAccessory", of: view) {
    $0.environment.system.styles["tabViewBottomAccessory"] = content
  }
}

/// `Tab`: its content is made when it is first selected.
private var newTabs: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Tab<Value, Content: View, Label: View>: TabContent {
        typealias Body = Never
        typealias TabValue = Value
      }
      """),
    Builtin(
      nil,
      """
      struct TabSection<Header: View, Content: View>: TabContent {
        typealias Body = Never
        typealias TabValue = Never
      }
      """),
    Builtin(
      "TabSection",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)"
    ) { tabSection(header: try $0.built(1), try $0.built(0)) },
    Builtin(
      "TabSection where Header == Text",
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)"
    ) { tabSection(header: try $0.titleView(0), try $0.built(1)) },
    Builtin(
      "TabSection where Header == Text",
      """
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
      """
    ) { tabSection(header: try $0.titleView(0), try $0.built(1)) },
    named("TabRole", ["search"]),
    Builtin(
      "Tab where Value: Hashable",
      """
      init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { try newTab($0, label: try $0.built(3), tag: 0, content: 2) },
    Builtin(
      "Tab where Value == Never",
      """
      init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { try newTab($0, label: try $0.built(2), tag: nil, content: 1) },
    Builtin(
      "Tab where Value: Hashable, Label == EmptyView",
      "init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content)"
    ) { call in
      let label = call.arguments[1].optionalContent == nil ? "" : "Search"
      return try newTab(call, label: .native(TextValue(label)), tag: 0, content: 2)
    },
    Builtin(
      "Tab where Value == Never, Label == EmptyView",
      "init(role: TabRole?, @ViewBuilder content: @escaping () -> Content)"
    ) { try newTab($0, label: .native(TextValue("Search")), tag: nil, content: 1) },
  ]
    + ["systemImage", "image"].flatMap { image in
      [
        Builtin(
          "Tab where Value: Hashable, Label == EmptyView",
          """
          init(_ titleKey: LocalizedStringKey, \(image): String, value: Value, role: TabRole? = nil,
            @ViewBuilder content: @escaping () -> Content)
          """
        ) { try newTab($0, label: $0.tabLabel(), tag: 2, content: 4) },
        Builtin(
          "Tab where Value: Hashable, Label == EmptyView",
          """
          @_disfavoredOverload init<S: StringProtocol>(_ title: S, \(image): String, value: Value,
            role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content)
          """
        ) { try newTab($0, label: $0.tabLabel(), tag: 2, content: 4) },
        Builtin(
          "Tab where Value == Never, Label == EmptyView",
          """
          init(_ titleKey: LocalizedStringKey, \(image): String, role: TabRole? = nil,
            @ViewBuilder content: @escaping () -> Content)
          """
        ) { try newTab($0, label: $0.tabLabel(), tag: nil, content: 3) },
        Builtin(
          "Tab where Value == Never, Label == EmptyView",
          """
          @_disfavoredOverload init<S: StringProtocol>(_ title: S, \(image): String,
            role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content)
          """
        ) { try newTab($0, label: $0.tabLabel(), tag: nil, content: 3) },
      ]
    }
}

extension ChildKey {
  /// What stands above the tabs of a section in the sidebar.
  static var tabHeader: ChildKey { .named("tabHeader") }
}

/// Tabs that the sidebar shows under a header (navigation rule 7.4.1).
private func tabSection(header: Value, _ content: Value) -> Value {
  .modifier("TabSection", of: content) { $0.detached(header, key: .tabHeader) }
}

extension Invocation {
  /// A tab's label of a title and an image's name: the first two arguments.
  fileprivate func tabLabel() throws -> Value {
    let image = try name(1)
    return .tuple([symbolName(image), try titleView(0)])
  }
}

/// An image that only has a name.
private func symbolName(_ name: String) -> Value {
  .view("Image") { build in
    build.facets.label = name
    build.layout(.fixed(FixedLeaf(.zero)))
  }
}

private func newTab(
  _ call: Invocation, label: Value, tag: Int?, content: Int
) throws -> Value {
  let isSearch = call.arguments.contains { $0.staticName == "search" }
  return tab(
    "Tab", label: label, tag: tag.map { call.arguments[$0] }, isSearch: isSearch,
    call.destination(content))
}

/// A tab: its content waits until it is first selected (navigation rule 7.2.2).
private func tab(
  _ name: String, label: Value, tag: Value?, content: Value
) -> Value {
  tab(name, label: label, tag: tag, said: content, { content })
}

private func tab(
  _ name: String, label: Value, tag: Value?, isSearch: Bool = false, said: Value? = nil,
  _ content: @escaping () throws -> Value
) -> Value {
  .view(name) { build in
    var traits = ScreenTraits()
    var tab = TabTraits()
    tab.label = .named("label")
    tab.isSearch = isSearch
    traits.tab = tab
    build.facets.traits = traits
    build.facets.tag = tag
    let outer = build.environment
    build.environment.system.tabScope = nil
    build.detached(label, key: .named("label"))
    if outer.system.tabScope?.isSeen(build.node) == false {
      guard said?.saysOfTab == true else { return }
      build.environment.tabWaits = true
    }
    build.child(try content(), key: .named("content"))
  }
}

private func tabView(
  _ selection: BindingValue?, _ content: Value, _ place: SourceRange
) -> Value {
  .view("TabView") { build in
    let state = (build.node.storage as? TabsState) ?? TabsState()
    build.node.storage = state
    try state.update(&build, selection)
    state.place = place
    build.facets.container = state
    build.environment = state.environment(for: build.environment)
    build.child(content)
    build.finish { try state.finish($0, in: $1) }
    build.compose { try state.compose($0, in: $1) }
  }
}
