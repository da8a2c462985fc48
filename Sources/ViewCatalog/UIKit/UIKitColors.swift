import Drawing
import Interpreter

/// The colours of UIKit and Core Graphics: objects around SwiftUI's own.
var uiKitColors: [Builtin] {
  [
    Builtin("Color", "func _channels() -> [CGFloat]") { call in
      guard let color = call.arguments[0].as(ColorValue.self)?.color else { return .array([]) }
      let rgba = color.resolved(in: .light)
      return .array([rgba.red, rgba.green, rgba.blue, rgba.opacity].map { .double($0) })
    },
    Builtin("Color", "func _withOpacity(_ opacity: CGFloat) -> Color") { call in
      guard var color = call.arguments[0].as(ColorValue.self)?.color else {
        return call.arguments[0]
      }
      color.opacity = call.length(1) ?? 1
      return .native(ColorValue(color))
    },
    Builtin(
      nil,
      """
      class UIColor: NSObject {
        let _color: Color
        init(_color: Color) { self._color = _color }
        init(_ color: Color) { _color = color }
        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
          _color = Color(
            red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        }
        init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
          _color = Color(
            red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        }
        init(white: CGFloat, alpha: CGFloat) {
          _color = Color(white: Double(white), opacity: Double(alpha))
        }
        init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
          _color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
            opacity: Double(alpha))
        }
        init(cgColor: CGColor) { _color = cgColor._color }
        init(resource: ColorResource) { _color = Color(resource._name, bundle: nil) }
        init(patternImage image: UIImage) { _color = .gray }
        init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
          _color = dynamicProvider(UITraitCollection.current)._color
        }
        init?(named name: String) { _color = Color(name, bundle: nil) }
        init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
          _color = Color(name, bundle: nil)
        }
        init?(coder: NSCoder) { _color = .black }
        func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
          UIColor(_color: _color._withOpacity(alpha))
        }
        func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
        var cgColor: CGColor { CGColor(_color: _color) }
        override func isEqual(_ object: Any?) -> Bool {
          (object as? UIColor)?._color._channels() == _color._channels()
        }
        override var hash: Int { _color._channels().hashValue }
        override var description: String {
          let parts = _color._channels().map { String(format: "%g", Double($0)) }
          return "UIExtendedSRGBColorSpace " + parts.joined(separator: " ")
        }
        @discardableResult func getRed(
          _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
        ) -> Bool {
          let parts = _color._channels()
          red = parts[0]
          green = parts[1]
          blue = parts[2]
          alpha = parts[3]
          return true
        }
        @discardableResult func getHue(
          _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
          alpha: inout CGFloat
        ) -> Bool {
          let parts = _color._channels()
          let (red, green, blue) = (parts[0], parts[1], parts[2])
          let most = max(red, green, blue)
          let spread = most - min(red, green, blue)
          var sixth: CGFloat = 0
          if spread > 0 {
            if most == red {
              sixth = (green - blue) / spread
            } else if most == green {
              sixth = 2 + (blue - red) / spread
            } else {
              sixth = 4 + (red - green) / spread
            }
          }
          hue = (sixth < 0 ? sixth + 6 : sixth) / 6
          saturation = most > 0 ? spread / most : 0
          brightness = most
          alpha = parts[3]
          return true
        }
        @discardableResult func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
          let parts = _color._channels()
          white = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
          alpha = parts[3]
          return true
        }
        // Pointers that may be nil: only a literal `nil` is taken besides a variable.
        @discardableResult func getRed(
          _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: CGFloat?
        ) -> Bool {
          var opacity: CGFloat = 0
          return getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        }
        @discardableResult func getRed(
          _ red: inout CGFloat, green: CGFloat?, blue: CGFloat?, alpha: CGFloat?
        ) -> Bool {
          var rest: [CGFloat] = [0, 0, 0]
          return getRed(&red, green: &rest[0], blue: &rest[1], alpha: &rest[2])
        }
        @discardableResult func getHue(
          _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
          alpha: CGFloat?
        ) -> Bool {
          var opacity: CGFloat = 0
          return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &opacity)
        }
        @discardableResult func getHue(
          _ hue: inout CGFloat, saturation: CGFloat?, brightness: CGFloat?, alpha: CGFloat?
        ) -> Bool {
          var rest: [CGFloat] = [0, 0, 0]
          return getHue(&hue, saturation: &rest[0], brightness: &rest[1], alpha: &rest[2])
        }
        @discardableResult func getWhite(_ white: inout CGFloat, alpha: CGFloat?) -> Bool {
          var opacity: CGFloat = 0
          return getWhite(&white, alpha: &opacity)
        }
      }
      """),
    Builtin(
      nil,
      """
      class CGColor: Hashable {
        let _color: Color
        init(_color: Color) { self._color = _color }
        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
          _color = Color(
            red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        }
        init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
          _color = Color(
            red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        }
        init(gray: CGFloat, alpha: CGFloat) {
          _color = Color(white: Double(gray), opacity: Double(alpha))
        }
        static let black = CGColor(gray: 0, alpha: 1)
        static let white = CGColor(gray: 1, alpha: 1)
        static let clear = CGColor(gray: 0, alpha: 0)
        var components: [CGFloat]? { _color._channels() }
        var numberOfComponents: Int { 4 }
        var alpha: CGFloat { _color._channels()[3] }
        func copy(alpha: CGFloat) -> CGColor? { CGColor(_color: _color._withOpacity(alpha)) }
        static func == (a: CGColor, b: CGColor) -> Bool {
          a._color._channels() == b._color._channels()
        }
        func hash(into hasher: inout Hasher) { hasher.combine(_color._channels()) }
      }
      """),
    Builtin(nil, "func _systemColor(_ name: String) -> Color") { call in
      let name = call.arguments[0].asName
      let color = ColorValue.uiNames.first { $0.0 == name }?.1
      return .native(ColorValue(color ?? Color(.gray)))
    },
  ]
    + ColorValue.uiNames.map { name, _ in
      Builtin(
        "UIColor", "class var \(name): UIColor { UIColor(_color: _systemColor(\"\(name)\")) }")
    }
}
