import Interpreter

/// Reading and writing in files piece by piece, and going through folders.
var fileHandles: [Builtin] {
  [
    Builtin(
      nil,
      """
      class FileHandle {
        let _path: String
        let _writes: Bool
        var _place: Int = 0
        init(_path: String, _writes: Bool) {
          self._path = _path
          self._writes = _writes
        }
        convenience init?(forReadingAtPath path: String) {
          if !FileManager.default.fileExists(atPath: path) { return nil }
          self.init(_path: path, _writes: false)
        }
        convenience init?(forWritingAtPath path: String) {
          if !FileManager.default.fileExists(atPath: path) { return nil }
          self.init(_path: path, _writes: true)
        }
        convenience init?(forUpdatingAtPath path: String) { self.init(forWritingAtPath: path) }
        convenience init(forReadingFrom url: URL) throws {
          try self.init(_existing: url, _writes: false)
        }
        convenience init(forWritingTo url: URL) throws {
          try self.init(_existing: url, _writes: true)
        }
        convenience init(forUpdating url: URL) throws {
          try self.init(_existing: url, _writes: true)
        }
        convenience init(_existing url: URL, _writes: Bool) throws {
          if !FileManager.default.fileExists(atPath: url.path) {
            throw CocoaError(.fileReadNoSuchFile)
          }
          self.init(_path: url.path, _writes: _writes)
        }
        var _data: Data { FileManager.default.contents(atPath: _path) ?? Data() }
        var availableData: Data { readDataToEndOfFile() }
        func readData(ofLength length: Int) -> Data {
          let part = Data(Array(_data).dropFirst(_place).prefix(length))
          _place += part.count
          return part
        }
        func readDataToEndOfFile() -> Data { readData(ofLength: Int.max) }
        func readToEnd() throws -> Data? { try read(upToCount: Int.max) }
        func read(upToCount count: Int) throws -> Data? {
          let part = readData(ofLength: count)
          return part.isEmpty ? nil : part
        }
        func write(_ data: Data) {
          let bytes = Array(_data)
          let tail = bytes.dropFirst(_place + data.count)
          FileManager.default._files[_path] = Data(Array(bytes.prefix(_place)) + Array(data) + tail)
          _place += data.count
        }
        func write(contentsOf data: Data) throws {
          guard _writes else { throw CocoaError(.fileWriteUnknown) }
          write(data)
        }
        @discardableResult func seekToEndOfFile() -> UInt64 {
          _place = _data.count
          return UInt64(_place)
        }
        @discardableResult func seekToEnd() throws -> UInt64 { seekToEndOfFile() }
        func seek(toFileOffset offset: UInt64) { _place = Int(offset) }
        func seek(toOffset offset: UInt64) throws { _place = Int(offset) }
        func offset() throws -> UInt64 { UInt64(_place) }
        var offsetInFile: UInt64 { UInt64(_place) }
        func truncate(atOffset offset: UInt64) throws {
          FileManager.default._files[_path] = _data.prefix(Int(offset))
          _place = Int(offset)
        }
        func synchronize() throws {}
        func synchronizeFile() {}
        func close() throws {}
        func closeFile() {}
      }
      """),
    Builtin(
      nil,
      """
      class NSEnumerator: Sequence, IteratorProtocol {
        typealias Element = Any
        typealias Iterator = NSEnumerator
        var _rest: [Any]
        init(_rest: [Any]) { self._rest = _rest }
        func next() -> Any? { nextObject() }
        func nextObject() -> Any? { _rest.isEmpty ? nil : _rest.removeFirst() }
        var allObjects: [Any] { _rest }
      }
      """),
    Builtin(
      "FileManager",
      """
      class DirectoryEnumerator: NSEnumerator {
        var _last: String = ""
        override func nextObject() -> Any? {
          let next = super.nextObject()
          _last = (next as? URL)?.path ?? next as? String ?? ""
          return next
        }
        func skipDescendants() {
          _rest.removeAll { ($0 as? URL)?.path.hasPrefix(_last + "/") ?? false }
          _rest.removeAll { ($0 as? String)?.hasPrefix(_last + "/") ?? false }
        }
        func skipDescendents() { skipDescendants() }
        var level: Int { _last.split(separator: "/").count }
      }
      """),
    Builtin(
      "FileManager",
      """
      func enumerator(atPath path: String) -> DirectoryEnumerator? {
        guard fileExists(atPath: path) else { return nil }
        return DirectoryEnumerator(_rest: _inside(path))
      }
      """),
    Builtin(
      "FileManager",
      """
      func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((URL, any Error) -> Bool)? = nil
      ) -> DirectoryEnumerator? {
        let shown = _inside(url.path).filter { name in
          !(mask.contains(.skipsHiddenFiles) && name.split(separator: "/").contains { $0.first == "." })
            && !(mask.contains(.skipsSubdirectoryDescendants) && name.contains("/"))
        }
        return DirectoryEnumerator(_rest: shown.map { url.appendingPathComponent($0) })
      }
      """),
    Builtin(
      "FileManager",
      """
      func subpathsOfDirectory(atPath path: String) throws -> [String] {
        guard fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
        return _inside(path)
      }
      """),
    Builtin(
      "FileManager",
      """
      func subpaths(atPath path: String) -> [String]? {
        fileExists(atPath: path) ? _inside(path) : nil
      }
      """),
    Builtin(
      "FileManager",
      """
      func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
        guard fileExists(atPath: path1) else { return false }
        return contents(atPath: path1) == contents(atPath: path2) && _inside(path1) == _inside(path2)
      }
      """),
    Builtin(
      "FileManager",
      "func isExecutableFile(atPath path: String) -> Bool { _folders.contains(path) }"),
    Builtin(
      "FileManager",
      """
      func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
        guard fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
      }
      """),
    Builtin("FileManager", "func changeCurrentDirectoryPath(_ path: String) -> Bool { false }"),
  ]
}
