import CEditLine

/// Drawing the line anew where libedit does not know where the cursor is: the terminal has another
/// size, or something else has written to it.
extension LineEditor {
  /// Draws prompt and line again in the terminal's new size.
  ///
  /// Today's terminals fill the rows of a line anew when they are resized, and the cursor stays
  /// with its character: from there the prompt is as many rows up as what stands between takes now.
  func redrawResized() -> Int32 {
    el_resize(editor)
    let rows = rowsBeforeCursor(inColumns: columns)
    write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
    edit_refresh(editor)
    return CC_NORM
  }

  /// How many rows below the prompt's the cursor is.
  private func rowsBeforeCursor(inColumns width: Int) -> Int {
    let now = situation
    let text = promptText + now.text.prefix(now.cursor)
    return Self.rows(of: text, inColumns: width) - 1
  }

  /// The rows that a text takes, with a cursor behind it.
  static func rows(of text: String, inColumns width: Int) -> Int {
    var (row, column) = (0, 0)
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        (row, column) = (row + 1, 0)
        continue
      }
      let cells = edit_column_width(scalar.value)
      // A tab goes to the next stop; another control character is shown as ^X.
      let needed = scalar == "\t" ? 8 - column % 8 : cells < 0 ? 2 : Int(cells)
      if column + needed > width { (row, column) = (row + 1, 0) }
      column += needed
    }
    return row + (column >= width ? 2 : 1)
  }
}
