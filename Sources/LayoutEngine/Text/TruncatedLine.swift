/// The last line of a text that does not fit, with an ellipsis (layout rule 17.4).
struct TruncatedLine {
  private let text: PreparedText
  private let head: Range<Int>
  private let tail: Range<Int>
  /// The run whose font the ellipsis has.
  private let run: Int

  /// Cuts the paragraph's rest that starts with `line` to the width, at characters; white space
  /// beside an ellipsis at either end goes with what was cut.
  init(_ line: BrokenLine, in layout: TextLayout, limit: Double) {
    let text = layout.prepared
    let start = line.range.lowerBound
    let end = text.paragraphEnd(from: start)
    let rest = start..<end
    let run = text.run(at: max(start, line.drawnEnd - 1))
    let room = max(0, limit + LineBreaker.tolerance - text.ellipses[run])
    var head = start..<start
    var tail = end..<end
    switch layout.style.truncationMode {
    case .tail:
      head = start..<text.lastPlace(in: rest, within: room)
    case .head:
      tail = text.firstPlace(in: rest, within: room)..<end
    case .middle:
      (head, tail) = text.ends(of: rest, within: room)
    }
    switch layout.style.truncationMode {
    case .tail:
      while head.count > 0, text.isSpace(head.upperBound - 1) {
        head = start..<(head.upperBound - 1)
      }
    case .head:
      while tail.count > 0, text.isSpace(tail.lowerBound) { tail = (tail.lowerBound + 1)..<end }
    case .middle: break
    }
    self.text = text
    self.head = head
    self.tail = tail
    self.run = run
  }

  var width: Double { text.width(head) + text.ellipses[run] + text.width(tail) }

  var pieces: [TextLine.Piece] {
    let before = text.pieces(head, from: 0)
    let x = text.width(head)
    let ellipsis = TextLine.Piece(text: "…", run: run, x: x, width: text.ellipses[run])
    return before + [ellipsis] + text.pieces(tail, from: x + ellipsis.width)
  }
}

extension PreparedText {
  /// The end of the paragraph that `place` lies in.
  func paragraphEnd(from place: Int) -> Int {
    var low = 0
    var high = newlines.count
    while low < high {
      let middle = (low + high) / 2
      if newlines[middle] >= place { high = middle } else { low = middle + 1 }
    }
    return low < newlines.count ? newlines[low] : count
  }

  /// The two ends of a range that together fit: the shorter one grows by a character until the next
  /// has no room. Which characters come next does not depend on the room, so that a text that is
  /// laid out again in the width it reported is cut at the same places.
  func ends(of range: Range<Int>, within room: Double) -> (head: Range<Int>, tail: Range<Int>) {
    if width(range) <= room { return (range, range.upperBound..<range.upperBound) }
    var head = range.lowerBound
    var tail = range.upperBound
    while head < tail {
      let before = width(range.lowerBound..<head)
      let after = width(tail..<range.upperBound)
      let grown =
        before <= after
        ? width(range.lowerBound..<(head + 1)) + after
        : before + width((tail - 1)..<range.upperBound)
      if grown > room { break }
      if before <= after { head += 1 } else { tail -= 1 }
    }
    return (range.lowerBound..<head, tail..<range.upperBound)
  }

  /// The range cut where runs meet, the first piece at `x`.
  func pieces(_ range: Range<Int>, from x: Double) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    var place = range.lowerBound
    var x = x
    while place < range.upperBound {
      let run = run(at: place)
      let part = place..<min(range.upperBound, runStarts[run + 1])
      let width = width(part)
      pieces.append(TextLine.Piece(text: text(part), run: run, x: x, width: width))
      x += width
      place = part.upperBound
    }
    return pieces
  }
}
