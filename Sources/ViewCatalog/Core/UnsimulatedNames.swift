import Interpreter

/// What SwiftUI has and navlab may not simulate: the checker passes such a modifier over, and puts
/// a placeholder where such a view stands. A name that the catalog declares is found there first.
var unsimulatedNames: [Builtin] {
  [
    Builtin("_UnsimulatedModifiers", "// " + unsimulatedModifiers),
    Builtin("_UnsimulatedContainers", "// " + unsimulatedContainers.joined(separator: " ")),
    Builtin("_UnsimulatedViews", "// " + unsimulatedViews.joined(separator: " ")),
    Builtin(
      nil,
      """
      struct _Placeholder<Content: View>: View {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      """),
  ]
}

/// Views that show what their trailing closure makes.
private let unsimulatedContainers: [String] = [
  "ControlWidgetButton", "ControlWidgetToggle", "GlassEffectContainer", "GroupBox",
  "Link", "MultiDatePicker", "NavigationView", "PasteButton", "RenameButton",
  "ShareLink", "SubscriptionStoreView", "TabSection", "ToolbarItemGroup",
  "ViewThatFits", "ControlGroup", "DisclosureGroup", "LabeledContent", "EditButton",
]

/// Views that draw by themselves, or whose closure makes no views.
private let unsimulatedViews: [String] = [
  "AsyncImage", "CameraView", "Canvas", "Chart", "ContentUnavailableView", "KeyframeAnimator",
  "Map", "Model3D", "PhaseAnimator", "PhotosPicker", "ProductView", "RealityView", "SceneView",
  "SignInWithAppleButton", "SpriteView", "StoreView", "Table", "TextFieldLink", "TimelineView",
  "VideoPlayer", "WebView", "MeshGradient", "HelpLink", "SettingsLink", "NewDocumentButton",
  "TextRenderer", "ColorPicker", "Gauge", "TextEditor", "OutlineGroup",
]

/// Modifiers of `View`, `Text`, `Image` and `Shape`.
private let unsimulatedModifiers = """
  accessibilityChartDescriptor accessibilityQuickAction alertMessage assistiveAccessNavigationIcon
  buttonSizing chart3DCameraProjection chart3DPose chartLineStyleScale
  chartSymbolSizeScale commandsReplaced containerCornerOffset contentToolbar
  defaultAdaptableTabBarPlacement defaultWindowPlacement defaultWorldScaling
  documentBrowserContextMenu dragConfiguration dragContainer dragPreviewsFormation
  dropConfiguration exportableToServices extrudedText familyActivityPicker
  fileDialogBrowserOptions fileMover gameSaveSyncingAlert glassBackgroundEffect groupSessionStyle
  handlesGameControllerEvents handlesHealthDataAccessRequest healthDataAccessRequest
  hoverEffectGroup imagePlaygroundSheet immersionStyle immersiveEnvironmentBehavior
  immersiveEnvironmentPicker immersiveSpaceAttachment importableFromServices inAppPurchaseOptions
  interactionActivityTrackingTag journalingSuggestionsPicker
  labelVisibility lineHeight listRowHoverEffect listRowHoverEffectDisabled
  listRowPlatterColor managedContentStyle mapCameraKeyframeAnimator
  mapItemDetailPopover mapItemDetailSheet marketplaceButtonOverlay
  menuButtonStyle modifierKeyAlternate navigationAllowDismissalGestures
  navigationLinkIndicatorVisibility onAppIntentExecution onCameraCaptureEvent onDragSessionUpdated
  onDropSessionUpdated onImmersionChange onLongTouchGesture onPencilDoubleTap onPencilSqueeze
  onWorldRecenter ornament outlineTableStyle pageCommand palettePickerStyle payLaterViewAction
  postToPhotosSharedAlbumSheet preferredSubscriptionOffer presentationBreakthroughEffect
  productDescription productIconBorder rawImageOptions sceneRestorationBehavior
  scrollEdgeEffectDisabled scrollInputBehavior scrollTarget searchDictationBehavior
  searchSelection sliderThumbVisibility spring subscriptionIntroductoryOffer
  subscriptionOfferViewButtonVisibility subscriptionPromotionalOffer
  subscriptionStoreOptionGroupStyle supportedVolumeViewpoints
  tabViewSearchActivation
  textInputFormattingControlVisibility textInputSuggestions
  toolbarForegroundStyle toolbarItemHidden touchBarCustomizationLabel touchBarItemPresence
  touchBarItemPrincipal verifyIdentityWithWalletButtonStyle verticalEffect
  volumeBaseplateVisibility volumeWorldAlignment wheelPicker widgetAccentedRenderingMode
  widgetConfigurationIntent windowIdealPlacement windowManagerRole windowResizeAnchor
  workoutPreview
  """
