import Geometry
import Interpreter
import LayoutEngine

/// Texts with attributes, as UIKit draws and measures them.
var uiKitTexts: [Builtin] {
  [
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
}
