/// A text as Foundation searches it: by Unicode scalars, decomposed, so that `\n` is found in `\r\n`
/// and "é" in either spelling, but no letter without the marks that follow it.
struct SearchedText {
  private(set) var keys: [Unicode.Scalar] = []
  /// For each key, the scalar of the text that it is a part of.
  private var owners: [Range<String.Index>] = []

  init(_ text: Substring, _ options: SearchOptions) {
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let folded = options.folded(String(scalars[index])).normalized(composed: false)
      for key in folded.unicodeScalars {
        keys.append(key)
        owners.append(index..<scalars.index(after: index))
      }
    }
  }

  /// Where `wanted` stands in the text, if its first key is the one at `position`.
  func range(of wanted: [Unicode.Scalar], at position: Int) -> Range<String.Index>? {
    let end = position + wanted.count
    guard position >= 0, end <= keys.count, keys[position] == wanted[0],
      keys[position..<end].elementsEqual(wanted)
    else { return nil }
    // A scalar is found as a whole, with its marks.
    if position > 0, owners[position - 1] == owners[position] { return nil }
    if end < keys.count, owners[end - 1] == owners[end] || keys[end].isAttached { return nil }
    return owners[position].lowerBound..<owners[end - 1].upperBound
  }
}

extension Unicode.Scalar {
  /// Whether it changes the letter before it.
  fileprivate var isAttached: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: properties.isEmojiModifier
    }
  }
}
