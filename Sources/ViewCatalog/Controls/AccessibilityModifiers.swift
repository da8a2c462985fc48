import Checking
import Interpreter
import ViewTree

/// What assistive technology is told besides a label (navigation rules 17.1 and 17.2); the rest is
/// accepted, and without effect on what navlab shows.
var accessibilityModifiers: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct AccessibilityChildBehavior: Hashable {
        let _name: String
        static let ignore = AccessibilityChildBehavior(_name: "ignore")
        static let contain = AccessibilityChildBehavior(_name: "contain")
        static let combine = AccessibilityChildBehavior(_name: "combine")
      }
      """),
    Builtin(
      nil,
      """
      struct AccessibilityActionKind: Equatable {
        let _name: String
        static let `default` = AccessibilityActionKind(_name: "default")
        static let escape = AccessibilityActionKind(_name: "escape")
        static let magicTap = AccessibilityActionKind(_name: "magicTap")
        static let delete = AccessibilityActionKind(_name: "delete")
        init(_name: String) { self._name = _name }
        init(named name: Text) { _name = "" }
      }
      """),
    option(
      "AccessibilityTextContentType",
      [
        "plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet",
        "wordProcessing",
      ]),
    Builtin(nil, "enum AccessibilityAdjustmentDirection: Hashable { case increment, decrement }"),
    Builtin(
      nil, "enum AccessibilityHeadingLevel: UInt { case unspecified, h1, h2, h3, h4, h5, h6 }"),
  ]
    + spoken("accessibilityLabel") { $0.accessibilityLabel = $1 }
    + spoken("accessibilityHint") { $0.accessibilityHint = $1 }
    + spoken("accessibilityValue") { $0.accessibilityValue = $1 }
    + [
      Builtin("View", "func accessibilitySortPriority(_ sortPriority: Double) -> some View") {
        call in
        let priority = call.length(1)
        return .modifier("accessibilitySortPriority", of: call.arguments[0]) {
          $0.facets.sortPriority = priority
        }
      },
      Builtin(
        "View",
        """
        func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
        { _accessibilityElement(children._name == "contain") }
        """),
      Builtin("View", "func _accessibilityElement(_ holdsElements: Bool) -> some View") { call in
        let holdsElements = try call.flag(1)
        return .modifier("accessibilityElement", of: call.arguments[0]) {
          $0.facets.holdsElements = holdsElements
        }
      },
      Builtin(
        "View", "func accessibility(hint: Text) -> some View { accessibilityHint(hint) }"),
      Builtin(
        "View", "func accessibility(value: Text) -> some View { accessibilityValue(value) }"),
      Builtin(
        "View",
        """
        func accessibility(sortPriority: Double) -> some View
        { accessibilitySortPriority(sortPriority) }
        """),
    ]
    + [
      "accessibilityHeading(_ level: AccessibilityHeadingLevel)",
      "accessibilityInputLabels(_ inputLabels: [LocalizedStringKey])",
      "accessibilityIgnoresInvertColors(_ active: Bool = true)",
      "accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)",
      "accessibilityShowsLargeContentViewer()",
      "accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)",
      "accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)",
      "accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
      "accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)",
      "accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)",
      "accessibilityChildren<V: View>(@ViewBuilder children: () -> V)",
      "accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)",
      "accessibilityInputLabels(_ inputLabels: [Text])",
      "accessibilityTextContentType(_ value: AccessibilityTextContentType)",
      "accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)",
    ].map(inert)
    + [
      Builtin(
        "View",
        """
        func accessibilityAdjustableAction(
          _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
        """
      ) { call in
        let (machine, handler) = (call.machine, call.arguments[1])
        return .modifier("accessibilityAdjustableAction", of: call.arguments[0]) { build in
          guard Switches.disputed.assistiveTechnologyRuns.value else { return }
          var interaction = build.interaction(.view)
          interaction.step = { direction in
            let name = direction > 0 ? "increment" : "decrement"
            let value = machine.enumCase("AccessibilityAdjustmentDirection", name)
            _ = try machine.call(handler, [value])
          }
          build.facets.interaction = interaction
        }
      },
      Builtin(
        "View", "func accessibility(label: Text) -> some View { accessibilityLabel(label) }"),
      Builtin(
        "View",
        """
        func accessibility(addTraits traits: AccessibilityTraits) -> some View
        { accessibilityAddTraits(traits) }
        """),
      Builtin(
        "View", "func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View"
      ) { spokenTraits("accessibilityAddTraits", $0, adds: true) },
      Builtin(
        "View", "func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View"
      ) { spokenTraits("accessibilityRemoveTraits", $0, adds: false) },
      Builtin(
        "View",
        """
        func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> some View
        { accessibilityAddTraits(isEnabled ? traits : []) }
        """),
      Builtin(
        "View",
        "func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }"
      ),
      Builtin(
        "View", "func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }"),
    ]
}

/// The forms of a modifier that says something of a view in a text.
private func spoken(
  _ name: String, _ say: @escaping @Sendable (inout Facets, String) -> Void
) -> [Builtin] {
  [
    "func \(name)(_ text: LocalizedStringKey", "func \(name)(_ text: Text",
    "@_disfavoredOverload func \(name)<S: StringProtocol>(_ text: S",
  ].flatMap { declaration in
    [
      Builtin("View", "\(declaration)) -> some View") { call in
        let text = try call.name(1)
        return .modifier(name, of: call.arguments[0]) { say(&$0.facets, text) }
      },
      Builtin("View", "\(declaration), isEnabled: Bool) -> some View") { call in
        let (text, isEnabled) = (try call.name(1), try call.flag(2))
        return .modifier(name, of: call.arguments[0]) {
          if isEnabled { say(&$0.facets, text) }
        }
      },
    ]
  }
}

/// A modifier that is accepted and changes nothing.
private func inert(_ signature: String) -> Builtin {
  Builtin("View", "func \(signature) -> some View") { $0.arguments[0] }
}

/// Of the traits, those that a control is reported with.
private func spokenTraits(_ name: String, _ call: Invocation, adds: Bool) -> Value {
  guard case .structure(let traits) = call.arguments[1], case .int(let bits)? = traits.fields.first
  else { return call.arguments[0] }
  let roles: [(bit: Int, role: Interaction.Role)] = [(2, .button), (16, .link), (8192, .toggle)]
  var spoken = SpokenTraits()
  if bits & 8 != 0 { spoken.isSelected = adds }
  if adds { spoken.role = roles.first { bits & $0.bit != 0 }?.role }
  return .modifier(name, of: call.arguments[0]) { $0.facets.accessibilityTraits = spoken }
}
