/// Red, green, blue and opacity in sRGB, each from 0 to 1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  /// Clamps what lies outside 0 to 1; what is no number becomes 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = RGBA.clamped(red)
    self.green = RGBA.clamped(green)
    self.blue = RGBA.clamped(blue)
    self.opacity = RGBA.clamped(opacity)
  }

  /// A colour as web pages write it: `RGBA(0xFF3B30)`.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  static let transparent = RGBA(0x000000, opacity: 0)

  /// How light it looks, from 0 (black) to 1 (white), opacity not counted.
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// What is seen where this lies over `backdrop`.
  public func over(_ backdrop: RGBA) -> RGBA {
    let rest = backdrop.opacity * (1 - opacity)
    let total = opacity + rest
    guard total > 0 else { return .transparent }
    return RGBA(
      red: (red * opacity + backdrop.red * rest) / total,
      green: (green * opacity + backdrop.green * rest) / total,
      blue: (blue * opacity + backdrop.blue * rest) / total, opacity: total)
  }

  static func clamped(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
}

/// Whether the device shows light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// A colour by name, whose value depends on the colour scheme.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// UIKit's further greys, which only have names there.
  case gray2, gray3, gray4, gray5, gray6
  case white, black, clear
  case primary, secondary, tertiary, quaternary
  /// The window's own tint, blue unless it is set.
  case accentColor
  case background, secondaryBackground, groupedBackground, groupedRow
  case bar, separator, fill, placeholder
  /// What lies over a screen that a sheet or an alert covers.
  case dimming
}

/// A colour of the display list.
public struct Color: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case system(SystemColor)
    case fixed(RGBA)
  }

  public var value: Value
  /// Multiplies the opacity of the value.
  public var opacity: Double

  public init(_ system: SystemColor, opacity: Double = 1) {
    value = .system(system)
    self.opacity = opacity
  }

  public init(_ fixed: RGBA, opacity: Double = 1) {
    value = .fixed(fixed)
    self.opacity = opacity
  }

  public func resolved(in scheme: ColorScheme) -> RGBA {
    var color: RGBA
    switch value {
    case .system(let system): color = system.resolved(in: scheme)
    case .fixed(let fixed): color = fixed
    }
    color.opacity = RGBA.clamped(color.opacity * RGBA.clamped(opacity))
    return color
  }
}
