import Drawing
import Geometry
import Interpreter
import ViewTree

/// The colours, fonts and pictures of UIKit, as views of SwiftUI take them.
var uiKitValues: [Builtin] {
  [
    Builtin(nil, "class UIColor: NSObject {}"),
    Builtin(
      "UIColor", "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)"
    ) { call in
      let part = (0..<4).map { call.length($0) ?? 0 }
      return .native(
        ColorValue(Color(RGBA(red: part[0], green: part[1], blue: part[2], opacity: part[3]))))
    },
    Builtin("UIColor", "init(white: CGFloat, alpha: CGFloat)") { call in
      let white = call.length(0) ?? 0
      return .native(
        ColorValue(
          Color(RGBA(red: white, green: white, blue: white, opacity: call.length(1) ?? 1))))
    },
    Builtin(
      "UIColor", "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)"
    ) { call in
      .native(
        ColorValue(
          Color(
            RGBA(
              hue: call.length(0) ?? 0, saturation: call.length(1) ?? 0,
              brightness: call.length(2) ?? 0, opacity: call.length(3) ?? 1))))
    },
    Builtin("UIColor", "init(_ color: Color)") { $0.arguments[0] },
    Builtin("UIColor", "init?(named name: String)") { _ in .native(ColorValue(.gray)) },
    Builtin("UIColor", "init(cgColor: CGColor)") { $0.arguments[0] },
    Builtin(
      "UIColor", "init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)"
    ) { try $0.machine.call($0.arguments[0], [.void]) },
    Builtin("UIColor", "func withAlphaComponent(_ alpha: CGFloat) -> UIColor") { call in
      guard var color = call.arguments[0].as(ColorValue.self)?.color else {
        return call.arguments[0]
      }
      color.opacity = call.length(1) ?? 1
      return .native(ColorValue(color))
    },
    Builtin("UIColor", "var cgColor: CGColor { get }") { $0.arguments[0] },
    Builtin("UIColor", "func _channels() -> [CGFloat]") { $0.channels },
    Builtin(
      "UIColor",
      """
      @discardableResult func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
      ) -> Bool {
        let parts = _channels()
        red = parts[0]
        green = parts[1]
        blue = parts[2]
        alpha = parts[3]
        return true
      }
      """),
    // A pointer that may be nil: only a literal `nil` is taken besides a variable.
    Builtin(
      "UIColor",
      """
      @discardableResult func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: CGFloat?
      ) -> Bool {
        var opacity: CGFloat = 0
        return getRed(&red, green: &green, blue: &blue, alpha: &opacity)
      }
      """),
    Builtin(
      "UIColor",
      """
      @discardableResult func getHue(
        _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
        alpha: inout CGFloat
      ) -> Bool {
        let parts = _channels()
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
      """),
    Builtin(
      "UIColor",
      """
      @discardableResult func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = _channels()
        white = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        alpha = parts[3]
        return true
      }
      """),
    Builtin(nil, "class CGColor {}"),
    Builtin("CGColor", "var components: [CGFloat]? { get }") { $0.channels },
    Builtin("CGColor", "var numberOfComponents: Int { 4 }"),
    Builtin("CGColor", "var alpha: CGFloat { components![3] }"),
    Builtin(
      nil,
      """
      class UIFont: NSObject {
        let fontName: String
        let pointSize: CGFloat
        init?(name fontName: String, size fontSize: CGFloat) {
          self.fontName = fontName
          pointSize = fontSize
        }
        init(_size: CGFloat) {
          fontName = ".SFUI-Regular"
          pointSize = _size
        }
        class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize) }
        class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
          UIFont(_size: fontSize)
        }
        class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize) }
        class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize) }
        class func monospacedSystemFont(
          ofSize fontSize: CGFloat, weight: UIFont.Weight
        ) -> UIFont { UIFont(_size: fontSize) }
        class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
          UIFont(_size: 17)
        }
        func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize) }
        class var familyNames: [String] { ["Helvetica", "San Francisco"] }
        class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }
        var lineHeight: CGFloat { pointSize * 1.2 }
      }
      """),
    option(
      "Weight",
      ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
      in: "UIFont"),
    option(
      "TextStyle",
      [
        "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption1", "caption2",
      ], in: "UIFont"),
    Builtin("Font", "init(_ font: UIFont) { self = .system(size: font.pointSize) }"),
    Builtin(
      nil,
      "class UIImage: NSObject { let _name: String; init(_name: String) { self._name = _name }; override init() { _name = \"image\" } }"
    ),
    Builtin(
      nil,
      """
      struct ImageResource: Hashable, Sendable {
        let _name: String
        init(name: String, bundle: Bundle) { _name = name }
      }
      """),
    Builtin(
      nil,
      """
      struct ColorResource: Hashable, Sendable {
        let _name: String
        init(name: String, bundle: Bundle) { _name = name }
      }
      """),
    Builtin("Image", "init(_ resource: ImageResource) { self.init(resource._name, bundle: nil) }"),
    Builtin("Color", "init(_ resource: ColorResource) { self.init(resource._name) }"),
    Builtin("UIColor", "init(resource: ColorResource)") { _ in .native(ColorValue(.gray)) },
    Builtin(
      "UIImage", "convenience init(resource: ImageResource) { self.init(_name: resource._name) }"),
    // Its catalog is not at hand: any name may be in it, as with `Image(_:)`.
    Builtin("UIImage", "convenience init?(named name: String) { self.init(_name: name) }"),
    Builtin("UIImage", "convenience init?(systemName name: String) { self.init(_name: name) }"),
    Builtin("UIImage", "convenience init?(data: Data) { self.init(_name: \"image\") }"),
    Builtin("UIImage", "convenience init?(contentsOfFile path: String) { self.init(_name: path) }"),
    Builtin(
      "UIImage",
      "enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }"),
    Builtin(
      "UIImage",
      "func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }"),
    Builtin("UIImage", "func withTintColor(_ color: UIColor) -> UIImage { self }"),
    Builtin("UIImage", "var size: CGSize { CGSize(width: 100, height: 100) }"),
    Builtin("UIImage", "var scale: CGFloat { 1 }"),
    Builtin("UIImage", "func jpegData(compressionQuality: CGFloat) -> Data? { Data() }"),
    Builtin("UIImage", "func pngData() -> Data? { Data() }"),
    Builtin("Image", "init(uiImage: UIImage) { self.init(uiImage._name, bundle: nil) }"),
  ]
    + ColorValue.uiNames.map { name, color in
      Builtin("UIColor", "class var \(name): UIColor { get }") { _ in .native(ColorValue(color)) }
    }
}

extension Invocation {
  /// The red, green, blue and alpha of the colour that is the first argument, as a light screen
  /// shows them.
  fileprivate var channels: Value {
    guard let color = arguments[0].as(ColorValue.self)?.color else { return .none }
    let rgba = color.resolved(in: .light)
    return .array([rgba.red, rgba.green, rgba.blue, rgba.opacity].map { .double($0) })
  }
}
