import Interpreter

/// Core Animation's layers and animations, as views of UIKit are given them; nothing of them is
/// drawn.
var coreAnimation: [Builtin] {
  [
    Builtin(
      nil,
      """
      class CALayer: NSObject {
        var frame: CGRect = .zero
        var bounds: CGRect = .zero
        var position: CGPoint = .zero
        var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
        var cornerRadius: CGFloat = 0
        var maskedCorners: CACornerMask = []
        var cornerCurve: CALayerCornerCurve = .circular
        var masksToBounds: Bool = false
        var borderWidth: CGFloat = 0
        var borderColor: CGColor?
        var backgroundColor: CGColor?
        var shadowColor: CGColor?
        var shadowOpacity: Float = 0
        var shadowOffset: CGSize = .zero
        var shadowRadius: CGFloat = 3
        var shadowPath: CGPath?
        var opacity: Float = 1
        var isHidden: Bool = false
        var zPosition: CGFloat = 0
        var name: String?
        var contents: Any?
        var contentsGravity: CALayerContentsGravity = .resize
        var contentsScale: CGFloat = 1
        var needsDisplayOnBoundsChange: Bool = false
        var shouldRasterize: Bool = false
        var rasterizationScale: CGFloat = 1
        var speed: Float = 1
        var timeOffset: CFTimeInterval = 0
        var beginTime: CFTimeInterval = 0
        var mask: CALayer?
        var sublayers: [CALayer]?
        override init() {}
        init(layer: Any) {}
        func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
        func insertSublayer(_ layer: CALayer, at idx: UInt32) {
          sublayers = [layer] + (sublayers ?? [])
        }
        func removeFromSuperlayer() {}
        func add(_ anim: CAAnimation, forKey key: String?) {}
        func removeAnimation(forKey key: String) {}
        func removeAllAnimations() {}
        func setNeedsDisplay() {}
        func setNeedsLayout() {}
        func layoutIfNeeded() {}
        func layoutSublayers() {}
        func setAffineTransform(_ m: CGAffineTransform) {}
      }
      """),
    optionSet(
      "CACornerMask", raw: "UInt",
      [
        "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner",
      ]),
    option("CALayerCornerCurve", ["circular", "continuous"]),
    option("CALayerContentsGravity", ["resize", "resizeAspect", "resizeAspectFill", "center"]),
    option("CAGradientLayerType", ["axial", "radial", "conic"]),
    option("CAShapeLayerLineCap", ["butt", "round", "square"]),
    option("CAShapeLayerLineJoin", ["miter", "round", "bevel"]),
    option("CAShapeLayerFillRule", ["nonZero", "evenOdd"]),
    option("CAMediaTimingFillMode", ["removed", "forwards", "backwards", "both"]),
    option(
      "CAMediaTimingFunctionName", ["linear", "easeIn", "easeOut", "easeInEaseOut", "`default`"]),
    option(
      "CAEmitterLayerEmitterShape",
      ["point", "line", "rectangle", "circle", "cuboid", "sphere"]),
    option("CAEmitterLayerEmitterMode", ["points", "outline", "surface", "volume"]),
    option(
      "CAEmitterLayerRenderMode",
      ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]),
    Builtin(
      nil,
      """
      class CAGradientLayer: CALayer {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
        var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
        var type: CAGradientLayerType = .axial
      }
      """),
    Builtin(
      nil,
      """
      class CAShapeLayer: CALayer {
        var path: CGPath?
        var fillColor: CGColor?
        var strokeColor: CGColor?
        var lineWidth: CGFloat = 1
        var lineCap: CAShapeLayerLineCap = .butt
        var lineJoin: CAShapeLayerLineJoin = .miter
        var lineDashPattern: [NSNumber]?
        var lineDashPhase: CGFloat = 0
        var fillRule: CAShapeLayerFillRule = .nonZero
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
      }
      """),
    Builtin(
      nil,
      """
      class CAEmitterLayer: CALayer {
        var emitterCells: [CAEmitterCell]?
        var emitterPosition: CGPoint = .zero
        var emitterSize: CGSize = .zero
        var emitterShape: CAEmitterLayerEmitterShape = .point
        var emitterMode: CAEmitterLayerEmitterMode = .volume
        var renderMode: CAEmitterLayerRenderMode = .unordered
        var birthRate: Float = 1
        var lifetime: Float = 1
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
      }
      """),
    Builtin(
      nil,
      """
      class CAEmitterCell: NSObject {
        var name: String?
        var isEnabled: Bool = true
        var contents: Any?
        var color: CGColor?
        var birthRate: Float = 0
        var lifetime: Float = 0
        var lifetimeRange: Float = 0
        var velocity: CGFloat = 0
        var velocityRange: CGFloat = 0
        var xAcceleration: CGFloat = 0
        var yAcceleration: CGFloat = 0
        var zAcceleration: CGFloat = 0
        var emissionLongitude: CGFloat = 0
        var emissionLatitude: CGFloat = 0
        var emissionRange: CGFloat = 0
        var scale: CGFloat = 1
        var scaleRange: CGFloat = 0
        var scaleSpeed: CGFloat = 0
        var spin: CGFloat = 0
        var spinRange: CGFloat = 0
        var alphaRange: Float = 0
        var alphaSpeed: Float = 0
        var redRange: Float = 0
        var greenRange: Float = 0
        var blueRange: Float = 0
        var redSpeed: Float = 0
        var greenSpeed: Float = 0
        var blueSpeed: Float = 0
        var emitterCells: [CAEmitterCell]?
        var contentsScale: CGFloat = 1
        override init() {}
        init?(coder: NSCoder) {}
      }
      """),
    Builtin(
      nil,
      """
      class CAAnimation: NSObject {
        var duration: CFTimeInterval = 0
        var beginTime: CFTimeInterval = 0
        var repeatCount: Float = 0
        var autoreverses: Bool = false
        var speed: Float = 1
        var timeOffset: CFTimeInterval = 0
        var fillMode: CAMediaTimingFillMode = .removed
        var timingFunction: CAMediaTimingFunction?
        var isRemovedOnCompletion: Bool = true
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class CABasicAnimation: CAAnimation {
        var keyPath: String?
        var fromValue: Any?
        var toValue: Any?
        var byValue: Any?
        override init() { super.init() }
        init(keyPath path: String?) {
          keyPath = path
          super.init()
        }
      }
      """),
    Builtin(
      nil,
      """
      class CAKeyframeAnimation: CAAnimation {
        var keyPath: String?
        var values: [Any]?
        var keyTimes: [NSNumber]?
        var path: CGPath?
        override init() { super.init() }
        init(keyPath path: String?) {
          keyPath = path
          super.init()
        }
      }
      """),
    Builtin(nil, "class CAAnimationGroup: CAAnimation { var animations: [CAAnimation]? }"),
    Builtin(
      nil, "class CAMediaTimingFunction: NSObject { init(name: CAMediaTimingFunctionName) {} }"),
    Builtin(
      nil,
      """
      class CATransaction: NSObject {
        class func begin() {}
        class func commit() {}
        class func flush() {}
        class func setDisableActions(_ flag: Bool) {}
        class func setAnimationDuration(_ dur: CFTimeInterval) {}
        class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
      }
      """),
    Builtin(
      nil, "class NSCoder: NSObject { var _values: [String: Any] = [:]; override init() {} }"),
  ]
}
