import Interpreter

/// The parts that Foundation finds in a text: lines, paragraphs, words, sentences and letters; and
/// the text as a C string.
var textParts: [Builtin] {
  [
    Builtin(
      "NSString",
      """
      struct EnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let byLines = EnumerationOptions([])
        static let byParagraphs = EnumerationOptions(rawValue: 1)
        static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
        static let byWords = EnumerationOptions(rawValue: 3)
        static let bySentences = EnumerationOptions(rawValue: 4)
        static let reverse = EnumerationOptions(rawValue: 256)
        static let substringNotRequired = EnumerationOptions(rawValue: 512)
        static let localized = EnumerationOptions(rawValue: 1024)
      }
      """),
    Builtin("String", "typealias EnumerationOptions = NSString.EnumerationOptions"),
    Builtin(
      "StringProtocol",
      """
      func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: @escaping (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
      ) where R.Bound == String.Index {
        let text = String(self)
        let bounds = range.relative(to: text)
        let parts = text._parts(Int(opts.rawValue & 7), bounds)
        var stop = false
        let indices = Array(0..<parts.count / 2)
        for index in opts.contains(.reverse) ? indices.reversed() : indices {
          let (part, enclosing) = (parts[2 * index], parts[2 * index + 1])
          let shown = opts.contains(.substringNotRequired) ? nil : String(text[part])
          body(shown, part, enclosing, &stop)
          if stop { return }
        }
      }
      """),
    // The parts in turn, each followed by what it stands in: the line break behind it, too.
    Builtin(
      "String", "func _parts(_ kind: Int, _ bounds: Range<String.Index>) -> [Range<String.Index>]"
    ) { call in
      let text = try call.text(0)
      let kind = TextPartKind(rawValue: try call.int(1)) ?? .lines
      let parts = kind.parts(of: text[try call.textRange(2, in: text)])
      return .array(
        try parts.flatMap { [$0.part, $0.enclosing] }.map { try call.textRange($0, in: text) })
    },
    Builtin(
      "StringProtocol",
      """
      func lineRange<R: RangeExpression>(for range: R) -> Range<String.Index>
      where R.Bound == String.Index {
        let text = String(self)
        let asked = range.relative(to: text)
        let lines = text._parts(0, text.startIndex..<text.endIndex)
        var found: Range<String.Index>?
        for index in 0..<lines.count / 2 {
          let line = lines[2 * index + 1]
          let isTouched = line.lowerBound < asked.upperBound || line.lowerBound == asked.lowerBound
          if isTouched && line.upperBound > asked.lowerBound {
            found = (found?.lowerBound ?? line.lowerBound)..<line.upperBound
          }
        }
        return found ?? asked
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func paragraphRange<R: RangeExpression>(for range: R) -> Range<String.Index>
      where R.Bound == String.Index { lineRange(for: range) }
      """),
    Builtin(
      "StringProtocol",
      """
      func rangeOfComposedCharacterSequence(at anIndex: String.Index) -> Range<String.Index> {
        anIndex..<index(after: anIndex)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<String.Index>? {
        range(of: string, options: [.caseInsensitive, .diacriticInsensitive])
      }
      """),
    Builtin(
      "StringProtocol",
      "func substring(from index: String.Index) -> String { String(self[index...]) }"
    ),
    Builtin(
      "StringProtocol",
      "func substring(to index: String.Index) -> String { String(self[..<index]) }"),
    Builtin(
      "StringProtocol",
      "func substring(with aRange: Range<String.Index>) -> String { String(self[aRange]) }"),
    Builtin(
      "StringProtocol",
      "func canBeConverted(to encoding: String.Encoding) -> Bool { data(using: encoding) != nil }"),
    Builtin(
      "StringProtocol",
      """
      func maximumLengthOfBytes(using encoding: String.Encoding) -> Int {
        utf16.count * (encoding == .utf8 ? 3 : encoding == .utf16 ? 2 : 1)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func cString(using encoding: String.Encoding) -> [CChar]? {
        data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
      }
      """),
    Builtin("StringProtocol", "var hash: Int { hashValue }"),
    Builtin(
      nil,
      """
      struct StringTransform: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static let stripDiacritics = StringTransform("NFD; [:M:] Remove; NFC")
        static let stripCombiningMarks = StringTransform("NFD; [:M:] Remove; NFC")
        static let fullwidthToHalfwidth = StringTransform("Fullwidth-Halfwidth")
        static let hiraganaToKatakana = StringTransform("Hiragana-Katakana")
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        switch transform {
        case .stripDiacritics where !reverse: return String(self)._withoutMarks
        case .fullwidthToHalfwidth where !reverse: return String(self)._halfWidth
        case .hiraganaToKatakana:
          let (first, last, step): (UInt32, UInt32, UInt32) =
            reverse ? (0x30A1, 0x30F6, 0) : (0x3041, 0x3096, 192)
          let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            guard (first...last).contains(scalar.value) else { return scalar }
            return Unicode.Scalar(scalar.value + step - 96)!
          }
          return String(String.UnicodeScalarView(scalars))
        default: return nil
        }
      }
      """),
  ]
}

/// What `enumerateSubstrings` enumerates; the raw values are `EnumerationOptions`'.
private enum TextPartKind: Int {
  case lines, paragraphs, letters, words, sentences

  typealias Part = (part: Range<String.Index>, enclosing: Range<String.Index>)

  func parts(of text: Substring) -> [Part] {
    switch self {
    case .lines, .paragraphs: return lines(of: text)
    case .letters:
      return text.indices.map { ($0..<text.index(after: $0), $0..<text.index(after: $0)) }
    case .words: return words(of: text)
    case .sentences: return sentences(of: text)
    }
  }

  private func lines(of text: Substring) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
      let behind = end < text.endIndex ? text.index(after: end) : end
      parts.append((start..<end, start..<behind))
      start = behind
    }
    return parts
  }

  /// Letters and digits, and an apostrophe or a point between them; an ideograph is a word.
  private func words(of text: Substring) -> [Part] {
    func isPart(_ index: String.Index) -> Bool {
      let letter = text[index]
      if letter.isLetter || letter.isNumber || letter == "_" { return true }
      guard "'’.".contains(letter), index > text.startIndex else { return false }
      let behind = text.index(after: index)
      guard behind < text.endIndex else { return false }
      let (before, after) = (text[text.index(before: index)], text[behind])
      return before.isLetter && after.isLetter || letter == "." && before.isNumber && after.isNumber
    }
    var bounds: [Range<String.Index>] = []
    var start = text.startIndex
    while let first = text[start...].indices.first(where: isPart) {
      let end = text[first...].indices.first { !isPart($0) } ?? text.endIndex
      bounds.append(first..<end)
      start = end
    }
    return bounds.enumerated().map { place, range in
      let next = place + 1 < bounds.count ? bounds[place + 1].lowerBound : text.endIndex
      return (range, (place == 0 ? text.startIndex : range.lowerBound)..<next)
    }
  }

  /// A sentence ends behind its full stop and the spaces after it, which belong to it.
  private func sentences(of text: Substring) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    while start < text.endIndex {
      var end = start
      while end < text.endIndex, !".!?。！？\n".contains(text[end]) { text.formIndex(after: &end) }
      while end < text.endIndex, ".!?。！？\"”’)".contains(text[end]) { text.formIndex(after: &end) }
      while end < text.endIndex, text[end].isWhitespace { text.formIndex(after: &end) }
      parts.append((start..<end, start..<end))
      start = end
    }
    return parts
  }
}
