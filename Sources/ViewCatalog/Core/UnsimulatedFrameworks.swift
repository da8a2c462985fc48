import Interpreter

/// Apple's frameworks with the names that a program may use from each: prefixes with a star, and
/// names of their own. What the library declares is found there first. The line of `=` names the
/// modules that the library stands for.
var unsimulatedFrameworks: [Builtin] {
  [
    "= Swift SwiftUI SwiftUICore Foundation FoundationEssentials Combine Observation UIKit",
    "= CoreGraphics Dispatch Darwin Glibc simd PlaygroundSupport _Concurrency Synchronization",
    "= DeveloperToolsSupport RegexBuilder",
    """
    @ Charts Chart BarMark LineMark AreaMark PointMark RuleMark RectangleMark SectorMark AxisMarks
    AxisValueLabel AxisGridLine AxisTick
    """,
    "@ MapKit Map Marker MapCameraPosition MapPolyline MapCircle UserAnnotation MKCoordinateRegion",
    "@ PhotosUI PhotosPicker PhotosPickerItem",
    "@ AVKit VideoPlayer",
    "@ SpriteKit SpriteView SKScene SKNode SKSpriteNode SKAction",
    "@ StoreKit Product AppStore VerificationResult",
    "@ AppIntents AppIntent AppEntity AppEnum AppShortcut AppShortcutsProvider EntityQuery IntentResult",
    "@ TipKit Tip TipView Tips TipOption",
    "@ WebKit WKWebView WKNavigationDelegate WebView WebPage",
    "@ Contacts CNContact CNMutableContact CNContactStore",
    "@ ContactsUI CNContact CNMutableContact CNContactStore CNContactPickerViewController",
    "@ EventKit EKEventStore EKEvent EKReminder",
    "@ EventKitUI EKEventStore EKEvent EKReminder EKEventEditViewController",
    "@ PDFKit PDFView PDFDocument PDFPage",
    "@ Quartz PDFView PDFDocument PDFPage",
    "@ PencilKit PKCanvasView PKDrawing PKToolPicker PKInkingTool",
    "@ QuickLook QLPreviewController",
    "@ LinkPresentation LPLinkView LPLinkMetadata LPMetadataProvider",
    "@ VisionKit DataScannerViewController",
    "@ MessageUI MFMessageComposeViewController MFMailComposeViewController",
    "@ MediaPlayer MPMusicPlayerController MPMediaQuery MPMediaPickerController MPVolumeView",
    "@ ServiceManagement SMAppService",
    "@ Carbon cmdKey shiftKey optionKey controlKey alphaLock",
    """
    @ CryptoKit SHA256 SHA384 SHA512 SHA256Digest SHA384Digest SHA512Digest Digest HashFunction
    Insecure HMAC HKDF HashedAuthenticationCode SymmetricKey SymmetricKeySize AES CryptoKitError
    """,
    """
    @ Vision VN* NormalizedPoint NormalizedRect CoordinateOrigin ImageCropAndScaleAction
    BarcodeSymbology VisionObservation VisionRequest RecognizedText ImageRequestHandler
    RecognizedTextObservation BarcodeObservation FaceObservation ClassificationObservation
    RectangleObservation HumanObservation RecognizedObjectObservation HumanHandPoseObservation
    HumanBodyPoseObservation DocumentObservation RecognizeTextRequest DetectBarcodesRequest
    DetectFaceRectanglesRequest DetectFaceLandmarksRequest DetectFaceCaptureQualityRequest
    DetectRectanglesRequest DetectHumanRectanglesRequest DetectHumanHandPoseRequest
    DetectHumanBodyPoseRequest ClassifyImageRequest RecognizeAnimalsRequest
    RecognizeDocumentsRequest
    """,
    "@ VisionKit VN*", "@ CoreML ML*", "@ CreateML ML*", "@ Vision ML*", "@ NaturalLanguage NL*",
    "@ NaturalLanguage ML*", "@ GameplayKit GK*", "@ GameKit GK*", "@ GameController GC*",
    "@ ClockKit CLK*", "@ ShazamKit SH*",
    "@ PencilKit PK*",
    """
    @ PassKit PK* PayWithApplePayButton PayWithApplePayButtonLabel PayWithApplePayButtonStyle
    AddPassToWalletButton AddPassToWalletButtonStyle
    """,
    "@ BackgroundTasks BG*", "@ AppTrackingTransparency AT*", "@ AdSupport ASIdentifierManager",
    "@ MultipeerConnectivity MC*", "@ Network NW*",
    "@ CoreSpotlight CS*", "@ Intents IN*", "@ IntentsUI IN*", "@ CallKit CX*",
    "@ CoreTelephony CT*", "@ CoreText CT*", "@ CoreNFC NFC*",
    "@ Translation TranslationSession TranslationError LanguageAvailability",
    """
    @ MusicKit Music* Song Album Artist Playlist Station Track Genre Artwork ArtworkImage
    PreviewAsset ContentRating PlayableMusicItem ApplicationMusicPlayer SystemMusicPlayer
    """,
    "@ SceneKit SCN* SceneView", "@ ARKit SCN* SceneView", "@ ARKit AR*", "@ RealityKit AR*",
    """
    @ RealityKit Entity Transform Component ComponentSet ModelEntity AnchorEntity PerspectiveCamera
    DirectionalLight PointLight SpotLight AnimationResource AnimationPlaybackController
    AnchoringComponent MeshResource TextureResource MaterialScalarParameter SimpleMaterial
    UnlitMaterial PhysicallyBasedMaterial OcclusionMaterial ModelComponent ShapeResource
    CollisionComponent InputTargetComponent HoverEffectComponent PhysicsBodyMode
    PhysicsBodyComponent RealityViewContent RealityViewCameraContent RealityView Model3D
    ResolvedModel3D System SystemDependency SystemUpdateCondition SceneUpdateContext QueryPredicate
    BoundingBox LoadRequest
    """,
    "@ Charts LinePlot AreaPlot BarPlot PointPlot PlottableProjection",
    """
    @ FoundationModels SystemLanguageModel GenerationOptions Transcript Prompt PromptRepresentable
    PromptBuilder Instructions InstructionsRepresentable InstructionsBuilder LanguageModelSession
    Tool Guide
    """,
    "@ OSLog OSSignposter OSLogStore OSAllocatedUnfairLock",
    "@ os OSSignposter OSAllocatedUnfairLock",
    """
    @ WidgetKit ControlWidget ControlWidgetConfiguration ControlWidgetTemplate ControlValueProvider
    StaticControlConfiguration AppIntentControlConfiguration AppIntentControlValueProvider
    ControlWidgetButton ControlWidgetToggle ControlInfo ControlCenter
    """,
    """
    @ StoreKit ProductView StoreView SubscriptionStoreView ProductIconPhase ProductViewStyle
    StoreButtonKind EntitlementTaskState ProductTaskState ProductsTaskState PurchaseAction
    SKProduct SKPayment SKPaymentQueue SKRequest SKError SKOverlay
    """,
    """
    @ WeatherKit Weather WeatherService WeatherQuery WeatherCondition WeatherMetadata WeatherAlert
    WeatherAttribution WeatherError WeatherSeverity CurrentWeather HourWeather DayWeather
    MinuteWeather Forecast Wind UVIndex PressureTrend Precipitation MoonPhase MoonEvents SunEvents
    """,
    """
    UIKit UI* NS* CA* CG* CI* CF* IB* UT* OS* Scanner OperationQueue Operation BlockOperation XMLParser
    FileHandle Pipe Process Progress PersonNameComponents PersonNameComponentsFormatter
    MeasurementFormatter LengthFormatter MassFormatter EnergyFormatter Thread InputStream OutputStream
    Stream Port URLProtocol HTTPCookieStorage UndoManager SystemLanguageModel BackgroundTask
    controlActiveState purchase physicalMetrics pushWindow newDocument openDocument
    documentConfiguration authorizationController webAuthenticationSession windowClippingMargins
    worldTrackingLimitations toolbarLabelStyle requestAgeRange remoteDeviceIdentifier
    credentialExportManager accessibilityShowBorders accessibilityReduceHighlightingEffects
    navigationLinkIndicatorVisibility lineHeight activityFamily
    supportsImageCapture remoteImmersiveSpace immersiveSpaceDisplacement devicePickerSupports
    accessibilityPrefersHeadAnchorAlternative findContext fontResolutionContext importFromDevices
    isActivityUpdateReduced levelOfDetail preferredPencilDoubleTapAction realityKitScene
    preferredPencilSqueezeAction supportsRemoteScenes surfaceSnappingInfo symbolColorRenderingMode
    symbolVariableValueMode worldScalingCompensation textSelectionAffinity buttonSizing
    materialActiveAppearance
    URLAuthenticationChallenge URLCredential URLCredentialStorage URLProtectionSpace
    URLAuthenticationChallengeSender URLSessionWebSocketTask URLSessionStreamTask
    URLSessionStreamDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
    URLProtocolClient URLFileResourceType URLSessionDownloadTaskResumeData HTTPCookie
    HTTPCookiePropertyKey FileProtectionType FileAttributeType FileManagerDelegate QualityOfService
    StringTransform AffineTransform UnitPower UnitFrequency
    UnitElectricCurrent UnitElectricCharge UnitElectricResistance UnitElectricPotentialDifference
    UnitAcceleration UnitIlluminance UnitDispersion UnitConcentrationMass UnitFuelEfficiency
    UnitConverter Expression AttributeScope AttributeScopes AttributedStringKey
    AttributedStringProtocol CodableAttributedStringKey MarkdownDecodableAttributedStringKey
    AttributeDynamicLookup ContiguousBytes DataProtocol MutableDataProtocol ReferenceConvertible
    RecoverableError PredicateExpressions PredicateError CodableWithConfiguration
    EncodableWithConfiguration DecodableWithConfiguration CodingKeyRepresentable ProgressReporting
    ProgressUserInfoKey NotificationQueue ComparableComparator DiscreteFormatStyle
    FormatStyleCapitalizationContext IntegerParseStrategy FloatingPointParseStrategy unichar uuid_t
    DispatchIO DispatchData DispatchSpecificKey DispatchSourceSignal DispatchSourceRead
    DispatchSourceWrite DispatchObject LazySequence LazyMapSequence LazyFilterSequence
    ReversedCollection EnumeratedSequence Zip2Sequence FlattenSequence IndexingIterator
    AsyncMapSequence AsyncFilterSequence AsyncCompactMapSequence UnsafeCurrentTask unsafeBitCast
    withUnsafeMutableBytes withUnsafeCurrentTask frexp ldexp lgamma tgamma erf erfc acosh asinh
    atanh logb scalbn nextafter pointwiseMin pointwiseMax
    globalConcurrentExecutor Subscriber Subscribers AnySubscriber Record CombineIdentifier
    CustomCombineIdentifierConvertible TopLevelEncoder TopLevelDecoder ImmediateScheduler
    SchedulerTimeIntervalConvertible
    KeyedArchiver Host Bonjour NetService XPCConnection DistributedNotificationCenter
    fopen fclose fgets fgetc getc fputc fread fwrite fseek ftell feof getline open close read write lseek
    stat lstat mkdir rmdir unlink rename access chmod getcwd timespec timeval clock_gettime clock
    gettimeofday nanosleep localtime gmtime strftime mktime CLOCK_MONOTONIC CLOCK_REALTIME
    CLOCKS_PER_SEC O_RDONLY O_WRONLY O_RDWR O_CREAT O_TRUNC O_APPEND SEEK_SET SEEK_CUR SEEK_END EOF
    setenv unsetenv signal kill fork memcpy memset memcmp malloc calloc realloc free strdup strtol
    strtod strerror errno perror qsort mach_absolute_time
    """,
    """
    Swift Unmanaged ManagedBuffer Float16 Float80 Span MutableSpan RawSpan
    InlineArray AnyBidirectionalCollection AnyRandomAccessCollection JoinedSequence
    SerialExecutor TaskExecutor Executor ExecutorJob UnownedJob UnownedSerialExecutor withVaList
    """,
    """
    SwiftUI AccessibilityTechnologies AccessibilityQuickActionStyle AnimationTimelineSchedule
    AsymmetricTransition AutomaticHoverEffect BackgroundProminence BackgroundTask BindableState
    CustomHoverEffect DefaultWindowVisibilityToggleLabel DefaultTextFieldLabel DismissBehavior
    DocumentConfiguration DocumentLaunchView DocumentLaunchGeometryProxy DragConfiguration DragSession
    DropConfiguration DropSession EmptyCustomHoverEffect FileDialogBrowserOptions FindContext
    FrameResizeDirection FrameResizePosition GlassBackgroundDisplayMode GlassBackgroundEffect
    GlassEffectTransition HandActivationBehavior HoverEffectContent HoverEffectGroup ImmersionStyle
    ImmersiveSpaceContent LayoutDirectionBehavior LayoutRotationUnaryLayout
    ListSectionMargins ManipulationGesture NSGestureRecognizerRepresentable
    NSHostingSceneRepresentation NSHostingView NSHostingMenu OrnamentAttachmentAnchor PencilHoverPose
    PencilDoubleTapGestureValue PencilSqueezeGesturePhase PencilSqueezeGestureValue
    PencilPreferredAction PreviewModifier PreviewModifierContent RemoteImmersiveSpace
    SceneLaunchBehavior ScrollInputBehavior ScrollInputKind
    SearchDictationBehavior SliderTick SliderTickBuilder SliderTickContentForEach SpatialEventCollection
    SpatialEventGesture SurfaceSnappingInfo SurroundingsEffect TabBarPlacement TabPlacement
    TextInputDictationActivation TextInputDictationBehavior TextInputFormattingControlPlacement
    TextVariantPreference ToolbarLabelStyle TouchBar TypeSelectEquivalent
    UIGestureRecognizerRepresentable UIHostingSceneDelegate UIHostingOrnament
    VolumeViewpointPolicy WindowDragGesture WindowIdealSize WindowLayoutRoot WindowManagerRole
    WindowPlacement WindowPlacementContext WindowProxy WindowVisibilityToggle WorldRecenterPhase
    WorldScalingBehavior WritingToolsCoordinator
    """,
    "AppKit NS* CA* CG*",
    "RealityKitContent realityKitContentBundle *",
    "Carbon cmdKey shiftKey optionKey controlKey alphaLock VK_* *",
    "QuartzCore CA*",
    """
    MapKit MK* CL* Map Marker Annotation MapCircle MapPolygon MapPolyline MapCameraPosition MapCamera
    MapCameraBounds MapStyle MapPin MapMarker MapAnnotation MapReader MapProxy MapCompass MapScaleView
    MapUserLocationButton MapPitchToggle MapPitchButton MapZoomStepper MapInteractionModes MapContent
    MapContentBuilder MapUserTrackingMode MapSelection MapFeature UserAnnotation LookAroundPreview
    MapAnnotationProtocol MapCameraUpdateContext
    """,
    "CoreLocation CL*",
    "CoreLocationUI CL* LocationButton",
    """
    AVFoundation AV* CM* kAudio* AudioServicesPlaySystemSound AudioServicesPlayAlertSound
    AudioServicesCreateSystemSoundID SystemSoundID AudioComponentDescription
    """,
    "AVKit AV* CM* VideoPlayer",
    "AudioToolbox AU* Audio* AudioServicesPlaySystemSound SystemSoundID",
    "AVFAudio AV*",
    "CoreMedia CM*",
    "CoreVideo CV*",
    "UserNotifications UN*",
    "UserNotificationsUI UN*",
    "LocalAuthentication LA*",
    "LocalAuthenticationEmbeddedUI LA*",
    "CoreHaptics CH*",
    """
    CoreData NS* managedObjectContext persistentStoreCoordinator FetchRequest SectionedFetchRequest FetchedResults SectionedFetchResults
    """,
    """
    SwiftData ModelActor Unique Index
    DefaultSerialModelExecutor HistoryDescriptor DataStore ModelExecutor
    """,
    """
    Charts Chart* LineMark BarMark AreaMark PointMark RuleMark RectangleMark SectorMark AxisMarks
    AxisMark AxisGridLine AxisTick AxisValueLabel AxisContent AxisMarkBuilder AxisMarkValues Plottable
    PlottableValue PlottableProjection ChartContent InterpolationMethod AnnotationContext Chart3D
    BasicChartSymbolShape MarkDimension MarkStackingMethod LinePlot AreaPlot BarPlot PointPlot NumberBins
    DateBins ScaleType AxisMarkPosition AnnotationPosition SurfacePlot
    """,
    "WebKit WK* WebView WebPage",
    "SafariServices SF*",
    "MessageUI MF*",
    "Messages MS*",
    "PhotosUI PH* PhotosPicker PhotosPickerItem PhotosPickerStyle PhotosPickerSelectionBehavior",
    "Photos PH*",
    """
    StoreKit requestReview displayStoreKitMessage purchase SK* Product ProductView StoreView SubscriptionStoreView Transaction AppStore
    SubscriptionInfo VerificationResult Storefront ProductID SubscriptionStatus
    """,
    """
    TipKit Tip Tips TipView TipViewStyle TipOption TipGroup TipRule Rule Action Parameter MiniTipViewStyle
    """,
    """
    WidgetKit Widget* TimelineProvider IntentTimelineProvider AppIntentTimelineProvider TimelineEntry
    Timeline TimelineReloadPolicy Widget StaticConfiguration IntentConfiguration
    AppIntentConfiguration AccessoryWidgetBackground ActivityConfiguration DynamicIsland
    DynamicIslandExpandedRegion ControlWidget StaticControlConfiguration
    ControlWidget ControlWidgetConfiguration ControlWidgetButton ControlWidgetToggle
    ControlWidgetConfigurationBuilder ControlWidgetTemplate ControlWidgetTemplateBuilder
    StaticControlConfiguration ControlValueProvider AppIntentControlConfiguration AppIntentControlValueProvider
    ControlConfigurationIntent ControlCenter
    """,
    """
    AppIntents EntityPropertyQuery TransientAppEntity UniqueAppEntity UniqueAppEntityQuery
    EntityURLRepresentation EntityIdentifier EntityQueryProperties EntityQuerySort
    EntityQueryComparator EntityCollection IntentFile IntentItem IntentItemCollection IntentItemSection
    IntentPerson IntentPaymentMethod IntentCurrencyAmount IntentModes IntentApplication IntentDonationManager
    IntentParameterContext IntentProjectedValue IntentChoiceOption IntentCollectionSize
    AssistantEntity AssistantEnum AssistantIntent AssistantSchema AssistantSchemas AppIntentsPackage
    AppIntentError AppIntentSceneDelegate AppShortcutParameterPresentation
    AppShortcutOptionsCollection NegativeAppShortcutPhrase NegativeAppShortcutPhrases
    SetFocusFilterIntent FocusFilterAppContext ShowInAppSearchResultsIntent StringSearchScope
    CustomIntentMigratedAppIntent RelevantIntent RelevantIntentManager RelevantContext
    FileEntity FileEntityIdentifier OpenURLIntent ConfirmationActionName ConfirmationConditions
    EqualToComparator NotEqualToComparator ContainsComparator LessThanComparator
    GreaterThanComparator HasPrefixComparator HasSuffixComparator IsBetweenComparator
    """,
    "ActivityKit Activity Activity* *",
    "GameKit GK*",
    "GameplayKit GK*",
    "GameController GC*",
    "SpriteKit SK* SpriteView",
    "SceneKit SCN* SceneView",
    "ARKit AR* SCN*",
    """
    RealityKit * RealityView AR* Entity* ModelEntity AnchorEntity Model3D Material* SimpleMaterial
    UnlitMaterial PhysicallyBasedMaterial MeshResource TextureResource Component System Scene* Light*
    PointLight DirectionalLight SpotLight PerspectiveCamera CollisionComponent InputTargetComponent
    """,
    "Metal MTL*",
    "MetalKit MTK* MTL*",
    "ModelIO MDL*",
    "CoreImage CI* kCI*",
    "CoreML ML* *",
    "CreateML ML* MLDataTable *",
    "Vision VN* RecognizeTextRequest *",
    "VisionKit VN* VisionKit DataScannerViewController ImageAnalyzer ImageAnalysisInteraction *",
    "NaturalLanguage NL*",
    "Speech SF* SpeechAnalyzer SpeechTranscriber *",
    "SoundAnalysis SN* *",
    "CoreMotion CM*",
    "HealthKit HK*",
    "HealthKitUI HK*",
    "EventKit EK*",
    "EventKitUI EK*",
    "Contacts CN*",
    "ContactsUI CN*",
    "CloudKit CK*",
    "CoreBluetooth CB*",
    "CallKit CX*",
    "CoreNFC NFC*",
    "CoreTelephony CT*",
    "CoreText CT*",
    "CoreSpotlight CS*",
    "CoreTransferable Transferable ProxyRepresentation CodableRepresentation TransferRepresentation",
    "MultipeerConnectivity MC*",
    "Network NW* NWPathMonitor",
    "MediaPlayer MP*",
    "MusicKit Music* Song Album Artist Playlist ApplicationMusicPlayer SystemMusicPlayer *",
    "PDFKit PDF*",
    "PencilKit PK*",
    "PassKit PK*",
    "ShazamKit SH*",
    "QuickLook QL*",
    "QuickLookThumbnailing QL*",
    "LinkPresentation LP*",
    "AuthenticationServices AS* SignInWithAppleButton",
    "AdSupport AS*",
    "AppTrackingTransparency AT* ATTrackingManager",
    "BackgroundTasks BG*",
    "CryptoKit SHA256 SHA384 SHA512 Insecure HMAC SymmetricKey AES ChaChaPoly Curve25519 P256 HKDF",
    "CommonCrypto CC*",
    "Security Sec* kSec*",
    "UniformTypeIdentifiers UT*",
    "MobileCoreServices UT* kUT*",
    "Intents IN* *",
    "IntentsUI IN*",
    "HomeKit HM*",
    "WatchKit WK*",
    "WatchConnectivity WC*",
    "ClockKit CLK*",
    "CarPlay CP*",
    "Accelerate vDSP vImage* BNNS*",
    "ImageIO CG* kCG*",
    "Translation Translation* *",
    """
    FoundationModels SystemLanguageModel LanguageModelSession Generable Guide Tool GeneratedContent
    Prompt* Instructions Instructions* Transcript GenerationOptions GenerationSchema
    DynamicGenerationSchema GenerationGuide GenerationID *
    """,
    "ImagePlayground ImagePlayground* *",
    "JournalingSuggestions JournalingSuggestion* *",
    "GroupActivities Group* *",
    "FamilyControls FamilyControls* FamilyActivitySelection AuthorizationCenter *",
    "DeviceActivity DeviceActivity* *",
    "ManagedSettings Managed* Shield* *",
    "WeatherKit Weather* CurrentWeather DayWeather HourWeather Forecast *",
    "OSLog OS* Logger OSSignposter",
    "os OS* Logger os_log os_unfair_lock",
    "XCTest XC*",
    "Testing Test Suite Issue Tag Trait",
    "ScreenCaptureKit SC* *",
    "ServiceManagement SM*",
    "IOKit IO*",
    "JavaScriptCore JS*",
    "CoreAudio Audio*",
    "CoreMIDI MIDI*",
    "CoreWLAN CW*",
    "SystemConfiguration SC*",
    "ExternalAccessory EA*",
    "NearbyInteraction NI* *",
    "ThreadNetwork TH*",
    "ClassKit CLS*",
    "BusinessChat BC*",
    "SwiftUIIntrospect Introspect*",
  ].map { Builtin("_UnsimulatedFrameworks", "// " + $0) }
}
