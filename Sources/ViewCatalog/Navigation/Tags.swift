import Interpreter
import ViewTree

/// `tag` and `badge`: what a view says of itself to the tabs, list or picker that it stands in.
var tags: [Builtin] {
  [
    Builtin(
      "View", "func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View"
    ) { call in
      let (content, tag) = (call.arguments[0], call.arguments[1])
      return .view("tag") { build in
        build.facets.tag = tag
        if let wanted = build.environment.canvasSymbol {
          guard try build.machine.areEqual(tag, wanted) else { return }
          build.environment.canvasSymbol = nil
        }
        guard let picker = build.environment.picker else { return build.tabContent(content) }
        build.environment.picker = nil
        picker.show(content, tag, &build)
      }
    },
    Builtin("View", "func badge(_ count: Int) -> some View") { badge($0, count: 1) },
    Builtin("View", "func badge(_ label: Text?) -> some View") { call in
      badge(call, call.arguments[1].as(TextValue.self)?.string)
    },
    Builtin("View", "func badge(_ key: LocalizedStringKey) -> some View") { call in
      badge(call, try call.name(1))
    },
    Builtin(
      "View", "@_disfavoredOverload func badge<S: StringProtocol>(_ label: S) -> some View"
    ) { call in badge(call, try call.name(1)) },
  ]
}

/// A count of zero shows nothing (navigation rule 7.5.1).
func badge(_ call: Invocation, count position: Int) -> Value {
  guard case .int(let count) = call.arguments[position], count != 0 else { return badge(call, nil) }
  return badge(call, String(count))
}

/// No text shows nothing.
func badge(_ call: Invocation, _ text: String?) -> Value {
  let content = call.arguments[0]
  return .view("badge") { build in
    var tab = TabTraits()
    tab.badge = text
    var traits = ScreenTraits()
    traits.tab = tab
    build.facets.traits = traits
    if build.environment.system.isListRow {
      build.facets.accessibilityValue = text
      var row = RowFacet()
      row.badge = text
      build.facets.row = row
    }
    build.tabContent(content)
  }
}

extension ViewBuild {
  /// What a tag or badge stands on: while its tab waits to be seen, only what else says of the tab.
  mutating func tabContent(_ content: Value) {
    guard !environment.tabWaits || content.saysOfTab else { return }
    child(content)
  }
}

extension Value {
  /// Whether it is a tag or badge: read before the tab is first seen, in whatever order they are
  /// written (navigation rule 7.5.2).
  var saysOfTab: Bool { ["tag", "badge"].contains(self.as(Element.self)?.viewName) }
}

extension EnvironmentValues {
  /// Whether it is the environment of a tab that nobody has seen yet.
  var tabWaits: Bool {
    get { self[.property("tabWaits")] != nil }
    set { self[.property("tabWaits")] = newValue ? .bool(true) : nil }
  }
}
