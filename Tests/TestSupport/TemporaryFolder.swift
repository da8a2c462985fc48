import Foundation

/// An empty folder that lives as long as `body` runs.
public func withTemporaryFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result
{
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try body(folder)
}

/// An empty folder of its own for one test.
public struct TemporaryFolder: Sendable {
  public let url: URL

  public var path: String { url.path(percentEncoded: false) }

  /// Makes the folder; `withTemporaryFolder` also removes it.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "navlab-test-\(UUID().uuidString)", directoryHint: .notDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes `text` to a file in the folder, with the folders between, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path(percentEncoded: false)
  }

  /// The text of a file in the folder.
  public func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
