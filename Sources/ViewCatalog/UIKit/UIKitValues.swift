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
    Builtin(
      "UIColor",
      """
      convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
      ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
      """),
    Builtin("UIColor", "init(patternImage image: UIImage)") { _ in .native(ColorValue(.gray)) },
    Builtin("UIColor", "func setFill() {}"), Builtin("UIColor", "func setStroke() {}"),
    Builtin("UIColor", "func set() {}"),
    Builtin("Color", "init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }"),
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
        let _weight: UIFont.Weight
        init?(name fontName: String, size fontSize: CGFloat) {
          self.fontName = fontName
          pointSize = fontSize
          _weight = .regular
        }
        init(_size: CGFloat, _ weight: UIFont.Weight = .regular, _name: String = ".SFUI-Regular") {
          fontName = _name
          pointSize = _size
          _weight = weight
        }
        init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
          fontName = descriptor.postscriptName
          self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
          _weight = descriptor._weight
        }
        class func systemFont(
          ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular
        ) -> UIFont { UIFont(_size: fontSize, weight) }
        class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize, .bold) }
        class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize) }
        class func monospacedSystemFont(
          ofSize fontSize: CGFloat, weight: UIFont.Weight
        ) -> UIFont { UIFont(_size: fontSize, weight) }
        class func monospacedDigitSystemFont(
          ofSize fontSize: CGFloat, weight: UIFont.Weight
        ) -> UIFont { UIFont(_size: fontSize, weight) }
        class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
          UIFont(_size: style._size, style == .headline ? .semibold : .regular)
        }
        class func preferredFont(
          forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
        ) -> UIFont { preferredFont(forTextStyle: style) }
        class var systemFontSize: CGFloat { 14 }
        class var labelFontSize: CGFloat { 17 }
        class var buttonFontSize: CGFloat { 18 }
        class var smallSystemFontSize: CGFloat { 12 }
        var fontDescriptor: UIFontDescriptor {
          UIFontDescriptor(_name: fontName, size: pointSize, _weight)
        }
        var familyName: String { fontName }
        var ascender: CGFloat { pointSize * 0.95 }
        var descender: CGFloat { -pointSize * 0.25 }
        var capHeight: CGFloat { pointSize * 0.7 }
        var xHeight: CGFloat { pointSize * 0.52 }
        func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(_size: fontSize, _weight, _name: fontName) }
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
    Builtin(
      "Font",
      """
      init(_ font: UIFont) {
        let weights: [UIFont.Weight: Font.Weight] = [
          .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium,
          .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
        ]
        self = font.fontName.hasPrefix(".")
          ? .system(size: font.pointSize, weight: weights[font._weight] ?? .regular)
          : .custom(font.fontName, size: font.pointSize)
      }
      """),
    Builtin(
      "UIFont.TextStyle",
      """
      var _size: CGFloat {
        let sizes: [UIFont.TextStyle: CGFloat] = [
          .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16,
          .footnote: 13, .caption1: 12, .caption2: 11,
        ]
        return sizes[self] ?? 17
      }
      """),
    Builtin(
      nil,
      """
      class UIFontDescriptor: NSObject {
        let postscriptName: String
        let pointSize: CGFloat
        let _weight: UIFont.Weight
        init(_name: String, size: CGFloat, _ weight: UIFont.Weight) {
          postscriptName = _name
          pointSize = size
          _weight = weight
        }
        convenience init(name fontName: String, size: CGFloat) {
          self.init(_name: fontName, size: size, .regular)
        }
        class func preferredFontDescriptor(
          withTextStyle style: UIFont.TextStyle
        ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
        func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }
        func withSymbolicTraits(
          _ symbolicTraits: UIFontDescriptor.SymbolicTraits
        ) -> UIFontDescriptor? {
          UIFontDescriptor(
            _name: postscriptName, size: pointSize,
            symbolicTraits.contains(.traitBold) ? .bold : _weight)
        }
        func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
          UIFontDescriptor(_name: postscriptName, size: newPointSize, _weight)
        }
      }
      """),
    option(
      "SystemDesign", ["`default`", "rounded", "serif", "monospaced"], in: "UIFontDescriptor"),
    Builtin(
      "UIFontDescriptor",
      """
      struct SymbolicTraits: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let traitItalic = SymbolicTraits(rawValue: 1)
        static let traitBold = SymbolicTraits(rawValue: 2)
        static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
      }
      """),
    Builtin(
      nil,
      """
      class UIFontMetrics: NSObject {
        static let `default` = UIFontMetrics(forTextStyle: .body)
        init(forTextStyle textStyle: UIFont.TextStyle) {}
        func scaledFont(for font: UIFont) -> UIFont { font }
        func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
        func scaledValue(for value: CGFloat) -> CGFloat { value }
      }
      """),
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
    Builtin("UIImage", "convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }"),
    Builtin(
      "UIImage",
      """
      convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(cgImage: cgImage)
      }
      """),
    Builtin(
      "UIImage",
      """
      enum Orientation: Int {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
      }
      """),
    Builtin("UIImage", "var imageOrientation: UIImage.Orientation { .up }"),
    Builtin(
      "UIImage",
      """
      convenience init?(
        systemName name: String, withConfiguration configuration: UIImage.Configuration?
      ) { self.init(systemName: name) }
      """),
    Builtin("UIImage", "class Configuration: NSObject { override init() {} }"),
    Builtin(
      "UIImage",
      """
      class SymbolConfiguration: UIImage.Configuration {
        init(pointSize: CGFloat) {}
        init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
        init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
        init(weight: UIImage.SymbolWeight) {}
        init(scale: UIImage.SymbolScale) {}
        init(textStyle: UIFont.TextStyle) {}
        init(font: UIFont) {}
        init(hierarchicalColor: UIColor) {}
        init(paletteColors: [UIColor]) {}
      }
      """),
    option(
      "SymbolWeight",
      [
        "unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold",
        "heavy", "black",
      ], in: "UIImage"),
    option("SymbolScale", ["`default`", "unspecified", "small", "medium", "large"], in: "UIImage"),
    Builtin(
      "UIImage",
      """
      func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
      """),
    Builtin(
      "UIImage",
      "func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { self }"
    ),
    Builtin(
      "UIImage", "func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }"),
    Builtin("UIImage", "func preparingThumbnail(of size: CGSize) -> UIImage? { self }"),
    Builtin("UIImage", "func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }"),
    Builtin("UIImage", "func preparingForDisplay() -> UIImage? { self }"),
    Builtin("UIImage", "func byPreparingForDisplay() async -> UIImage? { self }"),
    Builtin("UIImage", "func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }"),
    Builtin("UIImage", "func withHorizontallyFlippedOrientation() -> UIImage { self }"),
    Builtin("UIImage", "func draw(in rect: CGRect) {}"),
    Builtin("UIImage", "func draw(at point: CGPoint) {}"),
    Builtin(
      "UIImage",
      "func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }"
    ),
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
