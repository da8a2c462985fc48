import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Color`: a style and a view (layout rule 4, the row of `Color`).
var colors: [Builtin] {
  [
    Builtin(nil, "protocol _ColorStyle {}"),
    Builtin(
      nil,
      "@frozen struct Color: Hashable, View, ShapeStyle, _ColorStyle { typealias Body = Never }"),
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
    Builtin("Color: CustomStringConvertible", "var description: String { \"\\(self)\" }"),
    Builtin("Color", "init(_ name: String, bundle: Bundle?)") { _ in .native(ColorValue(.gray)) },
    Builtin("Color", "init(_ color: UIColor) { self = color._color }"),
    // A color itself, where nothing says that one of UIKit's is meant: `Color(.mint.opacity(0.5))`.
    Builtin("Color", "init<T: ShapeStyle & _ColorStyle>(_ style: T)") { $0.arguments[0] },
    Builtin("Color", "init(uiColor: UIColor) { self = uiColor._color }"),
    Builtin("Color", "init(cgColor: CGColor) { self = cgColor._color }"),
    Builtin("Color", "init(_ cgColor: CGColor) { self = cgColor._color }"),
    Builtin("Color", "init(_ resolved: Color.Resolved)") { call in
      guard case .structure(let parts) = call.arguments[0] else { return .void }
      let part = parts.fields.map { $0.asLength ?? 0 }
      return .native(
        ColorValue(Color(RGBA(red: part[0], green: part[1], blue: part[2], opacity: part[3]))))
    },
    Builtin(
      "Color",
      """
      @frozen struct Resolved: Hashable, ShapeStyle {
        var red: Float
        var green: Float
        var blue: Float
        var opacity: Float
        init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
          self.red = red
          self.green = green
          self.blue = blue
          self.opacity = opacity
        }
        var linearRed: Float { Self._linear(red) }
        var linearGreen: Float { Self._linear(green) }
        var linearBlue: Float { Self._linear(blue) }
        static func _linear(_ part: Float) -> Float {
          part <= 0.04045 ? part / 12.92 : powf((part + 0.055) / 1.055, 2.4)
        }
      }
      """),
    Builtin("Color", "func resolve(in environment: EnvironmentValues) -> Color.Resolved") { call in
      let color = call.arguments[0].as(ColorValue.self)?.color ?? Color(.clear)
      let rgba = color.resolved(in: call.environment(1).system.colorScheme)
      guard let type = call.machine.types.nominal("Color.Resolved") else { return .void }
      let parts = [rgba.red, rgba.green, rgba.blue, rgba.opacity].map { Value.double($0) }
      return .structure(StructValue(type: type, fields: parts))
    },
    Builtin(
      "Color",
      "func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color"
    ) { call in
      guard let first = call.arguments[0].as(ColorValue.self)?.color,
        let second = call.arguments[1].as(ColorValue.self)?.color
      else { return call.arguments[0] }
      let (a, b) = (first.resolved(in: .light), second.resolved(in: .light))
      let part = max(0, min(1, call.length(2) ?? 0))
      func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
      return .native(
        ColorValue(
          Color(
            RGBA(
              red: mixed(a.red, b.red), green: mixed(a.green, b.green),
              blue: mixed(a.blue, b.blue), opacity: mixed(a.opacity, b.opacity)))))
    },
    Builtin("Gradient", "enum ColorSpace: Hashable { case device, perceptual }"),
    Builtin("Color", "var cgColor: CGColor? { CGColor(_color: self) }"),
    Builtin("Color", "func opacity(_ opacity: Double) -> Color") { call in
      guard var color = call.arguments[0].as(ColorValue.self)?.color else { return .void }
      color.opacity *= call.length(1) ?? 1
      return .native(ColorValue(color))
    },
    Builtin("Color", "var gradient: AnyGradient { get }") { call in
      guard let color = call.arguments[0].as(ColorValue.self)?.color else {
        return call.arguments[0]
      }
      return .native(ColorGradientValue(color))
    },
    Builtin(nil, "struct AnyGradient: ShapeStyle {}"),
  ]
    + ColorValue.names.flatMap { name, color in
      [
        Builtin("Color", "static var \(name): Color { get }") { _ in .native(ColorValue(color)) },
        Builtin("ShapeStyle where Self == Color", "static var \(name): Color { get }") { _ in
          .native(ColorValue(color))
        },
      ]
      // As styles, those are levels of the one around.
      .filter { $0.entry.extending == "Color" || !["primary", "secondary"].contains(name) }
    }
}

/// The standard gradient of a colour: a little lighter at the top.
final class ColorGradientValue: NativeValue, ShapeStyleValue {
  private let color: Color

  init(_ color: Color) { self.color = color }

  func fill(in environment: EnvironmentValues) -> Fill {
    let below = color.resolved(in: environment.system.colorScheme)
    func lighter(_ part: Double) -> Double { part + (1 - part) * 0.18 }
    let above = RGBA(
      red: lighter(below.red), green: lighter(below.green), blue: lighter(below.blue),
      opacity: below.opacity)
    return .linearGradient(
      [Fill.Stop(Color(above), at: 0), Fill.Stop(color, at: 1)], start: Point(x: 0.5, y: 0),
      end: Point(x: 0.5, y: 1))
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("AnyGradient") }
  func describe(in machine: Machine) throws -> String { "AnyGradient" }
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
      ("systemGray2", .gray2), ("systemGray3", .gray3), ("systemGray4", .gray4),
      ("systemGray5", .gray5), ("systemGray6", .gray6), ("systemRed", .red),
      ("systemBlue", .blue), ("systemGreen", .green), ("systemOrange", .orange),
      ("systemYellow", .yellow), ("systemPurple", .purple), ("systemPink", .pink),
      ("systemTeal", .teal), ("systemIndigo", .indigo), ("systemMint", .mint),
      ("systemCyan", .cyan), ("systemBrown", .brown), ("tintColor", .accentColor),
      ("tertiarySystemGroupedBackground", .groupedBackground), ("quaternaryLabel", .quaternary),
      ("opaqueSeparator", .separator), ("link", .blue), ("secondarySystemFill", .fill),
      ("tertiarySystemFill", .fill), ("quaternarySystemFill", .fill), ("darkText", .black),
      ("lightText", .white), ("white", .white), ("black", .black), ("clear", .clear),
    ] as [(String, SystemColor)]).map { ($0.0, Color($0.1)) }
    + [
      // The same on every device and in either scheme, unlike the system's of these names.
      ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF), ("cyan", 0x00FFFF),
      ("magenta", 0xFF00FF), ("yellow", 0xFFFF00), ("orange", 0xFF8000), ("purple", 0x800080),
      ("brown", 0x996633), ("gray", 0x808080), ("lightGray", 0xAAAAAA), ("darkGray", 0x555555),
    ].map { ($0.0, Color(RGBA($0.1))) }

  var viewName: String { "Color" }

  func build(_ build: inout ViewBuild) throws {
    build.layout(.flexible)
    let color = color
    build.facets.cover = Fill.color(color).cover
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
  func literal(in machine: Machine) throws -> String { color.literal }
}

extension Color {
  /// `.blue`, `Color(red: 1.0, green: 0.5, blue: 0.0)`; one that is not opaque says so.
  fileprivate var literal: String {
    let (name, alpha): (String, Double) =
      switch value {
      case .system(let name): (".\(name.rawValue)", opacity)
      case .fixed(let rgba):
        (
          "Color(red: \(rgba.red), green: \(rgba.green), blue: \(rgba.blue))",
          rgba.opacity * opacity
        )
      }
    return alpha == 1 ? name : "\(name).opacity(\(alpha))"
  }

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
    return self.as(TextValue.self)?.string ?? ""
  }
}
