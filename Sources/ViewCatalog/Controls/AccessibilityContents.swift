import Checking
import Interpreter

/// What assistive technology finds in a view and lets a person do there, besides the labels and
/// actions of `accessibilityModifiers`; accepted, and without effect on what navlab shows.
var accessibilityContents: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct AccessibilityCustomContentKey: Equatable {
        let _id: String
        init(_ label: Text, id: String) { _id = id }
        init(_ labelKey: LocalizedStringKey, id: String) { _id = id }
        init(_ labelKey: LocalizedStringKey) { _id = "\\(labelKey)" }
      }
      """),
    Builtin(
      nil,
      """
      class AXCustomContent: NSObject {
        enum Importance: UInt, Hashable, Sendable { case `default`, high }
      }
      """),
    Builtin(nil, "enum AccessibilityLabeledPairRole: Hashable { case label, content }"),
    Builtin(
      nil,
      """
      struct AccessibilityZoomGestureAction {
        enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
        let direction: Direction
        let location: UnitPoint
        let point: CGPoint
      }
      """),
    optionSet(
      "AccessibilityDirectTouchOptions", raw: "UInt", ["requiresActivation", "silentOnTouch"]),
    Builtin(
      nil,
      """
      struct AccessibilityActionCategory: Equatable, Sendable {
        let _name: String
        static let `default` = AccessibilityActionCategory(_name: "default")
        static let edit = AccessibilityActionCategory(_name: "edit")
        init(_name: String) { self._name = _name }
        init(_ name: LocalizedStringKey) { _name = "\\(name)" }
      }
      """),
    option("AccessibilitySystemRotor", systemRotors),
    Builtin(
      "AccessibilitySystemRotor",
      "static func links(visited: Bool) -> AccessibilitySystemRotor { .links }"),
    Builtin(
      "AccessibilitySystemRotor",
      """
      static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
      { .headings }
      """),
    Builtin(nil, "protocol AccessibilityRotorContent {}"),
    Builtin(
      nil,
      """
      struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
        init<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID,
          textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
        init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil,
          prepare: @escaping () -> Void = {}) {}
        init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
          prepare: @escaping () -> Void = {}) {}
        @_disfavoredOverload init<L: StringProtocol>(_ label: L, id: ID,
          textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
        init(_ label: Text, id: ID, in namespace: Namespace.ID,
          textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
        init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
          textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
        @_disfavoredOverload init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID,
          textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct AccessibilityRotorContentBuilder {
        static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> _RotorContents
        { _RotorContents() }
        static func buildBlock(_ contents: _RotorContents...) -> _RotorContents
        { _RotorContents() }
        static func buildOptional(_ content: _RotorContents?) -> _RotorContents
        { _RotorContents() }
        static func buildEither(first content: _RotorContents) -> _RotorContents { content }
        static func buildEither(second content: _RotorContents) -> _RotorContents { content }
      }
      """),
    Builtin(nil, "struct _RotorContents: AccessibilityRotorContent {}"),
    Builtin(
      "ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
      """
    ) { _ in .array([]) },
    Builtin(
      "ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable",
      """
      init(_ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
      """
    ) { _ in .array([]) },
  ]
    + contentModifiers.map { signature in
      let rank = signature.contains(": StringProtocol") ? "@_disfavoredOverload " : ""
      return Builtin("View", "\(rank)func \(signature) -> some View") { $0.arguments[0] }
    }
}

private let systemRotors = [
  "links", "headings", "boldText", "italicText", "underlineText", "misspelledWords", "images",
  "textFields", "tables", "lists", "landmarks",
]

private var contentModifiers: [String] {
  let importance = "importance: AXCustomContent.Importance = .default"
  return [
    "accessibilityCustomContent(_ label: Text, _ value: Text, \(importance))",
    "accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, \(importance))",
    "accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, \(importance))",
    "accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V, \(importance))",
    "accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, \(importance))",
    "accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, \(importance))",
    "accessibilityCustomContent<V: StringProtocol>(_ key: AccessibilityCustomContentKey, _ value: V, \(importance))",
    "accessibilityActivationPoint(_ activationPoint: CGPoint)",
    "accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])",
    "accessibilityAction(named name: Text, _ handler: @escaping () -> Void)",
    "accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)",
    "accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content)",
    "accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)",
    "accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions)",
    "accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)",
    "accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)",
    "accessibilityDragPoint(_ point: UnitPoint, description: Text)",
    "accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)",
    "accessibilityDropPoint(_ point: UnitPoint, description: Text)",
    "accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value)",
    "accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)",
    "accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)",
    "accessibilityHint<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)",
    "accessibilityValue<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)",
    "accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)",
  ] + rotors
}

/// The ways to make a rotor, each named by a text, by a key and by the system.
private var rotors: [String] {
  let named = [
    ("", "_ label: Text"), ("", "_ labelKey: LocalizedStringKey"),
    ("", "_ systemRotor: AccessibilitySystemRotor"), ("L: StringProtocol, ", "_ label: L"),
  ]
  return named.flatMap { generic, label in
    [
      "accessibilityRotor<\(generic)Content: AccessibilityRotorContent>(\(label), @AccessibilityRotorContentBuilder entries: @escaping () -> Content)",
      "accessibilityRotor<\(generic)EntryModel: Identifiable>(\(label), entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>)",
      "accessibilityRotor<\(generic)EntryModel, ID: Hashable>(\(label), entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>)",
      "accessibilityRotor\(generic.isEmpty ? "" : "<L: StringProtocol>")(\(label), textRanges: [Range<String.Index>])",
    ]
  }
}
