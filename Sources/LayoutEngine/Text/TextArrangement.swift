import Geometry

/// A text laid out for one proposal: how many lines it takes and at which scale.
struct TextArrangement {
  let layout: TextLayout
  /// The width that lines are broken at, at full size and with their letters not yet closer.
  let limit: Double
  /// The proposed width, or infinity.
  let proposedWidth: Double
  let maximumLines: Int
  let scale: Double
  /// Whether all of it is shown inside of the proposal.
  let fits: Bool
  private(set) var measurement: TextMeasurement

  /// How much wider than its line a text may be whose letters then stand closer: that of AppKit's
  /// and UIKit's paragraph styles, 0.05.
  static let tightest = 1.05

  init(
    _ layout: TextLayout, width: Double, maximumLines: Int, heightLimit: Double, scale: Double,
    isTightened: Bool
  ) {
    self.layout = layout
    proposedWidth = width
    limit = width / scale * (isTightened ? Self.tightest : 1)
    self.scale = scale
    var lines = LineBreaker(layout.prepared, limit: limit)
    var stack = LineStack(layout: layout, scale: scale)
    var widest = 0.0
    var taken = 0
    var last: BrokenLine?
    var isTruncated = false
    while let line = lines.next() {
      let metrics = layout.prepared.metrics(of: line.range)
      if taken >= maximumLines || taken > 0 && stack.height(adding: metrics) > heightLimit {
        isTruncated = true
        break
      }
      stack.add(metrics)
      if let last { widest = max(widest, layout.prepared.width(last.range)) }
      last = line
      taken += 1
    }
    self.maximumLines = taken
    if let last {
      let width =
        isTruncated
        ? TruncatedLine(last, in: layout, limit: limit).width : layout.prepared.width(last.range)
      widest = max(widest, width)
    }
    fits = !isTruncated && widest <= limit + 1e-4 && stack.height <= heightLimit
    stack.reserve(layout.style.lineLimit.minimum)
    let grid = layout.grid
    measurement = TextMeasurement(
      size: Size(width: grid.up(min(widest * scale, width)), height: grid.up(stack.height)),
      firstBaseline: grid.nearest(stack.firstBaseline), lastBaseline: grid.up(stack.lastBaseline),
      isTruncated: isTruncated, lineCount: taken)
  }

  /// The lines that `measurement` counts, placed.
  func drawnLines() -> [TextLine] {
    var breaker = LineBreaker(layout.prepared, limit: limit)
    var stack = LineStack(layout: layout, scale: scale)
    var drawn: [TextLine] = []
    while drawn.count < maximumLines, let line = breaker.next() {
      let metrics = layout.prepared.metrics(of: line.range)
      let isCut = measurement.isTruncated && drawn.count == maximumLines - 1
      let pieces =
        isCut
        ? TruncatedLine(line, in: layout, limit: limit).pieces
        : layout.prepared.pieces(line.range.lowerBound..<line.drawnEnd, from: 0)
      stack.add(metrics)
      drawn.append(place(pieces, top: stack.lastTop, metrics: metrics))
    }
    return drawn
  }

  private func place(
    _ pieces: [TextLine.Piece], top: Double, metrics: PreparedText.LineMetrics
  ) -> TextLine {
    let whole = pieces.last.map { ($0.x + $0.width) * scale } ?? 0
    let isTight = layout.style.allowsTightening && whole > proposedWidth
    let factor = isTight ? scale * proposedWidth / whole : scale
    let scaled = pieces.map {
      TextLine.Piece(text: $0.text, run: $0.run, x: $0.x * factor, width: $0.width * factor)
    }
    let width = scaled.last.map { $0.x + $0.width } ?? 0
    let room = max(0, measurement.size.width - width)
    let style = layout.style
    let x: Double
    switch (style.alignment, style.layoutDirection) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): x = 0
    case (.center, _): x = room / 2
    case (.trailing, .leftToRight), (.leading, .rightToLeft): x = room
    }
    return TextLine(
      frame: Rect(x: x, y: top, width: width, height: metrics.lineHeight * scale),
      baseline: top + metrics.ascent * scale, pieces: scaled, scale: scale)
  }
}

/// The lines of a text one below the other (layout rules 17.7 and 17.8).
struct LineStack {
  private let spacing: Double
  private let scale: Double
  private var count = 0
  private var reserved = 0.0
  /// Where the line begins that was added last.
  private(set) var lastTop = 0.0
  private var lastMetrics: PreparedText.LineMetrics
  private(set) var firstBaseline = 0.0

  init(layout: TextLayout, scale: Double) {
    let given = layout.style.lineSpacing
    spacing = given.isFinite ? given : 0
    self.scale = scale
    lastMetrics = layout.prepared.metrics[0]
  }

  /// From a line's top to that of the next one.
  private func pitch(_ metrics: PreparedText.LineMetrics) -> Double {
    max(metrics.pitch * scale, metrics.height * scale + spacing)
  }

  mutating func add(_ metrics: PreparedText.LineMetrics) {
    if count > 0 { lastTop += pitch(lastMetrics) } else { firstBaseline = metrics.ascent * scale }
    lastMetrics = metrics
    count += 1
  }

  var height: Double { lastTop + lastMetrics.lineHeight * scale }
  var lastBaseline: Double { lastTop + lastMetrics.ascent * scale - reserved }

  func height(adding metrics: PreparedText.LineMetrics) -> Double {
    var next = self
    next.add(metrics)
    return next.height
  }

  /// Makes room for `lines` lines; the baselines stay.
  mutating func reserve(_ lines: Int) {
    guard lines > count else { return }
    let room = Double(lines - count) * pitch(lastMetrics)
    lastTop += room
    reserved = room
  }
}

extension TextLayout {
  /// Lays the text out for a proposal: at full size where that fits, else with its letters closer,
  /// else at the largest scale that does and is allowed (layout rule 17.6).
  func arrangement(for proposal: ProposedSize) -> TextArrangement {
    let width = proposal.width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    let height = proposal.height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    let full = arrangement(width: width, height: height, scale: 1)
    if full.fits { return full }
    if style.allowsTightening {
      let tight = arrangement(width: width, height: height, scale: 1, isTightened: true)
      if tight.fits { return tight }
    }
    let smallest = style.minimumScaleFactor
    guard smallest > 0, smallest < 1 else { return full }
    var low = smallest
    var high = 1.0
    var best = arrangement(width: width, height: height, scale: low)
    if !best.fits { return best }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let trial = arrangement(width: width, height: height, scale: middle)
      if trial.fits {
        low = middle
        best = trial
      } else {
        high = middle
      }
    }
    return best
  }

  private func arrangement(
    width: Double, height: Double, scale: Double, isTightened: Bool = false
  ) -> TextArrangement {
    TextArrangement(
      self, width: width, maximumLines: style.lineLimit.maximum ?? .max,
      heightLimit: height + 1e-4, scale: scale, isTightened: isTightened)
  }
}
