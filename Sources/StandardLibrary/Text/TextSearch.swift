/// Searching and replacing as Foundation does it: by characters, not by bytes.
extension String {
  /// Where `wanted` first stands at or after `start`; nil for an empty `wanted`.
  func firstRange(of wanted: String, from start: String.Index? = nil) -> Range<String.Index>? {
    if wanted.isEmpty { return nil }
    var position = start ?? startIndex
    while position < endIndex {
      if let end = end(of: wanted, at: position) { return position..<end }
      formIndex(after: &position)
    }
    return nil
  }

  func lastRange(of wanted: String) -> Range<String.Index>? {
    if wanted.isEmpty { return nil }
    var position = endIndex
    while position > startIndex {
      formIndex(before: &position)
      if let end = end(of: wanted, at: position) { return position..<end }
    }
    return nil
  }

  /// The end of `wanted` if it stands at `position`.
  private func end(of wanted: String, at position: String.Index) -> String.Index? {
    var (here, there) = (position, wanted.startIndex)
    while there < wanted.endIndex {
      guard here < endIndex, self[here] == wanted[there] else { return nil }
      formIndex(after: &here)
      wanted.formIndex(after: &there)
    }
    return here
  }

  /// The text between the separators; at most `limit` cuts. An empty separator cuts nothing.
  func pieces(separatedBy separator: String, limit: Int = .max) -> [String] {
    var pieces: [String] = []
    var start = startIndex
    while pieces.count < limit, let range = firstRange(of: separator, from: start) {
      pieces.append(String(self[start..<range.lowerBound]))
      start = range.upperBound
    }
    return pieces + [String(self[start...])]
  }

  func replacing(_ wanted: String, by replacement: String) -> String {
    pieces(separatedBy: wanted).joined(separator: replacement)
  }

  /// Each word's first letter large, the rest small. An apostrophe does not end a word.
  var capitalizedWords: String {
    var isInWord = false
    var result = ""
    for character in self {
      let isPart = character.isLetter || character.isNumber || isInWord && "'’".contains(character)
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = isPart
    }
    return result
  }

  /// The letters without case or marks: for comparison that ignores both.
  var foldedForSearch: String { lowercased() }
}
