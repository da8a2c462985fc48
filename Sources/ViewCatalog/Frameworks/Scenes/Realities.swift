import Interpreter

/// RealityKit: a tree of entities with their components. It is not drawn: the view stands where it
/// would be.
var realityKit: [Builtin] { entities + entityParts + realitySystems + realityViews }

private var entities: [Builtin] {
  [
    """
    struct Transform: Equatable, Sendable {
      var scale: SIMD3<Float>
      var rotation: simd_quatf
      var translation: SIMD3<Float>
      static let identity = Transform()
      init(
        scale: SIMD3<Float> = SIMD3<Float>(1, 1, 1), rotation: simd_quatf = simd_quatf(),
        translation: SIMD3<Float> = SIMD3<Float>(0, 0, 0)
      ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    }
    """,
    """
    struct simd_quatf: Equatable, Sendable {
      var vector: SIMD4<Float>
      init() { vector = SIMD4<Float>(0, 0, 0, 1) }
      init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }
      init(angle: Float, axis: SIMD3<Float>) {
        let half = sin(angle / 2)
        vector = SIMD4<Float>(axis.x * half, axis.y * half, axis.z * half, cos(angle / 2))
      }
      var angle: Float { 2 * acos(vector.w) }
      static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        let (p, q) = (a.vector, b.vector)
        let x = p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y
        let y = p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x
        let z = p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w
        let w = p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z
        return simd_quatf(ix: x, iy: y, iz: z, r: w)
      }
    }
    """,
    "protocol Component {}",
    """
    struct ComponentSet {
      var _all: [ObjectIdentifier: any Component] = [:]
      var count: Int { _all.count }
      subscript<T: Component>(componentType: T.Type) -> T? {
        get { _all[ObjectIdentifier(componentType)] as? T }
        set { _all[ObjectIdentifier(componentType)] = newValue }
      }
      mutating func set<T: Component>(_ component: T) {
        _all[ObjectIdentifier(T.self)] = component
      }
      func has<T: Component>(_ componentType: T.Type) -> Bool {
        _all[ObjectIdentifier(componentType)] != nil
      }
      mutating func remove<T: Component>(_ componentType: T.Type) {
        _all[ObjectIdentifier(componentType)] = nil
      }
    }
    """,
    """
    class Entity: Identifiable, Hashable {
      var name: String = ""
      var isEnabled: Bool = true
      var transform: Transform = Transform()
      var components: ComponentSet = ComponentSet()
      var children: [Entity] = []
      weak var parent: Entity?
      required init() {}
      convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadNoSuchFile)
      }
      convenience init(contentsOf url: URL) async throws { throw CocoaError(.fileReadNoSuchFile) }
      class func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> {
        LoadRequest(error: CocoaError(.fileReadNoSuchFile))
      }
      class func loadModelAsync(
        named name: String, in bundle: Bundle? = nil
      ) -> LoadRequest<ModelEntity> { LoadRequest(error: CocoaError(.fileReadNoSuchFile)) }
      class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw CocoaError(.fileReadNoSuchFile)
      }
      class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw CocoaError(.fileReadNoSuchFile)
      }
      static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      var id: ObjectIdentifier { ObjectIdentifier(self) }
      var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
      }
      var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
      }
      var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
      }
      var availableAnimations: [AnimationResource] { [] }
      func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.removeFromParent()
        entity.parent = self
        children.append(entity)
      }
      func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent { parent.addChild(self) } else { removeFromParent() }
      }
      func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.removeFromParent() }
      }
      func removeFromParent(preservingWorldTransform: Bool = false) {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        return children.lazy.compactMap { $0.findEntity(named: name) }.first
      }
      func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.transform, copy.components) = (name, transform, components)
        if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
        return copy
      }
      func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0
      ) { self.transform = transform }
      func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        self.position = position
      }
      func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        self.scale = scale
      }
      func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        self.orientation = orientation
      }
      func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { position }
      func visualBounds(
        recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
      ) -> BoundingBox { BoundingBox() }
      func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>,
        upVector: SIMD3<Float> = SIMD3<Float>(0, 1, 0), relativeTo referenceEntity: Entity?
      ) { self.position = position }
      func generateCollisionShapes(recursive: Bool) {}
      @discardableResult func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0,
        startsPaused: Bool = false
      ) -> AnimationPlaybackController { AnimationPlaybackController() }
      func stopAllAnimations(recursive: Bool = true) {}
    }
    """,
    """
    class AnimationResource {
      init() {}
      func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
      func `repeat`(count: Int) -> AnimationResource { self }
    }
    """,
    "class AnimationPlaybackController { init() {}; func pause() {}; func resume() {}; func stop() {} }",
    """
    class ModelEntity: Entity {
      var model: ModelComponent?
      required init() {}
      init(mesh: MeshResource, materials: [any _EntityMaterial] = []) {
        model = ModelComponent(mesh: mesh, materials: materials)
        super.init()
      }
    }
    """,
    """
    class AnchorEntity: Entity {
      let anchoring: AnchoringComponent
      required init() {
        anchoring = AnchoringComponent(.world(transform: simd_float4x4()))
        super.init()
      }
      init(_ target: AnchoringComponent.Target) {
        anchoring = AnchoringComponent(target)
        super.init()
      }
      init(world position: SIMD3<Float>) {
        anchoring = AnchoringComponent(.world(transform: simd_float4x4()))
        super.init()
        self.position = position
      }
      convenience init(raycastResult: ARRaycastResult) { self.init() }
      convenience init(anchor: ARAnchor) { self.init() }
      convenience init(
        plane alignment: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any,
        minimumBounds: SIMD2<Float> = SIMD2<Float>(0, 0)
      ) {
        self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds))
      }
    }
    """,
    "class PerspectiveCamera: Entity { required init() {} }",
    "class DirectionalLight: Entity { required init() {} }",
    "class PointLight: Entity { required init() {} }",
    "class SpotLight: Entity { required init() {} }",
  ].map { Builtin(nil, $0) }
}

private var entityParts: [Builtin] {
  [
    """
    struct AnchoringComponent: Component {
      enum Target {
        struct Alignment: OptionSet, Sendable {
          let rawValue: UInt8
          init(rawValue: UInt8) { self.rawValue = rawValue }
          static let horizontal = Alignment(rawValue: 1)
          static let vertical = Alignment(rawValue: 2)
          static let any = Alignment(rawValue: 3)
        }
        struct Classification: OptionSet, Sendable {
          let rawValue: UInt64
          init(rawValue: UInt64) { self.rawValue = rawValue }
          static let wall = Classification(rawValue: 1)
          static let floor = Classification(rawValue: 2)
          static let ceiling = Classification(rawValue: 4)
          static let table = Classification(rawValue: 8)
          static let seat = Classification(rawValue: 16)
          static let any = Classification(rawValue: 31)
        }
        case camera
        case world(transform: simd_float4x4)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case face
        case body
      }
      let target: Target
      init(_ target: Target) { self.target = target }
    }
    """,
    """
    struct simd_float4x4: Sendable {
      var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
      init() {
        columns = (
          SIMD4<Float>(1, 0, 0, 0), SIMD4<Float>(0, 1, 0, 0), SIMD4<Float>(0, 0, 1, 0),
          SIMD4<Float>(0, 0, 0, 1)
        )
      }
    }
    """,
    "typealias float4x4 = simd_float4x4",
    "let matrix_identity_float4x4: simd_float4x4 = simd_float4x4()",
    """
    class MeshResource {
      enum Font {
        static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size) }
      }
      init() {}
      class func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
      class func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
      }
      class func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
      ) -> MeshResource { MeshResource() }
      class func generateSphere(radius: Float) -> MeshResource { MeshResource() }
      class func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
      }
      class func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
      }
      class func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource() }
      class func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
      class func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1),
        containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left
      ) -> MeshResource { MeshResource() }
    }
    """,
    """
    class TextureResource {
      init() {}
      class func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw CocoaError(.fileReadNoSuchFile)
      }
    }
    """,
    """
    enum MaterialParameters {
      struct Texture { let resource: TextureResource; init(_ resource: TextureResource) { self.resource = resource } }
    }
    """,
    "protocol _EntityMaterial {}",
    """
    struct MaterialScalarParameter: ExpressibleByFloatLiteral, Sendable {
      let _value: Float
      init(floatLiteral value: Float) { _value = value }
      static func float(_ value: Float) -> MaterialScalarParameter {
        MaterialScalarParameter(floatLiteral: value)
      }
    }
    """,
    """
    struct SimpleMaterial: _EntityMaterial {
      typealias Color = UIColor
      typealias BaseColor = PhysicallyBasedMaterial.BaseColor
      typealias Texture = MaterialParameters.Texture
      var color: BaseColor = BaseColor(tint: .white)
      var metallic: MaterialScalarParameter = 0
      var roughness: MaterialScalarParameter = 0.5
      init() {}
      init(color: UIColor, isMetallic: Bool) { self.color = BaseColor(tint: color) }
      init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {
        self.color = BaseColor(tint: color)
        self.roughness = roughness
      }
    }
    """,
    """
    struct UnlitMaterial: _EntityMaterial {
      init() {}
      init(color: UIColor) {}
      init(texture: TextureResource) {}
    }
    """,
    """
    struct PhysicallyBasedMaterial: _EntityMaterial {
      typealias Texture = MaterialParameters.Texture
      struct BaseColor {
        var tint: UIColor
        var texture: MaterialParameters.Texture?
        init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
          (self.tint, self.texture) = (tint, texture)
        }
      }
      var baseColor: BaseColor = BaseColor()
      var roughness: MaterialScalarParameter = 0.5
      var metallic: MaterialScalarParameter = 0
      init() {}
    }
    """,
    "struct OcclusionMaterial: _EntityMaterial { init() {} }",
    """
    struct ModelComponent: Component {
      var mesh: MeshResource
      var materials: [any _EntityMaterial]
      init(mesh: MeshResource, materials: [any _EntityMaterial]) {
        (self.mesh, self.materials) = (mesh, materials)
      }
    }
    """,
    """
    class ShapeResource {
      init() {}
      class func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
      class func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        ShapeResource()
      }
      class func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
      class func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
    }
    """,
    "struct CollisionComponent: Component { let shapes: [ShapeResource]; init(shapes: [ShapeResource]) { self.shapes = shapes } }",
    "struct InputTargetComponent: Component { init() {} }",
    "struct HoverEffectComponent: Component { init() {} }",
    "struct PhysicsMassProperties: Sendable { var mass: Float = 1; static let `default` = PhysicsMassProperties(); init(mass: Float = 1) { self.mass = mass } }",
    """
    class PhysicsMaterialResource {
      init() {}
      static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource {
        PhysicsMaterialResource()
      }
    }
    """,
    "enum PhysicsBodyMode: Hashable, Sendable { case `static`, kinematic, dynamic }",
    """
    struct PhysicsBodyComponent: Component {
      var mode: PhysicsBodyMode = .dynamic
      init() {}
      var massProperties: PhysicsMassProperties = .default
      var material: PhysicsMaterialResource = PhysicsMaterialResource()
      var isAffectedByGravity: Bool = true
      init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
      ) { self.mode = mode }
      init(
        massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
      ) {
        (self.massProperties, self.mode) = (massProperties, mode)
        if let material { self.material = material }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [Builtin("Component", "static func registerComponent() {}")]
}
