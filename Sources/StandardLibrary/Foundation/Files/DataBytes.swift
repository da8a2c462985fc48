import Interpreter

/// Bytes.
var dataTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable,
        Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible
      {
        typealias Element = UInt8
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = Data
        typealias Iterator = IndexingIterator<[UInt8]>
        struct ReadingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let mappedIfSafe: ReadingOptions = ReadingOptions(rawValue: 1)
          static let uncached: ReadingOptions = ReadingOptions(rawValue: 2)
          static let alwaysMapped: ReadingOptions = ReadingOptions(rawValue: 8)
        }
        struct WritingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let atomic: WritingOptions = WritingOptions(rawValue: 1)
          static let atomicWrite: WritingOptions = WritingOptions(rawValue: 1)
          static let withoutOverwriting: WritingOptions = WritingOptions(rawValue: 2)
          static let noFileProtection: WritingOptions = WritingOptions(rawValue: 0x1000_0000)
          static let completeFileProtection: WritingOptions = WritingOptions(rawValue: 0x2000_0000)
          static let completeFileProtectionUnlessOpen: WritingOptions = WritingOptions(
            rawValue: 0x3000_0000)
          static let completeFileProtectionUntilFirstUserAuthentication: WritingOptions =
            WritingOptions(rawValue: 0x4000_0000)
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
          if options.contains(.withoutOverwriting),
            FileManager.default.fileExists(atPath: url.path)
          {
            throw CocoaError(.fileWriteFileExists)
          }
          FileManager.default._files[url.path] = self
        }
        func advanced(by amount: Int) -> Data { Data(_bytes.dropFirst(amount)) }
        func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
          try _bytes.withUnsafeBytes(body)
        }
        var description: String { "\\(count) bytes" }
        var debugDescription: String { description }
        static func + (a: Data, b: Data) -> Data { Data(a._bytes + b._bytes) }
        static func += (a: inout Data, b: Data) { a.append(b) }
        static func == (a: Data, b: Data) -> Bool { a._bytes == b._bytes }
        func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
        init(from decoder: any Decoder) throws { self.init(try [UInt8](from: decoder)) }
        func encode(to encoder: any Encoder) throws { try _bytes.encode(to: encoder) }
      }
      """),
    Builtin(nil, "func _base64(_ bytes: [UInt8]) -> String") { call in
      .string(base64(try call.bytes(0)))
    },
    Builtin(nil, "func _bytesOfBase64(_ text: String) -> [UInt8]?") { call in
      guard let bytes = bytesOfBase64(try call.string(0)) else { return .none }
      return .array(bytes.map { .int(Int($0)) })
    },
    Builtin(nil, "func _textOfBytes(_ bytes: [UInt8]) -> String?") { call in
      .optionalString(String(validating: try call.bytes(0), as: UTF8.self))
    },
  ]
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
