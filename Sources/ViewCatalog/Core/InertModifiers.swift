import Interpreter

/// Modifiers for hardware, windows, transfers and looks that a learner's screen does not show:
/// accepted with their real signatures, and transparent.
var inertModifiers: [Builtin] {
  inert([
    // Searching.
    "searchToolbarBehavior(_ behavior: SearchToolbarBehavior)",
    "searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)",
    // Sections, lists and tables.
    "sectionActions<Content: View>(@ViewBuilder content: () -> Content)",
    "tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)",
    "tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)",
    "tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)",
    "listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)",
    "tableColumnHeaders(_ visibility: Visibility)",
    // Dragging, dropping and pasting.
    "itemProvider(_ action: (() -> NSItemProvider?)?)",
    "copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])",
    // Bars and titles.
    "toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)",
    "tabViewCustomization(_ customization: Binding<TabViewCustomization>?)",
    """
    searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    """,
    """
    userActivity<P>(
      _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void)
    """,
    "scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)",
    // The system around.
    "handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)",
    "userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)",
    "widgetURL(_ url: URL?)",
    "containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement)",
    """
    containerBackground<V: View>(for container: ContainerBackgroundPlacement,
      alignment: Alignment = .center, @ViewBuilder content: () -> V)
    """,
    "widgetAccentable(_ accentable: Bool = true)",
    "contentCaptureProtected(_ isProtected: Bool = true)",
    "focusScope(_ namespace: Namespace.ID)",
    "prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)",
    "onExitCommand(perform action: (() -> Void)?)",
    "onDeleteCommand(perform action: (() -> Void)?)",
    "onPlayPauseCommand(perform action: (() -> Void)?)",
    "speechAdjustedPitch(_ value: Double)",
    "speechSpellsOutCharacters(_ value: Bool = true)",
    "speechAlwaysIncludesPunctuation(_ value: Bool = true)",
    "accessibilityActivationPoint(_ activationPoint: UnitPoint)",
    "accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)",
    "accessibilityDirectTouch(_ isDirectTouchArea: Bool = true)",
    "invalidatableContent(_ invalidatable: Bool = true)",
    "defaultAppStorage(_ store: UserDefaults)",
    "findDisabled(_ isDisabled: Bool = true)",
    "replaceDisabled(_ isDisabled: Bool = true)",
    "findNavigator(isPresented: Binding<Bool>)",
    "dialogSuppressionToggle(isSuppressed: Binding<Bool>)",
    "dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)",
    "dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)",
    "dialogIcon(_ icon: Image?)",
    "dialogSeverity(_ severity: DialogSeverity)",
    "fileDialogMessage(_ message: LocalizedStringKey)",
    "fileDialogConfirmationLabel(_ label: LocalizedStringKey)",
    "fileDialogDefaultDirectory(_ defaultDirectory: URL?)",
    "paletteSelectionEffect(_ effect: PaletteSelectionEffect)",
    "textEditorStyle(_ style: some TextEditorStyle)",
    "writingDirection(strategy: Text.WritingDirectionStrategy)",
    "listSectionIndexVisibility(_ visibility: Visibility)",
    "sectionIndexLabel(_ label: LocalizedStringKey?)",
    "sectionIndexLabel(_ label: Text?)", "sectionIndexLabel(_ label: (any StringProtocol)?)",
    "photosPickerStyle(_ style: PhotosPickerStyle)",
    "photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)",
    "photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities)",
    "onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)",
    "onCommand(_ selector: Selector, perform action: (() -> Void)?)",
    "onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?)",
    "onCutCommand(perform payloadAction: (() -> [NSItemProvider])?)",
    """
    onPasteCommand(of supportedContentTypes: [UTType],
      perform payloadAction: @escaping ([NSItemProvider]) -> Void)
    """,
    "alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)",
    "horizontalRadioGroupLayout()",
    "touchBar<Content: View>(@ViewBuilder content: () -> Content)",
    "presentedWindowStyle<S: WindowStyle>(_ style: S)",
    "presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S)",
    """
    digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    """,
    """
    digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V,
      through maxValue: V, by stride: V.Stride? = nil,
      sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
      isHapticFeedbackEnabled: Bool = true)
    """,
    "digitalCrownAccessory(_ visibility: Visibility)",
    "lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?)",
    "lookAroundViewer(isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>)",
    "exportsItemProviders(_ types: [UTType], onExport: @escaping () -> [NSItemProvider])",
    "writingToolsBehavior(_ behavior: WritingToolsBehavior)",
    "typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)",
  ])
    + [
      option(
        "ContainerBackgroundPlacement", ["widget", "tabView", "navigation", "navigationSplitView"]),
      option("AlternatingRowBackgroundBehavior", ["automatic", "enabled", "disabled"]),
      option("DialogSeverity", ["automatic", "standard", "critical"]),
      option("PhotosPickerStyle", ["presentation", "inline", "compact"]),
      optionSet(
        "PHPickerCapabilities",
        [
          "search", "stagingArea", "collectionNavigation", "selectionActions",
          "sensitivityAnalysisIntervention",
        ]),
      Builtin(nil, "enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }"),
      option("DigitalCrownRotationalSensitivity", ["low", "medium", "high"]),
      option("PaletteSelectionEffect", ["automatic", "custom"]),
      Builtin(
        "PaletteSelectionEffect",
        """
        static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
        """),
      option("WritingDirectionStrategy", ["`default`", "contentBased", "layoutBased"], in: "Text"),
      Builtin(nil, "protocol TextEditorStyle {}"),
      option("SearchToolbarBehavior", ["automatic", "minimize"]),
      option("SearchPresentationToolbarBehavior", ["automatic", "avoidHidingContent"]),
      option("WritingToolsBehavior", ["automatic", "complete", "limited", "disabled"]),
      option("TabCustomizationBehavior", ["automatic", "reorderable", "disabled"]),
      Builtin(
        nil,
        """
        struct TabViewCustomization: Equatable, Codable {
          init() {}
          mutating func resetVisibility() {}
          mutating func resetSectionOrder() {}
        }
        """),
      Builtin(
        "View",
        "func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\\.dynamicTypeSize, size) }"
      ),
      // Besides the general one: `.small ... .large` says of itself no type.
      Builtin(
        "View",
        """
        func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
          transformEnvironment(\\.dynamicTypeSize) { size in
            size = min(max(size, range.lowerBound), range.upperBound)
          }
        }
        """),
      Builtin(
        "View",
        """
        func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
        where T.Bound == DynamicTypeSize {
          transformEnvironment(\\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let smallest = allowed.first, size < smallest { size = smallest }
            if let largest = allowed.last, size > largest { size = largest }
          }
        }
        """),
    ]
    + styles(
      "TextEditorStyle",
      ["Automatic": "automatic", "Plain": "plain", "RoundedBorder": "roundedBorder"])
}
