import SwiftSyntax

/// A broken text as swiftc's parser reads it.
struct Recovery {
  /// What swiftc's parser says of it.
  private(set) var reports: [RecoveringParser.Report]
  /// The text in which SwiftParser reads the program that swiftc's parser makes of it.
  private(set) var text: [UInt8] = []
  private(set) var positions = TextPositions()

  init(of source: [UInt8]) {
    var parser = RecoveringParser(source)
    parser.items(.file)
    reports = parser.reports
    apply(Self.kept(parser.edits), to: source)
  }

  /// Without those inside of what is read as blanks, or edited otherwise, later.
  private static func kept(_ edits: [RecoveringParser.Edit]) -> [RecoveringParser.Edit] {
    // By byte, the last edit that reads it as a blank.
    var blanking: [Int: Int] = [:]
    for (index, edit) in edits.enumerated() where edit.insertion == nil {
      for place in edit.range { blanking[place] = index }
    }
    return edits.indices.map { (index: $0, edit: edits[$0]) }
      .filter { index, edit in
        edit.insertion == nil || blanking[edit.range.upperBound - 1].map { $0 < index } ?? true
      }
      .map(\.edit)
  }

  private mutating func apply(_ edits: [RecoveringParser.Edit], to source: [UInt8]) {
    var blanked = source
    let newline = UInt8(ascii: "\n")
    for edit in edits where edit.insertion == nil {
      for index in edit.range where source[index] != newline { blanked[index] = UInt8(ascii: " ") }
    }
    let insertions = edits.enumerated().filter { $0.element.insertion != nil }
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
    var end = 0
    for (_, edit) in insertions {
      guard let insertion = edit.insertion, edit.range.lowerBound >= end else { continue }
      text += blanked[end..<edit.range.lowerBound]
      positions.replace(edit.range, at: text.count, by: insertion.utf8.count)
      text += insertion.utf8
      end = edit.range.upperBound
    }
    text += blanked[end...]
  }
}

/// Where a text is, that was read with parts of it edited.
struct TextPositions {
  /// First to last.
  private var edits: [(source: Range<Int>, read: Range<Int>)] = []

  /// - Parameter place: where it is read what stands for the range.
  mutating func replace(_ range: Range<Int>, at place: Int, by length: Int) {
    edits.append((range, place..<place + length))
  }

  /// The last one before a place.
  private func last(where isBefore: ((source: Range<Int>, read: Range<Int>)) -> Bool) -> (
    source: Range<Int>, read: Range<Int>
  )? {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(edits[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? edits[low - 1] : nil
  }

  /// A place of the source, where it is read.
  func source(_ position: AbsolutePosition) -> Int {
    let offset = position.utf8Offset
    guard let edit = last(where: { $0.read.lowerBound <= offset }) else { return offset }
    return offset < edit.read.upperBound
      ? edit.source.lowerBound : edit.source.upperBound + offset - edit.read.upperBound
  }

  /// The place that is read of one of the source.
  func read(_ offset: Int) -> AbsolutePosition {
    guard let edit = last(where: { $0.source.lowerBound <= offset }) else {
      return AbsolutePosition(utf8Offset: offset)
    }
    return AbsolutePosition(
      utf8Offset: edit.read.upperBound + max(offset - edit.source.upperBound, 0))
  }
}
