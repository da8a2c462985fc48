import Diagnostics
import SwiftSyntax

/// Characters that Swift has no use for: a full-width blank between words, a control character. For
/// swiftc they are blanks that it tells of. SwiftParser tells of them too, but takes one before an
/// `=` for uneven spacing and, where there are blanks on both sides, traps on mending nothing.
struct StrayCharacters {
  /// Where each one stands, in bytes.
  private(set) var places: [Range<Int>] = []
  /// Where blanks stand that are none beside an `=`: form feeds and vertical tabs.
  private var oddBlanks: [Range<Int>] = []

  var isEmpty: Bool { places.isEmpty && oddBlanks.isEmpty }

  init() {}

  init(in tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, from: token.position)
      add(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }
  }

  private mutating func add(_ trivia: Trivia, from start: AbsolutePosition) {
    var start = start.utf8Offset
    for piece in trivia {
      let end = start + piece.sourceLength.utf8Length
      switch piece {
      case .formfeeds, .verticalTabs: oddBlanks.append(start..<end)
      case .unexpectedText(let text):
        var place = start
        for scalar in text.unicodeScalars {
          let end = place + UTF8.width(scalar)
          if Self.isStray(scalar) { places.append(place..<end) }
          place = end
        }
      default: break
      }
      start = end
    }
  }

  /// Whether swiftc has no better word for it.
  private static func isStray(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\0", "\u{A0}", "\u{FEFF}", " "..."~": false
    default: true
    }
  }

  /// Where an `=` has one at its side and a blank at the other, which is uneven for swiftc.
  func unevenSigns(in tree: SourceFileSyntax, _ positions: TextPositions) -> [AbsolutePosition] {
    let starts = Set((places + oddBlanks).map { positions.read($0.lowerBound) })
    let ends = Set((places + oddBlanks).map { positions.read($0.upperBound) })
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      let start = token.positionAfterSkippingLeadingTrivia
      guard token.tokenKind == .equal,
        ends.contains(start) != starts.contains(start.advanced(by: 1))
      else { return nil }
      return start
    }
  }

  /// The text with blanks in their places.
  func leavingOut(of text: [UInt8]) -> [UInt8] {
    var result = text
    for place in (places + oddBlanks).joined() { result[place] = UInt8(ascii: " ") }
    return result
  }
}

extension SyntaxFile {
  /// What swiftc says of the characters that Swift has no use for.
  func strayCharacterReports(_ places: PlaceReader) -> [[Diagnostics.Diagnostic]] {
    let starts = strayCharacters.places.map { positions.read($0.lowerBound) }
    let characters = starts.map { [error(Diagnostics.Diagnostic.strayCharacter, at: $0, places)] }
    let signs = strayCharacters.unevenSigns(in: tree, positions).map {
      [error("'=' must have consistent whitespace on both sides", at: $0, places)]
    }
    return characters + signs
  }
}
