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
        guard let picker = build.environment.picker else { return build.child(content) }
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
  .modifier("badge", of: call.arguments[0]) { build in
    var tab = TabTraits()
    tab.badge = text
    var traits = ScreenTraits()
    traits.tab = tab
    build.facets.traits = traits
    guard build.environment.system.isListRow else { return }
    build.facets.accessibilityValue = text
    var row = RowFacet()
    row.badge = text
    build.facets.row = row
  }
}
