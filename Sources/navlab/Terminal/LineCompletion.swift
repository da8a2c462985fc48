import CEditLine

/// Tab: the first inserts what all candidates share, the second lists them.
extension LineEditor {
  /// The line as it stands, with the cursor counted both ways.
  struct Situation: Equatable {
    var text: String
    /// Characters before the cursor.
    var cursor: Int
    var scalarsBeforeCursor: Int
  }

  var situation: Situation {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else {
      return Situation(text: "", cursor: 0, scalarsBeforeCursor: 0)
    }
    let count = line.lastchar.map { $0 - start } ?? 0
    let before = line.cursor.map { $0 - start } ?? 0
    return Situation(
      text: string(start, count: count), cursor: string(start, count: before).count,
      scalarsBeforeCursor: before)
  }

  func complete() -> Int32 {
    let now = situation
    let (start, found) = completion(now.text, now.cursor)
    guard !found.isEmpty, (0...now.cursor).contains(start) else { return CC_ERROR }
    let typed = String(now.text.prefix(now.cursor).dropFirst(start))
    let common = CandidateList.commonPrefix(of: found)
    if found.count == 1 || common.count > typed.count {
      el_deletestr(editor, Int32(typed.unicodeScalars.count))
      insert(common)
      if found.count > 1 { undecided = situation }
      return CC_REFRESH
    }
    guard undecided == now else {
      undecided = now
      return CC_REFRESH_BEEP
    }
    candidates = found
    // The list goes below the line's last row, which is drawn before `list` is run.
    moveToEnd()
    el_wpush(editor, wide(String(Unicode.Scalar(KeyFunction.list.rawValue))))
    return CC_REFRESH
  }

  /// Shows the candidates below the line, and the line again below them.
  func list() -> Int32 {
    let text = CandidateList(candidates, width: columns).text
    write("\n" + text)
    let end = situation.scalarsBeforeCursor
    _ = el_cursor(editor, Int32((undecided?.scalarsBeforeCursor ?? end) - end))
    edit_refresh(editor)
    return CC_NORM
  }
}
