import Checking
import Interpreter
import LayoutEngine
import ViewTree

/// `Font`, its weights and designs, and the modifiers that set them for the texts inside.
var fonts: [Builtin] {
  [
    Builtin(nil, "@frozen struct Font: Hashable {}"),
    // Of headsets.
    Builtin("Font", "static var extraLargeTitle: Font { .system(size: 36, weight: .bold) }"),
    Builtin("Font", "static var extraLargeTitle2: Font { .system(size: 28, weight: .bold) }"),
    Builtin(
      "Font",
      """
      @frozen enum TextStyle: Hashable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
        case caption, caption2
      }
      """),
    Builtin(
      "Font",
      """
      @frozen struct Weight: Hashable {
        let rawValue: Int
        static let ultraLight = Weight(rawValue: 100)
        static let thin = Weight(rawValue: 200)
        static let light = Weight(rawValue: 300)
        static let regular = Weight(rawValue: 400)
        static let medium = Weight(rawValue: 500)
        static let semibold = Weight(rawValue: 600)
        static let bold = Weight(rawValue: 700)
        static let heavy = Weight(rawValue: 800)
        static let black = Weight(rawValue: 900)
      }
      """),
    Builtin("Font", "enum Design: Hashable { case `default`, serif, rounded, monospaced }"),
    Builtin(
      "Font",
      "static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font"
    ) { call in
      var font = FontSpec(.fixed(Font(size: call.length(0) ?? 17)))
      font.weight = call.arguments[1].asStrength
      font.design = call.arguments[2].asDesign
      return .native(FontValue(font))
    },
    Builtin(
      "Font",
      """
      static func system(_ style: Font.TextStyle, design: Font.Design? = nil,
        weight: Font.Weight? = nil) -> Font
      """
    ) { call in
      var font = FontSpec(.style(call.arguments[0].asTextStyle))
      font.design = call.arguments[1].asDesign
      font.weight = call.arguments[2].asStrength
      return .native(FontValue(font))
    },
    Builtin(
      "Font",
      """
      static func custom(_ name: String, size: CGFloat) -> Font {
        .custom(name, size: size, relativeTo: .body)
      }
      """),
    Builtin(
      "Font",
      "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font"
    ) { call in
      let font = Font(size: call.length(1) ?? 17)
      return .native(FontValue(FontSpec(.scaled(font, by: call.arguments[2].asTextStyle))))
    },
    Builtin("Font", "static func custom(_ name: String, fixedSize: CGFloat) -> Font") { call in
      .native(FontValue(FontSpec(.fixed(Font(size: call.length(1) ?? 17)))))
    },
    Builtin("Font", "func width(_ width: Font.Width) -> Font") { call in
      changed(call) { $0.width = call.arguments[1].asFontWidth }
    },
    Builtin("Font", "func leading(_ leading: Font.Leading) -> Font { self }"),
    Builtin("Font", "enum Leading: Hashable { case standard, tight, loose }"),
    Builtin("Font", "func smallCaps() -> Font { self }"),
    Builtin("Font", "func lowercaseSmallCaps() -> Font { self }"),
    Builtin("Font", "func uppercaseSmallCaps() -> Font { self }"),
    Builtin("Font", "func weight(_ weight: Font.Weight) -> Font") { call in
      changed(call) { $0.weight = call.arguments[1].asStrength }
    },
    Builtin("Font", "func bold() -> Font") { call in changed(call) { $0.weight = .bold } },
    Builtin("Font", "func italic() -> Font") { call in changed(call) { $0.isItalic = true } },
    Builtin("Font", "func monospaced() -> Font") { call in
      changed(call) { $0.design = .monospaced }
    },
    Builtin("Font", "func monospacedDigit() -> Font") { call in
      changed(call) { $0.hasMonospacedDigits = true }
    },
    Builtin("View", "func font(_ font: Font?) -> some View") { call in
      let font = call.arguments[1].as(FontValue.self)?.font
      return .modifier("font", of: call.arguments[0]) { $0.environment.system.font = font }
    },
    Builtin("View", "func fontWeight(_ weight: Font.Weight?) -> some View") { call in
      let weight = call.arguments[1].asStrength
      return .modifier("fontWeight", of: call.arguments[0]) {
        $0.environment.system.fontWeight = weight
      }
    },
    Builtin("View", "func fontWidth(_ width: Font.Width?) -> some View") { call in
      let width = call.arguments[1].asFontWidth
      return .modifier("fontWidth", of: call.arguments[0]) {
        $0.environment.system.fontWidth = width
      }
    },
    Builtin("View", "func fontDesign(_ design: Font.Design?) -> some View") { call in
      let design = call.arguments[1].asDesign
      return .modifier("fontDesign", of: call.arguments[0]) {
        $0.environment.system.fontDesign = design
      }
    },
    Builtin("View", "func bold(_ isActive: Bool = true) -> some View") { call in
      let isBold = try call.flag(1)
      return .modifier("bold", of: call.arguments[0]) {
        $0.environment.system.fontWeight = isBold ? .bold : nil
      }
    },
    Builtin("View", "func italic(_ isActive: Bool = true) -> some View") { call in
      let isItalic = try call.flag(1)
      return .modifier("italic", of: call.arguments[0]) {
        $0.environment.system.isItalic = isItalic
      }
    },
  ]
    + Font.TextStyle.allCases.map { style in
      Builtin("Font", "static var \(style.rawValue): Font { get }") { _ in
        .native(FontValue(FontSpec(.style(style))))
      }
    }
}

private func changed(_ call: Invocation, _ change: (inout FontSpec) -> Void) -> Value {
  guard var font = call.arguments[0].as(FontValue.self)?.font else { return call.arguments[0] }
  change(&font)
  return .native(FontValue(font))
}

/// A `Font`, as a value of the program.
final class FontValue: ComparableNative {
  let font: FontSpec
  init(_ font: FontSpec) { self.font = font }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Font") }
  func describe(in machine: Machine) throws -> String { "Font" }
  func isSame(as other: any NativeValue) -> Bool { (other as? FontValue)?.font == font }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}

extension Value {
  /// A `Font.Weight`.
  var asStrength: Font.Strength? {
    guard case .structure(let value) = self, case .int(let number)? = value.fields.first else {
      return nil
    }
    return Font.Weight(rawValue: number).map { .weight($0) }
  }

  var asDesign: Font.Design? {
    switch caseName {
    case "serif": .serif
    case "rounded": .rounded
    case "monospaced": .monospaced
    case "default": .default
    case _: nil
    }
  }

  /// The drawing of the letters whose number is nearest.
  var asFontWidth: Font.Width? {
    guard case .structure(let value) = self, let number = value.fields.first?.asLength else {
      return nil
    }
    return switch number {
    case ..<(-0.75): .compressed
    case ..<(-0.25): .condensed
    case ..<0.5: .standard
    default: .expanded
    }
  }

  var asTextStyle: Font.TextStyle { caseName.flatMap(Font.TextStyle.init) ?? .body }
}
