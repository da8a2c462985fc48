@_spi(_Unicode) import Swift

/// Searching by characters, not by bytes.
extension Substring {
  /// Where `wanted`, which is not empty, first stands at or after `start`.
  private func firstRange(
    of wanted: String, from start: String.Index
  ) -> Range<String.Index>? {
    var position = start
    while position < endIndex {
      if let end = end(of: wanted, at: position) { return position..<end }
      formIndex(after: &position)
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

  /// Whether each byte is a character of its own.
  var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    } ?? false
  }

  /// `firstRange(of:from:)` where each byte is a character of its own.
  func firstPlainRange(
    of wanted: String.UTF8View, from start: String.Index
  ) -> Range<String.Index>? {
    guard let first = wanted.first else { return nil }
    var rest = utf8[start...]
    while let found = rest.firstIndex(of: first) {
      rest = rest[found...]
      if rest.starts(with: wanted) { return found..<utf8.index(found, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// As `split`, by bytes; nil where a byte is not always a character of its own.
  func plainParts(
    separatedBy separator: Character, limit: Int, omittingEmpty: Bool
  ) -> [Substring]? {
    guard let byte = separator.asciiByte, byte != UInt8(ascii: "\r"), isPlain else { return nil }
    return utf8.split(
      separator: byte, maxSplits: limit, omittingEmptySubsequences: omittingEmpty
    ).map { Substring($0) }
  }

  /// Where `wanted` stands, at most `limit` times; an empty text stands everywhere.
  func ranges(of wanted: String, limit: Int = .max) -> [Range<String.Index>] {
    if wanted.isEmpty {
      return (indices + [endIndex]).prefix(limit).map { $0..<$0 }
    }
    var found: [Range<String.Index>] = []
    var start = startIndex
    let arePlain = isPlain && wanted[...].isPlain
    while found.count < limit,
      let range = arePlain
        ? firstPlainRange(of: wanted.utf8, from: start) : firstRange(of: wanted, from: start)
    {
      found.append(range)
      start = range.upperBound
    }
    return found
  }

  /// The text between the separators; at most `limit` cuts. An empty separator cuts everywhere.
  func parts(separatedBy separator: String, limit: Int = .max) -> [Substring] {
    if separator.utf8.count == 1, let only = separator.first,
      let plain = plainParts(separatedBy: only, limit: limit, omittingEmpty: false)
    {
      return plain
    }
    var parts: [Substring] = []
    var start = startIndex
    for range in ranges(of: separator, limit: limit) {
      parts.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return parts + [self[start...]]
  }
}

extension String {
  /// As Foundation cuts a text; an empty separator cuts nothing.
  func pieces(separatedBy separator: String) -> [String] {
    separator.isEmpty ? [self] : self[...].parts(separatedBy: separator).map { String($0) }
  }

  func replacing(_ wanted: String, by replacement: String) -> String {
    pieces(separatedBy: wanted).joined(separator: replacement)
  }

  /// Each word's first letter large, the rest small. An apostrophe does not end a word.
  var capitalizedWords: String {
    var isInWord = false
    var result = ""
    for character in self {
      let isPart = character.isLetter || isInWord && "'’".contains(character)
      result += isInWord ? character.lowercased() : character.titlecased
      isInWord = isPart
    }
    return result
  }

  /// The letters without marks: é as e.
  var withoutMarks: String {
    var result = ""
    for scalar in _nfd where scalar.properties.generalCategory != .nonspacingMark {
      result.unicodeScalars.append(scalar)
    }
    return result.normalized(composed: true)
  }

  /// Canonically decomposed, or composed.
  func normalized(composed: Bool) -> String {
    var result = ""
    if composed {
      result.unicodeScalars.append(contentsOf: Array(_nfc))
    } else {
      result.unicodeScalars.append(contentsOf: Array(_nfd))
    }
    return result
  }
}

extension Character {
  /// As the first letter of a word.
  fileprivate var titlecased: String {
    guard let first = unicodeScalars.first else { return "" }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(unicodeScalars.dropFirst()))
  }
}
