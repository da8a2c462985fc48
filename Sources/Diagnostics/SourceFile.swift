/// The text of one file, with its lines found once.
public final class SourceFile: Sendable {
  /// The name as the user gave it; what diagnostics print.
  public let name: String
  public let text: String
  /// The UTF-8 offset at which each line starts; the first is 0.
  public let lineStarts: [Int]

  public init(name: String, text: String) {
    self.name = name
    self.text = text
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// The line and column of a UTF-8 offset, both from 1; columns count UTF-8 bytes, as swiftc's do.
  public func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The text of line `number` (from 1), without its line break.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let rest = text[start...].utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: rest, as: UTF8.self)
  }
}

/// A place people can read: line and column, both from 1.
public struct SourceLocation: Hashable, Sendable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of one file's text, as UTF-8 offsets. Small, since every node of a program has one.
public struct SourceRange: Hashable, Sendable {
  /// Which file of the module, by its position in the list of files.
  public var file: UInt16
  public var start: UInt32
  public var end: UInt32

  public init(file: UInt16, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Where there is no text: made by navlab itself.
  public static let none = SourceRange(file: .max, start: 0, end: 0)

  /// Whether another range lies in this one.
  public func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
