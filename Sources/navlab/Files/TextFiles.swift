import Commands
import Diagnostics
import Glibc

/// A file that cannot be read or written: exit status 3.
struct FileProblem: ToldError, Equatable, CustomStringConvertible {
  /// What was to be done with it.
  enum Action { case read, write, find, edit }

  /// One line: `cannot read 'App.swift': no such file`.
  var message: Sentence
  let code: String

  init(_ action: Action, _ path: String, _ reason: Sentence) {
    code =
      switch action {
      case .read where reason == systemMessage(ENOENT), .find: "noSuchFile"
      case .read: "unreadableFile"
      case .write, .edit: "unwritableFile"
      }
    let name = path.showingControls()
    message =
      switch action {
      case .read: "cannot read '\(name)': \(reason)"
      case .write: "cannot write '\(name)': \(reason)"
      case .find: "cannot find '\(name)': \(reason)"
      case .edit: "cannot edit '\(name)': \(reason)"
      }
  }

  /// Of what was written to a stream, such as standard output.
  init(writingTo stream: Sentence, _ reason: Sentence) {
    message = "cannot write to \(stream): \(reason)"
    code = "unwritableFile"
  }

  var description: String { message.description }
}

/// Reading and writing files as wholes.
enum TextFiles {
  /// The text of a file, without a byte order mark but where it is to be written again. What is not
  /// UTF-8 is named with its offset.
  static func text(
    of path: String, limit: Int = 1 << 26, keepsMark: Bool = false
  ) throws(FileProblem) -> String {
    var bytes = try bytes(of: path, limit: limit)
    if !keepsMark, bytes.starts(with: byteOrderMark) { bytes.removeFirst(3) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let offset = firstInvalidUTF8(in: bytes) ?? 0
    throw FileProblem(.read, path, "not UTF-8 at byte \(offset)")
  }

  /// What some editors put before the text of a file.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The Swift files of one module: a folder stands for those below it, and `-` for standard input.
  static func sources(at paths: [String]) throws(FileProblem) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in paths {
      if path == "-" {
        sources.append(SourceFile(name: "<stdin>", text: try text(of: "/dev/stdin")))
        continue
      }
      for name in try swiftFiles(at: path) {
        sources.append(SourceFile(name: name, text: try text(of: name)))
      }
    }
    return sources
  }

  /// The files that a path stands for: those below a folder, in the order of their paths, or the
  /// file itself.
  static func swiftFiles(at path: String) throws(FileProblem) -> [String] {
    try Folders.isFolder(path) ? swiftFiles(below: path) : [path]
  }

  private static func swiftFiles(below folder: String) throws(FileProblem) -> [String] {
    // A package's manifest describes the app, and is no part of it.
    let files = try Folders.files(below: folder).filter {
      $0.hasSuffix(".swift") && $0.split(separator: "/").last != "Package.swift"
    }
    if files.isEmpty { throw FileProblem(.read, folder, "there is no Swift file below it") }
    return files.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  /// The bytes of a file, of `limit` at most.
  static func bytes(of path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(.read, path, systemMessage(errno)) }
    defer { close(file) }
    var about = stat()
    if fstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFDIR {
      throw FileProblem(.read, path, "it is a directory")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(0, Int(about.st_size)), limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw FileProblem(.read, path, systemMessage(errno)) }
      bytes += chunk.prefix(count)
      if bytes.count > limit { throw FileProblem(.read, path, "larger than \(limit) bytes") }
    }
  }

  static func write(_ text: String, to path: String) throws(FileProblem) {
    try write(Array(text.utf8), to: path)
  }

  /// Replaces a file as a whole: whoever reads it sees the old bytes or the new ones, and a failure
  /// leaves the old. The mode of a file that was there is kept, a link is followed, and a device or
  /// pipe is written to. A new file has `mode`, less the umask.
  static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666
  ) throws(FileProblem) {
    var about = stat()
    let exists = stat(path, &about) == 0
    if exists && about.st_mode & S_IFMT == S_IFDIR {
      throw FileProblem(.write, path, "it is a directory")
    }
    if exists && about.st_mode & S_IFMT != S_IFREG { return try writeThrough(bytes, path) }
    if exists && access(path, W_OK) != 0 {
      throw FileProblem(.write, path, systemMessage(errno))
    }
    let target = exists ? resolved(path) : path
    let kept = exists ? about.st_mode & 0o7777 : mode & ~currentUmask()
    try replace(target, with: bytes, mode: kept, shown: path)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t, shown path: String
  ) throws(FileProblem) {
    var template = Array("\(target).XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else {
      throw FileProblem(.write, path, errno == ENOENT ? "no such folder" : systemMessage(errno))
    }
    var failure = writeAll(bytes, to: file)
    if failure == nil && fchmod(file, mode) != 0 { failure = errno }
    // Some file systems have nothing to synchronise, and say so.
    if failure == nil && fsync(file) != 0 && errno != EINVAL { failure = errno }
    if close(file) != 0 && failure == nil { failure = errno }
    if failure == nil && rename(template, target) != 0 { failure = errno }
    if let failure {
      unlink(template)
      throw FileProblem(.write, path, systemMessage(failure))
    }
  }

  /// Makes an empty file that only this user may read; its path.
  static func temporary(in folder: String) throws(FileProblem) -> String {
    var template = Array("\(folder)/navlab-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw FileProblem(.write, folder, systemMessage(errno)) }
    close(file)
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(FileProblem) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(.write, path, systemMessage(errno)) }
    defer { close(file) }
    if let failure = writeAll(bytes, to: file) {
      throw FileProblem(.write, path, systemMessage(failure))
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func currentUmask() -> mode_t {
    let mask = umask(0o77)
    umask(mask)
    return mask
  }
}

/// Writes every byte to a descriptor; the error number where that fails.
func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32? {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 {
      let number = errno
      if number == EINTR { continue }
      if number == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
        continue
      }
      return number
    }
    rest = rest.dropFirst(count)
  }
  return nil
}
