import Interpreter

/// SpriteKit's scenes, the view that shows one, and actions: an action takes its time, and then has
/// its whole effect.
var spriteScenes: [Builtin] { sceneTypes + sceneView + spriteActions + runningActions }

private var sceneTypes: [Builtin] {
  [
    Builtin(nil, "enum SKSceneScaleMode: Int { case fill, aspectFill, aspectFit, resizeFill }"),
    Builtin(
      nil,
      """
      class SKScene: SKEffectNode {
        var size: CGSize { didSet { didChangeSize(oldValue) } }
        var scaleMode: SKSceneScaleMode = .fill
        var anchorPoint: CGPoint = .zero
        var backgroundColor: UIColor = UIColor(white: 0.15, alpha: 1) { didSet { _changed() } }
        let physicsWorld: SKPhysicsWorld = SKPhysicsWorld()
        var camera: SKCameraNode?
        weak var view: SKView?
        let _board: _SceneBoard = _SceneBoard()
        override init() {
          size = CGSize(width: 1, height: 1)
          super.init()
          sceneDidLoad()
        }
        init(size: CGSize) {
          self.size = size
          super.init()
          sceneDidLoad()
        }
        override var _size: CGSize { size }
        override var _anchor: CGPoint { anchorPoint }
        func sceneDidLoad() {}
        func didMove(to view: SKView) {}
        func willMove(from view: SKView) {}
        func didChangeSize(_ oldSize: CGSize) {}
        func update(_ currentTime: TimeInterval) {}
        func didEvaluateActions() {}
        func didSimulatePhysics() {}
        func didFinishUpdate() {}
        func convertPoint(fromView point: CGPoint) -> CGPoint {
          CGPoint(x: point.x - size.width * anchorPoint.x, y: size.height * (1 - anchorPoint.y) - point.y)
        }
        func convertPoint(toView point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + size.width * anchorPoint.x, y: size.height * (1 - anchorPoint.y) - point.y)
        }
      }
      """),
    Builtin(
      nil,
      """
      class SKView: NSView {
        var scene: SKScene?
        var showsFPS: Bool = false
        var showsNodeCount: Bool = false
        var showsPhysics: Bool = false
        var ignoresSiblingOrder: Bool = false
        var allowsTransparency: Bool = false
        var isPaused: Bool = false
        var preferredFramesPerSecond: Int = 60
        func presentScene(_ scene: SKScene?) {
          self.scene?.willMove(from: self)
          self.scene = scene
          scene?.view = self
          scene?.didMove(to: self)
        }
        func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
        override func _shown() -> AnyView {
          if let scene { AnyView(SpriteView(scene: scene)) } else { AnyView(Color.black) }
        }
      }
      """),
    Builtin(
      nil,
      """
      class SKTransition: NSObject {
        class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
        class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
        class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
        class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
      }
      """),
  ]
}

private var sceneView: [Builtin] {
  [
    Builtin(
      nil,
      """
      class _SceneBoard: ObservableObject {
        @Published var version = 0
        var _isDue = false
        func change() {
          if _isDue { return }
          _isDue = true
          DispatchQueue.main.async {
            self._isDue = false
            self.version += 1
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class _SceneTouch: UITouch {
        let _point: CGPoint
        weak var _scene: SKScene?
        init(_ point: CGPoint, _ scene: SKScene) { (_point, _scene) = (point, scene) }
        override func location(in view: Any?) -> CGPoint {
          guard let scene = _scene else { return _point }
          guard let node = view as? SKNode else { return scene.convertPoint(toView: _point) }
          return node.convert(_point, from: scene)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct SpriteView: View {
        struct Options: OptionSet {
          let rawValue: UInt32
          static let ignoresSiblingOrder = Options(rawValue: 1)
          static let shouldCullNonVisibleNodes = Options(rawValue: 2)
          static let allowsTransparency = Options(rawValue: 4)
        }
        struct DebugOptions: OptionSet {
          let rawValue: UInt32
          static let showsFPS = DebugOptions(rawValue: 1)
          static let showsNodeCount = DebugOptions(rawValue: 2)
          static let showsPhysics = DebugOptions(rawValue: 4)
        }
        @State var _shown: SKScene
        let _isPaused: Bool
        init(
          scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
          preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
          debugOptions: DebugOptions = []
        ) {
          __shown = State(initialValue: scene)
          _isPaused = isPaused
        }
        var body: some View { _SceneView(scene: _shown, board: _shown._board, isPaused: _isPaused) }
      }
      """),
    Builtin(
      nil,
      """
      struct _SceneView: View {
        let scene: SKScene
        @ObservedObject var board: _SceneBoard
        let isPaused: Bool
        @State private var _isTouched = false
        @State private var _view: SKView = SKView()
        var body: some View {
          GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
              Color(scene.backgroundColor)
              ForEach(Self._nodes(of: scene)) { node in
                node.view.frame(width: node.frame.width, height: node.frame.height)
                  .rotationEffect(.radians(-Double(node.rotation))).opacity(node.alpha)
                  .position(_place(CGPoint(x: node.frame.midX, y: node.frame.midY), proxy.size))
              }
            }
            .clipped()
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { value in
                  let touches = _touches(at: value.location, proxy.size)
                  if _isTouched { scene.touchesMoved(touches, with: nil) } else {
                    _isTouched = true
                    scene.touchesBegan(touches, with: nil)
                  }
                }
                .onEnded { value in
                  _isTouched = false
                  scene.touchesEnded(_touches(at: value.location, proxy.size), with: nil)
                })
            .onAppear {
              if scene.scaleMode == .resizeFill { scene.size = proxy.size }
              _view.presentScene(scene)
            }
            .onReceive(Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()) {
              if !isPaused && !scene.isPaused {
                scene.update($0.timeIntervalSinceReferenceDate)
                scene.didFinishUpdate()
              }
            }
          }
        }
        func _scale(_ room: CGSize) -> CGSize {
          let (x, y) = (room.width / scene.size.width, room.height / scene.size.height)
          switch scene.scaleMode {
          case .fill, .resizeFill: return CGSize(width: x, height: y)
          case .aspectFill: return CGSize(width: max(x, y), height: max(x, y))
          case .aspectFit: return CGSize(width: min(x, y), height: min(x, y))
          }
        }
        func _place(_ point: CGPoint, _ room: CGSize) -> CGPoint {
          let scale = _scale(room)
          let own = scene.convertPoint(toView: point)
          return CGPoint(
            x: room.width / 2 + (own.x - scene.size.width / 2) * scale.width,
            y: room.height / 2 + (own.y - scene.size.height / 2) * scale.height)
        }
        func _touches(at point: CGPoint, _ room: CGSize) -> Set<UITouch> {
          let scale = _scale(room)
          let own = CGPoint(
            x: (point.x - room.width / 2) / scale.width + scene.size.width / 2,
            y: (point.y - room.height / 2) / scale.height + scene.size.height / 2)
          return [_SceneTouch(scene.convertPoint(fromView: own), scene)]
        }
        struct _Node: Identifiable {
          let id: ObjectIdentifier
          let view: AnyView
          let frame: CGRect
          let rotation: CGFloat
          let alpha: Double
          let z: CGFloat
        }
        // What a node shows and what its children show, from the lowest to the highest.
        static func _nodes(of scene: SKScene) -> [_Node] {
          var found: [_Node] = []
          func walk(_ node: SKNode, _ origin: CGPoint, _ scale: CGFloat, _ alpha: CGFloat, _ z: CGFloat) {
            for child in node.children where !child.isHidden {
              let place = CGPoint(
                x: origin.x + child.position.x * scale, y: origin.y + child.position.y * scale)
              let (own, depth) = (alpha * child.alpha, z + child.zPosition)
              if let view = child._drawn() {
                let size = CGSize(
                  width: child._size.width * abs(child.xScale) * scale,
                  height: child._size.height * abs(child.yScale) * scale)
                let frame = CGRect(
                  x: place.x - size.width * child._anchor.x,
                  y: place.y - size.height * child._anchor.y, width: size.width,
                  height: size.height)
                found.append(
                  _Node(
                    id: ObjectIdentifier(child), view: view, frame: frame,
                    rotation: child.zRotation, alpha: Double(own), z: depth))
              }
              walk(child, place, scale * abs(child.xScale), own, depth)
            }
          }
          walk(scene, .zero, 1, 1, 0)
          return found.sorted { $0.z < $1.z }
        }
      }
      """),
  ]
}

/// What each action does to a node, in the words of its factory.
private var spriteActions: [Builtin] {
  let timed: [(String, String)] = [
    ("move(to location: CGPoint", "$0.position = location"),
    ("moveTo(x: CGFloat", "$0.position.x = x"), ("moveTo(y: CGFloat", "$0.position.y = y"),
    (
      "moveBy(x deltaX: CGFloat, y deltaY: CGFloat",
      "$0.position = CGPoint(x: $0.position.x + deltaX, y: $0.position.y + deltaY)"
    ),
    (
      "move(by delta: CGVector",
      "$0.position = CGPoint(x: $0.position.x + delta.dx, y: $0.position.y + delta.dy)"
    ),
    ("rotate(byAngle radians: CGFloat", "$0.zRotation += radians"),
    ("rotate(toAngle radians: CGFloat", "$0.zRotation = radians"),
    ("scale(to scale: CGFloat", "$0.setScale(scale)"),
    ("scale(by scale: CGFloat", "$0.xScale *= scale; $0.yScale *= scale"),
    ("scaleX(to x: CGFloat, y: CGFloat", "$0.xScale = x; $0.yScale = y"),
    ("fadeAlpha(to alpha: CGFloat", "$0.alpha = alpha"),
    ("fadeAlpha(by factor: CGFloat", "$0.alpha += factor"),
  ]
  return [
    Builtin(
      nil,
      """
      class SKAction: NSObject {
        var duration: TimeInterval
        var timingMode: SKActionTimingMode = .linear
        var speed: CGFloat = 1
        let _effect: (SKNode) -> Void
        var _steps: [SKAction] = []
        var _count: Int = 1
        var _isGroup: Bool = false
        init(_ duration: TimeInterval, _ effect: @escaping (SKNode) -> Void = { _ in }) {
          (self.duration, _effect) = (duration, effect)
        }
        class func _of(_ steps: [SKAction], isGroup: Bool, count: Int = 1) -> SKAction {
          let lengths = steps.map { $0.duration }
          let once = isGroup ? lengths.max() ?? 0 : lengths.reduce(0, +)
          let action = SKAction(once * Double(max(count, 1)))
          (action._steps, action._isGroup, action._count) = (steps, isGroup, count)
          return action
        }
        class func sequence(_ actions: [SKAction]) -> SKAction { _of(actions, isGroup: false) }
        class func group(_ actions: [SKAction]) -> SKAction { _of(actions, isGroup: true) }
        class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
          _of([action], isGroup: false, count: count)
        }
        class func repeatForever(_ action: SKAction) -> SKAction {
          _of([action], isGroup: false, count: -1)
        }
        func reversed() -> SKAction { self }
      }
      """),
    Builtin(nil, "enum SKActionTimingMode: Int { case linear, easeIn, easeOut, easeInEaseOut }"),
  ]
    + (timed.map { ("\($0.0), duration: TimeInterval", "duration", $0.1) } + [
      ("fadeIn(withDuration sec: TimeInterval", "sec", "$0.alpha = 1"),
      ("fadeOut(withDuration sec: TimeInterval", "sec", "$0.alpha = 0"),
      ("wait(forDuration sec: TimeInterval", "sec", "_ = $0"),
      (
        "wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval", "sec", "_ = $0"
      ),
      ("removeFromParent(", "0", "$0.removeFromParent()"), ("hide(", "0", "$0.isHidden = true"),
      ("unhide(", "0", "$0.isHidden = false"),
      ("run(_ block: @escaping () -> Void", "0", "_ = $0; block()"),
      (
        "run(_ action: SKAction, onChildWithName name: String", "action.duration",
        "$0.childNode(withName: name)?.run(action)"
      ),
      ("playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool", "0", "_ = $0"),
      (
        "animate(with textures: [SKTexture], timePerFrame sec: TimeInterval",
        "sec * Double(textures.count)", "($0 as? SKSpriteNode)?.texture = textures.last"
      ),
      ("setTexture(_ texture: SKTexture", "0", "($0 as? SKSpriteNode)?.texture = texture"),
      (
        "customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void",
        "seconds", "block($0, CGFloat(seconds))"
      ),
    ]).map { parameters, duration, effect in
      Builtin(
        "SKAction", "class func \(parameters)) -> SKAction { SKAction(\(duration)) { \(effect) } }")
    }
}

private var runningActions: [Builtin] {
  [
    Builtin(
      "SKNode",
      """
      func _run(_ action: SKAction, _ key: String, _ turn: Int, _ done: @escaping () -> Void) {
        guard _actions[key] == turn else { return }
        if action._steps.isEmpty {
          if action.duration <= 0 {
            action._effect(self)
            return done()
          }
          let length: TimeInterval = action.duration / Double(action.speed)
          DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + length) {
            guard self._actions[key] == turn else { return }
            action._effect(self)
            done()
          }
          return
        }
        if action._isGroup {
          var left = action._steps.count
          for step in action._steps {
            _run(step, key, turn) {
              left -= 1
              if left == 0 { done() }
            }
          }
          return
        }
        // A step that takes no time would be repeated for ever at once.
        let isEndless = action._count < 0 && action._steps.contains { $0.duration > 0 }
        func next(_ index: Int, _ round: Int) {
          if index < action._steps.count {
            return _run(action._steps[index], key, turn) { next(index + 1, round) }
          }
          if isEndless || round < action._count { next(0, round + 1) } else { done() }
        }
        next(0, 1)
      }
      """),
    Builtin(
      "SKNode",
      """
      func _start(_ action: SKAction, _ key: String, _ done: @escaping () -> Void = {}) {
        let turn = (_actions.values.max() ?? 0) + 1
        _actions[key] = turn
        _run(action, key, turn) {
          self._actions[key] = nil
          done()
        }
      }
      """),
    Builtin("SKNode", "func run(_ action: SKAction) { _start(action, UUID().uuidString) }"),
    Builtin(
      "SKNode",
      """
      func run(_ action: SKAction, completion block: @escaping () -> Void) {
        _start(action, UUID().uuidString, block)
      }
      """),
    Builtin("SKNode", "func run(_ action: SKAction, withKey key: String) { _start(action, key) }"),
    Builtin(
      "SKNode",
      "func action(forKey key: String) -> SKAction? { _actions[key].map { _ in SKAction(0) } }"),
    Builtin("SKNode", "func removeAction(forKey key: String) { _actions[key] = nil }"),
    Builtin("SKNode", "func removeAllActions() { _actions = [:] }"),
    Builtin("SKNode", "func hasActions() -> Bool { !_actions.isEmpty }"),
  ]
}
