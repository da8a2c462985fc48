import Glibc

/// A terminal without a screen: what is typed goes in at one end, what is shown is kept.
final class PseudoTerminal {
  /// The program's end.
  let terminal: Int32
  private let keyboard: Int32
  private(set) var shown: [UInt8] = []

  struct Unavailable: Error {}

  /// TIOCSPTLCK and TIOCGPTPEER of Linux.
  private static let setLock: UInt = 0x4004_5431
  private static let openOtherEnd: UInt = 0x5441

  init(columns: Int = 60, rows: Int = 20) throws {
    // Glibc's posix_openpt and its companions are hidden from Swift; these are what they do.
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    guard keyboard >= 0, ioctl(keyboard, Self.setLock, &unlocked) == 0 else { throw Unavailable() }
    terminal = ioctl(keyboard, Self.openOtherEnd, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { throw Unavailable() }
    resize(columns: columns, rows: rows)
  }

  func resize(columns: Int, rows: Int = 20) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    close(terminal)
    close(keyboard)
  }

  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until `text` is shown after the first `start` bytes; where it ends. Nil where it was not
  /// within ten seconds.
  func wait(for text: String, after start: Int) -> Int? {
    let wanted = Array(text.utf8)
    for _ in 0..<100 {
      if let range = shown[min(start, shown.count)...].firstRange(of: wanted) {
        return range.upperBound
      }
      drain(for: 100)
    }
    return nil
  }

  /// Reads what is shown, waiting so many milliseconds at most.
  func drain(for milliseconds: Int32) {
    var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    var chunk = [UInt8](repeating: 0, count: 4096)
    guard poll(&source, 1, milliseconds) > 0 else { return }
    let count = read(keyboard, &chunk, chunk.count)
    if count > 0 { shown += chunk.prefix(count) }
  }

  /// The settings of the line, for comparison.
  var settings: [UInt32] {
    var state = termios()
    tcgetattr(terminal, &state)
    return [state.c_iflag, state.c_oflag, state.c_lflag]
  }
}
