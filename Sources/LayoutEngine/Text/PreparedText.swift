import Geometry

/// The runs of a text as flat tables over its characters.
struct PreparedText: Sendable {
  let runs: [TextRun]
  /// All runs' text, one after the other.
  let text: String
  /// For each character the place where it ends in `text`, in UTF-8.
  private(set) var ends: [Int32] = []
  /// The sum of the advances of the characters before each place: one more than there are
  /// characters.
  private(set) var widths: [Double] = [0]
  private(set) var classes: [LineBreakClass] = []
  /// The characters that end a line.
  private(set) var newlines: [Int] = []
  /// The first character of each run, and one more for the end.
  private(set) var runStarts: [Int] = []
  let metrics: [LineMetrics]
  let ellipses: [Double]
  let largestMetrics: FontMetrics

  /// What a run gives to the lines that it stands in.
  struct LineMetrics: Hashable, Sendable {
    var ascent: Double
    /// The unrounded height, which `lineSpacing(_:)` is added to.
    var height: Double
    /// The height as layout counts it.
    var lineHeight: Double
    /// From the line's top to that of the next one.
    var pitch: Double

    /// With characters that stand above the baseline, or below: the line keeps the room of both.
    func moved(by offset: Double) -> LineMetrics {
      LineMetrics(
        ascent: ascent + max(0, offset), height: height + abs(offset),
        lineHeight: lineHeight + abs(offset), pitch: pitch + abs(offset))
    }

    mutating func grow(to other: LineMetrics) {
      ascent = max(ascent, other.ascent)
      height = max(height, other.height)
      lineHeight = max(lineHeight, other.lineHeight)
      pitch = max(pitch, other.pitch)
    }
  }

  var count: Int { classes.count }

  init(_ given: [TextRun], platform: TypePlatform, scale: Double) {
    let runs = given.isEmpty ? [TextRun("", font: .standard(on: platform))] : given
    let fonts = runs.map { FontMetrics($0.font, on: platform) }
    self.runs = runs
    text = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    metrics = zip(fonts, runs).map { font, run in
      font.line(on: platform, scale: scale).moved(by: run.baselineOffset)
    }
    largestMetrics = fonts.dropFirst().reduce(fonts[0]) { $1.height > $0.height ? $1 : $0 }
    let faces = runs.map { Typeface($0.font, tracking: $0.tracking) }
    ellipses = faces.map(\.ellipsis)
    for (run, face) in zip(runs, faces) {
      runStarts.append(count)
      append(run.text, in: face)
      guard let symbol = run.symbol, let start = runStarts.last, count > start else { continue }
      widths[count] = widths[start] + SymbolMetrics(name: symbol, font: run.font).size.width
    }
    runStarts.append(count)
  }

  private mutating func append(_ text: String, in face: Typeface) {
    var end = ends.last ?? 0
    var width = widths.last ?? 0
    let bytes = text.utf8.count
    ends.reserveCapacity(ends.count + bytes)
    widths.reserveCapacity(widths.count + bytes)
    classes.reserveCapacity(classes.count + bytes)
    // ASCII without carriage returns has one character a byte.
    let isSimple = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    if isSimple {
      for byte in text.utf8 {
        end += 1
        width = byte == 0x09 ? tabStop(after: width) : width + face.advance(ascii: byte)
        append(LineBreakClass(ascii: byte), end: end, width: width)
      }
    } else {
      for character in text {
        end += Int32(truncatingIfNeeded: character.utf8.count)
        width = character == "\t" ? tabStop(after: width) : width + face.advance(character)
        append(LineBreakClass(character), end: end, width: width)
      }
    }
  }

  /// Where what follows a tab starts: a paragraph has a stop every 28 points.
  private func tabStop(after width: Double) -> Double {
    let start = newlines.last.map { widths[$0 + 1] } ?? 0
    return start + (((width - start) / 28).rounded(.down) + 1) * 28
  }

  private mutating func append(_ kind: LineBreakClass, end: Int32, width: Double) {
    if kind == .newline { newlines.append(count) }
    classes.append(kind)
    ends.append(end)
    widths.append(width)
  }

  /// Whether a line may end before the character at `place`.
  func allowsBreak(before place: Int) -> Bool {
    classes[place - 1].allowsBreak(before: classes[place])
  }

  func isSpace(_ place: Int) -> Bool {
    classes[place] == .space || classes[place] == .zeroWidthSpace
  }

  func width(_ range: Range<Int>) -> Double { widths[range.upperBound] - widths[range.lowerBound] }

  func text(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let lower = range.lowerBound == 0 ? 0 : Int(ends[range.lowerBound - 1])
    let upper = range.upperBound == 0 ? 0 : Int(ends[range.upperBound - 1])
    let start = utf8.index(utf8.startIndex, offsetBy: lower)
    return String(text[start..<utf8.index(utf8.startIndex, offsetBy: upper)])
  }

  /// The run that the character at `place` belongs to; at the end, the last one.
  func run(at place: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The metrics of a line that shows `range`.
  func metrics(of range: Range<Int>) -> LineMetrics {
    if metrics.count == 1 { return metrics[0] }
    let first = run(at: range.lowerBound)
    var line = metrics[first]
    var next = first + 1
    while next < runs.count, runStarts[next] < range.upperBound {
      line.grow(to: metrics[next])
      next += 1
    }
    return line
  }
}
