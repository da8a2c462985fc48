import Geometry
import Interpreter
import LayoutEngine

/// Texts with attributes, as UIKit draws and measures them.
var uiKitTexts: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSAttributedString: NSObject {
        var _text: String
        var string: String { _text }
        var length: Int { _text.utf16.count }
        init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
          _text = str
        }
        init(attributedString attrStr: NSAttributedString) { _text = attrStr._text }
        struct Key: Hashable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let font = Key(rawValue: "NSFont")
          static let foregroundColor = Key(rawValue: "NSColor")
          static let backgroundColor = Key(rawValue: "NSBackgroundColor")
          static let kern = Key(rawValue: "NSKern")
          static let underlineStyle = Key(rawValue: "NSUnderline")
          static let underlineColor = Key(rawValue: "NSUnderlineColor")
          static let strikethroughStyle = Key(rawValue: "NSStrikethrough")
          static let strikethroughColor = Key(rawValue: "NSStrikethroughColor")
          static let strokeColor = Key(rawValue: "NSStrokeColor")
          static let strokeWidth = Key(rawValue: "NSStrokeWidth")
          static let shadow = Key(rawValue: "NSShadow")
          static let baselineOffset = Key(rawValue: "NSBaselineOffset")
          static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
          static let attachment = Key(rawValue: "NSAttachment")
          static let link = Key(rawValue: "NSLink")
        }
      }
      """),
    Builtin("AttributedString", "init(_ nsStr: NSAttributedString) { self.init(nsStr.string) }"),
    Builtin(
      "NSAttributedString",
      """
      convenience init(_ attrStr: AttributedString) { self.init(string: String(attrStr.characters)) }
      """),
    Builtin(
      nil,
      """
      class NSMutableAttributedString: NSAttributedString {
        func append(_ attrString: NSAttributedString) { _text += attrString._text }
        func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
        func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {}
        func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {}
        func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}
      }
      """),
    Builtin(
      nil,
      """
      class NSParagraphStyle: NSObject {
        static let `default` = NSParagraphStyle()
        var alignment: NSTextAlignment = .natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        override init() {}
      }
      """),
    Builtin(nil, "class NSMutableParagraphStyle: NSParagraphStyle {}"),
    optionSet("NSUnderlineStyle", ["single", "thick", "double", "patternDot", "patternDash"]),
    optionSet(
      "NSStringDrawingOptions",
      [
        "usesLineFragmentOrigin", "usesFontLeading", "usesDeviceMetrics",
        "truncatesLastVisibleLine",
      ]
    ),
    Builtin(nil, "class NSStringDrawingContext: NSObject { override init() {} }"),
    // - Parameter weight: as CSS counts it.
    Builtin(
      nil,
      "func _measure(_ text: String, _ size: CGFloat, _ weight: Int, _ width: CGFloat) -> CGSize"
    ) { call in
      var weight = Font.Weight.regular
      if case .int(let raw) = call.arguments[2], let known = Font.Weight(rawValue: raw) {
        weight = known
      }
      let font = Font(size: call.length(1) ?? 12, weight: weight)
      let layout = TextLayout([TextRun(call.arguments[0].asName, font: font)], scale: 3)
      let width = call.length(3) ?? 0
      return call.machine.size(
        layout.sizeThatFits(ProposedSize(width: width > 0 ? width : nil, height: nil)))
    },
    Builtin(
      "UIFont",
      """
      func _size(of text: String, _ width: CGFloat) -> CGSize {
        let weights: [UIFont.Weight: Int] = [
          .ultraLight: 100, .thin: 200, .light: 300, .medium: 500, .semibold: 600, .bold: 700,
          .heavy: 800, .black: 900,
        ]
        return _measure(text, pointSize, weights[_weight] ?? 400, width)
      }
      """),
  ]
    + ["String", "NSString"].flatMap { type in
      let text = type == "String" ? "self" : "self as String"
      return [
        Builtin(
          type,
          """
          func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            ((attrs?[.font] as? UIFont) ?? UIFont.systemFont(ofSize: 12))._size(of: \(text), 0)
          }
          """),
        Builtin(
          type,
          """
          func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
          ) -> CGRect {
            let font = (attributes?[.font] as? UIFont) ?? UIFont.systemFont(ofSize: 12)
            return CGRect(origin: .zero, size: font._size(of: \(text), size.width))
          }
          """),
      ]
    }
}
