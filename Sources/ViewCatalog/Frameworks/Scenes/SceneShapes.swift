import Interpreter

/// The shapes of SceneKit with their materials.
var sceneGeometries: [Builtin] {
  let shapes: [(String, [String])] = [
    ("Box", ["width", "height", "length", "chamferRadius"]), ("Sphere", ["radius"]),
    ("Plane", ["width", "height"]), ("Cylinder", ["radius", "height"]),
    ("Cone", ["topRadius", "bottomRadius", "height"]), ("Capsule", ["capRadius", "height"]),
    ("Torus", ["ringRadius", "pipeRadius"]), ("Tube", ["innerRadius", "outerRadius", "height"]),
    ("Pyramid", ["width", "height", "length"]),
  ]
  return [
    """
    class SCNMaterialProperty: NSObject {
      var contents: Any?
      var intensity: CGFloat = 1
      override init() {}
      init(contents: Any) { self.contents = contents }
    }
    """,
    "enum SCNFillMode: UInt { case fill, lines }",
    """
    class SCNMaterial: NSObject {
      struct LightingModel: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
      }
      var name: String?
      var lightingModel: LightingModel = .blinn
      var isDoubleSided: Bool = false
      var transparency: CGFloat = 1
      var shininess: CGFloat = 1
      var fillMode: SCNFillMode = .fill
    \([
      "diffuse", "ambient", "specular", "emission", "transparent", "reflective", "multiply", "normal",
      "metalness", "roughness", "ambientOcclusion",
    ].map { "  let \($0): SCNMaterialProperty = SCNMaterialProperty()" }.joined(separator: "\n"))
      override init() {}
    }
    """,
    """
    class SCNGeometry: NSObject {
      var name: String?
      var materials: [SCNMaterial] = [SCNMaterial()]
      var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
      }
      override init() {}
    }
    """,
    """
    class SCNText: SCNGeometry {
      var string: Any?
      var extrusionDepth: CGFloat
      var font: UIFont!
      var flatness: CGFloat = 0.6
      init(string: Any?, extrusionDepth: CGFloat) {
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
        super.init()
      }
    }
    """,
    """
    class SCNFloor: SCNGeometry {
      var reflectivity: CGFloat = 0.25
      override init() { super.init() }
    }
    """,
  ].map { Builtin(nil, $0) }
    + shapes.map { name, sizes in
      Builtin(
        nil,
        """
        class SCN\(name): SCNGeometry {
        \(sizes.map { "  var \($0): CGFloat" }.joined(separator: "\n"))
          var segmentCount: Int = 48
          init(\(sizes.map { "\($0): CGFloat" }.joined(separator: ", "))) {
        \(sizes.map { "    self.\($0) = \($0)" }.joined(separator: "\n"))
            super.init()
          }
        }
        """)
    }
}

/// What each action leaves of a node when its time is over.
var sceneActions: [Builtin] {
  let timed = [
    (
      "rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat",
      "node.eulerAngles = SCNVector3(node.eulerAngles.x + Float(xAngle), node.eulerAngles.y + Float(yAngle), node.eulerAngles.z + Float(zAngle))"
    ),
    ("rotate(by angle: CGFloat, around axis: SCNVector3", "_ = node"),
    (
      "rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat",
      "node.eulerAngles = SCNVector3(Float(xAngle), Float(yAngle), Float(zAngle))"
    ),
    (
      "moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat",
      "node.localTranslate(by: SCNVector3(Float(deltaX), Float(deltaY), Float(deltaZ)))"
    ),
    ("move(by delta: SCNVector3", "node.localTranslate(by: delta)"),
    ("move(to location: SCNVector3", "node.position = location"),
    (
      "scale(to scale: CGFloat", "node.scale = SCNVector3(Float(scale), Float(scale), Float(scale))"
    ),
    (
      "scale(by scale: CGFloat",
      "node.scale = SCNVector3(node.scale.x * Float(scale), node.scale.y * Float(scale), node.scale.z * Float(scale))"
    ),
    ("fadeIn(", "node.opacity = 1"), ("fadeOut(", "node.opacity = 0"),
    ("fadeOpacity(to opacity: CGFloat", "node.opacity = opacity"),
    ("wait(", "_ = node"),
  ]
  return [
    Builtin(nil, "enum SCNActionTimingMode: Int { case linear, easeIn, easeOut, easeInEaseOut }"),
    Builtin(
      nil,
      """
      class SCNAction: NSObject {
        var duration: TimeInterval
        var timingMode: SCNActionTimingMode = .linear
        var speed: CGFloat = 1
        let _effect: (SCNNode) -> Void
        init(_ duration: TimeInterval, _ effect: @escaping (SCNNode) -> Void) {
          (self.duration, _effect) = (duration, effect)
        }
        class func sequence(_ actions: [SCNAction]) -> SCNAction {
          SCNAction(actions.reduce(0) { $0 + $1.duration }) { node in
            for action in actions { action._effect(node) }
          }
        }
        class func group(_ actions: [SCNAction]) -> SCNAction {
          SCNAction(actions.map { $0.duration }.max() ?? 0) { node in
            for action in actions { action._effect(node) }
          }
        }
        class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
          SCNAction(action.duration * Double(count)) { node in
            for _ in 0..<count { action._effect(node) }
          }
        }
        class func repeatForever(_ action: SCNAction) -> SCNAction {
          SCNAction(TimeInterval.infinity, action._effect)
        }
        class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0, block) }
        class func removeFromParentNode() -> SCNAction {
          SCNAction(0) { $0.removeFromParentNode() }
        }
        class func customAction(
          duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
        ) -> SCNAction { SCNAction(seconds) { block($0, CGFloat(seconds)) } }
        func reversed() -> SCNAction { self }
      }
      """),
  ]
    + timed.map { parameters, effect in
      let lead = parameters.hasSuffix("(") ? parameters : parameters + ", "
      return Builtin(
        "SCNAction",
        "class func \(lead)duration sec: TimeInterval) -> SCNAction { SCNAction(sec) { node in \(effect) } }"
      )
    }
    + [
      """
      func runAction(_ action: SCNAction, forKey key: String? = nil, completionHandler block: (() -> Void)? = nil) {
        let name = key ?? UUID().uuidString
        _actions[name] = action
        if action.duration == .infinity { return }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + action.duration) {
          guard self._actions[name] === action else { return }
          self._actions[name] = nil
          action._effect(self)
          block?()
        }
      }
      """,
      "func action(forKey key: String) -> SCNAction? { _actions[key] }",
      "var hasActions: Bool { !_actions.isEmpty }",
      "func removeAction(forKey key: String) { _actions[key] = nil }",
      "func removeAllActions() { _actions = [:] }",
    ].map { Builtin("SCNNode", $0) }
}
