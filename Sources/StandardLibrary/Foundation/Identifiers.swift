import Interpreter

/// UUIDs, drawn from the machine's random numbers, and bytes.
var identifierTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct UUID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        var uuidString: String
        init() { uuidString = _randomUUID() }
        init?(uuidString string: String) {
          guard let text = _normalUUID(string) else { return nil }
          uuidString = text
        }
        var description: String { uuidString }
        init(from decoder: any Decoder) throws {
          let text = try String(from: decoder)
          guard let found = UUID(uuidString: text) else {
            throw DecodingError.dataCorrupted(
              DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "Attempted to decode UUID from invalid UUID string."))
          }
          self = found
        }
        func encode(to encoder: any Encoder) throws { try uuidString.encode(to: encoder) }
        static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
      }
      """),
    Builtin(nil, "func _randomUUID() -> String") { call in
      var bytes: [UInt8] = []
      for _ in 0..<2 {
        let bits = call.machine.random.next()
        for shift in stride(from: 56, through: 0, by: -8) {
          bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
      }
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return .string(uuidText(bytes))
    },
    Builtin(nil, "func _normalUUID(_ text: String) -> String?") { call in
      let parts = try call.string(0).split(separator: "-", omittingEmptySubsequences: false)
      let isHex = parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
      guard parts.map(\.count) == [8, 4, 4, 4, 12], isHex else { return .none }
      return .string(parts.joined(separator: "-").uppercased())
    },
    Builtin(
      nil,
      """
      struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable,
        Codable, Sendable, CustomStringConvertible
      {
        typealias Element = UInt8
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = Data
        typealias Iterator = IndexingIterator<[UInt8]>
        struct ReadingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
        }
        struct WritingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let atomic: WritingOptions = WritingOptions(rawValue: 1)
          static let completeFileProtection: WritingOptions = WritingOptions(rawValue: 2)
        }
        struct Base64EncodingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
        }
        var _bytes: [UInt8]
        var startIndex: Int
        init() {
          _bytes = []
          startIndex = 0
        }
        init<S: Sequence>(_ elements: S) where S.Element == UInt8 {
          _bytes = Array(elements)
          startIndex = 0
        }
        init(repeating repeatedValue: UInt8, count: Int) {
          _bytes = Array(repeating: repeatedValue, count: count)
          startIndex = 0
        }
        init(count: Int) { self.init(repeating: 0, count: count) }
        init?(base64Encoded base64String: String) {
          guard let bytes = _bytesOfBase64(base64String) else { return nil }
          self.init(bytes)
        }
        init(contentsOf url: URL, options: ReadingOptions = []) throws {
          guard let data = FileManager.default.contents(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile)
          }
          self = data
        }
        init(_bytes: [UInt8], _start: Int) {
          self._bytes = _bytes
          startIndex = _start
        }
        var endIndex: Int { startIndex + _bytes.count }
        var indices: Range<Int> { startIndex..<endIndex }
        var count: Int { _bytes.count }
        var isEmpty: Bool { _bytes.isEmpty }
        var first: UInt8? { _bytes.first }
        var last: UInt8? { _bytes.last }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
        func distance(from start: Int, to end: Int) -> Int { end - start }
        func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
        subscript(position: Int) -> UInt8 {
          get { _bytes[position - startIndex] }
          set { _bytes[position - startIndex] = newValue }
        }
        subscript(bounds: Range<Int>) -> Data {
          get {
            let part = _bytes[(bounds.lowerBound - startIndex)..<(bounds.upperBound - startIndex)]
            return Data(_bytes: Array(part), _start: bounds.lowerBound)
          }
          set { replaceSubrange(bounds, with: newValue) }
        }
        subscript(bounds: ClosedRange<Int>) -> Data {
          self[bounds.lowerBound..<(bounds.upperBound + 1)]
        }
        subscript(bounds: PartialRangeFrom<Int>) -> Data { self[bounds.lowerBound..<endIndex] }
        subscript(bounds: PartialRangeUpTo<Int>) -> Data { self[startIndex..<bounds.upperBound] }
        func subdata(in range: Range<Int>) -> Data { Data(Array(self[range])) }
        func range(of dataToFind: Data, in searchRange: Range<Int>? = nil) -> Range<Int>? {
          let wanted = dataToFind._bytes
          let bounds = searchRange ?? startIndex..<endIndex
          guard !wanted.isEmpty, bounds.count >= wanted.count else { return nil }
          for start in bounds.lowerBound...(bounds.upperBound - wanted.count) {
            let place = start - startIndex
            if Array(_bytes[place..<(place + wanted.count)]) == wanted {
              return start..<(start + wanted.count)
            }
          }
          return nil
        }
        mutating func reserveCapacity(_ minimumCapacity: Int) {}
        mutating func resetBytes(in range: Range<Int>) {
          for place in range { _bytes[place - startIndex] = 0 }
        }
        func prefix(_ maxLength: Int) -> Data {
          self[startIndex..<Swift.min(endIndex, startIndex + maxLength)]
        }
        func suffix(_ maxLength: Int) -> Data {
          self[Swift.max(startIndex, endIndex - maxLength)..<endIndex]
        }
        func dropFirst(_ k: Int = 1) -> Data { self[Swift.min(endIndex, startIndex + k)..<endIndex] }
        func dropLast(_ k: Int = 1) -> Data {
          self[startIndex..<Swift.max(startIndex, endIndex - k)]
        }
        mutating func append(_ byte: UInt8) { _bytes.append(byte) }
        mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
          _bytes.append(contentsOf: Array(elements))
        }
        mutating func insert(_ newElement: UInt8, at i: Int) {
          _bytes.insert(newElement, at: i - startIndex)
        }
        @discardableResult mutating func remove(at position: Int) -> UInt8 {
          _bytes.remove(at: position - startIndex)
        }
        @discardableResult mutating func removeFirst() -> UInt8 {
          startIndex += 1
          return _bytes.removeFirst()
        }
        @discardableResult mutating func removeLast() -> UInt8 { _bytes.removeLast() }
        mutating func removeFirst(_ k: Int) {
          startIndex += k
          _bytes.removeFirst(k)
        }
        mutating func removeAll(keepingCapacity: Bool = false) {
          _bytes = []
          startIndex = 0
        }
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with data: C)
        where C.Element == UInt8 {
          _bytes.replaceSubrange(
            (subrange.lowerBound - startIndex)..<(subrange.upperBound - startIndex),
            with: Array(data))
        }
        func base64EncodedString(options: Base64EncodingOptions = []) -> String { _base64(_bytes) }
        func base64EncodedData() -> Data { Data(_base64(_bytes).utf8) }
        func write(to url: URL, options: WritingOptions = []) throws {
          FileManager.default._files[url.path] = self
        }
        var description: String { count == 1 ? "1 byte" : "\\(count) bytes" }
        static func + (a: Data, b: Data) -> Data { Data(a._bytes + b._bytes) }
        static func += (a: inout Data, b: Data) { a.append(b) }
        static func == (a: Data, b: Data) -> Bool { a._bytes == b._bytes }
        func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
        init(from decoder: any Decoder) throws { self.init(try [UInt8](from: decoder)) }
        func encode(to encoder: any Encoder) throws { try _bytes.encode(to: encoder) }
      }
      """),
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
        func contentsOfDirectory(
          at url: URL, includingPropertiesForKeys keys: [String]?
        ) throws -> [URL] {
          try contentsOfDirectory(atPath: url.path).map { url.appendingPathComponent($0) }
        }
      }
      """),
    Builtin(nil, "func _base64(_ bytes: [UInt8]) -> String") { call in
      .string(base64(try call.elements(0).map { UInt8(truncatingIfNeeded: try call.plainInt($0)) }))
    },
    Builtin(nil, "func _bytesOfBase64(_ text: String) -> [UInt8]?") { call in
      guard let bytes = bytesOfBase64(try call.string(0)) else { return .none }
      return .array(bytes.map { .int(Int($0)) })
    },
    Builtin(nil, "func _textOfBytes(_ bytes: [UInt8]) -> String?") { call in
      let bytes = try call.elements(0).map { UInt8(truncatingIfNeeded: try call.plainInt($0)) }
      return .optionalString(String(validating: bytes, as: UTF8.self))
    },
    Builtin(
      "String",
      """
      struct Encoding: Hashable, Sendable, RawRepresentable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii: Encoding = Encoding(rawValue: 1)
        static let utf8: Encoding = Encoding(rawValue: 4)
        static let isoLatin1: Encoding = Encoding(rawValue: 5)
        static let utf16: Encoding = Encoding(rawValue: 10)
        static let unicode: Encoding = Encoding(rawValue: 10)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        if encoding == .utf8 { return Data(Array(utf8)) }
        if encoding == .utf16 {
          return Data([255, 254] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        }
        let limit: UInt32 = encoding == .ascii ? 128 : 256
        if !allowLossyConversion, unicodeScalars.contains(where: { $0.value >= limit }) {
          return nil
        }
        return Data(unicodeScalars.map { $0.value < limit ? UInt8($0.value) : 63 })
      }
      """),
    Builtin(
      "StringProtocol", "func lengthOfBytes(using encoding: String.Encoding) -> Int { utf8.count }"),
    Builtin(
      "String",
      """
      init?(data: Data, encoding: String.Encoding) {
        self.init(bytes: data, encoding: encoding)
      }
      """),
    Builtin(
      "String",
      """
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
        let bytes = Array(bytes)
        if encoding == .utf16 {
          var units: [UInt16] = []
          var place = bytes.starts(with: [255, 254]) ? 2 : 0
          while place + 1 < bytes.count {
            units.append(UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
            place += 2
          }
          self = String(decoding: units, as: UTF16.self)
          return
        }
        if encoding == .isoLatin1 {
          self = String(decoding: bytes.map { UInt16($0) }, as: UTF16.self)
          return
        }
        guard let text = _textOfBytes(bytes), encoding == .utf8 || bytes.allSatisfy({ $0 < 128 })
        else { return nil }
        self = text
      }
      """),
    Builtin(
      "String",
      """
      init(contentsOf url: URL, encoding enc: String.Encoding = .utf8) throws {
        self = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      }
      """),
    Builtin(
      "String",
      """
      init(contentsOfFile path: String, encoding enc: String.Encoding = .utf8) throws {
        self = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      { try Data(utf8).write(to: url) }
      """),
    Builtin(
      nil,
      """
      struct CocoaError: Error, LocalizedError, Hashable {
        enum Code: Int, Sendable {
          case fileNoSuchFile = 4
          case fileReadNoSuchFile = 260
          case fileWriteNoPermission = 513
          case propertyListReadCorrupt = 3840
          case formatting = 2048
        }
        var code: Code
        init(_ code: Code) { self.code = code }
        var errorDescription: String? {
          code == .fileWriteNoPermission
            ? "You don’t have permission to save the file."
            : "The file couldn’t be opened because there is no such file."
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSError: Error, LocalizedError, CustomStringConvertible {
        var domain: String
        var code: Int
        var userInfo: [String: Any]
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self.domain = domain
          self.code = code
          self.userInfo = userInfo ?? [:]
        }
        convenience init(_bridging error: any Error) {
          if let known = error as? NSError {
            self.init(domain: known.domain, code: known.code, userInfo: known.userInfo)
          } else {
            self.init(
              domain: _errorDomain(error), code: _errorCode(error),
              userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
          }
        }
        var description: String {
          "Error Domain=\\(domain) Code=\\(code) \\\"\\(userInfo[NSLocalizedDescriptionKey] as? String ?? "(null)")\\\""
        }
        var errorDescription: String? {
          if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
          return "The operation couldn’t be completed. (\\(domain) error \\(code).)"
        }
      }
      """),
    Builtin(nil, "func _errorCode(_ error: any Error) -> Int") { call in
      var value = call.arguments[0]
      if case .existential(let inner, _) = value { value = inner }
      if case .enumCase(let one) = value { return .int(one.index) }
      return .int(1)
    },
    Builtin(nil, "func _errorDomain(_ error: any Error) -> String") { call in
      let type = call.machine.dynamicType(of: call.arguments[0])
      return .string(call.machine.name(of: type, isQualified: true))
    },
    Builtin(nil, "var NSLocalizedDescriptionKey: String { \"NSLocalizedDescription\" }"),
  ]
}

private func uuidText(_ bytes: [UInt8]) -> String {
  var text = ""
  for (position, byte) in bytes.enumerated() {
    if [4, 6, 8, 10].contains(position) { text += "-" }
    let digits = String(byte, radix: 16, uppercase: true)
    text += digits.count == 1 ? "0" + digits : digits
  }
  return text
}

private func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << ((3 - group.count) * 8)
    for place in 0..<4 {
      text.append(place > group.count ? "=" : letters[bits >> (18 - place * 6) & 63])
    }
  }
  return text
}

/// nil where a character is none of base64's, or the padding is wrong.
private func bytesOfBase64(_ text: String) -> [UInt8]? {
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  let values = Dictionary(uniqueKeysWithValues: letters.enumerated().map { ($1, $0) })
  guard text.count % 4 == 0 else { return nil }
  let digits = text.prefix { $0 != "=" }
  guard text.count - digits.count <= 2, text.dropFirst(digits.count).allSatisfy({ $0 == "=" })
  else { return nil }
  var (bits, count) = (0, 0)
  var bytes: [UInt8] = []
  for digit in digits {
    guard let value = values[digit] else { return nil }
    bits = (bits << 6 | value) & 0xFFFF
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
  }
  return bytes
}
