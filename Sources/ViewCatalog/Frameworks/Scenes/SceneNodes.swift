import Interpreter

/// SceneKit: a scene's tree of nodes with their shapes and actions. It is not drawn: the view
/// stands where it would be.
var sceneKit: [Builtin] {
  sceneVectors + sceneNodes + sceneGeometries + sceneActions + sceneViews
}

private var sceneVectors: [Builtin] {
  [
    """
    struct SCNVector3: Sendable {
      var x: Float
      var y: Float
      var z: Float
      init() { (x, y, z) = (0, 0, 0) }
      init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
      init(_ x: Double, _ y: Double, _ z: Double) {
        (self.x, self.y, self.z) = (Float(x), Float(y), Float(z))
      }
      init(_ x: Int, _ y: Int, _ z: Int) {
        (self.x, self.y, self.z) = (Float(x), Float(y), Float(z))
      }
      init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    }
    """,
    "let SCNVector3Zero: SCNVector3 = SCNVector3()",
    "func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }",
    """
    func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
      a.x == b.x && a.y == b.y && a.z == b.z
    }
    """,
    """
    struct SCNVector4: Sendable {
      var x: Float
      var y: Float
      var z: Float
      var w: Float
      init() { (x, y, z, w) = (0, 0, 0, 0) }
      init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
      }
      init(x: Float, y: Float, z: Float, w: Float) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
      }
    }
    """,
    "func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }",
    "typealias SCNQuaternion = SCNVector4",
    """
    struct SCNMatrix4: Sendable {
      var m41: Float = 0
      var m42: Float = 0
      var m43: Float = 0
      init() {}
    }
    """,
    "let SCNMatrix4Identity: SCNMatrix4 = SCNMatrix4()",
    """
    func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
      var matrix = SCNMatrix4()
      (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
      return matrix
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var sceneNodes: [Builtin] {
  [
    """
    class SCNNode: NSObject {
      var _particles: [SCNParticleSystem] = []
      var name: String?
      var geometry: SCNGeometry?
      var light: SCNLight?
      var camera: SCNCamera?
      var physicsBody: SCNPhysicsBody?
      var constraints: [SCNConstraint]?
      var position: SCNVector3 = SCNVector3()
      var eulerAngles: SCNVector3 = SCNVector3()
      var scale: SCNVector3 = SCNVector3(1, 1, 1)
      var rotation: SCNVector4 = SCNVector4()
      var orientation: SCNQuaternion = SCNVector4(0, 0, 0, 1)
      var transform: SCNMatrix4 {
        get { SCNMatrix4MakeTranslation(position.x, position.y, position.z) }
        set { position = SCNVector3(newValue.m41, newValue.m42, newValue.m43) }
      }
      var pivot: SCNMatrix4 = SCNMatrix4()
      var simdPosition: SIMD3<Float> {
        get { SIMD3<Float>(position.x, position.y, position.z) }
        set { position = SCNVector3(newValue.x, newValue.y, newValue.z) }
      }
      var opacity: CGFloat = 1
      var isHidden: Bool = false
      var castsShadow: Bool = true
      var categoryBitMask: Int = 1
      var renderingOrder: Int = 0
      var childNodes: [SCNNode] = []
      weak var parent: SCNNode?
      var _actions: [String: SCNAction] = [:]
      override init() {}
      init(geometry: SCNGeometry?) { self.geometry = geometry }
      init?(coder: NSCoder) {}
      func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
      }
      func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.insert(child, at: index)
      }
      func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
      }
      func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
          if child.name == name { return child }
          if recursively, let found = child.childNode(withName: name, recursively: true) {
            return found
          }
        }
        return nil
      }
      func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] { [] }
      func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {}
      func clone() -> Self { self }
      func flattenedClone() -> Self { self }
      func look(at worldTarget: SCNVector3) {}
      func localTranslate(by translation: SCNVector3) {
        position = SCNVector3(
          position.x + translation.x, position.y + translation.y, position.z + translation.z)
      }
      var worldPosition: SCNVector3 {
        guard let parent else { return position }
        let outer = parent.worldPosition
        return SCNVector3(position.x + outer.x, position.y + outer.y, position.z + outer.z)
      }
      var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
    }
    """,
    """
    class SCNScene: NSObject {
      let rootNode: SCNNode = SCNNode()
      let background: SCNMaterialProperty = SCNMaterialProperty()
      let lightingEnvironment: SCNMaterialProperty = SCNMaterialProperty()
      let physicsWorld: SCNPhysicsWorld = SCNPhysicsWorld()
      var fogColor: Any = UIColor.white
      var fogStartDistance: CGFloat = 0
      var fogEndDistance: CGFloat = 0
      var isPaused: Bool = false
      override init() {}
      convenience init?(named name: String) { self.init() }
      convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadNoSuchFile)
      }
    }
    """,
    """
    class SCNSceneSource: NSObject {
      struct LoadingOption: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
      }
    }
    """,
    """
    class SCNCamera: NSObject {
      var name: String?
      var fieldOfView: CGFloat = 60
      var zNear: Double = 1
      var zFar: Double = 100
      var usesOrthographicProjection: Bool = false
      var orthographicScale: Double = 1
      var wantsHDR: Bool = false
      var bloomIntensity: CGFloat = 0
      override init() {}
    }
    """,
    """
    class SCNLight: NSObject {
      struct LightType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let ambient = LightType(rawValue: "ambient")
        static let omni = LightType(rawValue: "omni")
        static let directional = LightType(rawValue: "directional")
        static let spot = LightType(rawValue: "spot")
        static let IES = LightType(rawValue: "ies")
        static let probe = LightType(rawValue: "probe")
        static let area = LightType(rawValue: "area")
      }
      var type: LightType = .omni
      var color: Any = UIColor.white
      var intensity: CGFloat = 1000
      var temperature: CGFloat = 6500
      var castsShadow: Bool = false
      var shadowRadius: CGFloat = 3
      var shadowColor: Any = UIColor.black
      var spotInnerAngle: CGFloat = 0
      var spotOuterAngle: CGFloat = 45
      override init() {}
    }
    """,
    "enum SCNPhysicsBodyType: Int { case `static`, dynamic, kinematic }",
    "class SCNPhysicsShape: NSObject { init(geometry: SCNGeometry, options: [String: Any]? = nil) {} }",
    """
    class SCNPhysicsBody: NSObject {
      var type: SCNPhysicsBodyType
      var physicsShape: SCNPhysicsShape?
      var mass: CGFloat = 1
      var friction: CGFloat = 0.5
      var restitution: CGFloat = 0.5
      var damping: CGFloat = 0.1
      var isAffectedByGravity: Bool = true
      var velocity: SCNVector3 = SCNVector3()
      var categoryBitMask: Int = 1
      var collisionBitMask: Int = -1
      var contactTestBitMask: Int = 0
      init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
      }
      class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
      class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
      class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
      func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    }
    """,
    """
    class SCNPhysicsWorld: NSObject {
      var gravity: SCNVector3 = SCNVector3(0, -9.8, 0)
      var speed: CGFloat = 1
      weak var contactDelegate: (any SCNPhysicsContactDelegate)?
      override init() {}
    }
    """,
    "class SCNPhysicsContact: NSObject { let nodeA = SCNNode(); let nodeB = SCNNode() }",
    "class SCNConstraint: NSObject { override init() {} }",
    """
    class SCNLookAtConstraint: SCNConstraint {
      var isGimbalLockEnabled: Bool = false
      init(target: SCNNode?) { super.init() }
    }
    """,
    """
    class SCNBillboardConstraint: SCNConstraint { override init() { super.init() } }
    """,
  ].map { Builtin(nil, $0) }
    + delegate(
      "SCNPhysicsContactDelegate",
      [
        "physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)",
        "physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)",
      ])
}

private var sceneViews: [Builtin] {
  [
    "enum SCNAntialiasingMode: UInt { case none, multisampling2X, multisampling4X }",
    """
    protocol SCNSceneRenderer: NSObjectProtocol {
      var scene: SCNScene? { get set }
      var pointOfView: SCNNode? { get set }
      var autoenablesDefaultLighting: Bool { get set }
    }
    """,
    """
    class SCNHitTestResult: NSObject {
      var node: SCNNode { SCNNode() }
      var worldCoordinates: SCNVector3 { SCNVector3() }
      var localCoordinates: SCNVector3 { SCNVector3() }
    }
    """,
    """
    struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    }
    """,
    """
    class SCNCameraController: NSObject {
      override init() {}
      var inertiaEnabled: Bool = false
      func rotateBy(x deltaX: Float, y deltaY: Float) {}
    }
    """,
    """
    class SCNView: UIView, SCNSceneRenderer {
      var scene: SCNScene?
      var pointOfView: SCNNode?
      weak var delegate: (any SCNSceneRendererDelegate)?
      var allowsCameraControl: Bool = false
      var showsStatistics: Bool = false
      var autoenablesDefaultLighting: Bool = false
      var isPlaying: Bool = false
      var rendersContinuously: Bool = false
      var loops: Bool = false
      var antialiasingMode: SCNAntialiasingMode = .none
      var preferredFramesPerSecond: Int = 60
      var debugOptions: SCNDebugOptions = []
      let defaultCameraController: SCNCameraController = SCNCameraController()
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override init?(coder: NSCoder) { super.init(coder: coder) }
      init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
      func hitTest(
        _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
      ) -> [SCNHitTestResult] { [] }
      func snapshot() -> UIImage { UIImage() }
      func play(_ sender: Any?) { isPlaying = true }
      func pause(_ sender: Any?) { isPlaying = false }
    }
    """,
    """
    struct SCNDebugOptions: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
      static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
      static let showWireframe = SCNDebugOptions(rawValue: 32)
      static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
      static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 31)
    }
    """,
    """
    struct SceneView: View {
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let allowsCameraControl = Options(rawValue: 1)
        static let autoenablesDefaultLighting = Options(rawValue: 2)
        static let jitteringEnabled = Options(rawValue: 4)
        static let rendersContinuously = Options(rawValue: 8)
        static let temporalAntialiasingEnabled = Options(rawValue: 16)
      }
      let _scene: SCNScene?
      init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
        preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
        delegate: (any SCNSceneRendererDelegate)? = nil
      ) { _scene = scene }
      var body: some View {
        if let color = _scene?.background.contents as? UIColor { Color(color) } else { Color.white }
      }
    }
    """,
    """
    class SCNTransaction: NSObject {
      static var animationDuration: TimeInterval = 0
      static var completionBlock: (() -> Void)?
      class func begin() {}
      class func commit() {
        completionBlock?()
        completionBlock = nil
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + delegate(
      "SCNSceneRendererDelegate",
      [
        "renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)",
        "renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)",
        "renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)",
      ])
}
