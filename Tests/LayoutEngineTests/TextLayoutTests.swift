import Geometry
import LayoutEngine
import TestSupport
import Testing

@Suite struct TextLayoutTests {
  func layout(
    _ text: String, font: Font = .standard(), style: ParagraphStyle = ParagraphStyle(),
    scale: Double = 3
  ) -> TextLayout {
    TextLayout([TextRun(text, font: font)], style: style, scale: scale)
  }

  func lines(_ text: String, width: Double?, style: ParagraphStyle = ParagraphStyle()) -> [String] {
    layout(text, style: style).lines(for: ProposedSize(width: width, height: nil)).map(\.text)
  }

  @Test func recordedSample() {
    let size = layout("Hello world").sizeThatFits(.unspecified)
    #expect(abs(size.width - 85.333) < 0.001)
    #expect(abs(size.height - 20.333) < 0.001)
  }

  /// Widths recorded from SwiftUI at 2x; see `GlyphWidths`.
  @Test(arguments: [
    ("The quick brown fox", 17.0, Font.Weight.regular, 154.0), ("Settings", 17, .regular, 63),
    ("Show sheet", 17, .regular, 89), ("Wi-Fi", 17, .regular, 40.5),
    ("Row 2", 17, .regular, 47), ("Notifications", 17, .semibold, 101.5),
    ("Preferences", 17, .medium, 94.5), ("Vegetables", 15, .regular, 76.5),
    ("Check the spelling or try a new search.", 13, .regular, 235.5),
    ("Vegetables", 13, .bold, 72.5), ("The quick brown fox", 10, .regular, 97.5),
    ("Settings", 34, .bold, 133), ("No Results", 34, .bold, 170),
    ("The quick brown fox", 20, .regular, 176.5), ("Large Title", 34, .regular, 152.5),
  ])
  func recordedWidths(text: String, size: Double, weight: Font.Weight, width: Double) {
    let found = layout(text, font: Font(size: size, weight: weight), scale: 2)
      .sizeThatFits(.unspecified).width
    #expect(abs(found - width) <= max(1, width * 0.015), "\(text): \(found), recorded \(width)")
  }

  @Test(
    arguments: [
      ("Hello world", 60, ["Hello", "world"]),
      ("Hello world", nil, ["Hello world"]),
      ("one\ntwo", nil, ["one", "two"]),
      ("one\r\ntwo\n", nil, ["one", "two", ""]),
      ("", nil, [""]),
      ("Hello", 0, ["H", "e", "l", "l", "o"]),
      ("a b", 0, ["a", "b"]),
      ("internationalization", 80, ["internatio", "nalization"]),
      ("well-known words", 60, ["well-", "known", "words"]),
      ("no\u{A0}break here", 70, ["no\u{A0}break", "here"]),
      ("(word) (word)", 60, ["(word)", "(word)"]),
    ] as [(String, Double?, [String])])
  func wrapping(text: String, width: Double?, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  /// Seventeen points a character: five fit into 86.
  @Test(arguments: [
    ("あいうえおかきくけこ", ["あいうえお", "かきくけこ"]),
    ("あいうえお、かきく", ["あいうえ", "お、かきく"]),
    ("あいうえおーかきく", ["あいうえ", "おーかきく"]),
    ("あいうえ「かきく」", ["あいうえ", "「かきく」"]),
    ("あいうえきょう", ["あいうえ", "きょう"]),
    ("ああああ。。。", ["あああ", "あ。。。"]),
    ("日本語ABCD", ["日本語", "ABCD"]),
    ("ｱｲｳｴｵｶｷｸｹｺ", ["ｱｲｳｴｵｶｷｸｹｺ"]),
  ])
  func japaneseLines(text: String, expected: [String]) {
    #expect(lines(text, width: 86) == expected)
  }

  @Test(arguments: [
    (TruncationMode.tail, "The quick…"), (.middle, "The …n fox"), (.head, "…brown fox"),
  ])
  func truncation(mode: TruncationMode, expected: String) {
    let style = ParagraphStyle(lineLimit: LineLimit(maximum: 1), truncationMode: mode)
    #expect(lines("The quick brown fox", width: 90, style: style) == [expected])
  }

  @Test func heightLimitTruncates() {
    let text = layout("one two three four five six seven eight nine ten")
    let all = text.measure(ProposedSize(width: 100, height: nil))
    #expect(all.lineCount == 5)
    #expect(abs(all.size.height - 5 * 61 / 3) < 0.001)
    let two = text.measure(ProposedSize(width: 100, height: 41))
    #expect(two.lineCount == 2 && two.isTruncated)
    #expect(abs(two.size.height - 40.667) < 0.001)
    #expect(text.measure(ProposedSize(width: 100, height: 0)).lineCount == 1)
    #expect(text.lines(for: ProposedSize(width: 100, height: 41)).last?.text.hasSuffix("…") == true)
  }

  @Test func zeroProposal() {
    let text = layout("Hello world")
    #expect(text.measure(ProposedSize(width: 0, height: nil)).lineCount == 10)
    #expect(text.sizeThatFits(ProposedSize(width: 0, height: nil)).width == 0)
  }

  /// Recorded on a Mac at 2x, trailing space counted; the last is the two lines that are balanced.
  @Test(arguments: [(150.0, 4, 137.0), (260, 2, 227), (400, 2, 355.5)])
  func recordedWrapping(width: Double, lines: Int, reported: Double) {
    let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let text = TextLayout(
      [TextRun(sentence, font: .preferred(.body, on: .macOS))], platform: .macOS, scale: 2)
    let found = text.measure(ProposedSize(width: width, height: nil))
    #expect(found.lineCount == lines)
    #expect(abs(found.size.width - reported) <= 1.5, "\(found.size.width)")
  }

  @Test func trailingSpaceCountsInTheWidthAndNotInTheLine() {
    let size = layout("Big ").sizeThatFits(.unspecified)
    #expect(size.width > layout("Big").sizeThatFits(.unspecified).width + 3)
    #expect(lines("Big ", width: nil) == ["Big"])
  }

  @Test func ownSizeFits() {
    for words in 1...12 {
      let text = layout((1...words).map { "word\($0)" }.joined(separator: " "))
      let size = text.sizeThatFits(.unspecified)
      #expect(text.sizeThatFits(ProposedSize(size)) == size)
    }
  }

  @Test func reservedLines() {
    let style = ParagraphStyle(lineLimit: LineLimit(minimum: 3, maximum: 3))
    let found = layout("one", style: style).measure(.unspecified)
    #expect(abs(found.size.height - 61) < 0.001)
    #expect(found.lastBaseline == found.firstBaseline)
  }

  @Test func lineSpacingRaisesThePitch() {
    let style = ParagraphStyle(lineSpacing: 4)
    let baselines = layout("a\nb", style: style).lines(for: .unspecified).map(\.baseline)
    #expect(abs(baselines[1] - baselines[0] - (17 * 1.193359375 + 4)) < 1e-9)
  }

  /// Four lines recorded on a Mac (layout rule 17.7): plain 13 points, whose line counts as 16, and
  /// the loose body style.
  @Test(arguments: [
    (false, 0.0, 64.0), (false, 4, 76), (false, 10, 94), (true, 0, 75.5), (true, 4, 85.5),
  ])
  func recordedLineSpacing(isLoose: Bool, spacing: Double, height: Double) {
    let platform = TypePlatform(isMac: true, isLoose: isLoose)
    let font = isLoose ? Font.preferred(.body, on: platform) : .standard(on: platform)
    let text = TextLayout(
      [TextRun("a\nb\nc\nd", font: font)], style: ParagraphStyle(lineSpacing: spacing),
      platform: platform, scale: 2)
    #expect(text.sizeThatFits(.unspecified).height == height)
  }

  @Test func shrinksBeforeItTruncates() {
    let style = ParagraphStyle(lineLimit: LineLimit(maximum: 1), minimumScaleFactor: 0.5)
    let text = layout("The quick brown fox", style: style)
    let lines = text.lines(for: ProposedSize(width: 120, height: nil))
    #expect(lines.map(\.text) == ["The quick brown fox"])
    #expect((0.7...0.8).contains(lines[0].scale))
    let tight = text.lines(for: ProposedSize(width: 40, height: nil))
    #expect(tight[0].scale == 0.5 && tight[0].text.hasSuffix("…"))
  }

  /// Letters stand closer by up to a twentieth; what is longer shrinks at its usual distances
  /// (layout rule 17.6).
  @Test(arguments: [(0.0, false, 1.0), (0.04, false, 1), (0.08, true, 1), (0.08, false, 0.5)])
  func tightensBeforeItShrinks(excess: Double, isTruncated: Bool, smallest: Double) {
    var style = ParagraphStyle(
      lineLimit: LineLimit(maximum: 1), minimumScaleFactor: smallest, allowsTightening: true)
    let text = layout("The quick brown fox", style: style)
    let width = text.sizeThatFits(.unspecified).width / (1 + excess)
    let proposal = ProposedSize(width: width, height: nil)
    #expect(text.measure(proposal).isTruncated == isTruncated)
    #expect(text.measure(proposal).size.width <= width + 0.34)
    let line = text.lines(for: proposal)[0]
    #expect((line.text == "The quick brown fox") == !isTruncated)
    #expect((line.scale == 1) == (smallest == 1))
    #expect(line.frame.size.width <= width + 1e-9)
    style.allowsTightening = false
    let loose = layout("The quick brown fox", style: style).measure(proposal)
    #expect(loose.isTruncated == (excess > 0 && smallest == 1))
  }

  @Test func shrinksWhereALineIsTooHighOrALetterTooWide() {
    let style = ParagraphStyle(minimumScaleFactor: 0.1)
    let text = layout("A", style: style)
    let full = text.sizeThatFits(.unspecified)
    let low = text.measure(ProposedSize(width: 100, height: full.height / 2))
    #expect(abs(low.size.height - full.height / 2) < 1)
    let narrow = text.measure(ProposedSize(width: full.width / 2, height: nil))
    #expect(narrow.size.height < full.height)
  }

  @Test(arguments: [
    (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
    (.trailing, .leftToRight, 1), (.leading, .rightToLeft, 1), (.trailing, .rightToLeft, 0),
  ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, part: Double) {
    let style = ParagraphStyle(alignment: alignment, layoutDirection: direction)
    let text = layout("long line\nx", style: style)
    let width = text.sizeThatFits(.unspecified).width
    let line = text.lines(for: .unspecified)[1]
    #expect(abs(line.frame.minX - (width - line.frame.size.width) * part) < 1e-9)
  }

  /// Layout rule 8.3 with the numbers recorded on a Mac.
  @Test func spacingOfAMac() {
    let text = TextLayout(
      [TextRun("x", font: .standard(on: .macOS))], platform: .macOS, scale: 2)
    #expect(text.spacing.below == 8.15087890625)
    #expect(text.spacing.above == 4.7421875)
    #expect(text.spacing.textToText == 0)
    for (style, distance) in [(Font.TextStyle.body, 1.0), (.largeTitle, 1.5), (.caption2, 1.5)] {
      let font = Font.preferred(style, on: .macOS)
      let styled = TextLayout([TextRun("x", font: font)], platform: .macOS, scale: 2)
      #expect(styled.spacing.textToText == distance)
    }
  }

  /// The same of the loose styles of 26.
  @Test(arguments: [
    (Font.TextStyle.body, 6.2241, 11.1509), (.largeTitle, 12.6788, 23.3018),
    (.title, 11.092, 20.9092),
    (.title3, 7.4981, 13.5972), (.subheadline, 5.6807, 10.2046),
  ])
  func spacingOfLooseStyles(style: Font.TextStyle, above: Double, below: Double) {
    let platform = TypePlatform(isMac: true, isLoose: true)
    let font = Font.preferred(style, on: platform)
    let spacing = TextLayout([TextRun("x", font: font)], platform: platform, scale: 2).spacing
    #expect(abs(spacing.above - above) < 1e-4)
    #expect(abs(spacing.below - below) < 1e-4)
  }

  @Test func runsShareALine() {
    let text = TextLayout(
      [TextRun("Big ", font: .preferred(.largeTitle)), TextRun("small", font: .standard())],
      scale: 2)
    let lines = text.lines(for: .unspecified)
    #expect(lines.count == 1)
    #expect(lines[0].pieces.map(\.run) == [0, 1])
    #expect(abs(lines[0].pieces[1].x - lines[0].pieces[0].width) < 1e-9)
    #expect(text.sizeThatFits(.unspecified).height == 41)
  }
}
