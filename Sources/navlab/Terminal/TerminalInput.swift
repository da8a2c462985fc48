import CEditLine
import Glibc

/// The characters that a terminal sends, with what is pasted taken out as one piece, and signals
/// taken in turn with them.
///
/// A class, since libedit calls back into it while a line is read.
final class TerminalInput {
  enum Event {
    case scalar(Unicode.Scalar)
    case pasted(String)
    /// A signal that concerns the terminal arrived.
    case signal(Int32)
    case end
  }

  private let descriptor: Int32
  /// What is pasted beyond so many bytes is dropped.
  private let pasteLimit: Int
  private var buffer: [UInt8] = []
  private var position = 0

  init(descriptor: Int32, pasteLimit: Int = 1 << 20) {
    self.descriptor = descriptor
    self.pasteLimit = pasteLimit
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// How long the rest of an escape sequence may take before an Escape is a key, in milliseconds.
  private static let patience: Int32 = 100

  /// Waits for the next event.
  func next() -> Event {
    while true {
      if let event = buffered() { return event }
      if let event = fill(timeout: -1) { return event }
    }
  }

  /// Forgets what was typed ahead.
  func discard() {
    buffer.removeAll()
    position = 0
  }

  private var pending: ArraySlice<UInt8> { buffer[position...] }

  private func buffered() -> Event? {
    guard let first = pending.first else { return nil }
    if first == Self.escape && startsPaste() { return paste() }
    switch decodeUTF8(pending) {
    case .scalar(let scalar, let length):
      position += length
      // C1 controls are no keys of any terminal, and stand for our own functions (see KeyFunction).
      return (0x80...0x9F).contains(scalar.value) ? nil : .scalar(scalar)
    case .invalid(let length):
      position += length
      return .scalar("\u{FFFD}")
    case .incomplete:
      return nil
    }
  }

  /// Whether a paste starts here, waiting for the rest of its mark where only a part is there.
  private func startsPaste() -> Bool {
    while pending.count < Self.pasteStart.count {
      guard Self.pasteStart.starts(with: pending), pending.count > 1 else { return false }
      let count = pending.count
      if fill(timeout: Self.patience) != nil || pending.count == count { return false }
    }
    return pending.starts(with: Self.pasteStart)
  }

  /// Everything up to the mark of its end. Ctrl-C gives it up.
  private func paste() -> Event {
    position += Self.pasteStart.count
    var bytes: [UInt8] = []
    while true {
      while let byte = pending.first {
        if byte == Self.escape && pending.starts(with: Self.pasteEnd) {
          position += Self.pasteEnd.count
          return .pasted(String(decoding: bytes, as: UTF8.self))
        }
        if byte == Self.escape && Self.pasteEnd.starts(with: pending) { break }
        position += 1
        if bytes.count < pasteLimit { bytes.append(byte) }
      }
      if let event = fill(timeout: -1) { return event }
    }
  }

  /// Reads what there is, waiting `timeout` milliseconds at most (-1: for ever). A signal or the
  /// input's end is handed back.
  private func fill(timeout: Int32) -> Event? {
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signal_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, nfds_t(sources.count), timeout)
    if count < 0 { return errno == EINTR ? nil : .end }
    let number = signal_next()
    if number != 0 { return .signal(number) }
    guard count > 0, sources[0].revents != 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let length = read(descriptor, &chunk, chunk.count)
    if length > 0 {
      buffer.removeFirst(position)
      position = 0
      buffer += chunk.prefix(length)
      return nil
    }
    if length < 0 && (errno == EINTR || errno == EAGAIN) { return nil }
    return .end
  }
}
