/// The files that lie with a program: what its main bundle holds.
struct Resources {
  private let folders: [String]
  private let isAlone: Bool

  /// - Parameter sources: the paths of the program's Swift files.
  init(beside sources: [String]) {
    folders = Resources.folders(of: sources)
    isAlone = sources.count == 1
  }

  /// The folders that files are in, each once.
  static func folders(of sources: [String]) -> [String] {
    var folders: [String] = []
    for source in sources {
      let parts = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// The bytes of the file of that name beside the sources or in a folder there, for a bundle is
  /// flat; nil where there is none. A name that leads out of them is none of the bundle's.
  func bytes(named name: String, limit: Int = 1 << 26) -> [UInt8]? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    for folder in folders {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if !Folders.isFolder(path), let found = try? TextFiles.bytes(of: path, limit: limit) {
        return found
      }
    }
    // Every program with a text asks for these: a file on its own may lie among all the user's.
    if isAlone, name.contains("Localizable.") { return nil }
    for folder in folders {
      let below = (try? Folders.files(below: folder, depth: 4)) ?? []
      if let inside = below.first(where: { $0.hasSuffix("/" + name) }) {
        return try? TextFiles.bytes(of: folder + "/" + inside, limit: limit)
      }
    }
    return nil
  }
}
