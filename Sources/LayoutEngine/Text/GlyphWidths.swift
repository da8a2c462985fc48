/// How wide the characters of the system font are.
///
/// Where the numbers come from: 160 strings whose widths were recorded from SwiftUI at 13, 15 and
/// 17 points were solved for the widths of their characters by least squares, together with the
/// tracking that Apple's guidelines list for each size. What those strings hold (letters, the
/// digits 0 to 3, 5 and 7, space, full stop, hyphen, colon, plus) then gives back their widths to
/// 0.2 points on average and 0.6 at worst, and "Hello world" at 17 points to its recorded 85.33.
/// The other characters, the other weights than medium to heavy, and the other widths and designs
/// are estimates, within some five per cent. Pairs are not kerned. Titles of 20 points and more
/// were checked with fewer strings and lie within one per cent.
enum GlyphWidths {
  /// Thousandths of the point size for the ASCII characters from space to tilde: regular weight, at
  /// 17 points and below, without tracking.
  static let ascii: [Double] = [
    285, 300, 430, 640, 640, 830, 700, 260, 360, 360, 450, 641, 280, 449, 264, 300,
    635, 455, 605, 635, 645, 623, 645, 562, 640, 645, 294, 280, 640, 640, 640, 530,
    920, 663, 645, 731, 718, 598, 576, 755, 759, 270, 541, 646, 562, 862, 747, 770,
    615, 780, 653, 632, 589, 742, 628, 947, 674, 651, 657, 360, 300, 360, 640, 550,
    530, 553, 612, 552, 612, 574, 353, 591, 609, 261, 246, 549, 254, 868, 581, 584,
    612, 582, 379, 519, 362, 577, 510, 751, 529, 514, 502, 360, 280, 360, 640,
  ]

  /// The letters that carry the marks of U+00C0 to U+00FF, which are as wide without them.
  static let latin1Bases = Array(
    "AAAAAAMCEEEEIIIIDNOOOOO+OUUUUYPbaaaaaamceeeeiiiionooooo+ouuuuypy".utf8)

  /// Points added to every letter of the default design at a size: Apple's table of tracking for
  /// SF Pro, linear between its rows.
  static func tracking(size: Double) -> Double {
    guard size > 6 else { return 0.24 }
    guard size < 40 else { return max(0, 0.37 * (80 - size) / 40) }
    let row = Int(size)
    let part = size - Double(row)
    return trackings[row - 6] * (1 - part) + trackings[row - 5] * part
  }

  /// Points, from 6 to 40 points of size.
  private static let trackings: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38,
    0.37, 0.36, 0.37, 0.38, 0.37,
  ]

  /// Thousandths of the size that a weight adds to every letter.
  static func emboldening(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: -30
    case .thin: -20
    case .light: -10
    case .regular: 0
    case .medium: 15
    case .semibold: 25
    case .bold: 42
    case .heavy: 66
    case .black: 90
    }
  }

  /// What the letters of a width are, as a part of the standard ones.
  static func stretch(_ width: Font.Width) -> Double {
    switch width {
    case .compressed: 0.7
    case .condensed: 0.85
    case .standard: 1
    case .expanded: 1.2
    }
  }
}
