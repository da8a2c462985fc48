import Interpreter

/// Searching, comparing and folding with options, as Foundation does.
var comparedStrings: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSString: Hashable, CVarArg, CustomStringConvertible, ExpressibleByStringLiteral {
        typealias StringLiteralType = String
        typealias ExtendedGraphemeClusterLiteralType = String
        typealias UnicodeScalarLiteralType = String
        struct CompareOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let caseInsensitive: CompareOptions = CompareOptions(rawValue: 1)
          static let literal: CompareOptions = CompareOptions(rawValue: 2)
          static let backwards: CompareOptions = CompareOptions(rawValue: 4)
          static let anchored: CompareOptions = CompareOptions(rawValue: 8)
          static let numeric: CompareOptions = CompareOptions(rawValue: 64)
          static let diacriticInsensitive: CompareOptions = CompareOptions(rawValue: 128)
          static let widthInsensitive: CompareOptions = CompareOptions(rawValue: 256)
          static let forcedOrdering: CompareOptions = CompareOptions(rawValue: 512)
          static let regularExpression: CompareOptions = CompareOptions(rawValue: 1024)
        }
        var _text: String
        init(string aString: String) { _text = aString }
        init(format: String, _ arguments: any CVarArg...) {
          _text = String(format: format, arguments: arguments)
        }
        init?(data: Data, encoding: UInt) {
          guard let text = String(data: data, encoding: .utf8) else { return nil }
          _text = text
        }
        init(_bridging value: String) { _text = value }
        init(_bridging value: Substring) { _text = String(value) }
        required init(stringLiteral value: String) { _text = value }
        var description: String { _text }
        var length: Int { _text.utf16.count }
        var utf8String: String? { _text }
        var integerValue: Int { Int(_number(false)) ?? 0 }
        var intValue: Int32 { Int32(_number(false)) ?? 0 }
        var doubleValue: Double { Double(_number(true)) ?? 0 }
        var floatValue: Float { Float(_number(true)) ?? 0 }
        var boolValue: Bool {
          guard let first = _text.first(where: { $0 != " " && $0 != "0" }) else { return false }
          return "yYtT123456789".contains(first)
        }
        func _number(_ takesPoint: Bool) -> String {
          var result = ""
          for letter in _text.drop(while: { $0.isWhitespace }) {
            let isSign = result.isEmpty && (letter == "-" || letter == "+")
            let isPoint = takesPoint && letter == "." && !result.contains(".")
            if letter.isASCII && letter.isNumber || isSign || isPoint { result.append(letter) }
            else { break }
          }
          return result
        }
        var pathComponents: [String] {
          var parts = _text.split(separator: "/").map { String($0) }
          if _text.hasPrefix("/") { parts.insert("/", at: 0) }
          return parts
        }
        var lastPathComponent: String { pathComponents.last ?? "" }
        var pathExtension: String {
          let name = lastPathComponent
          guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
          return String(name[name.index(after: dot)...])
        }
        var deletingPathExtension: String {
          let count = pathExtension.count
          return count == 0 ? _text : String(_text.dropLast(count + 1))
        }
        var deletingLastPathComponent: String {
          guard let slash = _text.lastIndex(of: "/") else { return "" }
          return slash == _text.startIndex ? "/" : String(_text[..<slash])
        }
        func appendingPathComponent(_ str: String) -> String {
          _text.isEmpty ? str : _text.hasSuffix("/") ? _text + str : _text + "/" + str
        }
        func appendingPathExtension(_ str: String) -> String? { _text + "." + str }
        func substring(from: Int) -> String {
          String(decoding: Array(_text.utf16).dropFirst(from), as: UTF16.self)
        }
        func substring(to: Int) -> String {
          String(decoding: Array(_text.utf16).prefix(to), as: UTF16.self)
        }
        func substring(with range: NSRange) -> String {
          let units = Array(_text.utf16)
          return String(
            decoding: units[range.location..<(range.location + range.length)], as: UTF16.self)
        }
        func range(of searchString: String) -> NSRange {
          guard let range = _text.range(of: searchString) else {
            return NSRange(location: Int.max, length: 0)
          }
          return NSRange(
            location: _text[..<range.lowerBound].utf16.count, length: searchString.utf16.count)
        }
        func contains(_ str: String) -> Bool { _text.contains(str) }
        func components(separatedBy separator: String) -> [String] {
          _text.components(separatedBy: separator)
        }
        func replacingOccurrences(of target: String, with replacement: String) -> String {
          _text.replacingOccurrences(of: target, with: replacement)
        }
        func appending(_ aString: String) -> String { _text + aString }
        func trimmingCharacters(in set: CharacterSet) -> String { _text.trimmingCharacters(in: set) }
        func isEqual(to aString: String) -> Bool { _text == aString }
        var capitalized: String { _text.capitalized }
        var uppercased: String { _text.uppercased() }
        var lowercased: String { _text.lowercased() }
        static func == (a: NSString, b: NSString) -> Bool { a._text == b._text }
        func hash(into hasher: inout Hasher) { hasher.combine(_text) }
      }
      """),
    Builtin("String", "typealias CompareOptions = NSString.CompareOptions"),
    Builtin(nil, "typealias unichar = UInt16"),
    Builtin(
      "Range where Bound == Int",
      """
      init?(_ range: NSRange) {
        guard range.location != Int.max else { return nil }
        self.init(uncheckedBounds: (lower: range.location, upper: range.upperBound))
      }
      """),
    Builtin("String", "init(_ nsString: NSString) { self = nsString._text }"),
    Builtin("String", "init(_bridging value: NSString) { self = value._text }"),
    Builtin(
      nil,
      """
      struct NSRange: Hashable, Sendable, CustomStringConvertible {
        var location: Int
        var length: Int
        init() { location = 0; length = 0 }
        init(location: Int, length: Int) {
          self.location = location
          self.length = length
        }
        init(_ range: Range<Int>) {
          location = range.lowerBound
          length = range.count
        }
        init<S: StringProtocol>(_ region: Range<String.Index>, in target: S) {
          location = target[..<region.lowerBound].utf16.count
          length = target[region].utf16.count
        }
        init<S: StringProtocol>(_ region: ClosedRange<String.Index>, in target: S) {
          self.init(region.lowerBound..<target.index(after: region.upperBound), in: target)
        }
        init<S: StringProtocol>(_ region: PartialRangeFrom<String.Index>, in target: S) {
          self.init(region.lowerBound..<target.endIndex, in: target)
        }
        init<S: StringProtocol>(_ region: PartialRangeUpTo<String.Index>, in target: S) {
          self.init(target.startIndex..<region.upperBound, in: target)
        }
        init<S: StringProtocol>(_ region: PartialRangeThrough<String.Index>, in target: S) {
          self.init(target.startIndex..<target.index(after: region.upperBound), in: target)
        }
        func intersection(_ other: NSRange) -> NSRange? {
          let lower = Swift.max(location, other.location)
          let upper = Swift.min(upperBound, other.upperBound)
          return lower < upper ? NSRange(location: lower, length: upper - lower) : nil
        }
        var lowerBound: Int { location }
        var upperBound: Int { location + length }
        func contains(_ index: Int) -> Bool { index >= location && index < location + length }
        var description: String { "{\\(location), \\(length)}" }
      }
      """),
    Builtin(
      nil,
      "func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }"),
    Builtin(nil, "func NSStringFromRange(_ range: NSRange) -> String { range.description }"),
    Builtin(
      nil, "func NSMaxRange(_ range: NSRange) -> Int { range.location + range.length }"),
    Builtin(nil, "var NSNotFound: Int { Int.max }"),
    Builtin(
      nil,
      "func _ranges(_ text: String, _ wanted: String, _ options: Int, _ isFirst: Bool) -> [Range<String.Index>]"
    ) { call in
      let text = try call.text(0)
      let options = SearchOptions(rawValue: try call.int(2))
      let found = try options.ranges(
        of: call.string(1), in: text, onlyFirst: call.bool(3), call: call)
      return .array(try found.map { try call.textRange($0, in: text) })
    },
    Builtin(
      "StringProtocol",
      """
      func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [],
        range searchRange: Range<String.Index>? = nil, locale: Locale? = nil
      ) -> Range<String.Index>?
      """
    ) { call in
      var text = try call.text(0)
      if case .structure = call.arguments[3] { text = text[try call.textRange(3, in: text)] }
      let options = SearchOptions(rawValue: try call.rawOption(2))
      let found = try options.ranges(of: call.string(1), in: text, onlyFirst: true, call: call)
      return try found.first.map { try call.textRange($0, in: text) } ?? .none
    },
    Builtin(
      "StringProtocol",
      """
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
        range searchRange: Range<String.Index>? = nil
      ) -> String
      """
    ) { call in
      let text = try call.text(0)
      var part = text
      if case .structure = call.arguments[4] { part = text[try call.textRange(4, in: text)] }
      let options = SearchOptions(rawValue: try call.rawOption(3))
      var result = String(text[..<part.startIndex])
      var start = part.startIndex
      let replacement = try call.string(2)
      if options.contains(.regularExpression) {
        let pattern = try Pattern(options.pattern(call.string(1)), call)
        for match in try pattern.matches(in: part, call) {
          result += part[start..<match.range.lowerBound]
          result += match.expanded(replacement, in: part)
          start = match.range.upperBound
        }
      } else {
        let wanted = try call.string(1)
        for range in try options.ranges(of: wanted, in: part, onlyFirst: false, call: call) {
          result += part[start..<range.lowerBound] + replacement
          start = range.upperBound
        }
      }
      return .string(result + text[start...])
    },
    Builtin("String", "var _withoutMarks: String { get }") {
      .string(try $0.string(0).withoutMarks)
    },
    Builtin(
      "StringProtocol",
      """
      func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
        var result = String(self)
        if options.contains(.diacriticInsensitive) { result = result._withoutMarks }
        if options.contains(.caseInsensitive) { result = result.lowercased() }
        if options.contains(.widthInsensitive) { result = result._halfWidth }
        return result
      }
      """),
    Builtin("String", "var _halfWidth: String { get }") { call in
      var text = ""
      for scalar in try call.string(0).unicodeScalars {
        let value = scalar.value
        let isWide = (0xFF01...0xFF5E).contains(value)
        text.unicodeScalars.append(
          isWide ? Unicode.Scalar(value - 0xFEE0) ?? scalar : value == 0x3000 ? " " : scalar)
      }
      return .string(text)
    },
    Builtin("StringProtocol", "var decomposedStringWithCanonicalMapping: String { get }") {
      .string(try $0.string(0).normalized(composed: false))
    },
    Builtin("StringProtocol", "var precomposedStringWithCanonicalMapping: String { get }") {
      .string(try $0.string(0).normalized(composed: true))
    },
    Builtin("StringProtocol", "func capitalized(with locale: Locale?) -> String { capitalized }"),
    Builtin("StringProtocol", "func uppercased(with locale: Locale?) -> String { uppercased() }"),
    Builtin("StringProtocol", "func lowercased(with locale: Locale?) -> String { lowercased() }"),
    Builtin(
      "StringProtocol",
      """
      func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void) {
        var stop = false
        for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
          if line.endIndex == endIndex && line.isEmpty { return }
          body(String(line), &stop)
          if stop { return }
        }
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func rangeOfCharacter(
        from aSet: CharacterSet, options mask: String.CompareOptions = [],
        range aRange: Range<Index>? = nil
      ) -> Range<String.Index>?
      """
    ) { call in
      var text = try call.text(0)
      if case .structure = call.arguments[3] { text = text[try call.textRange(3, in: text)] }
      let set = try call.native(1, as: CharacterSetValue.self)
      let isBackwards = SearchOptions(rawValue: try call.rawOption(2)).contains(.backwards)
      let scalars = text.unicodeScalars
      let found =
        isBackwards
        ? scalars.lastIndex(where: set.contains) : scalars.firstIndex(where: set.contains)
      guard let found else { return .none }
      return try call.textRange(found..<scalars.index(after: found), in: text)
    },
    Builtin(
      "StringProtocol",
      """
      func commonPrefix<T: StringProtocol>(
        with aString: T, options: String.CompareOptions = []
      ) -> String {
        var result = ""
        for (a, b) in zip(self, aString) {
          if a != b { break }
          result.append(a)
        }
        return result
      }
      """),
    Builtin(
      "StringProtocol",
      "func appending<T: StringProtocol>(_ aString: T) -> String { String(self) + String(aString) }"
    ),
    Builtin(
      "StringProtocol",
      """
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String {
        String(self) + String(format: String(format), arguments: arguments)
      }
      """),
  ]
}

/// `String.CompareOptions`, as far as searching looks at them.
struct SearchOptions: OptionSet {
  let rawValue: Int

  static let caseInsensitive = SearchOptions(rawValue: 1)
  static let backwards = SearchOptions(rawValue: 4)
  static let anchored = SearchOptions(rawValue: 8)
  static let numeric = SearchOptions(rawValue: 64)
  static let diacriticInsensitive = SearchOptions(rawValue: 128)
  static let regularExpression = SearchOptions(rawValue: 1024)

  func pattern(_ text: String) -> String { contains(.caseInsensitive) ? "(?i)" + text : text }

  func ranges(
    of wanted: String, in text: Substring, onlyFirst: Bool, call: Invocation
  ) throws -> [Range<String.Index>] {
    if contains(.regularExpression) {
      let pattern = try Pattern(pattern(wanted), call)
      return try pattern.matches(in: text, call, onlyFirst: onlyFirst).map(\.range)
    }
    if wanted.isEmpty { return [] }
    if isEmpty, text.isPlain, wanted[...].isPlain {
      return text.ranges(of: wanted, limit: onlyFirst ? 1 : .max)
    }
    let units = SearchedText(text, self)
    let searched = SearchedText(wanted[...], self).keys
    guard !searched.isEmpty else { return [] }
    if contains(.backwards) {
      let starts =
        contains(.anchored) ? [units.keys.count - searched.count] : Array(units.keys.indices)
      return starts.reversed().lazy.compactMap { units.range(of: searched, at: $0) }.prefix(1).map {
        $0
      }
    }
    if contains(.anchored) { return units.range(of: searched, at: 0).map { [$0] } ?? [] }
    var found: [Range<String.Index>] = []
    var position = 0
    while position < units.keys.count, !onlyFirst || found.isEmpty {
      if let range = units.range(of: searched, at: position) {
        found.append(range)
        position += searched.count
      } else {
        position += 1
      }
    }
    return found
  }

  func folded(_ text: String) -> String {
    var text = text
    if contains(.diacriticInsensitive) { text = text.withoutMarks }
    return contains(.caseInsensitive) ? text.lowercased() : text
  }
}

extension Invocation {
  /// The raw value of an option set of the library.
  func rawOption(_ index: Int) throws -> Int {
    if case .int(let value)? = try structure(index).fields.first { return value }
    return 0
  }
}
