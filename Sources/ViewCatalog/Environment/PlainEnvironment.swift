import Interpreter

/// Environment values that navlab itself does not look at: a program may read and set them, and
/// reads what they are where nobody has set them.
var plainEnvironment: [Builtin] {
  [
    ("locale", "Locale", "Locale.current"), ("calendar", "Calendar", "Calendar.current"),
    ("timeZone", "TimeZone", "TimeZone.current"),
    ("sizeCategory", "ContentSizeCategory", ".large"),
    ("legibilityWeight", "LegibilityWeight?", ".regular"),
    ("redactionReasons", "RedactionReasons", "[]"),
    ("undoManager", "UndoManager?", "UndoManager._window"),
    ("menuOrder", "MenuOrder", ".automatic"),
    ("truncationMode", "Text.TruncationMode", ".tail"), ("textCase", "Text.Case?", "nil"),
    ("imageScale", "Image.Scale", ".medium"),
    ("symbolRenderingMode", "SymbolRenderingMode?", "nil"),
    ("isLuminanceReduced", "Bool", "false"),
    ("horizontalScrollIndicatorVisibility", "ScrollIndicatorVisibility", ".automatic"),
    ("verticalScrollIndicatorVisibility", "ScrollIndicatorVisibility", ".automatic"),
    ("scrollDismissesKeyboardMode", "ScrollDismissesKeyboardMode", ".automatic"),
    ("backgroundStyle", "AnyShapeStyle?", "nil"), ("backgroundMaterial", "Material?", "nil"),
    ("autocorrectionDisabled", "Bool", "false"), ("disableAutocorrection", "Bool?", "nil"),
    ("keyboardShortcut", "KeyboardShortcut?", "nil"),
    ("menuIndicatorVisibility", "Visibility", ".automatic"),
    ("labelsVisibility", "Visibility", ".automatic"),
    ("badgeProminence", "BadgeProminence", ".standard"),
    ("contentTransition", "ContentTransition", ".identity"),
    ("contentTransitionAddsDrawingGroup", "Bool", "false"),
    ("buttonRepeatBehavior", "ButtonRepeatBehavior", ".automatic"),
    ("springLoadingBehavior", "SpringLoadingBehavior", ".automatic"),
    ("isHoverEffectEnabled", "Bool", "true"), ("isFocusEffectEnabled", "Bool", "true"),
    ("allowedDynamicRange", "Image.DynamicRange?", "nil"),
    ("isSceneCaptured", "Bool", "false"), ("isTabBarShowingSections", "Bool", "false"),
    ("requestReview", "RequestReviewAction", "RequestReviewAction()"),
    ("rename", "RenameAction?", "nil"), ("resetFocus", "ResetFocusAction", "ResetFocusAction()"),
    ("searchSuggestionsPlacement", "SearchSuggestionsPlacement", ".automatic"),
    ("tabViewBottomAccessoryPlacement", "TabViewBottomAccessoryPlacement?", "nil"),
    ("tabBarPlacement", "TabBarPlacement?", "nil"),
    ("backgroundProminence", "BackgroundProminence", ".standard"),
    ("controlActiveState", "ControlActiveState", ".key"),
    ("sidebarRowSize", "SidebarRowSize", ".medium"),
    ("defaultWheelPickerItemHeight", "CGFloat", "32"),
  ].flatMap { plainEnvironmentValue($0.0, $0.1, $0.2, isSettable: true) }
    + [
      ("colorSchemeContrast", "ColorSchemeContrast", ".standard"),
      ("accessibilityInvertColors", "Bool", "false"), ("accessibilityEnabled", "Bool", "false"),
      ("accessibilitySwitchControlEnabled", "Bool", "false"),
      ("accessibilityLargeContentViewerEnabled", "Bool", "false"),
      ("accessibilityQuickActionsEnabled", "Bool", "false"),
      ("accessibilityShowButtonShapes", "Bool", "false"),
      ("accessibilityPlayAnimatedImages", "Bool", "true"),
      ("accessibilityDimFlashingLights", "Bool", "false"),
      ("accessibilityAssistiveAccessEnabled", "Bool", "false"),
      ("appearsActive", "Bool", "true"), ("isActivityFullscreen", "Bool", "false"),
      ("supportsImagePlayground", "Bool", "false"),
      ("openImmersiveSpace", "OpenImmersiveSpaceAction", "OpenImmersiveSpaceAction()"),
      ("dismissImmersiveSpace", "DismissImmersiveSpaceAction", "DismissImmersiveSpaceAction()"),
    ].flatMap { plainEnvironmentValue($0.0, $0.1, $0.2, isSettable: false) }
    + [
      option("ColorSchemeContrast", ["standard", "increased"]),
      option("TabBarPlacement", ["bottomBar", "topBar", "sidebar", "ornament", "pageIndicator"]),
      option("BackgroundProminence", ["standard", "increased"]),
      Builtin(
        nil,
        "enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }"),
      // A space has no screen of its own: it opens, and nothing of it is seen.
      Builtin(
        nil,
        """
        @MainActor struct OpenImmersiveSpaceAction {
          enum Result: Hashable, Sendable { case opened, userCancelled, error }
          @discardableResult func callAsFunction(id: String) async -> Result { .opened }
          @discardableResult func callAsFunction<D: Codable & Hashable>(
            id: String, value: D
          ) async -> Result { .opened }
          @discardableResult func callAsFunction<D: Codable & Hashable>(
            value: D
          ) async -> Result { .opened }
        }
        """),
      Builtin(
        nil,
        "@MainActor struct DismissImmersiveSpaceAction { func callAsFunction() async {} }"),
      Builtin(nil, "enum SidebarRowSize: Sendable { case small, medium, large }"),
      Builtin(nil, "enum LegibilityWeight: Hashable, Sendable { case regular, bold }"),
      Builtin(
        nil,
        """
        enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
          case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
          case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
          case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
          var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
        }
        """),
      option("BadgeProminence", ["standard", "decreased", "increased"]),
      option("SpringLoadingBehavior", ["automatic", "enabled", "disabled"]),
      option("SearchSuggestionsPlacement", ["automatic", "menu", "content"]),
      Builtin(
        "SearchSuggestionsPlacement",
        """
        struct Set: OptionSet, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let content = Set(rawValue: 1)
          static let menu = Set(rawValue: 2)
        }
        """),
      Builtin(nil, "enum TabViewBottomAccessoryPlacement: Hashable { case inline, expanded }"),
      Builtin(nil, "struct RequestReviewAction { func callAsFunction() {} }"),
      Builtin(
        nil,
        "struct RenameAction { let _action: () -> Void; func callAsFunction() { _action() } }"),
      Builtin(
        nil, "struct ResetFocusAction { func callAsFunction(in namespace: Namespace.ID) {} }"),
      Builtin(
        "View",
        """
        func renameAction(_ action: @escaping () -> Void) -> some View {
          environment(\\.rename, RenameAction(_action: action))
        }
        """),
      Builtin(
        "View",
        """
        func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
          renameAction { isFocused.wrappedValue = true }
        }
        """),
    ] + undoManagers
}

/// A key of its own, and the value that goes by it.
func plainEnvironmentValue(
  _ name: String, _ type: String, _ standard: String, isSettable: Bool
) -> [Builtin] {
  let key = "_\(name)Key"
  let setter = isSettable ? " set { self[\(key).self] = newValue }" : ""
  return [
    Builtin(
      nil,
      "struct \(key): EnvironmentKey { static var defaultValue: \(type) { \(standard) } }"),
    Builtin(
      "EnvironmentValues", "var \(name): \(type) { get { self[\(key).self] }\(setter) }"),
  ]
}
