import Interpreter

/// How views of UIKit find their places: by the edges and sizes that constraints pin to the view
/// around them, or by their frames.
var uiKitLayout: [Builtin] {
  [
    Builtin(
      "UIView",
      """
      func _placed() -> AnyView {
        let width: CGFloat? = _pins["width"] ?? (frame.width > 0 ? frame.width : nil)
        let height: CGFloat? = _pins["height"] ?? (frame.height > 0 ? frame.height : nil)
        let centersX = _pins["centerX"] != nil
        let centersY = _pins["centerY"] != nil
        let fillsX = _pins["leading"] != nil && _pins["trailing"] != nil
        let fillsY = _pins["top"] != nil && _pins["bottom"] != nil
        let horizontal: HorizontalAlignment =
          centersX ? .center : _pins["trailing"] != nil && !fillsX ? .trailing : .leading
        let vertical: VerticalAlignment =
          centersY ? .center : _pins["bottom"] != nil && !fillsY ? .bottom : .top
        let place = Alignment(horizontal: horizontal, vertical: vertical)
        if _pins.isEmpty && frame.size == .zero { return _fitted() }
        return AnyView(
          _visible()
            .frame(width: width, height: height)
            .frame(
              maxWidth: fillsX && width == nil ? .infinity : nil,
              maxHeight: fillsY && height == nil ? .infinity : nil)
            .padding(.leading, _pins["leading"] ?? 0)
            .padding(.trailing, -(_pins["trailing"] ?? 0))
            .padding(.top, _pins["top"] ?? 0)
            .padding(.bottom, -(_pins["bottom"] ?? 0))
            .offset(x: _pins["centerX"] ?? frame.minX, y: _pins["centerY"] ?? frame.minY)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
      }
      """),
    Builtin(
      nil,
      """
      class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
        weak var _view: UIView?
        let _edge: String
        init(_view: UIView?, _edge: String) {
          self._view = _view
          self._edge = _edge
        }
        func _pin(_ constant: CGFloat) -> NSLayoutConstraint {
          NSLayoutConstraint(_view: _view, _edge: _edge, constant)
        }
        func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
          -> NSLayoutConstraint { _pin(c) }
        func constraint(
          greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(_view: nil, _edge: _edge, c) }
        func constraint(
          lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(_view: nil, _edge: _edge, c) }
      }
      """),
    Builtin(nil, "class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}"),
    Builtin(nil, "class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}"),
    Builtin(
      nil,
      """
      class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
        func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _pin(c) }
        func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
          NSLayoutConstraint(_view: nil, _edge: _edge, c)
        }
        func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
          NSLayoutConstraint(_view: nil, _edge: _edge, c)
        }
        func constraint(
          equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(_view: nil, _edge: _edge, c) }
      }
      """),
    Builtin(
      nil,
      """
      class NSLayoutConstraint: NSObject {
        enum Axis: Int { case horizontal, vertical }
        weak var _view: UIView?
        let _edge: String
        var priority: UILayoutPriority = .required
        var identifier: String?
        var constant: CGFloat { didSet { if isActive { isActive = true } } }
        var isActive: Bool = false {
          didSet { _view?._pins[_edge] = isActive ? constant : nil }
        }
        init(_view: UIView?, _edge: String, _ constant: CGFloat) {
          self._view = _view
          self._edge = _edge
          self.constant = constant
        }
        class func activate(_ constraints: [NSLayoutConstraint]) {
          for one in constraints { one.isActive = true }
        }
        class func deactivate(_ constraints: [NSLayoutConstraint]) {
          for one in constraints { one.isActive = false }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct UILayoutPriority: Hashable, RawRepresentable {
        let rawValue: Float
        init(rawValue: Float) { self.rawValue = rawValue }
        init(_ rawValue: Float) { self.rawValue = rawValue }
        static let required = UILayoutPriority(rawValue: 1000)
        static let defaultHigh = UILayoutPriority(rawValue: 750)
        static let defaultLow = UILayoutPriority(rawValue: 250)
        static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
      }
      """),
    Builtin(
      "UIView",
      """
      func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) {
        let hugs = priority.rawValue >= 750
        if axis == .horizontal { _hugsX = hugs } else { _hugsY = hugs }
      }
      """),
    Builtin(
      "UIView",
      """
      func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) {}
      """),
    Builtin(nil, "class UILayoutGuide: NSObject { weak var owningView: UIView? }"),
    Builtin(
      "UIView", "var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide._of(self) }"),
    Builtin(
      "UIView", "var layoutMarginsGuide: UILayoutGuide { UILayoutGuide._of(self) }"),
    Builtin(
      "UILayoutGuide",
      """
      static func _of(_ view: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = view
        return guide
      }
      """),
    option("UISemanticContentAttribute", ["unspecified", "forceLeftToRight", "forceRightToLeft"]),
    optionSet(
      "UIAccessibilityTraits", raw: "UInt64",
      [
        "button", "link", "header", "image", "selected", "staticText", "adjustable", "notEnabled",
        "updatesFrequently", "keyboardKey", "searchField",
      ]),
  ]
    + [("UIView", "self"), ("UILayoutGuide", "owningView")].flatMap { type, view in
      [
        ("leading", "XAxisAnchor"), ("trailing", "XAxisAnchor"), ("left", "XAxisAnchor"),
        ("right", "XAxisAnchor"), ("centerX", "XAxisAnchor"), ("top", "YAxisAnchor"),
        ("bottom", "YAxisAnchor"), ("centerY", "YAxisAnchor"), ("firstBaseline", "YAxisAnchor"),
        ("lastBaseline", "YAxisAnchor"), ("width", "Dimension"), ("height", "Dimension"),
      ].map { name, kind in
        let edge = ["left": "leading", "right": "trailing"][name] ?? name
        return Builtin(
          type,
          """
          var \(name)Anchor: NSLayout\(kind) { NSLayout\(kind)(_view: \(view), _edge: "\(edge)") }
          """)
      }
    }
}
