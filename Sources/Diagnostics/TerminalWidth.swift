// Columns of a terminal: what carets, tables and screens are lined up by.
extension Unicode.Scalar {
  /// Whether a terminal gives it two columns: East Asian wide and full-width, and emoji.
  var isWide: Bool {
    switch value {
    case 0x00...0x10FF: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

  /// Whether a terminal gives it no column: marks, joiners, selectors and controls.
  var isZeroWidth: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x1160...0x11FF, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}

extension Character {
  /// The columns that a terminal gives to the character: 0, 1 or 2.
  ///
  /// A cluster is as wide as its base; an emoji selector or a pair of regional indicators makes
  /// two.
  public var terminalColumns: Int {
    if let code = asciiValue { return code >= 0x20 && code < 0x7F ? 1 : 0 }
    var columns = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F && columns == 1 { return 2 }
      if columns == 0 && !scalar.isZeroWidth { columns = scalar.isWide ? 2 : 1 }
    }
    return columns
  }
}

extension String {
  /// The columns that a terminal gives to the string, its control characters not counted.
  public var terminalColumns: Int { reduce(0) { $0 + $1.terminalColumns } }

  /// The string cut to at most `columns` columns, with "…" where something was cut.
  public func truncated(toColumns columns: Int) -> String {
    guard terminalColumns > columns else { return self }
    guard columns > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in self {
      let width = character.terminalColumns
      if used + width > columns - 1 { break }
      kept.append(character)
      used += width
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The string with blanks after it up to `columns` columns; longer ones stay as they are.
  public func padded(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - terminalColumns))
  }
}
