import Commands
import Diagnostics

extension Program {
  /// Where the conversation's lines come from: the terminal with editing, where there is one that
  /// can move its cursor, and standard input as it is otherwise. What is wrong with the input or
  /// with the history's file is reported as it shows.
  func lineReader(completion: @escaping Completion) -> any LineReader {
    let (errors, wording) = (errors, language.wording)
    let report: (Sentence) -> Void = { errors.writeLine("navlab: \(wording.text(of: $0))") }
    if environment.isInteractive {
      let file = environment.historyPath.map { HistoryFile(path: $0) }
      if let editor = LineEditor(historyFile: file, report: report) {
        editor.completion = completion
        return editor
      }
    }
    // A terminal that cannot be edited on still wants to be asked.
    let isConversation = environment.isInputTerminal && environment.isOutputTerminal
    return PlainLineReader(prompts: isConversation ? output : nil, report: report)
  }
}
