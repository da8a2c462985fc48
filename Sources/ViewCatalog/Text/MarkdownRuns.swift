import LayoutEngine

/// The inline Markdown that a `LocalizedStringKey` may hold: strong, emphasised and struck-through
/// text, code and links. Anything else, headings and lists included, stays as it was written.
struct MarkdownRuns {
  private struct Style: OptionSet {
    let rawValue: UInt8
    static let strong = Style(rawValue: 1)
    static let emphasised = Style(rawValue: 2)
    static let struck = Style(rawValue: 4)
    static let code = Style(rawValue: 8)
  }

  /// Text, or a run of one mark that may begin or end a style.
  private struct Piece {
    var text = ""
    var style: Style = []
    /// What it leads to.
    var link: String?
    var mark: Character?
    var count = 0
    var opens = false
    var closes = false
  }

  private static let marks = Array("*_~`[\\".utf8)

  private let letters: [Character]
  private var pieces: [Piece] = []
  private var place = 0

  /// The runs of a text; nil where it has no mark.
  static func runs(of text: String) -> [TextValue.Run]? {
    guard text.utf8.contains(where: marks.contains) else { return nil }
    var reader = MarkdownRuns(letters: Array(text))
    let runs = reader.read().map { piece in
      TextValue.Run(
        text: piece.text, weight: piece.style.contains(.strong) ? .bold : nil,
        isItalic: piece.style.contains(.emphasised),
        isStruckThrough: piece.style.contains(.struck), isMonospaced: piece.style.contains(.code),
        link: piece.link)
    }
    return runs.isEmpty ? [TextValue.Run(text: "")] : runs
  }

  private init(letters: [Character]) { self.letters = letters }

  private mutating func read() -> [Piece] {
    while place < letters.count { readPiece() }
    matchMarks()
    var merged: [Piece] = []
    for var piece in pieces {
      if let mark = piece.mark { piece.text = String(repeating: mark, count: piece.count) }
      if piece.text.isEmpty { continue }
      if let last = merged.last, last.style == piece.style, last.link == piece.link {
        merged[merged.count - 1].text += piece.text
      } else {
        merged.append(Piece(text: piece.text, style: piece.style, link: piece.link))
      }
    }
    return merged
  }

  private mutating func readPiece() {
    let letter = letters[place]
    switch letter {
    case "\\" where place + 1 < letters.count && Self.isPunctuation(letters[place + 1]):
      pieces.append(Piece(text: String(letters[place + 1])))
      place += 2
    case "`": readCode()
    case "*", "_", "~": readMark(letter)
    case "^": if !readInflection() { readText() }
    case "[": if !readLink() { readText() }
    default: readText()
    }
  }

  private mutating func readText() {
    pieces.append(Piece(text: String(letters[place])))
    place += 1
  }

  private func runLength(at start: Int) -> Int {
    letters[start...].prefix { $0 == letters[start] }.count
  }

  /// Code ends at as many backquotes as it began with.
  private mutating func readCode() {
    let length = runLength(at: place)
    var end = place + length
    while end < letters.count {
      let found = letters[end] == "`" ? runLength(at: end) : 0
      if found == length {
        pieces.append(Piece(text: String(letters[place + length..<end]), style: .code))
        place = end + length
        return
      }
      end += max(1, found)
    }
    pieces.append(Piece(text: String(repeating: "`", count: length)))
    place += length
  }

  /// A mark opens before a word and closes behind one; an underscore does neither inside a word.
  private mutating func readMark(_ mark: Character) {
    let count = runLength(at: place)
    let before = place == 0 ? " " : letters[place - 1]
    let after = place + count == letters.count ? " " : letters[place + count]
    let leads =
      !after.isWhitespace
      && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let trails =
      !before.isWhitespace
      && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    let isWordMark = mark == "_"
    pieces.append(
      Piece(
        mark: mark, count: count,
        opens: leads && (!isWordMark || !trails || Self.isPunctuation(before)),
        closes: trails && (!isWordMark || !leads || Self.isPunctuation(after))))
    place += count
  }

  private mutating func readInflection() -> Bool {
    guard let phrase = takeInflection() else { return false }
    var inner = MarkdownRuns(letters: Array(phrase))
    pieces += inner.read()
    return true
  }

  /// `^[2 apple](inflect: true)`, which stands for what its text says then; other attributes are
  /// left out. Goes past the one that begins here; nil where there is none.
  private mutating func takeInflection() -> String? {
    let open = place + 1
    guard open < letters.count, letters[place] == "^", letters[open] == "[" else { return nil }
    let close = bracket(closing: open)
    guard close + 1 < letters.count, letters[close + 1] == "(",
      let end = letters[close...].firstIndex(of: ")")
    else { return nil }
    let phrase = String(letters[open + 1..<close])
    let isInflected = String(letters[close + 2..<end].filter { $0 != " " }) == "inflect:true"
    place = end + 1
    return isInflected ? GrammarAgreement.agreed(phrase) : phrase
  }

  /// The text with what its inflections stand for; other marks stay.
  static func inflected(_ text: String) -> String {
    guard text.contains("^") else { return text }
    var reader = MarkdownRuns(letters: Array(text))
    var result = ""
    while reader.place < reader.letters.count {
      if let phrase = reader.takeInflection() {
        result += phrase
      } else {
        result.append(reader.letters[reader.place])
        reader.place += 1
      }
    }
    return result
  }

  /// Where the bracket ends that begins at `open`; the end of the text where it does not.
  private func bracket(closing open: Int) -> Int {
    var depth = 0
    var close = open
    while close < letters.count {
      if letters[close] == "[" { depth += 1 }
      if letters[close] == "]" { depth -= 1 }
      if depth == 0 { break }
      close += 1
    }
    return close
  }

  /// `[text](target)`; answers whether there is one here.
  private mutating func readLink() -> Bool {
    let close = bracket(closing: place)
    guard close + 1 < letters.count, letters[close + 1] == "(",
      let end = letters[close...].firstIndex(of: ")"),
      !letters[close..<end].contains(where: \.isWhitespace)
    else { return false }
    var inner = MarkdownRuns(letters: Array(letters[place + 1..<close]))
    let target = String(letters[close + 2..<end])
    pieces += inner.read().map { piece in
      var piece = piece
      piece.link = target
      return piece
    }
    place = end + 1
    return true
  }

  /// Styles what stands between marks of a kind that open and close, from the inside out.
  private mutating func matchMarks() {
    for closing in pieces.indices where pieces[closing].closes {
      while pieces[closing].count > 0, let opening = opening(for: closing) {
        let mark = pieces[closing].mark
        let used =
          mark == "~" ? pieces[closing].count : min(2, pieces[closing].count, pieces[opening].count)
        let style: Style = mark == "~" ? .struck : used == 2 ? .strong : .emphasised
        for index in opening + 1..<closing {
          pieces[index].style.insert(style)
          pieces[index].opens = false
        }
        pieces[closing].count -= used
        pieces[opening].count -= used
      }
    }
  }

  private func opening(for closing: Int) -> Int? {
    pieces[..<closing].lastIndex { piece in
      piece.opens && piece.count > 0 && piece.mark == pieces[closing].mark
        && (piece.mark != "~" || piece.count == pieces[closing].count && piece.count < 3)
    }
  }

  private static func isPunctuation(_ letter: Character) -> Bool {
    letter.isPunctuation || letter.isSymbol
  }
}
