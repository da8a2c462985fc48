import Dispatch
import Glibc
import Synchronization
import Testing

@testable import navlab

/// Somebody at a terminal, and what the line editor made of it.
struct EditingSession {
  enum Step {
    case type(String)
    case typeBytes([UInt8])
    /// Goes on when the text is shown after what was shown at the step before.
    case wait(String)
    /// Goes on when the line is taken and the next one is asked for: until then the terminal itself
    /// reads Ctrl-R and the like.
    case nextPrompt
    /// Ctrl-C, as the terminal sends it.
    case interrupt
    /// As another process, or the terminal, sends it.
    case signal(Int32)
    /// The terminal has another width, and says so.
    case resize(columns: Int)
    case pause(milliseconds: UInt32)
  }

  var results: [LineResult] = []
  /// Every byte that was shown, with its escape sequences.
  var screen = ""
  var settingsAreRestored = false

  /// Reads `count` lines while `steps` are done. Each waits for the prompt by itself.
  static func run(
    _ steps: [Step], count: Int = 1, history: [String] = [], historyPath: String? = nil,
    remembering: Bool = false, candidates: [String] = []
  ) throws -> EditingSession {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let done = DispatchSemaphore(value: 0)
    let descriptor = terminal.terminal
    let thread = DispatchQueue(label: "editor")
    let shared = SharedResults()
    thread.async {
      // Nothing of the tester's own terminal and settings.
      if let editor = LineEditor(
        input: descriptor, output: descriptor, terminalType: "xterm", settingsFile: "/dev/null",
        historyFile: historyPath.map { HistoryFile(path: $0) })
      {
        editor.completion = proposing(candidates)
        for entry in history { editor.addHistory(entry) }
        for _ in 0..<count {
          let result = editor.readLine(prompt: "nav> ")
          shared.append(result)
          if remembering, case .line(let line) = result { editor.addHistory(line) }
        }
      }
      done.signal()
    }
    var mark = 0
    #expect(terminal.wait(for: "nav> ", after: 0) != nil)
    for step in steps { perform(step, on: terminal, &mark) }
    while done.wait(timeout: .now()) == .timedOut && !shared.isLate() { terminal.drain(for: 20) }
    let restored = "\u{1B}[?2004l"
    var end: Int? = 0
    for _ in 0..<count { end = end.flatMap { terminal.wait(for: restored, after: $0) } }
    return EditingSession(
      results: shared.all, screen: String(decoding: terminal.shown, as: UTF8.self),
      settingsAreRestored: terminal.settings == before)
  }

  private static func perform(_ step: Step, on terminal: PseudoTerminal, _ mark: inout Int) {
    switch step {
    case .wait(let text):
      let end = terminal.wait(for: text, after: mark)
      #expect(end != nil, "'\(text)' is never shown")
      mark = end ?? mark
    case .nextPrompt:
      perform(.wait("\u{1B}[?2004l"), on: terminal, &mark)
      perform(.wait("nav> "), on: terminal, &mark)
    case .type(let text): terminal.type(Array(text.utf8))
    case .typeBytes(let bytes): terminal.type(bytes)
    case .interrupt: send(SIGINT)
    case .signal(let number): send(number)
    case .resize(let columns):
      terminal.resize(columns: columns)
      send(SIGWINCH)
    case .pause(let milliseconds): usleep(milliseconds * 1000)
    }
  }

  /// To this thread, whatever it holds back: a wait of another test that a signal cuts short is a
  /// failure there.
  private static func send(_ number: Int32) {
    var (this, before) = (sigset_t(), sigset_t())
    sigemptyset(&this)
    sigaddset(&this, number)
    pthread_sigmask(SIG_UNBLOCK, &this, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Proposes those candidates that continue the word before the cursor.
  private static func proposing(_ candidates: [String]) -> Completion {
    { line, cursor in
      let word = line.prefix(cursor).reversed().prefix { $0 != " " }.reversed()
      return (cursor - word.count, candidates.filter { $0.hasPrefix(String(word)) })
    }
  }
}

/// The results on their way from the editor's thread. A class, since two threads share it.
private final class SharedResults: Sendable {
  private let results = Mutex<[LineResult]>([])
  private let polls = Mutex(0)

  var all: [LineResult] { results.withLock { $0 } }

  func append(_ result: LineResult) { results.withLock { $0.append(result) } }

  /// Whether it was asked so often that the editor has to be taken for stuck: ten seconds.
  func isLate() -> Bool {
    polls.withLock {
      $0 += 1; return $0 > 500
    }
  }
}
