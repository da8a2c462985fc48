/// A fenced block of the Markdown, with what is needed to write its lines anew.
struct Fence: Hashable, Sendable {
  /// What follows the opening marks, as written.
  var info: String
  /// The backtick or tilde.
  var mark: UInt8
  /// How many marks open it.
  var length: Int
  /// The line of the opening marks, from 0.
  var opening: Int
  /// The line of the closing marks; nil where there is none.
  var closing: Int?
  /// The lines between, from 0.
  var contentLines: Range<Int>
  /// Their text, without what the fence's own indentation or quotation puts before it.
  var content: [String]
  /// What stands before every line: empty, or the marks of a quotation or list around it.
  var prefix: String

  /// The lines of the file that the fence takes, with its marks.
  var lines: Range<Int> { opening..<((closing ?? contentLines.upperBound - 1) + 1) }

  /// The first word of the info string: the language.
  var language: Substring {
    info.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
  }

  /// A fence around lines, with as many backticks as that takes.
  static func written(_ info: String, _ lines: [String]) -> [String] {
    let length = length(around: lines, mark: UInt8(ascii: "`"), atLeast: 3)
    let marks = String(repeating: "`", count: length)
    return [marks + info] + lines + [marks]
  }

  /// How many marks a fence needs so that none of the lines closes it.
  static func length(around lines: some Sequence<String>, mark: UInt8, atLeast: Int) -> Int {
    var length = atLeast
    for line in lines {
      let run = line.utf8.drop { $0.isBlank }.prefix { $0 == mark }.count
      if run >= length { length = run + 1 }
    }
    return length
  }
}
