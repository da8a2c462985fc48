import Interpreter

/// Modifiers for hardware, windows, transfers and looks that a learner's screen does not show:
/// accepted with their real signatures, and transparent.
var inertModifiers: [Builtin] {
  inert([
    // Which of its targets a scroll view shows is not reported.
    """
    onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5,
      _ action: @escaping ([ID]) -> Void)
    """,
    // Searching.
    "searchFocused(_ binding: FocusState<Bool>.Binding)",
    "searchToolbarBehavior(_ behavior: SearchToolbarBehavior)",
    "searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)",
    // Sections, lists and tables.
    "sectionActions<Content: View>(@ViewBuilder content: () -> Content)",
    "tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)",
    "tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)",
    "tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content)",
    "containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)",
    "listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)",
    "tableColumnHeaders(_ visibility: Visibility)",
    // Dragging and dropping.
    "draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)",
    """
    draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T,
      @ViewBuilder preview: () -> V)
    """,
    """
    dropDestination<T: Transferable>(for payloadType: T.Type = T.self,
      action: @escaping ([T], CGPoint) -> Bool,
      isTargeted: @escaping (Bool) -> Void = { _ in })
    """,
    "onDrag(_ data: @escaping () -> NSItemProvider)",
    """
    onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    """,
    "onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)",
    "onDrop(of supportedTypes: [String], delegate: any DropDelegate)",
    """
    onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
      perform action: @escaping ([NSItemProvider]) -> Bool)
    """,
    """
    onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?,
      perform action: @escaping ([NSItemProvider]) -> Bool)
    """,
    """
    onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
      perform action: @escaping ([NSItemProvider], CGPoint) -> Bool)
    """,
    "itemProvider(_ action: (() -> NSItemProvider?)?)",
    "copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])",
    // Bars and titles.
    "toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)",
    "navigationSubtitle(_ subtitle: LocalizedStringKey)",
    "tabViewCustomization(_ customization: Binding<TabViewCustomization>?)",
    "tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)",
    "searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)",
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
      Builtin(
        nil,
        """
        protocol ContainerValueKey {
          associatedtype Value
          static var defaultValue: Value { get }
        }
        """),
      Builtin(
        nil,
        """
        struct ContainerValues {
          var _values: [String: Any] = [:]
          init() {}
          subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
            get { _values[String(describing: key)] as? K.Value ?? K.defaultValue }
            set { _values[String(describing: key)] = newValue }
          }
        }
        """),
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
    + transfers
}

/// What is dragged, and where it may be dropped.
private var transfers: [Builtin] {
  [
    Builtin(nil, "protocol NSItemProviderReading: AnyObject {}"),
    Builtin("UIImage: NSItemProviderReading", "typealias _Item = UIImage"),
    Builtin("NSString: NSItemProviderReading", "typealias _Item = NSString"),
    Builtin(nil, "protocol _BridgedItem {}"),
    Builtin("String: _BridgedItem", "typealias _Item = String"),
    Builtin("URL: _BridgedItem", "typealias _Item = URL"),
    Builtin(
      nil,
      """
      class NSItemProvider: NSObject {
        var suggestedName: String?
        override init() {}
        init(object: Any) {}
        init(item: Any?, typeIdentifier: String?) {}
        init?(contentsOf fileURL: URL?) {}
        func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
        func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
        var registeredTypeIdentifiers: [String] { [] }
        func loadItem(
          forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
          completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) {}
        @discardableResult func loadDataRepresentation(
          forTypeIdentifier typeIdentifier: String,
          completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress { Progress() }
        @discardableResult func loadObject<T: _BridgedItem>(
          ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
        ) -> Progress { Progress() }
        @discardableResult func loadObject(
          ofClass aClass: any NSItemProviderReading.Type,
          completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
        ) -> Progress { Progress() }
      }
      """),
    Builtin(
      nil,
      """
      class Progress: NSObject {
        var totalUnitCount: Int64 = 0
        var completedUnitCount: Int64 = 0
        var localizedDescription: String! = ""
        var localizedAdditionalDescription: String! = ""
        var isCancelled: Bool = false
        var isPaused: Bool = false
        var cancellationHandler: (() -> Void)?
        override init() {}
        init(totalUnitCount unitCount: Int64) { totalUnitCount = unitCount }
        class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
          Progress(totalUnitCount: unitCount)
        }
        var fractionCompleted: Double {
          totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0
        }
        var isFinished: Bool { totalUnitCount > 0 && completedUnitCount >= totalUnitCount }
        var isIndeterminate: Bool { totalUnitCount <= 0 }
        func becomeCurrent(withPendingUnitCount unitCount: Int64) {}
        func resignCurrent() {}
        func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {}
        func cancel() {
          isCancelled = true
          cancellationHandler?()
        }
      }
      """),
    Builtin(
      "ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView",
      """
      init(_ progress: Progress) {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
      }
      """),
    Builtin(
      nil,
      """
      struct UTType: Hashable, Sendable {
        let identifier: String
        init?(_ identifier: String) { self.identifier = identifier }
        init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
          self.identifier = identifier
        }
        init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
          self.identifier = identifier
        }
        init?(filenameExtension: String) { identifier = "public." + filenameExtension }
        var preferredFilenameExtension: String? {
          [
            "public.png": "png", "public.jpeg": "jpeg", "public.heic": "heic", "public.mp3": "mp3",
            "com.adobe.pdf": "pdf", "public.json": "json", "public.xml": "xml", "public.html": "html",
            "public.plain-text": "txt", "public.comma-separated-values-text": "csv",
            "public.zip-archive": "zip", "public.mpeg-4": "mp4", "com.compuserve.gif": "gif",
            "com.apple.quicktime-movie": "mov", "public.rtf": "rtf",
          ][identifier]
        }
        static let item = UTType(exportedAs: "public.item")
        static let content = UTType(exportedAs: "public.content")
        static let data = UTType(exportedAs: "public.data")
        static let text = UTType(exportedAs: "public.text")
        static let plainText = UTType(exportedAs: "public.plain-text")
        static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
        static let url = UTType(exportedAs: "public.url")
        static let fileURL = UTType(exportedAs: "public.file-url")
        static let image = UTType(exportedAs: "public.image")
        static let png = UTType(exportedAs: "public.png")
        static let jpeg = UTType(exportedAs: "public.jpeg")
        static let movie = UTType(exportedAs: "public.movie")
        static let audio = UTType(exportedAs: "public.audio")
        static let mp3 = UTType(exportedAs: "public.mp3")
        static let pdf = UTType(exportedAs: "com.adobe.pdf")
        static let json = UTType(exportedAs: "public.json")
        static let xml = UTType(exportedAs: "public.xml")
        static let html = UTType(exportedAs: "public.html")
        static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
        static let folder = UTType(exportedAs: "public.folder")
        static let zip = UTType(exportedAs: "public.zip-archive")
        static let gif = UTType(exportedAs: "com.compuserve.gif")
        static let heic = UTType(exportedAs: "public.heic")
        static let tiff = UTType(exportedAs: "public.tiff")
        static let svg = UTType(exportedAs: "public.svg-image")
        static let video = UTType(exportedAs: "public.video")
        static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
        static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
        static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
        static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
        static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
        static let rtf = UTType(exportedAs: "public.rtf")
        static let epub = UTType(exportedAs: "org.idpf.epub-container")
        static let archive = UTType(exportedAs: "public.archive")
        static let directory = UTType(exportedAs: "public.directory")
        static let usdz = UTType(exportedAs: "com.pixar.universal-scene-description-mobile")
      }
      """),
    Builtin(
      nil,
      """
      struct DropInfo {
        var location: CGPoint { .zero }
        func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
        func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
      }
      """),
    Builtin(nil, "enum DropOperation: Sendable { case cancel, forbidden, copy, move }"),
    Builtin(
      nil,
      """
      struct DropProposal: Sendable {
        let operation: DropOperation
        init(operation: DropOperation) { self.operation = operation }
      }
      """),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol DropDelegate {
        func validateDrop(info: DropInfo) -> Bool
        func performDrop(info: DropInfo) -> Bool
        func dropEntered(info: DropInfo)
        func dropUpdated(info: DropInfo) -> DropProposal?
        func dropExited(info: DropInfo)
      }
      """),
    Builtin(
      "DropDelegate",
      "func validateDrop(info: DropInfo) -> Bool { true }"),
    Builtin("DropDelegate", "func dropEntered(info: DropInfo) {}"),
    Builtin("DropDelegate", "func dropUpdated(info: DropInfo) -> DropProposal? { nil }"),
    Builtin("DropDelegate", "func dropExited(info: DropInfo) {}"),
  ]
}
