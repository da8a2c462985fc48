import Interpreter

/// ARKit on a device without a camera: nothing is supported, and a session that is started fails.
var arKit: [Builtin] {
  [
    """
    struct ARError: Error {
      enum Code: Int {
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized
        case microphoneUnauthorized, worldTrackingFailed = 200
      }
      let code: Code
      init(_ code: Code) { self.code = code }
    }
    """,
    """
    class ARConfiguration: NSObject {
      class var isSupported: Bool { false }
      enum WorldAlignment: Int { case gravity, gravityAndHeading, camera }
      struct FrameSemantics: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let personSegmentation = FrameSemantics(rawValue: 1)
        static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        static let bodyDetection = FrameSemantics(rawValue: 4)
        static let sceneDepth = FrameSemantics(rawValue: 8)
        static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
      }
      struct SceneReconstruction: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mesh = SceneReconstruction(rawValue: 1)
        static let meshWithClassification = SceneReconstruction(rawValue: 3)
      }
      var worldAlignment: WorldAlignment = .gravity
      var isLightEstimationEnabled: Bool = true
      var providesAudioData: Bool = false
      var frameSemantics: FrameSemantics = []
      class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
      override init() {}
    }
    """,
    """
    class ARWorldTrackingConfiguration: ARConfiguration {
      enum EnvironmentTexturing: Int { case none, manual, automatic }
      struct PlaneDetection: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let horizontal = PlaneDetection(rawValue: 1)
        static let vertical = PlaneDetection(rawValue: 2)
      }
      var planeDetection: PlaneDetection = []
      var environmentTexturing: EnvironmentTexturing = .none
      var sceneReconstruction: ARConfiguration.SceneReconstruction = []
      var detectionImages: Set<ARReferenceImage>!
      var maximumNumberOfTrackedImages: Int = 0
      class func supportsSceneReconstruction(
        _ sceneReconstruction: ARConfiguration.SceneReconstruction
      ) -> Bool { false }
      override init() { super.init() }
    }
    """,
    """
    class ARImageTrackingConfiguration: ARConfiguration {
      var trackingImages: Set<ARReferenceImage> = []
      var maximumNumberOfTrackedImages: Int = 1
      override init() { super.init() }
    }
    """,
    """
    class ARFaceTrackingConfiguration: ARConfiguration {
      var maximumNumberOfTrackedFaces: Int = 1
      override init() { super.init() }
    }
    """,
    "class ARBodyTrackingConfiguration: ARConfiguration { override init() { super.init() } }",
    "class ARGeoTrackingConfiguration: ARConfiguration { override init() { super.init() } }",
    """
    class ARReferenceImage: NSObject {
      var name: String?
      var physicalSize: CGSize { .zero }
      class func referenceImages(
        inGroupNamed name: String, bundle: Bundle?
      ) -> Set<ARReferenceImage>? { nil }
    }
    """,
    """
    class ARAnchor: NSObject {
      let identifier: UUID = UUID()
      let name: String?
      let transform: simd_float4x4
      init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
      init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
    }
    """,
    """
    class ARPlaneAnchor: ARAnchor {
      enum Alignment: Int { case horizontal, vertical }
      var alignment: Alignment { .horizontal }
      var center: SIMD3<Float> { SIMD3<Float>(0, 0, 0) }
      var extent: SIMD3<Float> { SIMD3<Float>(0, 0, 0) }
    }
    """,
    """
    class ARImageAnchor: ARAnchor { var referenceImage: ARReferenceImage { ARReferenceImage() } }
    """,
    """
    class ARFaceAnchor: ARAnchor {
      struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
      }
      var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
      var isTracked: Bool { false }
    }
    """,
    """
    class ARCamera: NSObject {
      enum TrackingState {
        enum Reason: Hashable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable
        case limited(Reason)
        case normal
      }
      var trackingState: TrackingState { .notAvailable }
      var transform: simd_float4x4 { matrix_identity_float4x4 }
      override init() {}
    }
    """,
    """
    class ARFrame: NSObject {
      var camera: ARCamera { ARCamera() }
      var anchors: [ARAnchor] { [] }
      var timestamp: TimeInterval { 0 }
      var capturedImage: CVPixelBuffer { CVBuffer() }
    }
    """,
    """
    class ARSession: NSObject {
      struct RunOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let resetTracking = RunOptions(rawValue: 1)
        static let removeExistingAnchors = RunOptions(rawValue: 2)
        static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        static let resetSceneReconstruction = RunOptions(rawValue: 8)
      }
      weak var delegate: (any ARSessionDelegate)?
      var configuration: ARConfiguration?
      var currentFrame: ARFrame? { nil }
      var _failed: ((any Error) -> Void)?
      override init() {}
      func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        DispatchQueue.main.async {
          let error = ARError(.unsupportedConfiguration)
          self.delegate?.session(self, didFailWithError: error)
          self._failed?(error)
        }
      }
      func pause() {}
      func add(anchor: ARAnchor) {}
      func remove(anchor: ARAnchor) {}
      func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    }
    """,
    """
    class ARRaycastQuery: NSObject {
      enum Target: Int { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
      enum TargetAlignment: Int { case horizontal, vertical, any }
    }
    """,
    """
    class ARRaycastResult: NSObject {
      var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
      var anchor: ARAnchor? { nil }
    }
    """,
    """
    class ARSCNView: SCNView {
      let session: ARSession = ARSession()
      override weak var delegate: (any SCNSceneRendererDelegate)? {
        didSet {
          session._failed = { [weak self] error in
            guard let self else { return }
            (self.delegate as? any ARSCNViewDelegate)?.session(self.session, didFailWithError: error)
          }
        }
      }
      var automaticallyUpdatesLighting: Bool = true
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override init?(coder: NSCoder) { super.init(coder: coder) }
      func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment
      ) -> ARRaycastQuery? { nil }
      func anchor(for node: SCNNode) -> ARAnchor? { nil }
      func node(for anchor: ARAnchor) -> SCNNode? { nil }
    }
    """,
    """
    class ARSKView: SKView {
      let session: ARSession = ARSession()
    }
    """,
    """
    class ARCoachingOverlayView: UIView {
      enum Goal: Int { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
      var goal: Goal = .tracking
      weak var session: ARSession?
      var activatesAutomatically: Bool = true
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override init?(coder: NSCoder) { super.init(coder: coder) }
      func setActive(_ active: Bool, animated: Bool) {}
    }
    """,
  ].map { Builtin(nil, $0) }
    + delegate(
      "ARSessionObserver",
      [
        "session(_ session: ARSession, didFailWithError error: any Error)",
        "session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)",
        "sessionWasInterrupted(_ session: ARSession)",
        "sessionInterruptionEnded(_ session: ARSession)",
      ])
    + delegate(
      "ARSessionDelegate", of: "ARSessionObserver",
      [
        "session(_ session: ARSession, didUpdate frame: ARFrame)",
        "session(_ session: ARSession, didAdd anchors: [ARAnchor])",
        "session(_ session: ARSession, didUpdate anchors: [ARAnchor])",
        "session(_ session: ARSession, didRemove anchors: [ARAnchor])",
      ])
    + delegate(
      "ARSCNViewDelegate", of: "SCNSceneRendererDelegate, ARSessionObserver",
      [
        "renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? = nil",
        "renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)",
        "renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)",
        "renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)",
      ])
}
