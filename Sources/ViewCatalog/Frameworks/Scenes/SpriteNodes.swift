import Interpreter

/// SpriteKit's nodes: a tree of sprites, labels and shapes that a scene shows. Bodies are kept and
/// not moved: there is no physics.
var spriteNodes: [Builtin] { nodeTree + nodeKinds + shapeNodes + spriteTextures + spriteBodies }

private var nodeTree: [Builtin] {
  [
    Builtin(nil, "typealias SKColor = UIColor"),
    Builtin(
      nil,
      """
      class SKNode: UIResponder {
        var position: CGPoint = .zero { didSet { _changed() } }
        var zPosition: CGFloat = 0 { didSet { _changed() } }
        var zRotation: CGFloat = 0 { didSet { _changed() } }
        var xScale: CGFloat = 1 { didSet { _changed() } }
        var yScale: CGFloat = 1 { didSet { _changed() } }
        var alpha: CGFloat = 1 { didSet { _changed() } }
        var isHidden: Bool = false { didSet { _changed() } }
        var children: [SKNode] = [] { didSet { _changed() } }
        weak var parent: SKNode?
        var name: String?
        var speed: CGFloat = 1
        var isPaused: Bool = false
        var isUserInteractionEnabled: Bool = false
        var physicsBody: SKPhysicsBody?
        var userData: NSMutableDictionary?
        var _actions: [String: Int] = [:]
        override init() {}
        convenience init?(fileNamed filename: String) { self.init() }
        var scene: SKScene? { self as? SKScene ?? parent?.scene }
        var _size: CGSize { .zero }
        var _anchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }
        var frame: CGRect {
          let size = CGSize(width: _size.width * abs(xScale), height: _size.height * abs(yScale))
          return CGRect(
            x: position.x - size.width * _anchor.x, y: position.y - size.height * _anchor.y,
            width: size.width, height: size.height)
        }
        func _drawn() -> AnyView? { nil }
        func _changed() { scene?._board.change() }
        func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
        func insertChild(_ node: SKNode, at index: Int) {
          node.parent = self
          children.insert(node, at: index)
        }
        func removeFromParent() {
          let old = parent
          parent = nil
          old?.children.removeAll { $0 === self }
        }
        func move(toParent parent: SKNode) {
          removeFromParent()
          parent.addChild(self)
        }
        func removeAllChildren() { removeChildren(in: children) }
        func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
        func inParentHierarchy(_ parent: SKNode) -> Bool {
          self.parent === parent || self.parent?.inParentHierarchy(parent) ?? false
        }
        func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
        func childNode(withName name: String) -> SKNode? {
          let own = name.hasPrefix("//") ? String(name.dropFirst(2)) : name
          if own == name { return children.first { $0.name == own } }
          return children.lazy.compactMap {
            $0.name == own ? $0 : $0.childNode(withName: name)
          }.first
        }
        func enumerateChildNodes(
          withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
          stop.pointee = false
          for child in children where child.name == name && !stop.pointee { block(child, stop) }
        }
        subscript(name: String) -> [SKNode] { children.filter { $0.name == name } }
        func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
        func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
        func calculateAccumulatedFrame() -> CGRect {
          children.reduce(frame) { all, child in
            let own = child.calculateAccumulatedFrame()
            return all.union(own.offsetBy(dx: position.x, dy: position.y))
          }
        }
        func nodes(at p: CGPoint) -> [SKNode] {
          children.reversed().flatMap { child in
            let inner = CGPoint(x: p.x - child.position.x, y: p.y - child.position.y)
            return child.nodes(at: inner) + (child.frame.contains(p) ? [child] : [])
          }
        }
        func atPoint(_ p: CGPoint) -> SKNode {
          nodes(at: p).max { $0.zPosition < $1.zPosition } ?? self
        }
        func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
          let (own, other) = (_origin, node._origin)
          return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
        }
        func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
          node.convert(point, from: self)
        }
        var _origin: CGPoint {
          guard let parent, !(self is SKScene) else { return .zero }
          let outer = parent._origin
          return CGPoint(x: position.x + outer.x, y: position.y + outer.y)
        }
        func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      """),
  ]
}

private var nodeKinds: [Builtin] {
  [
    Builtin(
      nil,
      """
      class SKSpriteNode: SKNode {
        var size: CGSize = .zero { didSet { _changed() } }
        var color: UIColor = .white { didSet { _changed() } }
        var texture: SKTexture? { didSet { _changed() } }
        var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
        var colorBlendFactor: CGFloat = 0
        override init() { super.init() }
        init(imageNamed name: String) {
          let texture = SKTexture(imageNamed: name)
          (self.texture, size) = (texture, texture.size())
          super.init()
        }
        init(color: UIColor, size: CGSize) {
          (self.color, self.size) = (color, size)
          super.init()
        }
        init(texture: SKTexture?) {
          (self.texture, size) = (texture, texture?.size() ?? .zero)
          super.init()
        }
        init(texture: SKTexture?, size: CGSize) {
          (self.texture, self.size) = (texture, size)
          super.init()
        }
        init(texture: SKTexture?, color: UIColor, size: CGSize) {
          (self.texture, self.color, self.size) = (texture, color, size)
          super.init()
        }
        override var _size: CGSize { size }
        override var _anchor: CGPoint { anchorPoint }
        override func _drawn() -> AnyView? {
          guard let texture else { return AnyView(Color(color)) }
          return AnyView(Image(texture._name).resizable())
        }
      }
      """),
    Builtin(
      nil, "enum SKLabelHorizontalAlignmentMode: Int { case center, left, right }"),
    Builtin(
      nil, "enum SKLabelVerticalAlignmentMode: Int { case baseline, center, top, bottom }"),
    Builtin(
      nil,
      """
      class SKLabelNode: SKNode {
        var text: String? { didSet { _changed() } }
        var fontName: String?
        var fontSize: CGFloat = 32 { didSet { _changed() } }
        var fontColor: UIColor? = .white { didSet { _changed() } }
        var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode = .center
        var verticalAlignmentMode: SKLabelVerticalAlignmentMode = .baseline
        var numberOfLines: Int = 1
        var preferredMaxLayoutWidth: CGFloat = 0
        var attributedText: NSAttributedString?
        override init() { super.init() }
        init(text: String?) {
          self.text = text
          super.init()
        }
        init(fontNamed fontName: String?) {
          self.fontName = fontName
          super.init()
        }
        override var _size: CGSize {
          CGSize(width: CGFloat(text?.count ?? 0) * fontSize / 2, height: fontSize)
        }
        override var _anchor: CGPoint {
          CGPoint(
            x: [0.5, 0, 1][horizontalAlignmentMode.rawValue],
            y: [0.2, 0.5, 1, 0][verticalAlignmentMode.rawValue])
        }
        override func _drawn() -> AnyView? {
          AnyView(
            Text(text ?? "").font(.system(size: fontSize))
              .foregroundStyle(Color(fontColor ?? .white)).fixedSize())
        }
      }
      """),
    Builtin(nil, "class SKCameraNode: SKNode {}"),
    Builtin(nil, "class SKEffectNode: SKNode { override init() { super.init() } }"),
    Builtin(nil, "class SKCropNode: SKEffectNode { var maskNode: SKNode? }"),
    Builtin(nil, "class SKLightNode: SKNode {}"),
    Builtin(
      nil,
      """
      class SKEmitterNode: SKNode {
        var particleBirthRate: CGFloat = 0
        var particleLifetime: CGFloat = 0
        var numParticlesToEmit: Int = 0
        var particleColor: UIColor = .white
        var particleTexture: SKTexture?
        var targetNode: SKNode?
      }
      """),
    Builtin(
      nil,
      """
      class SKAudioNode: SKNode {
        var autoplayLooped: Bool = true
        init(fileNamed name: String) { super.init() }
        init(url: URL) { super.init() }
      }
      """),
  ]
}

private var shapeNodes: [Builtin] {
  [
    Builtin(
      nil,
      """
      class SKShapeNode: SKNode {
        var fillColor: UIColor = .clear { didSet { _changed() } }
        var strokeColor: UIColor = .white { didSet { _changed() } }
        var lineWidth: CGFloat = 1
        var glowWidth: CGFloat = 0
        var path: CGPath? { didSet { _changed() } }
        var fillTexture: SKTexture?
        override init() { super.init() }
        init(path: CGPath) {
          self.path = path
          super.init()
        }
        init(path: CGPath, centered: Bool) {
          self.path = path
          super.init()
        }
        override var _size: CGSize { path?.boundingBox.size ?? .zero }
        override var _anchor: CGPoint {
          guard let box = path?.boundingBox, box.width > 0, box.height > 0 else {
            return CGPoint(x: 0.5, y: 0.5)
          }
          return CGPoint(x: -box.minX / box.width, y: -box.minY / box.height)
        }
        override func _drawn() -> AnyView? {
          guard let path else { return nil }
          let box = path.boundingBox
          let shape = Path(path).applying(
            CGAffineTransform(scaleX: 1, y: -1).concatenating(
              CGAffineTransform(translationX: -box.minX, y: box.maxY)))
          return AnyView(
            ZStack {
              shape.fill(Color(fillColor))
              shape.stroke(Color(strokeColor), lineWidth: lineWidth)
            })
        }
      }
      """)
  ]
    + [
      (
        "circleOfRadius radius: CGFloat",
        "ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil"
      ),
      (
        "rectOf size: CGSize",
        "rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil"
      ),
      (
        "rectOf size: CGSize, cornerRadius: CGFloat",
        "roundedRect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil"
      ),
      ("rect: CGRect", "rect: rect, transform: nil"),
      (
        "rect: CGRect, cornerRadius: CGFloat",
        "roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil"
      ),
      (
        "ellipseOf size: CGSize",
        "ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil"
      ),
      ("ellipseIn rect: CGRect", "ellipseIn: rect, transform: nil"),
    ].map { parameters, path in
      Builtin(
        "SKShapeNode",
        "convenience init(\(parameters)) { self.init(path: CGPath(\(path))) }")
    }
}

private var spriteTextures: [Builtin] {
  [
    Builtin(nil, "enum SKTextureFilteringMode: Int { case nearest, linear }"),
    Builtin(
      nil,
      """
      class SKTexture: NSObject {
        let _name: String
        var filteringMode: SKTextureFilteringMode = .linear
        init(imageNamed name: String) { _name = name }
        init(image: UIImage) { _name = "image" }
        init(rect: CGRect, in texture: SKTexture) { _name = texture._name }
        func size() -> CGSize { CGSize(width: 100, height: 100) }
        func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
        class func preload(
          _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
        ) { DispatchQueue.main.async(execute: completionHandler) }
      }
      """),
    Builtin(
      nil,
      """
      class SKTextureAtlas: NSObject {
        var textureNames: [String] { [] }
        init(named name: String) {}
        func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
      }
      """),
  ]
}

private var spriteBodies: [Builtin] {
  [
    Builtin(
      nil,
      """
      class SKPhysicsBody: NSObject {
        var isDynamic: Bool = true
        var affectedByGravity: Bool = true
        var allowsRotation: Bool = true
        var pinned: Bool = false
        var mass: CGFloat = 1
        var density: CGFloat = 1
        var friction: CGFloat = 0.2
        var restitution: CGFloat = 0.2
        var linearDamping: CGFloat = 0.1
        var angularDamping: CGFloat = 0.1
        var velocity: CGVector = CGVector(dx: 0, dy: 0)
        var angularVelocity: CGFloat = 0
        var isResting: Bool = true
        var usesPreciseCollisionDetection: Bool = false
        var categoryBitMask: UInt32 = UInt32.max
        var collisionBitMask: UInt32 = UInt32.max
        var contactTestBitMask: UInt32 = 0
        var fieldBitMask: UInt32 = UInt32.max
        weak var node: SKNode?
        override init() {}
        init(rectangleOf s: CGSize) {}
        init(rectangleOf s: CGSize, center: CGPoint) {}
        init(circleOfRadius r: CGFloat) {}
        init(circleOfRadius r: CGFloat, center: CGPoint) {}
        init(edgeLoopFrom rect: CGRect) { isDynamic = false }
        init(edgeLoopFrom path: CGPath) { isDynamic = false }
        init(edgeFrom p1: CGPoint, to p2: CGPoint) { isDynamic = false }
        init(polygonFrom path: CGPath) {}
        init(texture: SKTexture, size: CGSize) {}
        init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}
        init(bodies: [SKPhysicsBody]) {}
        func applyForce(_ force: CGVector) {}
        func applyImpulse(_ impulse: CGVector) {}
        func applyTorque(_ torque: CGFloat) {}
        func applyAngularImpulse(_ impulse: CGFloat) {}
        func allContactedBodies() -> [SKPhysicsBody] { [] }
      }
      """),
    Builtin(
      nil,
      """
      class SKPhysicsWorld: NSObject {
        var gravity: CGVector = CGVector(dx: 0, dy: -9.8)
        var speed: CGFloat = 1
        weak var contactDelegate: (any SKPhysicsContactDelegate)?
        func removeAllJoints() {}
      }
      """),
    Builtin(
      nil,
      """
      class SKPhysicsContact: NSObject {
        let bodyA = SKPhysicsBody()
        let bodyB = SKPhysicsBody()
        var contactPoint: CGPoint { .zero }
        var contactNormal: CGVector { CGVector(dx: 0, dy: 0) }
        var collisionImpulse: CGFloat { 0 }
      }
      """),
    Builtin(
      nil,
      """
      protocol SKPhysicsContactDelegate: NSObjectProtocol {
        func didBegin(_ contact: SKPhysicsContact)
        func didEnd(_ contact: SKPhysicsContact)
      }
      """),
    Builtin("SKPhysicsContactDelegate", "func didBegin(_ contact: SKPhysicsContact) {}"),
    Builtin("SKPhysicsContactDelegate", "func didEnd(_ contact: SKPhysicsContact) {}"),
  ]
}
