import Checking
import Drawing
import Interpreter
import LayoutEngine
import ViewTree

/// `Color`: a style and a view (layout rule 4, the row of `Color`).
let colors: [Builtin] =
  [
    Builtin(nil, "@frozen struct Color: Hashable, View, ShapeStyle { typealias Body = Never }"),
    Builtin("Color", "enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }"),
    Builtin(
      "Color",
      """
      init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1)
      """
    ) { call in
      let parts = (1...4).map { call.length($0) ?? 0 }
      return .native(
        ColorValue(
          Color(RGBA(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))))
    },
    Builtin(
      "Color",
      "init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)"
    ) { call in
      let white = call.length(1) ?? 0
      return .native(
        ColorValue(
          Color(RGBA(red: white, green: white, blue: white, opacity: call.length(2) ?? 1))))
    },
    Builtin(
      "Color", "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)"
    ) { call in
      let color = RGBA(
        hue: call.length(0) ?? 0, saturation: call.length(1) ?? 0, brightness: call.length(2) ?? 0,
        opacity: call.length(3) ?? 1)
      return .native(ColorValue(Color(color)))
    },
    Builtin("Color", "init(_ name: String)") { call in
      let name = call.arguments[0].asName
      return .native(ColorValue(SystemColor(rawValue: name).map { Color($0) } ?? Color(.gray)))
    },
    Builtin("Color", "init(_ color: UIColor)") { $0.arguments[0] },
    Builtin("Color", "init(uiColor: UIColor)") { $0.arguments[0] },
    Builtin("Color", "func opacity(_ opacity: Double) -> Color") { call in
      guard var color = call.arguments[0].as(ColorValue.self)?.color else { return .void }
      color.opacity *= call.length(1) ?? 1
      return .native(ColorValue(color))
    },
    Builtin("Color", "var gradient: AnyGradient { get }") { $0.arguments[0] },
    Builtin(nil, "struct AnyGradient: ShapeStyle {}"),
    Builtin(nil, "class UIColor {}"),
  ]
  + ColorValue.names.flatMap { name, color in
    [
      Builtin("Color", "static var \(name): Color { get }") { _ in .native(ColorValue(color)) },
      Builtin("ShapeStyle where Self == Color", "static var \(name): Color { get }") { _ in
        .native(ColorValue(color))
      },
    ]
  }
  + ColorValue.uiNames.map { name, color in
    Builtin("UIColor", "class var \(name): UIColor { get }") { _ in .native(ColorValue(color)) }
  }

/// A colour, as a value of the program and as a view.
final class ColorValue: ViewElement, ComparableNative, ShapeStyleValue {
  let color: Color

  init(_ color: Color) { self.color = color }
  convenience init(_ name: SystemColor) { self.init(Color(name)) }

  /// The colours that `Color` has by name.
  static let names: [(String, Color)] =
    [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray", "white", "black", "clear", "primary", "secondary", "accentColor",
    ].compactMap { name in SystemColor(rawValue: name).map { (name, Color($0)) } }

  /// The colours that `UIColor` has by name.
  static let uiNames: [(String, Color)] =
    ([
      ("systemBackground", .background), ("secondarySystemBackground", .secondaryBackground),
      ("tertiarySystemBackground", .background),
      ("systemGroupedBackground", .groupedBackground),
      ("secondarySystemGroupedBackground", .groupedRow), ("label", .primary),
      ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiary), ("separator", .separator),
      ("systemFill", .fill), ("placeholderText", .placeholder), ("systemGray", .gray),
      ("systemGray2", .gray), ("systemGray3", .fill), ("systemGray4", .fill),
      ("systemGray5", .fill), ("systemGray6", .secondaryBackground), ("systemRed", .red),
      ("systemBlue", .blue), ("systemGreen", .green), ("systemOrange", .orange),
      ("systemYellow", .yellow), ("systemPurple", .purple), ("systemPink", .pink),
      ("systemTeal", .teal), ("systemIndigo", .indigo), ("red", .red), ("blue", .blue),
      ("green", .green), ("white", .white), ("black", .black), ("gray", .gray), ("clear", .clear),
    ] as [(String, SystemColor)]).map { ($0.0, Color($0.1)) }

  var viewName: String { "Color" }

  func build(_ build: inout ViewBuild) throws {
    build.layout(.flexible)
    let color = color
    build.draw { $0.list.append(.fill(.rectangle, .color(color)), in: $0.frame) }
  }

  func fill(in environment: EnvironmentValues) -> Fill { .color(color) }
  func dynamicType(in machine: Machine) -> Type { machine.types.type("Color") }
  func isSame(as other: any NativeValue) -> Bool { (other as? ColorValue)?.color == color }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
  func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    hasher.combine(color.description)
  }
  func describe(in machine: Machine) throws -> String { color.description }
}

extension Color {
  /// As SwiftUI prints it: `blue`, `#FF8000FF`.
  var description: String {
    switch value {
    case .system(let name): opacity == 1 ? name.rawValue : "\(Int(opacity * 100))% \(name.rawValue)"
    case .fixed(let rgba):
      "#"
        + [rgba.red, rgba.green, rgba.blue, rgba.opacity * opacity]
        .map { part in
          let byte = Int((max(0, min(1, part)) * 255).rounded())
          let hex = String(byte, radix: 16, uppercase: true)
          return hex.count == 1 ? "0" + hex : hex
        }.joined()
    }
  }
}

extension RGBA {
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let sector = hue * 6
    func part(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }
}

extension Value {
  /// A string argument; empty where it is none.
  var asName: String {
    if case .string(let text) = self { return text }
    return ""
  }
}
