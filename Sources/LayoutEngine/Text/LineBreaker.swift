/// One line as it was broken.
struct BrokenLine: Hashable {
  /// Its characters, trailing white space included, a line break not.
  var range: Range<Int>
  /// Where what is drawn ends: before the trailing white space.
  var drawnEnd: Int
}

/// Breaks a text into lines greedily, one at a time, so that a caller may stop (layout rules 17.1
/// to 17.3 and 17.13).
///
/// A paragraph of two lines whose last would be a single word gets one word more in it: recorded of
/// 13-point text at 400 points, and not of four lines at 150.
/// A line costs a binary search for the last character that fits, and a walk back to the last place
/// where it may break.
struct LineBreaker: IteratorProtocol {
  private let text: PreparedText
  /// Points at full size; infinite for lines that only break where the text does.
  private let limit: Double
  private var place = 0
  private var nextNewline = 0
  private var isDone = false

  /// A width that exceeds the limit by less than this still fits: proposals are often a text's own
  /// width, back from arithmetic.
  static let tolerance = 1e-4

  init(_ text: PreparedText, limit: Double) {
    self.text = text
    self.limit = limit
  }

  mutating func next() -> BrokenLine? {
    guard !isDone else { return nil }
    let start = place
    let paragraphEnd = nextNewline < text.newlines.count ? text.newlines[nextNewline] : text.count
    let isFirst = start == 0 || text.classes[start - 1] == .newline
    var end = self.end(of: start..<paragraphEnd)
    if isFirst, end < paragraphEnd {
      end = companionEnd(start..<end, paragraphEnd: paragraphEnd) ?? end
    }
    if end < paragraphEnd {
      place = end
    } else if paragraphEnd < text.count {
      place = paragraphEnd + 1
      nextNewline += 1
    } else {
      isDone = true
    }
    return BrokenLine(range: start..<end, drawnEnd: drawnEnd(start..<end))
  }

  /// The place where the line ends that starts a rest of a paragraph.
  private func end(of rest: Range<Int>) -> Int {
    let fitting = text.lastPlace(in: rest, within: limit + LineBreaker.tolerance)
    if fitting == rest.upperBound { return fitting }
    var end = fitting
    while end < rest.upperBound, text.isSpace(end) { end += 1 }
    if end > fitting { return end }
    end = fitting
    while end > rest.lowerBound {
      if text.allowsBreak(before: end) { return end }
      end -= 1
    }
    var forced = max(rest.lowerBound + 1, fitting)
    while forced < rest.upperBound, text.isSpace(forced) { forced += 1 }
    return forced
  }

  /// Where a paragraph's first line ends for its second and last not to be a single word; nil where
  /// that is not so, or does not help.
  private func companionEnd(_ line: Range<Int>, paragraphEnd: Int) -> Int? {
    let last = line.upperBound..<drawnEnd(line.upperBound..<paragraphEnd)
    guard text.width(last) <= limit, !last.isEmpty, text.isSpace(line.upperBound - 1),
      !last.dropFirst().contains(where: text.allowsBreak)
    else { return nil }
    var place = line.upperBound - 1
    while place > line.lowerBound {
      if text.allowsBreak(before: place) {
        let fits = text.width(place..<last.upperBound) <= limit + LineBreaker.tolerance
        return fits && !text.isSpace(place) ? place : nil
      }
      place -= 1
    }
    return nil
  }

  private func drawnEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.isSpace(end - 1) { end -= 1 }
    return end
  }
}

extension PreparedText {
  /// The last place of `range` whose distance from its start is at most `limit`.
  func lastPlace(in range: Range<Int>, within limit: Double) -> Int {
    let target = widths[range.lowerBound] + limit
    if widths[range.upperBound] <= target { return range.upperBound }
    // Most lines are short beside the text: gallop before the search.
    var step = 64
    var low = range.lowerBound
    while low + step < range.upperBound, widths[low + step] <= target {
      low += step
      step *= 2
    }
    var high = min(low + step, range.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if widths[middle] <= target { low = middle } else { high = middle }
    }
    return low
  }

  /// The first place of `range` whose distance from its end is at most `limit`.
  func firstPlace(in range: Range<Int>, within limit: Double) -> Int {
    let target = widths[range.upperBound] - limit
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if widths[middle] >= target { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
