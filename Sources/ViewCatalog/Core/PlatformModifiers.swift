import Interpreter

/// What only a Mac, a watch or a headset shows, and what the system does around an app: accepted
/// with their real signatures, and transparent. Those that are others by another name are those.
var platformModifiers: [Builtin] {
  inert([
    // Pointers, hands, pencils and keys.
    "pointerStyle(_ style: PointerStyle?)", "pointerVisibility(_ visibility: Visibility)",
    "handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)",
    "springLoadingBehavior(_ behavior: SpringLoadingBehavior)",
    "defaultHoverEffect(_ effect: HoverEffect?)",
    """
    onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true,
      _ action: @escaping (EventModifiers, EventModifiers) -> Void)
    """,
    "typeSelectEquivalent(_ stringForm: LocalizedStringKey?)",
    "allowsWindowActivationEvents(_ value: Bool = true)",
    // Pasting and services.
    """
    pasteDestination<T: Transferable>(for payloadType: T.Type = T.self,
      action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 })
    """,
    """
    cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T])
    """,
    """
    importsItemProviders(_ contentTypes: [UTType],
      onImport: @escaping ([NSItemProvider]) -> Bool)
    """,
    // Text and speech.
    "textSelectionAffinity(_ affinity: TextSelectionAffinity)",
    "textInputCompletion(_ completion: String)",
    "speechAnnouncementsQueued(_ value: Bool = true)",
    "writingToolsAffordanceVisibility(_ visibility: Visibility)",
    // Windows and dialogs.
    "windowDismissBehavior(_ behavior: WindowInteractionBehavior)",
    "windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)",
    "windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)",
    "windowResizeBehavior(_ behavior: WindowInteractionBehavior)",
    "windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)",
    "onInteractiveResizeChange(_ action: @escaping (Bool) -> Void)",
    "presentationPreventsAppTermination(_ prevents: Bool?)",
    "dialogPreventsAppTermination(_ prevents: Bool?)",
    """
    dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool,
      @ViewBuilder actions: () -> A)
    """,
    """
    dismissalConfirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey,
      shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M)
    """,
    "fileDialogURLEnabled(_ predicate: Predicate<URL>)",
    "fileDialogCustomizationID(_ id: String)",
    "fileDialogImportsUnresolvedAliases(_ imports: Bool)",
    "fileExporterFilenameLabel(_ label: LocalizedStringKey)",
    "materialActiveAppearance(_ appearance: MaterialActiveAppearance)",
    // Headsets.
    "upperLimbVisibility(_ preferredVisibility: Visibility)",
  ])
    + [
      option(
        "PointerStyle",
        [
          "`default`", "horizontalText", "verticalText", "rectSelection", "grabIdle", "grabActive",
          "link", "zoomIn", "zoomOut", "columnResize", "rowResize",
        ]),
      option("HandGestureShortcut", ["primaryAction"]),
      option("WindowInteractionBehavior", ["automatic", "enabled", "disabled"]),
      option("WindowToolbarFullScreenVisibility", ["automatic", "visible", "onHover"]),
      Builtin(
        nil,
        "enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }"
      ),
    ]
    + [
      // From 26 on, with an edge effect of its own; where it stands and what it takes is the same.
      """
      func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      }
      """,
      """
      func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      }
      """,
    ].map { Builtin("View", $0) }
}
