import Checking
import Interpreter
import SwiftSource

/// `Regex`, its matches, and what is known of a match whose groups the program does not say.
var regexTypes: [Builtin] {
  [
    Builtin(nil, "struct _RegexPattern: Sendable {}"),
    Builtin(nil, "func _regexPattern(_ text: String, _ isLiteral: Bool) -> _RegexPattern?") {
      call in
      let text = try call.string(0)
      let isSpaced = try call.bool(1) && text.contains(where: \.isNewline)
      guard let regex = RegexPattern(text, isSpaced: isSpaced) else { return .none }
      return .native(PatternValue(Pattern(regex), text))
    },
    Builtin(
      nil, "func _regexPattern(_ pattern: _RegexPattern, adding option: String) -> _RegexPattern"
    ) { call in
      let own = try call.native(0, as: PatternValue.self)
      let text = "(?" + (try call.string(1)) + ")" + own.text
      return .native(PatternValue(text, captures: own.captures))
    },
    Builtin(
      nil,
      """
      protocol RegexComponent<RegexOutput> {
        associatedtype RegexOutput
        var regex: Regex<RegexOutput> { get }
      }
      """),
    Builtin(
      nil,
      """
      struct Regex<Output>: RegexComponent, Sendable {
        typealias RegexOutput = Output
        var _pattern: _RegexPattern
        init(_pattern: _RegexPattern) { self._pattern = _pattern }
        init(_literal text: String) { _pattern = _regexPattern(text, true)! }
        init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
          guard let compiled = _regexPattern(pattern, false) else { throw _RegexError() }
          _pattern = compiled
        }
        var regex: Regex<Output> { self }
        func _adding(_ option: String) -> Regex<Output> {
          Regex(_pattern: _regexPattern(_pattern, adding: option))
        }
        func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> {
          ignoresCase ? _adding("i") : self
        }
        func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
          dotMatchesNewlines ? _adding("s") : self
        }
        func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {
          matchLineEndings ? _adding("m") : self
        }
        func firstMatch(in string: String) throws -> Regex<Output>.Match? {
          _find(string, 0, 1).first
        }
        func prefixMatch(in string: String) throws -> Regex<Output>.Match? {
          _find(string, 1, 1).first
        }
        func wholeMatch(in string: String) throws -> Regex<Output>.Match? {
          _find(string, 2, 1).first
        }
        @dynamicMemberLookup struct Match {
          let output: Output
          let range: Range<String.Index>
          let _references: [(id: _RegexReference, value: Any)]
          subscript<Capture>(reference: Reference<Capture>) -> Capture {
            _references.first { $0.id === reference._id }!.value as! Capture
          }
          subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
        }
      }
      """),
    Builtin(nil, "struct _RegexError: Error {}"),
    Builtin(
      "Regex where Output == AnyRegexOutput",
      """
      init(_ pattern: String) throws {
        guard let compiled = _regexPattern(pattern, false) else { throw _RegexError() }
        self.init(_pattern: compiled)
      }
      """),
    Builtin(
      "Regex", "func _find<S: StringProtocol>(_ text: S, _ place: Int, _ limit: Int) -> [Match]"
    ) { call in
      let text = try call.text(1)
      let (pattern, captures) = try regexPattern(call, 0)
      let place: Pattern.Place = [.anywhere, .start, .whole][try call.int(2)]
      let found = try pattern.matches(in: text, call, at: place, limit: call.int(3))
      let names = pattern.regex?.captures.map(\.name) ?? []
      return .array(
        try found.compactMap { match in
          guard let values = try match.values(in: text, captures, call) else { return nil }
          let output = try match.output(values, call.type(0), in: text, names, call)
          let references = zip(captures, values.dropFirst()).compactMap { capture, value in
            capture.reference.map { Value.tuple([$0, .existential(value, capture.type)]) }
          }
          return try call.structure(
            "Regex.Match", arguments: [call.type(0)],
            [output, try call.textRange(match.range, in: text), .array(references)])
        })
    },
    Builtin(
      nil,
      """
      struct AnyRegexOutput: RandomAccessCollection {
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = Slice<AnyRegexOutput>
        typealias Iterator = IndexingIterator<[Element]>
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        var indices: Range<Int> { 0..<_elements.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
        struct Element {
          var range: Range<String.Index>?
          var substring: Substring?
          var name: String?
          var value: Any? { substring }
        }
        var _elements: [Element]
        var count: Int { _elements.count }
        subscript(position: Int) -> Element { _elements[position] }
        subscript(name: String) -> Element? { _elements.first { $0.name == name } }
      }
      """),
    // `match.0` of an expression without groups.
    Builtin(
      "Regex.Match where Output == Substring",
      """
      subscript<T>(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), T>) -> T {
        (output, ())[keyPath: keyPath]
      }
      """),
    Builtin(
      "Regex.Match where Output == AnyRegexOutput",
      """
      subscript<T>(dynamicMember keyPath: KeyPath<(Substring, _doNotUse: ()), T>) -> T {
        (output[0].substring!, ())[keyPath: keyPath]
      }
      """),
    Builtin(
      "Regex.Match where Output == AnyRegexOutput",
      "subscript(name: String) -> AnyRegexOutput.Element? { output[name] }"),
    Builtin(
      "Regex.Match where Output == AnyRegexOutput",
      "subscript(position: Int) -> AnyRegexOutput.Element { output[position] }"),
  ]
}

private func regexPattern(
  _ call: Invocation, _ index: Int
) throws -> (pattern: Pattern, captures: [CaptureMaking]) {
  guard case .native(let native)? = try call.structure(index).fields.first,
    let value = native as? PatternValue
  else { throw call.trap("navlab's library expected a regular expression") }
  return (value.pattern, value.captures)
}

/// What text does with regular expressions.
var regexMembers: [Builtin] {
  [
    Builtin(
      "StringProtocol",
      """
      func firstMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match? {
        r._find(self, 0, 1).first
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func wholeMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match? {
        r._find(self, 2, 1).first
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func prefixMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match? {
        r._find(self, 1, 1).first
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func matches<Output>(of r: Regex<Output>) -> [Regex<Output>.Match] {
        r._find(self, 0, Int.max)
      }
      """),
    Builtin(
      "StringProtocol",
      "func contains<Output>(_ regex: Regex<Output>) -> Bool { !regex._find(self, 0, 1).isEmpty }"),
    Builtin(
      "StringProtocol",
      "func starts<Output>(with regex: Regex<Output>) -> Bool { !regex._find(self, 1, 1).isEmpty }"),
    Builtin(
      "StringProtocol",
      """
      func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>] {
        regex._find(self, 0, Int.max).map { $0.range }
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func firstRange<Output>(of regex: Regex<Output>) -> Range<String.Index>? {
        regex._find(self, 0, 1).first?.range
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func split<Output>(
        separator: Regex<Output>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        for match in separator._find(self, 0, Int.max) {
          if parts.count == maxSplits { break }
          let part = self[start..<match.range.lowerBound]
          if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
          start = match.range.upperBound
        }
        let last = self[start..<endIndex]
        if !last.isEmpty || !omittingEmptySubsequences { parts.append(last) }
        return parts
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func replacing<Output, Replacement: Collection>(
        _ regex: Regex<Output>, with replacement: Replacement, maxReplacements: Int = Int.max
      ) -> String where Replacement.Element == Character {
        replacing(regex, maxReplacements: maxReplacements, with: { _ in replacement })
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func replacing<Output, Replacement: Collection>(
        _ regex: Regex<Output>, maxReplacements: Int = Int.max,
        with replacement: (Regex<Output>.Match) throws -> Replacement
      ) rethrows -> String where Replacement.Element == Character {
        var result = ""
        var start = startIndex
        for match in regex._find(self, 0, maxReplacements) {
          result += self[start..<match.range.lowerBound]
          result.append(contentsOf: try replacement(match))
          start = match.range.upperBound
        }
        return result + self[start..<endIndex]
      }
      """),
    Builtin(
      "String",
      """
      mutating func replace<Output, Replacement: Collection>(
        _ regex: Regex<Output>, with replacement: Replacement, maxReplacements: Int = Int.max
      ) where Replacement.Element == Character {
        self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
      }
      """),
    Builtin(
      "String",
      """
      mutating func replace<Output, Replacement: Collection>(
        _ regex: Regex<Output>, maxReplacements: Int = Int.max,
        with replacement: (Regex<Output>.Match) throws -> Replacement
      ) rethrows where Replacement.Element == Character {
        self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring {
        guard let match = prefixMatch(of: regex) else { return self[startIndex..<endIndex] }
        return self[match.range.upperBound..<endIndex]
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> Substring
      where Prefix.Element == Character {
        let head = Array(prefix)
        return starts(with: head) ? dropFirst(head.count) : self[startIndex..<endIndex]
      }
      """),
    Builtin(
      "String",
      """
      mutating func trimPrefix<Output>(_ regex: Regex<Output>) {
        self = String(trimmingPrefix(regex))
      }
      """),
    Builtin(
      "String",
      """
      func replacing<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
      ) -> String where C.Element == Character, Replacement.Element == Character
      """
    ) { call in
      let parts = try call.text(0).parts(separatedBy: call.string(1), limit: call.length(3))
      return .string(parts.map { String($0) }.joined(separator: try call.string(2)))
    },
    Builtin(
      "String",
      """
      mutating func replace<C: Collection, Replacement: Collection>(
        _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
      ) where C.Element == Character, Replacement.Element == Character {
        self = replacing(other, with: replacement, maxReplacements: maxReplacements)
      }
      """),
    Builtin(
      "StringProtocol",
      """
      func ranges<C: Collection>(of other: C) -> [Range<String.Index>] where C.Element == Character
      """
    ) { call in
      let text = try call.text(0)
      return .array(try text.ranges(of: call.string(1)).map { try call.textRange($0, in: text) })
    },
    Builtin(
      "StringProtocol",
      """
      func firstRange<C: Collection>(of other: C) -> Range<String.Index>? where C.Element == Character {
        ranges(of: other).first
      }
      """),
  ]
}

/// `NSRegularExpression`, whose ranges count UTF-16.
var regularExpressions: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSTextCheckingResult {
        let _ranges: [NSRange]
        let _names: [String?]
        init(_ranges: [NSRange], _names: [String?]) {
          self._ranges = _ranges
          self._names = _names
        }
        var range: NSRange { _ranges[0] }
        func range(withName name: String) -> NSRange {
          _names.firstIndex(of: name).map { _ranges[$0] } ?? NSRange(location: Int.max, length: 0)
        }
        var numberOfRanges: Int { _ranges.count }
        func range(at idx: Int) -> NSRange { _ranges[idx] }
      }
      """),
    Builtin(
      nil,
      """
      class NSRegularExpression {
        struct Options: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let caseInsensitive: Options = Options(rawValue: 1)
          static let allowCommentsAndWhitespace: Options = Options(rawValue: 2)
          static let ignoreMetacharacters: Options = Options(rawValue: 4)
          static let dotMatchesLineSeparators: Options = Options(rawValue: 8)
          static let anchorsMatchLines: Options = Options(rawValue: 16)
        }
        struct MatchingOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let anchored: MatchingOptions = MatchingOptions(rawValue: 4)
        }
        struct MatchingFlags: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
        }
        let pattern: String
        let options: Options
        let _flagged: String
        let _regex: Regex<AnyRegexOutput>
        init(pattern: String, options: Options = []) throws {
          self.pattern = pattern
          self.options = options
          var flags = ""
          if options.contains(.caseInsensitive) { flags += "i" }
          if options.contains(.dotMatchesLineSeparators) { flags += "s" }
          if options.contains(.anchorsMatchLines) { flags += "m" }
          if options.contains(.allowCommentsAndWhitespace) { flags += "x" }
          if options.contains(.ignoreMetacharacters) {
            _flagged = "(?" + flags + ":" + NSRegularExpression.escapedPattern(for: pattern) + ")"
          } else {
            _flagged = flags.isEmpty ? pattern : "(?" + flags + ")" + pattern
          }
          _regex = try Regex<AnyRegexOutput>(_flagged)
        }
        static func escapedPattern(for string: String) -> String {
          _escaped(string, "\\\\*?+[(){}^$|./")
        }
        static func escapedTemplate(for string: String) -> String { _escaped(string, "\\\\$") }
        static func _escaped(_ text: String, _ special: String) -> String {
          text.map { special.contains($0) ? "\\\\\\($0)" : String($0) }.joined()
        }
        func rangeOfFirstMatch(
          in string: String, options: MatchingOptions = [], range: NSRange
        ) -> NSRange {
          firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: Int.max, length: 0)
        }
        func replaceMatches(
          in string: NSMutableString, options: MatchingOptions = [], range: NSRange,
          withTemplate templ: String
        ) -> Int {
          let count = numberOfMatches(in: string._text, options: options, range: range)
          string._text = stringByReplacingMatches(
            in: string._text, options: options, range: range, withTemplate: templ)
          return count
        }
        func matches(
          in string: String, options: MatchingOptions = [], range: NSRange
        ) -> [NSTextCheckingResult] {
          guard let bounds = Range(range, in: string) else { return [] }
          return _regex._find(string[bounds], 0, Int.max).map { match in
            NSTextCheckingResult(
              _ranges: match.output._elements.map { element in
                element.range.map { NSRange($0, in: string) }
                  ?? NSRange(location: Int.max, length: 0)
              }, _names: match.output._elements.map { $0.name })
          }
        }
        func firstMatch(
          in string: String, options: MatchingOptions = [], range: NSRange
        ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
        func enumerateMatches(
          in string: String, options: MatchingOptions = [], range: NSRange,
          using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
          stop.initialize(to: false)
          for match in matches(in: string, options: options, range: range) {
            block(match, [], stop)
            if stop.pointee.boolValue { return }
          }
        }
        var numberOfCaptureGroups: Int { _captureCount(_regex._pattern) }
        func numberOfMatches(
          in string: String, options: MatchingOptions = [], range: NSRange
        ) -> Int { matches(in: string, options: options, range: range).count }
        func stringByReplacingMatches(
          in string: String, options: MatchingOptions = [], range: NSRange,
          withTemplate templ: String
        ) -> String {
          string.replacingOccurrences(
            of: _flagged, with: templ, options: .regularExpression, range: Range(range, in: string))
        }
      }
      """),
    Builtin(
      "Range where Bound == String.Index",
      """
      init?<S: StringProtocol>(_ range: NSRange, in string: S) {
        let units = string.utf16
        guard range.location >= 0, range.upperBound <= units.count else { return nil }
        let lower = units.index(units.startIndex, offsetBy: range.location)
        let upper = units.index(lower, offsetBy: range.length)
        self.init(uncheckedBounds: (lower: lower, upper: upper))
      }
      """),
  ]
}
