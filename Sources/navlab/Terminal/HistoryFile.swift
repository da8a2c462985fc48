import Diagnostics
import Glibc

/// Entries of earlier sessions, one a line, the oldest first: plain UTF-8, with a line break
/// written `\n` and a backslash `\\`.
///
/// Each entry is appended at once with one write, so that a killed program loses none and leaves at
/// worst one torn line, which the next one mends. Several programs may share the file.
struct HistoryFile {
  let path: String
  /// How many entries are kept.
  let limit: Int

  init(path: String, limit: Int = 1000) {
    self.path = path
    self.limit = limit
  }

  /// The newest entries. Lines that are no UTF-8 or hold control characters are left out; a file
  /// that cannot be read holds none. Where the file has grown to twice its limit it is cut.
  func entries() -> [String] {
    guard let bytes = try? TextFiles.bytes(of: path, limit: 1 << 26) else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let kept = lines.suffix(limit)
    if lines.count > 2 * limit {
      try? TextFiles.write(kept.flatMap { $0 + [UInt8(ascii: "\n")] }, to: path, mode: 0o600)
    }
    return kept.compactMap { Self.entry(of: Array($0)) }
  }

  /// Remembers one entry; throws where it cannot be written.
  func append(_ entry: String) throws(FileProblem) {
    Folders.makeFolders(above: path, mode: 0o700)
    let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileProblem(.write, path, systemMessage(errno)) }
    defer { close(file) }
    _ = flock(file, LOCK_EX)
    let torn = endsInsideLine(file) ? "\n" : ""
    let line = Array((torn + Self.line(of: entry) + "\n").utf8)
    guard write(file, line, line.count) == line.count else {
      throw FileProblem(.write, path, systemMessage(errno))
    }
  }

  private func endsInsideLine(_ file: Int32) -> Bool {
    let size = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    return size > 0 && pread(file, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  static func line(of entry: String) -> String {
    entry.map { $0 == "\\" ? "\\\\" : $0.isNewline ? "\\n" : String($0) }.joined()
  }

  static func entry(of line: [UInt8]) -> String? {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    var entry = String.UnicodeScalarView()
    var escapes = false
    for scalar in text.unicodeScalars {
      if scalar.isUnsafeToPrint && scalar != "\t" { return nil }
      if escapes {
        entry.append(scalar == "n" ? "\n" : scalar)
        escapes = false
      } else if scalar == "\\" {
        escapes = true
      } else {
        entry.append(scalar)
      }
    }
    return entry.isEmpty ? nil : String(entry)
  }
}
