import Geometry
import LayoutEngine
import TestSupport
import Testing

@Suite struct TextPropertyTests {
  static let alphabet = [
    "a", "W", "i", " ", " ", "\n", "-", "(", ")", "、", "。", "「", "」", "漢", "字", "ー", "ょ", "é",
    "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "🇯🇵", "\u{200D}", "\u{200B}", "\u{A0}", "\t", "\r\n", "\u{0}",
    "\u{1B}", "\u{202E}", "\u{2028}", "ｶﾞ", "한", "ا", "\u{FEFF}", "…", "1", "5", "/",
  ]

  static func text(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...40, using: &generator)
    return (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
  }

  /// The scalars that are no white space.
  static func ink(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func linesHoldTheTextAndFit(seed: UInt64) {
    let text = Self.text(seed)
    let layout = TextLayout([TextRun(text, font: .standard())], scale: 3)
    for width in [0.0, 10, 35, 90, 200] {
      let proposal = ProposedSize(width: width, height: nil)
      let lines = layout.lines(for: proposal)
      #expect(Self.ink(lines.map(\.text).joined()) == Self.ink(text))
      let found = layout.measure(proposal)
      #expect(found.lineCount == lines.count && !found.isTruncated)
      #expect(found.size.width <= width + 1 / 3)
      for line in lines where line.frame.size.width > width + 0.001 {
        #expect(line.text.filter { !$0.isWhitespace }.count <= 1)
      }
      #expect(layout.measure(proposal) == found)
    }
  }

  /// A text is drawn in the size that it reported: its lines have to come out the same there. The
  /// widths lie on pixels, since a reported width is rounded up to one.
  @Test(arguments: 0..<100 as Range<UInt64>, [TruncationMode.tail, .middle, .head])
  func ownSizeGivesTheSameLines(seed: UInt64, mode: TruncationMode) {
    let words = String(Self.ink(Self.text(seed)).map { Character($0) }) + " some words to end it"
    let style = ParagraphStyle(truncationMode: mode)
    let layout = TextLayout([TextRun(words, font: .standard())], style: style, scale: 3)
    for width in [40.0, 184.0 / 3, 90, 401.0 / 3, 200] {
      for height in [20.4, 45, 1_000] {
        let proposal = ProposedSize(width: width, height: height)
        let found = layout.measure(proposal)
        let own = ProposedSize(found.size)
        #expect(layout.lines(for: own).map(\.text) == layout.lines(for: proposal).map(\.text))
        #expect(layout.measure(own).size == found.size)
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func narrowerIsTaller(seed: UInt64) {
    let layout = TextLayout([TextRun(Self.text(seed), font: .standard())], scale: 3)
    var last = Double.infinity
    for width in stride(from: 0.0, through: 300, by: 50) {
      let height = layout.sizeThatFits(ProposedSize(width: width, height: nil)).height
      #expect(height <= last)
      last = height
    }
  }

  /// A shortened text is a beginning of whole characters and the ellipsis.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func truncatesBetweenCharacters(seed: UInt64) {
    let text = Self.text(seed).filter { !$0.isWhitespace && $0 != "…" } + "endofthetext"
    let layout = TextLayout(
      [TextRun(text, font: .standard())], style: ParagraphStyle(lineLimit: LineLimit(maximum: 1)),
      scale: 3)
    for width in [30.0, 60, 120] {
      let proposal = ProposedSize(width: width, height: nil)
      guard layout.measure(proposal).isTruncated, let line = layout.lines(for: proposal).first
      else { continue }
      #expect(line.text.last == "…")
      #expect(Array(text).starts(with: line.text.dropLast().filter { !$0.isWhitespace }))
      #expect(layout.measure(proposal).size.width <= width + 1 / 3)
    }
  }

  @Test(arguments: [
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{E0001}", "\u{202E}abc", "\u{1F468}\u{200D}",
    String(repeating: "\u{301}", count: 1000), "\u{0}\u{7F}\u{85}",
  ])
  func loneMarks(text: String) {
    let layout = TextLayout([TextRun(text, font: .standard())], scale: 3)
    for proposal in [ProposedSize.zero, .unspecified, .infinity] {
      #expect(layout.sizeThatFits(proposal).height >= 20)
      #expect(!layout.lines(for: proposal).isEmpty)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func oddNumbers(value: Double) {
    let font = Font(size: value)
    let style = ParagraphStyle(minimumScaleFactor: value, lineSpacing: value)
    let layout = TextLayout(
      [TextRun("some words", font: font, tracking: value)], style: style, scale: value)
    let size = layout.sizeThatFits(ProposedSize(width: value, height: value))
    #expect(size.width.isFinite && size.height >= 0)
    _ = layout.lines(for: ProposedSize(width: value, height: value))
    _ = layout.spacing
  }

  @Test func aMegabyte() {
    let words = String(repeating: "lorem ipsum ", count: 90_000)
    let layout = TextLayout([TextRun(words, font: .standard())], scale: 3)
    #expect(layout.measure(ProposedSize(width: 0, height: nil)).lineCount == 900_000)
    let narrow = layout.measure(ProposedSize(width: 100, height: nil))
    #expect(narrow.lineCount == 90_000)
    #expect(layout.measure(ProposedSize(width: 100, height: 50)).lineCount == 2)
  }

  @Test func manyRuns() {
    let runs = (0..<2_000).map { TextRun("run \($0) ", font: Font(size: Double(10 + $0 % 7))) }
    let layout = TextLayout(runs, scale: 2)
    #expect(layout.lines(for: ProposedSize(width: 200, height: nil)).count > 100)
  }
}
