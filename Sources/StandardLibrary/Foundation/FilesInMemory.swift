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
          _folders.insert(url.path)
        }
        func createDirectory(
          atPath path: String, withIntermediateDirectories: Bool,
          attributes: [FileAttributeKey: Any]? = nil
        ) throws {
          _folders.insert(path)
        }
        func removeItem(at URL: URL) throws { try removeItem(atPath: URL.path) }
        func removeItem(atPath path: String) throws {
          guard fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
          _files[path] = nil
          _folders.remove(path)
          for name in _files.keys where name.hasPrefix(path + "/") { _files[name] = nil }
        }
        func copyItem(at srcURL: URL, to dstURL: URL) throws {
          guard let data = _files[srcURL.path] else { throw CocoaError(.fileReadNoSuchFile) }
          _files[dstURL.path] = data
        }
        func moveItem(at srcURL: URL, to dstURL: URL) throws {
          try copyItem(at: srcURL, to: dstURL)
          _files[srcURL.path] = nil
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
