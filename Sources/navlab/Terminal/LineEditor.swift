import CEditLine
import Diagnostics
import Glibc

/// Reads lines from a terminal, with editing, history and completion by libedit.
///
/// A class, since libedit calls back into it while it reads; used from one thread. While a line is
/// read the terminal is libedit's; between lines it is as it was found.
final class LineEditor: LineReader {
  var completion: Completion = { _, cursor in (cursor, []) }

  let editor: OpaquePointer
  private let history: OpaquePointer
  private let input: TerminalInput
  private let output: Int32
  private let historyFile: HistoryFile?
  private let report: (Sentence) -> Void
  private let prompt: UnsafeMutablePointer<CChar>
  private static let promptCapacity = 256
  private(set) var promptText = ""
  private var newestEntry = ""
  /// What ended the line other than Enter.
  private var ending: LineResult?
  private var pasted = ""
  /// The line and cursor at a Tab that could insert nothing: the next Tab there lists.
  var undecided: Situation?
  var candidates: [String] = []
  private var problemIsReported = false

  /// Nil where the terminal cannot be edited on; read it as a file then. `report` hears what is
  /// wrong with the history's file, once.
  /// - Parameters:
  ///   - terminalType: as terminfo names it; nil for what `TERM` says.
  ///   - settingsFile: what keys do, as `editrc(5)` has it; nil for the user's own.
  init?(
    input descriptor: Int32 = 0, output: Int32 = 1, terminalType: String? = nil,
    settingsFile: String? = nil, historyFile: HistoryFile?,
    report: @escaping (Sentence) -> Void = { _ in }
  ) {
    guard edit_use_utf8(), signal_watch_interrupt(),
      let editor = edit_open("navlab", descriptor, output)
    else { return nil }
    guard let history = history_winit() else {
      edit_close(editor)
      return nil
    }
    self.editor = editor
    self.output = output
    self.history = history
    self.historyFile = historyFile
    self.report = report
    input = TerminalInput(descriptor: descriptor)
    prompt = .allocate(capacity: Self.promptCapacity)
    prompt.initialize(repeating: 0, count: Self.promptCapacity)
    prepare(terminalType, settingsFile)
  }

  deinit {
    edit_close(editor)
    history_wend(history)
    prompt.deallocate()
    signal_unwatch_terminal()
    signal_unwatch_interrupt()
  }

  private func prepare(_ terminalType: String?, _ settingsFile: String?) {
    if let terminalType { edit_set_terminal(editor, terminalType) }
    edit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    edit_set_keymap(editor, "emacs")
    edit_set_history_size(history, Int32(historyFile?.limit ?? 1000))
    edit_use_history(editor, history)
    edit_set_prompt(editor) { LineEditor.of($0)?.prompt }
    edit_set_reader(editor) { editor, character in
      LineEditor.of(editor)?.nextCharacter(into: character) ?? -1
    }
    _ = el_source(editor, settingsFile)
    KeyFunction.bindAll(in: editor)
    for entry in historyFile?.entries() ?? [] { enter(entry) }
  }

  static func of(_ editor: OpaquePointer?) -> LineEditor? {
    guard let editor, let data = edit_client_data(editor) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  func readLine(prompt text: String) -> LineResult {
    promptText = text
    for (offset, byte) in (Array(text.utf8.prefix(Self.promptCapacity - 1)) + [0]).enumerated() {
      prompt[offset] = CChar(bitPattern: byte)
    }
    while signal_next() != 0 {}
    interrupt_clear()
    ending = nil
    undecided = nil
    signal_watch_terminal()
    takeTerminal()
    var count: Int32 = 0
    let line = el_wgets(editor, &count).map { string($0, count: Int(count)) }
    leaveTerminal()
    signal_unwatch_terminal()
    if let ending { return finish(with: ending) }
    guard var line else { return finish(with: .endOfInput) }
    if line.last?.isNewline == true { line.removeLast() }
    return .line(line)
  }

  private func finish(with ending: LineResult) -> LineResult {
    write(ending == .interrupted ? "^C\n" : "\n")
    interrupt_clear()
    return ending
  }

  func addHistory(_ entry: String) {
    guard !entry.allSatisfy(\.isWhitespace), !entry.hasPrefix(" "), entry != newestEntry else {
      return
    }
    enter(entry)
    do {
      try historyFile?.append(entry)
    } catch {
      if !problemIsReported { report(error.message) }
      problemIsReported = true
    }
  }

  private func enter(_ entry: String) {
    newestEntry = entry
    edit_add_history(history, wide(entry))
  }

  // MARK: The terminal

  /// Before the prompt is drawn: a key typed after it is the editor's, never the line discipline's.
  private func takeTerminal() {
    edit_prepare_terminal(editor, true)
    write("\u{1B}[?2004h")
  }

  private func leaveTerminal() {
    edit_prepare_terminal(editor, false)
    write("\u{1B}[?2004l")
  }

  func write(_ text: String) {
    edit_write(editor, text, text.utf8.count)
  }

  /// libedit's call for the next character: 1 with one, 0 at the end, -1 where the line is given
  /// up.
  private func nextCharacter(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    if let ending { return ending == .endOfInput ? 0 : -1 }
    while true {
      let value: UInt32
      switch input.next() {
      case .scalar(let scalar): value = scalar.value
      case .pasted(let text):
        pasted = PastedText.entry(from: text)
        value = UInt32(KeyFunction.insertPaste.rawValue)
      case .signal(let number):
        guard let function = take(number) else { continue }
        value = UInt32(function.rawValue)
      case .end:
        ending = .endOfInput
        return 0
      }
      character?.pointee = wchar_t(bitPattern: value)
      return 1
    }
  }

  /// Does what a signal asks for; the function that libedit has to run for it, if any.
  private func take(_ number: Int32) -> KeyFunction? {
    switch number {
    case SIGINT:
      ending = .interrupted
      input.discard()
      return .moveToEnd
    case SIGWINCH:
      return .redraw
    case SIGCONT:
      edit_prepare_terminal(editor, false)
      takeTerminal()
      el_resize(editor)
      write("\r")
      edit_refresh(editor)
      return nil
    default:
      leaveTerminal()
      write("\n")
      signal_take_default(number)
      return nil
    }
  }

  // MARK: Keys

  func run(_ function: KeyFunction) -> Int32 {
    switch function {
    case .moveToEnd:
      moveToEnd()
      return CC_REFRESH
    case .redraw:
      return redrawResized()
    case .insertPaste:
      insert(pasted)
      return CC_REFRESH
    case .complete:
      return complete()
    case .list:
      return list()
    }
  }

  func moveToEnd() {
    _ = el_cursor(editor, .max / 2)
  }

  func insert(_ text: String) {
    if !text.isEmpty { _ = el_winsertstr(editor, wide(text)) }
  }

  var columns: Int {
    var size = winsize()
    let known = ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return known ? Int(size.ws_col) : 80
  }

  func string(_ characters: UnsafePointer<wchar_t>, count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for offset in 0..<max(0, count) {
      let value = UInt32(bitPattern: characters[offset])
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(scalars)
  }

  func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }
}
