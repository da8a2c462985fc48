import Diagnostics

/// Where the lines of a conversation come from: a terminal with editing, or a pipe or a file.
protocol LineReader: AnyObject {
  /// The next entry. `prompt` is shown on a terminal only; it is ASCII, as `nav> ` and `...> ` are.
  func readLine(prompt: String) -> LineResult

  /// Remembers an entry, of one line or several, for the arrow keys and the next session.
  func addHistory(_ entry: String)
}

/// What came of reading a line.
enum LineResult: Equatable {
  /// An entry without its final line break. What was pasted as a whole is one entry, with the line
  /// breaks between its lines.
  case line(String)
  /// Ctrl-C: whatever was typed is dropped, the lines before a continuation too.
  case interrupted
  case endOfInput
  /// A line is too long: what is wrong, in words.
  case failed(Sentence)
  /// The input cannot be read, and has ended with that.
  case unreadable(Sentence)
}

/// Proposals for the word before the cursor. Both positions count characters of the line.
typealias Completion = (_ line: String, _ cursor: Int) -> (replaceFrom: Int, candidates: [String])
