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
  immersionStyle immersiveEnvironmentBehavior onImmersionChange upperLimbVisibility
  defaultWorldScaling volumeWorldAlignment windowManagerRole commandsReplaced
  supportedVolumeViewpoints defaultWindowPlacement windowIdealPlacement dialogIcon
  accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
  accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
  accessibilityChildren accessibilityCustomContent accessibilityDirectTouch
  accessibilityDragPoint accessibilityDropPoint accessibilityElement accessibilityFocused
  accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier
  accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
  accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
  accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
  accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
  accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
  accessibilityValue accessibilityZoomAction addPassToWalletButtonStyle alert alertMessage
  alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening
  allowsWindowActivationEvents anchorPreference animation antialiased appStoreOverlay
  aspectRatio assistiveAccessNavigationIcon autocapitalization autocorrectionDisabled
  backgroundExtensionEffect backgroundPreferenceValue backgroundStyle backgroundTask badge
  badgeProminence baselineOffset blendMode blur bold border brightness buttonBorderShape
  buttonRepeatBehavior buttonSizing buttonStyle chart3DCameraProjection chart3DPose
  chartAngleSelection chartBackground chartForegroundStyleScale chartGesture chartLegend
  chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition
  chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale
  chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection
  chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale
  chartYSelection chartYVisibleDomain clipShape clipped colorEffect colorInvert colorMultiply
  colorScheme compositingGroup confirmationDialog containerBackground containerCornerOffset
  containerRelativeFrame containerShape containerValue contentCaptureProtected contentMargins
  contentShape contentToolbar contentTransition contextMenu contrast controlGroupStyle
  controlSize coordinateSpace copyable cornerRadius currentEntitlementTask cuttable
  datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus
  defaultHoverEffect defaultScrollAnchor defaultWheelPickerItemHeight defersSystemGestures
  deleteDisabled dialogIcon dialogPreventsAppTermination dialogSeverity
  dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation disableAutocorrection
  disabled disclosureGroupStyle dismissalConfirmationDialog distortionEffect
  documentBrowserContextMenu dragContainer dragConfiguration dragPreviewsFormation draggable
  drawingGroup dropConfiguration dropDestination dynamicTypeSize edgesIgnoringSafeArea
  exportableToServices exportsItemProviders extrudedText familyActivityPicker
  fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
  fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
  fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover
  findDisabled findNavigator flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope
  focusSection focusable focused focusedObject focusedSceneObject focusedSceneValue
  focusedValue fontDesign fontWidth formStyle fullScreenCover gameSaveSyncingAlert gaugeStyle
  geometryGroup gesture glassEffect glassEffectID glassEffectTransition glassEffectUnion
  glassBackgroundEffect grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes
  gridColumnAlignment groupBoxStyle groupSessionStyle handGestureShortcut
  handlesExternalEvents handlesGameControllerEvents handlesHealthDataAccessRequest
  headerProminence healthDataAccessRequest help hidden highPriorityGesture
  hoverEffect hoverEffectDisabled hoverEffectGroup hueRotation imagePlaygroundSheet imageScale
  immersiveEnvironmentPicker immersiveSpaceAttachment importableFromServices
  importsItemProviders inAppPurchaseOptions indexViewStyle inspector inspectorColumnWidth
  interactionActivityTrackingTag interactiveDismissDisabled interpolation
  invalidatableContent italic itemProvider journalingSuggestionsPicker kerning
  keyboardShortcut keyboardType keyframeAnimator labelIconToTitleSpacing
  labelReservedIconWidth labelStyle labelVisibility labeledContentStyle labelsHidden
  labelsVisibility layerEffect layoutDirectionBehavior layoutPriority layoutValue
  lineHeight lineLimit lineSpacing listItemTint listRowBackground listRowHoverEffect
  listRowHoverEffectDisabled listRowInsets listRowPlatterColor listRowSeparator
  listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins
  listSectionSeparator listSectionSeparatorTint listSectionSpacing lookAroundViewer
  luminanceToAlpha managedContentStyle manageSubscriptionsSheet mapCameraKeyframeAnimator
  mapControlVisibility mapControls mapFeatureSelectionAccessory
  mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSheet mapScope mapStyle
  marketplaceButtonOverlay mask matchedGeometryEffect matchedTransitionSource materialActiveAppearance
  menuActionDismissBehavior menuButtonStyle menuIndicator menuOrder menuStyle minimumScaleFactor
  modifierKeyAlternate monospaced monospacedDigit moveDisabled multilineTextAlignment
  musicSubscriptionOffer navigationAllowDismissalGestures navigationBarBackButtonHidden
  navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode
  navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
  navigationSubtitle navigationTransition navigationViewStyle offerCodeRedemption onAppIntentExecution
  onCameraCaptureEvent onCommand onContinueUserActivity onContinuousHover onCopyCommand
  onCutCommand onDeleteCommand onDrag onDragSessionUpdated onDrop onDropSessionUpdated
  onExitCommand onGeometryChange onHover onInAppPurchaseCompletion onInAppPurchaseStart
  onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture
  onMapCameraChange onModifierKeysChanged onMoveCommand onPasteCommand onPencilDoubleTap
  onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange
  onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange
  onWorldRecenter opacity ornament outlineTableStyle overlayPreferenceValue
  pageCommand palettePickerStyle pasteDestination payLaterViewAction persistentSystemOverlays
  phaseAnimator photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities
  photosPickerStyle pickerStyle pointerStyle pointerVisibility popover popoverTip
  postToPhotosSharedAlbumSheet preferredColorScheme preferredSubscriptionOffer
  prefersDefaultFocus presentationBackground presentationBackgroundInteraction
  presentationBreakthroughEffect presentationCompactAdaptation presentationContentInteraction
  presentationCornerRadius presentationDetents presentationDragIndicator
  presentationPreventsAppTermination presentationSizing previewContext previewDevice
  previewDisplayName previewInterfaceOrientation previewLayout privacySensitive
  productDescription productIconBorder productViewStyle progressViewStyle projectionEffect
  quickLookPreview rawImageOptions redacted refundRequestSheet renameAction renderingMode
  replaceDisabled resizable rotation3DEffect rotationEffect safeAreaBar safeAreaInset
  safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
  sceneRestorationBehavior scrollBounceBehavior scrollClipDisabled scrollContentBackground
  scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled scrollEdgeEffectHidden
  scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition
  scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition
  searchDictationBehavior searchFocused searchPresentationToolbarBehavior
  searchSelection searchToolbarBehavior searchable sectionActions
  sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet signInWithAppleButtonStyle
  simultaneousGesture sliderThumbVisibility speechAdjustedPitch speechAlwaysIncludesPunctuation
  speechAnnouncementsQueued speechSpellsOutCharacters spring springLoadingBehavior statusBar
  statusBarHidden storeButton storeProductTask storeProductsTask strikethrough submitLabel
  submitScope subscriptionIntroductoryOffer subscriptionOfferViewButtonVisibility
  subscriptionPromotionalOffer subscriptionStatusTask subscriptionStoreButtonLabel
  subscriptionStoreControlBackground subscriptionStoreControlIcon
  subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle
  subscriptionStorePickerItemBackground subscriptionStorePolicyDestination
  subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction supportedVolumeViewpoints
  swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
  symbolRenderingMode symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem
  tabPlacement tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
  tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle
  tableColumnHeaders tableStyle textCase textContentType textEditorStyle textFieldStyle
  textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility
  textInputSuggestions textRenderer textScale textSelection textSelectionAffinity
  tint tipBackground tipCornerRadius tipImageSize tipImageStyle tipViewStyle
  toggleStyle toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
  toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
  toolbarVisibility touchBar touchBarCustomizationLabel touchBarItemPresence
  touchBarItemPrincipal tracking transaction transformAnchorPreference transformEffect
  transformEnvironment transformPreference transition translationPresentation translationTask
  truncationMode typeSelectEquivalent typesettingLanguage underline unredacted
  upperLimbVisibility userActivity verifyIdentityWithWalletButtonStyle verticalEffect
  visualEffect volumeBaseplateVisibility wheelPicker widgetAccentable widgetAccentedRenderingMode
  widgetConfigurationIntent widgetCurvesContent widgetLabel widgetURL
  windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor
  windowResizeBehavior windowToolbarFullScreenVisibility workoutPreview writingDirection
  writingToolsAffordanceVisibility writingToolsBehavior zIndex
  """
