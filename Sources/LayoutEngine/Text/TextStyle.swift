extension Font {
  /// A named role of type, `.body` and its like, whose size follows the user's setting.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
    case caption2
  }

  /// The user's setting of the size of type, smallest first.
  public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The position in the scale, from 0.
    public var step: Int {
      switch self {
      case .xSmall: 0
      case .small: 1
      case .medium: 2
      case .large: 3
      case .xLarge: 4
      case .xxLarge: 5
      case .xxxLarge: 6
      case .accessibility1: 7
      case .accessibility2: 8
      case .accessibility3: 9
      case .accessibility4: 10
      case .accessibility5: 11
      }
    }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.step < b.step }
  }

  /// The font of a text style (the tables of layout rule 17).
  public static func preferred(
    _ style: TextStyle, on platform: TypePlatform = .iOS, at size: DynamicTypeSize = .large
  ) -> Font {
    let row = platform.isMac ? style.macSize : style.phoneSizes[size.step]
    return Font(
      size: row.size, weight: platform.isMac ? style.macWeight : style.phoneWeight,
      boldWeight: platform.isMac ? style.macBoldWeight : style.phoneBoldWeight,
      styleLeading: row.leading,
      looseness: platform.isLoose
        ? platform.isMac ? macLooseness(size: row.size) : looseness(size: row.size) : 0)
  }

  /// What a text style of this size adds to its lines, in points: what is left of the recorded
  /// heights of layout rule 17.9 when ascent and descent are taken off. Larger than a large title's
  /// it grows with the size, which is an estimate.
  private static func looseness(size: Double) -> Double {
    switch size {
    case ..<16: 3
    case ..<17: 4.5
    case ..<22: 4
    case ..<28: 6
    case ...34: 8
    case _: (size * 8 / 34).rounded()
    }
  }

  /// The same on a Mac, of whose styles every height is recorded.
  private static func macLooseness(size: Double) -> Double {
    switch size {
    case ..<15: 3
    case ..<17: 4
    case ..<22: 5
    case _: 7
    }
  }

  /// The font of a text that names none: the body style, and on a Mac plain 13 points, which lacks
  /// the style's leading (layout rule 8, "measured text distances").
  public static func standard(
    on platform: TypePlatform = .iOS, at size: DynamicTypeSize = .large
  ) -> Font {
    platform.isMac ? Font(size: 13) : preferred(.body, on: platform, at: size)
  }
}

extension Font.TextStyle {
  typealias Row = (size: Double, leading: Double)

  var phoneWeight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style's bold, as Apple's guidelines list it.
  var phoneBoldWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2:
      .semibold
    }
  }

  /// Size and leading from `xSmall` to `accessibility5`.
  var phoneSizes: [Row] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    }
  }

  var macWeight: Font.Weight {
    switch self {
    case .headline: .bold
    case .caption2: .medium
    case .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption:
      .regular
    }
  }

  /// The weight of the style's bold on a Mac, as Apple's guidelines list it.
  var macBoldWeight: Font.Weight {
    switch self {
    case .headline: .heavy
    case .caption: .medium
    case .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption2:
      phoneBoldWeight
    }
  }

  /// Size and leading on a Mac; leading as Apple's guidelines list it.
  var macSize: Row {
    switch self {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }
}
