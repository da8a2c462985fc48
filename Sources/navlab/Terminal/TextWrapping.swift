import CEditLine

/// Breaks lines for a terminal: between words, and between the characters of scripts that are
/// written without blanks, but before no closing mark and after no opening one.
struct TextWrapping {
  /// Longer lines than this are hard to read, however wide the terminal.
  static let proseWidth = 76

  /// The columns that a line may take.
  let width: Int
  /// How the marks inside of paragraphs are shown; nil where they stay.
  var marks: ProseMarks?

  /// The lines of a Markdown text with its paragraphs, list items and quotations filled and its
  /// tables in columns; code and what fits no paragraph stay as they are. A line break that
  /// Markdown asks for stays.
  func filled(_ lines: [String]) -> [String] {
    var result: [String] = []
    var block: Block?
    var fence: Substring?
    var table: [Substring] = []
    func finish() {
      if let block {
        let text = marks?.marked(block.text) ?? block.text
        result += fill(text, lead: block.lead, hang: block.hang)
      }
      block = nil
      if !table.isEmpty { result += tabulated(table) }
      table = []
    }
    for line in lines {
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      let marks = text.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if marks.hasPrefix(open) { fence = nil }
        result.append(line)
      } else if marks.count >= 3 {
        finish()
        fence = marks
        result.append(line)
      } else if text.first == "|" {
        if block != nil { finish() }
        table.append(text)
      } else if text.isEmpty || Self.isRule(text) || line.contains("\n")
        || block == nil && indentation >= 4
      {
        let isUnderline = block != nil && Self.isRule(text)
        finish()
        // An underline is as long as its heading.
        let length = isUnderline ? result.last.map(columnWidth) ?? 0 : 0
        result.append(length > 0 ? String(repeating: String(text.prefix(1)), count: length) : line)
      } else {
        if !table.isEmpty { finish() }
        let begun = Block(text, indentation: indentation)
        if let begun, !(begun.isQuotation && block?.isQuotation == true) {
          finish()
          block = begun
        } else {
          let more = begun?.text ?? String(text)
          block = block?.joined(more) ?? Block(plain: more, indentation: indentation)
        }
        if line.hasSuffix("  ") || line.hasSuffix("\\") || text.first == "#" { finish() }
      }
    }
    finish()
    return marks?.shown(result) ?? result
  }

  /// A line in as many as it takes, the others indented below what it says.
  func wrapped(_ line: String) -> [String] {
    guard columnWidth(of: line) > width else { return [line] }
    let text = line.drop { $0 == " " }
    let indentation = line.count - text.count
    let block = Block(text, indentation: indentation)
    let lead = block?.lead ?? String(repeating: " ", count: indentation)
    let hang = block?.hang ?? lead + "  "
    return fill(block?.text ?? String(text), lead: lead, hang: hang)
  }

  // MARK: Lines

  func fill(_ text: String, lead: String, hang: String) -> [String] {
    var lines: [String] = []
    var line = lead
    var used = columnWidth(of: lead)
    var isEmpty = true
    for unit in Self.units(of: text) {
      let needed = columnWidth(of: unit.text)
      if !isEmpty, used + unit.blanks + needed > width {
        lines.append(line)
        line = hang
        used = columnWidth(of: hang)
        isEmpty = true
      }
      let blanks = isEmpty ? 0 : unit.blanks
      line += String(repeating: " ", count: blanks) + unit.text
      used += blanks + needed
      isEmpty = false
    }
    return lines + [line]
  }

  /// What is never broken, and the blanks before it.
  private static func units(of text: String) -> [(blanks: Int, text: String)] {
    var units: [(blanks: Int, text: String)] = []
    var blanks = 0
    var word = ""
    for character in text {
      if character == " " {
        if !word.isEmpty { units.append((blanks, word)) }
        blanks = word.isEmpty ? blanks + 1 : 1
        word = ""
        continue
      }
      if let last = word.last, canBreak(between: last, and: character) {
        units.append((blanks, word))
        (blanks, word) = (0, "")
      }
      word.append(character)
    }
    if !word.isEmpty { units.append((blanks, word)) }
    return units
  }

  private static func canBreak(between last: Character, and next: Character) -> Bool {
    (last.isWide || next.isWide) && !notFirst.contains(next) && !notLast.contains(last)
      && !ProseMarks.isOpening(last) && !ProseMarks.isClosing(next)
  }

  private static let notFirst: Set<Character> = Set(
    "、。，．・：；？！）」』】〕〉》］｝ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ々ゝゞ…‥,.:;?!)]}%'\"”’")
  private static let notLast: Set<Character> = Set("（「『【〔〈《［｛([{'\"“‘")

  /// A heading's underline or a rule: `====`, `---`.
  private static func isRule(_ text: Substring) -> Bool {
    guard let first = text.first, "=-*_".contains(first) else { return false }
    return text.count >= 3 && text.allSatisfy { $0 == first || $0 == " " }
  }

  /// A paragraph, a list's item or a quotation.
  private struct Block {
    var lead: String
    var hang: String
    var text: String
    var isQuotation: Bool

    /// Nil for what begins with no mark.
    init?(_ line: Substring, indentation: Int) {
      let mark = line.prefix { $0 != " " }
      let isNumber = mark.dropLast().allSatisfy(\.isNumber) && mark.count > 1
      let isItem = ["-", "*", "+", "–", "•"].contains(String(mark))
      let isNumbered = isNumber && (mark.last == "." || mark.last == ")")
      isQuotation = mark.first == ">"
      let isHeading = !mark.isEmpty && mark.allSatisfy { $0 == "#" }
      guard isItem || isNumbered || isQuotation || isHeading else { return nil }
      let rest = isQuotation ? line.dropFirst() : line[mark.endIndex...]
      let gap = max(1, rest.prefix { $0 == " " }.count)
      let outer = String(repeating: " ", count: indentation)
      let own = isQuotation ? ">" : String(mark)
      lead = outer + own + (rest.isEmpty ? "" : String(repeating: " ", count: gap))
      hang = isQuotation ? lead : outer + String(repeating: " ", count: own.count + gap)
      text = String(rest.drop { $0 == " " })
    }

    init(plain text: String, indentation: Int) {
      lead = String(repeating: " ", count: indentation)
      hang = lead
      self.text = text
      isQuotation = false
    }

    /// With another line of it: a blank between the two, unless both are of a script without
    /// blanks, or one is a mark of such a script.
    func joined(_ more: String) -> Block {
      var block = self
      let ends = [block.text.last { $0 != " " }, more.first].compactMap(\.self).filter(\.isWide)
      let isTight = ends.count == 2 || ends.contains(where: \.isPunctuation)
      if !isTight, !block.text.isEmpty { block.text += " " }
      block.text += more
      return block
    }
  }
}

extension Character {
  /// Whether it takes two columns of a terminal.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { $0.value >= 0x1100 && edit_column_width($0.value) == 2 } ?? false
  }
}
