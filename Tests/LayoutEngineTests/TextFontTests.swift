import Testing

@testable import LayoutEngine

@Suite struct TextFontTests {
  /// The classic heights at 3x of layout rule 17.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24),
    (.body, 20.33), (.headline, 20.33), (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67),
    (.caption, 14.33), (.caption2, 13.33),
  ])
  func classicLineHeights(style: Font.TextStyle, height: Double) {
    let metrics = FontMetrics(.preferred(style))
    #expect(abs(metrics.lineHeight(scale: 3) - height) < 0.01)
  }

  /// Layout rule 17.9 with the heights recorded on a Mac; 13 points are what a text has by itself.
  @Test(arguments: [
    (10.0, 13.0), (11, 14), (12, 15), (13, 16), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28),
    (26, 30), (32, 38), (40, 47),
  ])
  func macLines(size: Double, height: Double) {
    let metrics = FontMetrics(Font(size: size), on: .macOS)
    #expect(metrics.lineHeight(on: .macOS, scale: 2) == height)
  }

  /// The height of a line, the step to the next one and the first baseline, recorded on a Mac with
  /// 26, where the lines of text styles are loose (layout rule 17.9).
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 38.0, 39.0, 29.0), (.title, 33, 33, 25), (.title2, 25.5, 27, 19),
    (.title3, 22, 24, 17), (.body, 18.5, 19, 14), (.subheadline, 16, 17, 12),
  ])
  func looseMacLines(style: Font.TextStyle, height: Double, pitch: Double, baseline: Double) {
    let platform = TypePlatform(isMac: true, isLoose: true)
    let font = Font.preferred(style, on: platform)
    let line = FontMetrics(font, on: platform).line(on: platform, scale: 2)
    #expect(line.lineHeight == height)
    #expect(abs(line.pitch - pitch) < 1e-9)
    #expect(line.ascent == baseline)
  }

  @Test func bodyFollowsDynamicType() {
    #expect(Font.preferred(.body, at: .accessibility5).size == 53)
    #expect(Font.preferred(.body, on: .macOS, at: .accessibility5).size == 13)
    #expect(Font.preferred(.headline).weight == .semibold)
  }

  /// Bold is a trait, for which each text style has a weight of its own (Apple's guidelines, the
  /// table of emphasized weights); a font of a size alone, and a weight that is named, are as
  /// asked.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, Font.Weight.bold, Font.Weight.bold),
    (.title3, .semibold, .semibold), (.headline, .semibold, .heavy),
    (.body, .semibold, .semibold), (.caption, .semibold, .medium),
  ])
  func boldOfStyles(style: Font.TextStyle, phone: Font.Weight, mac: Font.Weight) {
    for (platform, weight) in [(TypePlatform.iOS, phone), (.macOS, mac)] {
      var font = Font.preferred(style, on: platform)
      font.strengthen(.bold)
      #expect(font.weight == weight)
      font.strengthen(.weight(.bold))
      #expect(font.weight == .bold)
    }
    var plain = Font(size: 13)
    plain.strengthen(.bold)
    #expect(plain.weight == .bold)
  }
}
