import Drawing
import Geometry
import Interpreter
import ViewTree

/// The colours, fonts and pictures of UIKit, as views of SwiftUI take them.
var uiKitValues: [Builtin] {
  [
    // The box around the rectangle's corners, once transformed.
    Builtin(
      "CGRect",
      """
      func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
          CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
          CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (xs, ys) = (corners.map(\\.x), corners.map(\\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(
          x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
      }
      """),
    Builtin(
      "CGSize",
      """
      func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
      }
      """),
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
        override func isEqual(_ object: Any?) -> Bool {
          guard let other = object as? UIFont else { return false }
          return fontName == other.fontName && pointSize == other.pointSize
            && _weight == other._weight
        }
        override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
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
      """
      class UIImage: NSObject {
        let _name: String
        var _size: CGSize = CGSize(width: 100, height: 100)
        init(_name: String) { self._name = _name }
        override init() { _name = "image" }
      }
      """
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
    Builtin("UIImage", "var size: CGSize { _size }"),
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
}
