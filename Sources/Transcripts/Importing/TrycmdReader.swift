/// Reads a file of trycmd: its fences `console` and `trycmd` are sessions, the rest is Markdown
/// that stays as it is.
///
/// https://docs.rs/trycmd: `$` and `>` prompts, a line `? STATUS` under the command, `...` for any
/// lines, and `[..]`, `[EXE]`, `[ROOT]`, `[CWD]` within a line. A fence `console,ignore` is prose.
enum TrycmdReader {
  static func parts(of lines: [TextLine]) -> [ImportedTranscript.Part] {
    let fences = MarkdownScanner(lines: lines, first: 0).scan().compactMap { finding -> Fence? in
      guard case .fence(let fence) = finding, isSession(fence) else { return nil }
      return fence
    }
    var parts: [ImportedTranscript.Part] = []
    var next = 0
    for fence in fences {
      parts.append(.prose(lines[next..<fence.lines.lowerBound].map(\.text)))
      parts.append(.session(turns(of: fence.content)))
      next = min(fence.lines.upperBound, lines.count)
    }
    return parts + [.prose(lines[next...].map(\.text))]
  }

  private static func isSession(_ fence: Fence) -> Bool {
    let words = fence.language.split(separator: ",")
    return ["console", "trycmd"].contains(words.first) && !words.contains("ignore")
  }

  private static func turns(of lines: [String]) -> [ImportedTurn] {
    var turns: [ImportedTurn] = []
    var isCommand = false
    for line in lines {
      if let command = line.dropping(prefix: "$ ") {
        turns.append(ImportedTurn(command: [command]))
        isCommand = true
      } else if let last = turns.indices.last {
        if isCommand, let more = line.dropping(prefix: "> ") {
          turns[last].command.append(more)
          continue
        }
        if isCommand, let status = line.dropping(prefix: "? ") {
          turns[last].status = expected(status: status.trimmingBlanks)
        } else {
          turns[last].expected.append(expected(line))
        }
        isCommand = false
      }
    }
    return turns.map { turn in
      var turn = turn
      while turn.expected.last?.isEmpty == true { turn.expected.removeLast() }
      return turn
    }
  }

  private static func expected(status: String) -> ExpectedStatus? {
    switch status {
    case "0", "success": nil
    case "skipped": .skipped
    case "interrupted": .timeout
    case _: .error(code: nil)
    }
  }

  private static func expected(_ line: String) -> String {
    if line.trimmingBlanks == "..." { return "..." }
    let matchers: [(String, ImportedLine.Piece)] = [
      ("[..]", .any), ("[EXE]", .any), ("[ROOT]", .path), ("[CWD]", .path),
    ]
    var pieces: [ImportedLine.Piece] = []
    var text = ""
    var rest = line
    while let first = rest.first {
      if let (name, piece) = matchers.first(where: { rest.hasPrefix($0.0) }) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
        rest.removeFirst(name.count)
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    return ImportedLine(pieces: text.isEmpty ? pieces : pieces + [.text(text)]).written
  }
}
