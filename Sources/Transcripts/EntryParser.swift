/// Reads the lines inside a `navlab` fence.
struct EntryParser {
  let content: [String]
  /// The line of the file, from 0, of the first line of content.
  let firstLine: Int
  private var entries: [Transcript.Entry] = []
  private var comments: [String] = []

  init(content: [String], firstLine: Int) {
    self.content = content
    self.firstLine = firstLine
  }

  mutating func parse(
    _ problems: inout Problems
  ) -> (comments: [String], entries: [Transcript.Entry]) {
    var at = 0
    while at < content.count {
      if case .command(let command) = LineForm(content[at]) {
        at = entry(command, at: at, &problems)
      } else {
        preamble(at, &problems)
        at += 1
      }
    }
    return (comments, entries)
  }

  /// A line before the first command.
  private mutating func preamble(_ at: Int, _ problems: inout Problems) {
    let text = content[at]
    if text.trimmingBlanks.isEmpty { return }
    if let comment = text.dropping(prefix: "#") {
      comments.append(comment.trimmingBlanks)
      return
    }
    if case .almostCommand = LineForm(text) {
      problems.error(LineForm.almostCommandMessage, line: firstLine + at)
    } else {
      problems.error(
        "there is no command before this line; write 'nav> …' first, or '# …' for a comment",
        line: firstLine + at)
    }
  }

  /// Reads the entry whose command is at a line and returns the line after it.
  private mutating func entry(_ first: String, at start: Int, _ problems: inout Problems) -> Int {
    var command = first
    var next = start + 1
    while next < content.count, case .continuation(let more) = LineForm(content[next]) {
      command += "\n" + more
      next += 1
    }
    var status: ExpectedStatus?
    var statusLines = next..<next
    var input: [String] = []
    head: while next < content.count {
      switch LineForm(content[next]) {
      case .input(let text): input.append(text)
      case .status(let written):
        if status != nil { problems.error("the status is given twice", line: firstLine + next) }
        status = written
        statusLines = next..<(next + 1)
      case .almostStatus(let message): problems.error(message, line: firstLine + next)
      case .command, .continuation, .almostCommand, .output: break head
      }
      next += 1
    }
    let lines = next..<end(of: next)
    entries.append(
      .init(
        command: command, status: status, input: input,
        expected: expected(lines, &problems), line: firstLine + start + 1,
        statusLines: statusLines.isEmpty
          ? shifted(start + command.utf8.count { $0 == .lineFeed } + 1)
          : (statusLines.lowerBound + firstLine)..<(statusLines.upperBound + firstLine),
        expectedLines: (lines.lowerBound + firstLine)..<(lines.upperBound + firstLine)))
    return lines.upperBound
  }

  private func shifted(_ line: Int) -> Range<Int> { (line + firstLine)..<(line + firstLine) }

  /// The line of the next command, or the end.
  private func end(of start: Int) -> Int {
    content[start...].firstIndex { if case .command = LineForm($0) { true } else { false } }
      ?? content.count
  }

  private func expected(_ lines: Range<Int>, _ problems: inout Problems) -> [ExpectedLine] {
    var expected: [ExpectedLine] = []
    var group: Int?
    for at in lines {
      let line = firstLine + at
      switch LineForm(content[at]) {
      case .almostCommand: problems.error(LineForm.almostCommandMessage, line: line)
      case .continuation, .input, .status:
        problems.error(
          "this line stands directly after its command; where it is output, write '\\' before it",
          line: line)
      case .output, .command, .almostStatus: break
      }
      let parsed = ExpectedLine(content[at], line: line + 1)
      for problem in parsed.problems { problems.add(problem, line: line) }
      switch parsed.kind {
      case .anyOrder:
        if group != nil { problems.error("'(any-order)' cannot stand in another", line: line) }
        group = line
      case .end:
        if group == nil { problems.error("'(end)' without '(any-order)' before it", line: line) }
        group = nil
      case .gap, .forbidden:
        if group != nil {
          problems.error("'\(content[at])' cannot stand inside '(any-order)'", line: line)
        }
      case .literal, .pattern, .expression: break
      }
      expected.append(parsed)
    }
    if let group { problems.error("'(any-order)' is not ended; write '(end)'", line: group) }
    while expected.last?.isEmptyLine == true { expected.removeLast() }
    return expected
  }
}

extension Problems {
  mutating func add(_ problem: ExpectedLine.Problem, line: Int) {
    switch problem {
    case .error(let message): error(message, line: line)
    case .warning(let message): warning(message, line: line)
    }
  }
}

/// What a line inside a fence is, by its first bytes.
enum LineForm: Hashable {
  case command(String)
  case continuation(String)
  case status(ExpectedStatus)
  /// Starts with `? ` and is no status, with what to say of it where a status could stand.
  case almostStatus(String)
  case input(String)
  /// `nav>tap`, where nobody can tell a slip from output.
  case almostCommand
  case output

  static let almostCommandMessage =
    "write a blank after 'nav>'; where it is output, write '\\' before it"

  init(_ line: String) {
    if let rest = line.dropping(prefix: "nav>") {
      self = Self.afterMark(rest).map { .command($0) } ?? .almostCommand
    } else if let rest = line.dropping(prefix: "...>").flatMap(Self.afterMark) {
      self = .continuation(rest)
    } else if let rest = line.dropping(prefix: "<<").flatMap(Self.afterMark) {
      self = .input(rest)
    } else if let rest = line.dropping(prefix: "? ") {
      self = Self.status(rest.trimmingBlanks)
    } else {
      self = .output
    }
  }

  /// The text after a mark and its blank; nil where something else follows the mark.
  private static func afterMark(_ rest: String) -> String? {
    rest.isEmpty ? "" : rest.dropping(prefix: " ")
  }

  private static func status(_ text: String) -> LineForm {
    switch text {
    case "ok": return .status(.ok)
    case "error": return .status(.error(code: nil))
    case "timeout": return .status(.timeout)
    case "skipped": return .status(.skipped)
    case let text:
      if let rest = text.dropping(prefix: "error("), rest.utf8.last == UInt8(ascii: ")") {
        let code = String(rest.dropLast())
        if code.isIdentifier { return .status(.error(code: code)) }
      }
      let known = ["ok", "error", "timeout", "skipped"]
      let suggestion = Spelling.suggestion(for: text, among: known)
      return .almostStatus(
        "'? \(text)' is no status; known are ok, error, error(code), timeout, skipped" + suggestion)
    }
  }
}
