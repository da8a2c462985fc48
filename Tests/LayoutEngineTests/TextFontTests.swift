import LayoutEngine
import Testing

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

  @Test func macLine() {
    let font = Font.standard(on: .macOS)
    #expect(FontMetrics(font, on: .macOS).lineHeight(on: .macOS, scale: 2) == 16)
  }

  @Test func bodyFollowsDynamicType() {
    #expect(Font.preferred(.body, at: .accessibility5).size == 53)
    #expect(Font.preferred(.body, on: .macOS, at: .accessibility5).size == 13)
    #expect(Font.preferred(.headline).weight == .semibold)
  }
}
