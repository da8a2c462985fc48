import Foundation

/// The checkout that the running tests were built from.
public let repositoryRoot: URL = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files below `folder` (a path inside the checkout) whose names end in one of `extensions`,
/// as paths inside the checkout, sorted. Folders whose names start with a dot are left out.
public func repositoryFiles(in folder: String, extensions: Set<String>) -> [String] {
  let base = folder.isEmpty ? repositoryRoot : repositoryRoot.appending(path: folder)
  let found = FileManager.default.enumerator(
    at: base, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
  var paths: [String] = []
  let root = repositoryRoot.path(percentEncoded: false)
  while let file = found?.nextObject() as? URL {
    guard extensions.contains(file.pathExtension) else { continue }
    let path = file.path(percentEncoded: false)
    guard path.hasPrefix(root) else { continue }
    paths.append(String(path.dropFirst(root.count).drop { $0 == "/" }))
  }
  return paths.sorted()
}

/// The text of a file of the checkout, by its path inside it.
public func repositoryText(_ path: String) throws -> String {
  try String(contentsOf: repositoryRoot.appending(path: path), encoding: .utf8)
}
