import Diagnostics
import Glibc

/// Reads lines from what is no terminal, or one that cannot move its cursor: no editing, no
/// history.
///
/// A class, since it keeps what was read beyond the line.
final class PlainLineReader: LineReader {
  private let descriptor: Int32
  private let name: String
  private let limit: Int
  private let prompts: Output?
  private let report: (Sentence) -> Void
  private var buffer: [UInt8] = []
  private var start = 0
  private var atEnd = false
  private var lineNumber = 0

  /// `report` hears of what was mended on the way: bytes that are no UTF-8 are read as U+FFFD.
  /// A line of more than `limit` bytes is an error. Prompts are shown on `prompts`, where given.
  init(
    descriptor: Int32 = 0, name: String = "standard input", limit: Int = 1 << 20,
    prompts: Output? = nil, report: @escaping (Sentence) -> Void
  ) {
    self.descriptor = descriptor
    self.name = name
    self.limit = limit
    self.prompts = prompts
    self.report = report
  }

  func readLine(prompt: String) -> LineResult {
    lineNumber += 1
    prompts?.write(prompt)
    prompts?.flush()
    switch nextLine() {
    case .success(let bytes?): return .line(text(of: bytes))
    case .success(nil): return .endOfInput
    case .failure(let problem):
      return problem.isOfFile ? .unreadable(problem.message) : .failed(problem.message)
    }
  }

  func addHistory(_ entry: String) {}

  private struct Problem: Error {
    var message: Sentence
    var isOfFile = false
  }

  private func nextLine() -> Result<ArraySlice<UInt8>?, Problem> {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        if end - start > limit { return .failure(tooLong) }
        return .success(buffer[start..<end])
      }
      searched = buffer.count
      if atEnd {
        defer { start = buffer.count }
        return .success(start == buffer.count ? nil : buffer[start...])
      }
      if buffer.count - start > limit { return skipLine() }
      if let problem = fill(&searched) { return .failure(problem) }
    }
  }

  private var tooLong: Problem {
    Problem(message: "\(name):\(lineNumber): the line is longer than \(limit) bytes")
  }

  /// Drops the rest of a line that is too long, so that the next line is read as one.
  private func skipLine() -> Result<ArraySlice<UInt8>?, Problem> {
    while !atEnd {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      var searched = 0
      if let problem = fill(&searched) { return .failure(problem) }
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        start = end + 1
        return .failure(tooLong)
      }
    }
    start = buffer.count
    return .failure(tooLong)
  }

  /// Reads more bytes; `position` moves with the bytes that are dropped as read.
  private func fill(_ position: inout Int) -> Problem? {
    if start > 0 {
      buffer.removeFirst(start)
      position -= start
      start = 0
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { buffer += chunk.prefix(count) }
      if count == 0 { atEnd = true }
      if count >= 0 { return nil }
      if errno == EINTR { continue }
      atEnd = true
      return Problem(message: "cannot read \(name): \(systemMessage(errno))", isOfFile: true)
    }
  }

  private func text(of bytes: ArraySlice<UInt8>) -> String {
    var line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    if lineNumber == 1, line.starts(with: TextFiles.byteOrderMark) { line = line.dropFirst(3) }
    if let offset = firstInvalidUTF8(in: Array(line)) {
      report("\(name):\(lineNumber): byte \(offset + 1) is not UTF-8; read as U+FFFD")
    }
    let text = String(decoding: line, as: UTF8.self)
    guard line.contains(0) else { return text }
    report("\(name):\(lineNumber): a NUL byte is read as U+FFFD")
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
