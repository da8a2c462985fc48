import Diagnostics
import Glibc

/// What folders hold.
enum Folders {
  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var about = stat()
    return stat(path, &about) == 0 && about.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder that something is in, as far as its path says.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path is a link to what is not below a folder. The system's own links to standard
  /// input and pipes lead nowhere else.
  static func isLinkOut(of folder: String, _ path: String) -> Bool {
    var about = stat()
    guard lstat(path, &about) == 0, about.st_mode & S_IFMT == S_IFLNK, !path.hasPrefix("/dev/")
    else { return false }
    let inside = absolute(folder)
    return !absolute(path).hasPrefix(inside == "/" ? inside : inside + "/")
  }

  /// The files below a folder, as paths inside it, sorted. What starts with a dot is left out, and
  /// links to folders are not followed. Folders below `depth` others are not looked into.
  static func files(below folder: String, depth: Int = 64) throws(FileProblem) -> [String] {
    var files: [String] = []
    try collect(folder, inside: "", depth: depth, &files)
    return files.sorted()
  }

  private static func collect(
    _ folder: String, inside: String, depth: Int, _ files: inout [String]
  ) throws(FileProblem) {
    guard depth > 0 else { return }
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var about = stat()
      guard lstat(path, &about) == 0 else { continue }
      if about.st_mode & S_IFMT == S_IFDIR {
        try collect(path, inside: "\(inside)\(name)/", depth: depth - 1, &files)
      } else if !isFolder(path) {
        files.append(inside + name)
      }
    }
  }

  private static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else {
      throw FileProblem(.read, folder, systemMessage(errno))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// The path from the root of the file system, without links as far as it exists.
  static func absolute(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    guard let last = parts.popLast(), !(parts.isEmpty && last.isEmpty) else { return "/" }
    let above = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    return (above == path ? "" : absolute(above)) + "/" + last
  }

  /// Makes the folders above a file.
  /// - Parameter mode: who may use them, less what the user's mask takes away.
  static func makeFolders(above path: String, mode: mode_t = 0o777) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, mode)
    }
  }
}
