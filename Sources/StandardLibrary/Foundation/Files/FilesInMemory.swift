import Interpreter

/// Files, which live in memory.
var fileTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let size = FileAttributeKey(rawValue: "NSFileSize")
        static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
        static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
        static let type = FileAttributeKey(rawValue: "NSFileType")
      }
      """),
    Builtin(
      nil,
      """
      class FileManager {
        struct SearchPathDirectory: RawRepresentable, Hashable, Sendable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let documentDirectory: SearchPathDirectory = SearchPathDirectory(
            rawValue: "Documents")
          static let cachesDirectory: SearchPathDirectory = SearchPathDirectory(
            rawValue: "Library/Caches")
          static let applicationSupportDirectory: SearchPathDirectory = SearchPathDirectory(
            rawValue: "Library/Application Support")
          static let libraryDirectory: SearchPathDirectory = SearchPathDirectory(rawValue: "Library")
          static let downloadsDirectory: SearchPathDirectory = SearchPathDirectory(
            rawValue: "Downloads")
        }
        struct SearchPathDomainMask: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let userDomainMask: SearchPathDomainMask = SearchPathDomainMask(rawValue: 1)
          static let allDomainsMask: SearchPathDomainMask = SearchPathDomainMask(rawValue: 65535)
        }
        var _files: [String: Data] = [:]
        var _folders: Set<String> = []
        init() {}
        static let `default`: FileManager = FileManager()
        func urls(
          for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
        ) -> [URL] { [URL(_text: "file:///" + directory.rawValue + "/")] }
        func url(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
          appropriateFor url: URL?, create shouldCreate: Bool
        ) throws -> URL { URL(_text: "file:///" + directory.rawValue + "/") }
        var temporaryDirectory: URL { URL(_text: "file:///tmp/") }
        var homeDirectoryForCurrentUser: URL { URL(_text: "file:///") }
        var currentDirectoryPath: String { "/" }
        func fileExists(atPath path: String) -> Bool {
          _folders.contains(path) || contents(atPath: path) != nil
        }
        func contents(atPath path: String) -> Data? {
          if let data = _files[path] { return data }
          let bundle = Bundle.main.bundlePath + "/"
          guard path.hasPrefix(bundle) else { return nil }
          return _bundled(String(path.dropFirst(bundle.count))).map { Data($0) }
        }
        @discardableResult
        func createFile(atPath path: String, contents data: Data?) -> Bool {
          _files[path] = data ?? Data()
          return true
        }
        func createDirectory(
          at url: URL, withIntermediateDirectories: Bool,
          attributes: [FileAttributeKey: Any]? = nil
        ) throws {
          try createDirectory(
            atPath: url.path, withIntermediateDirectories: withIntermediateDirectories)
        }
        func createDirectory(
          atPath path: String, withIntermediateDirectories: Bool,
          attributes: [FileAttributeKey: Any]? = nil
        ) throws {
          if !withIntermediateDirectories, fileExists(atPath: path) {
            throw CocoaError(.fileWriteFileExists)
          }
          _folders.insert(path)
          var parent = path
          while let slash = parent.lastIndex(of: "/"), slash != parent.startIndex {
            parent = String(parent[..<slash])
            _folders.insert(parent)
          }
        }
        func removeItem(at URL: URL) throws { try removeItem(atPath: URL.path) }
        func removeItem(atPath path: String) throws {
          guard fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
          _files[path] = nil
          _folders.remove(path)
          for name in _files.keys where name.hasPrefix(path + "/") { _files[name] = nil }
          for name in _folders where name.hasPrefix(path + "/") { _folders.remove(name) }
        }
        func copyItem(at srcURL: URL, to dstURL: URL) throws {
          let (from, to) = (srcURL.path, dstURL.path)
          guard fileExists(atPath: from) else { throw CocoaError(.fileReadNoSuchFile) }
          if fileExists(atPath: to) { throw CocoaError(.fileWriteFileExists) }
          _files[to] = _files[from]
          for (name, data) in _files where name.hasPrefix(from + "/") {
            _files[to + name.dropFirst(from.count)] = data
          }
          for name in _folders where name == from || name.hasPrefix(from + "/") {
            _folders.insert(to + name.dropFirst(from.count))
          }
        }
        func moveItem(at srcURL: URL, to dstURL: URL) throws {
          guard fileExists(atPath: srcURL.path) else { throw CocoaError(.fileNoSuchFile) }
          try copyItem(at: srcURL, to: dstURL)
          try removeItem(at: srcURL)
        }
        /// What is inside of a folder and of its folders, by path.
        func _inside(_ path: String) -> [String] {
          let head = path.hasSuffix("/") ? path : path + "/"
          return (Array(_files.keys) + Array(_folders)).filter { $0.hasPrefix(head) }
            .map { String($0.dropFirst(head.count)) }.filter { !$0.isEmpty }.sorted()
        }
        func contentsOfDirectory(atPath path: String) throws -> [String] {
          let head = path.hasSuffix("/") ? path : path + "/"
          let inside = (Array(_files.keys) + Array(_folders)).filter { $0.hasPrefix(head) }
          let names = inside.map { String($0.dropFirst(head.count).prefix(while: { $0 != "/" })) }
          return Array(Set(names)).sorted()
        }
      }
      """),
  ]
}
