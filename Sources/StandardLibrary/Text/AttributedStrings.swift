import Interpreter

/// Text with attributes, as runs. What an attribute means is the views' matter.
var attributedStrings: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct AttributeContainer: Hashable, Sendable, CustomStringConvertible {
        var description: String {
          let lines = _values.map { name, value in
            let known = ["link": "NSLink", "intent": "NSInlinePresentationIntent"]
            let shown = known[name] ?? "SwiftUI." + name.prefix(1).uppercased() + name.dropFirst()
            return "\\t\\(shown) = \\(value.base)\\n"
          }
          return "{\\n" + lines.sorted().joined() + "}"
        }
        var _values: [String: AnyHashable] = [:]
        init() {}
        var link: URL? {
          get { self["link", as: URL.self] }
          set { self["link", as: URL.self] = newValue }
        }
        var inlinePresentationIntent: InlinePresentationIntent? {
          get { self["intent", as: InlinePresentationIntent.self] }
          set { self["intent", as: InlinePresentationIntent.self] = newValue }
        }
        subscript<T: Hashable>(_ name: String, as type: T.Type) -> T? {
          get { _values[name]?.base as? T }
          set { _values[name] = newValue.map { AnyHashable($0) } }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct AttributedString: Hashable, Sendable, CustomStringConvertible,
        ExpressibleByStringLiteral
      {
        struct Index: Hashable, Comparable, Sendable {
          var _offset: Int
          static func < (a: Index, b: Index) -> Bool { a._offset < b._offset }
        }
        struct Run: Hashable, Sendable {
          var _text: String
          var attributes: AttributeContainer
          var range: Range<Index>
          var link: URL? { attributes["link", as: URL.self] }
          var inlinePresentationIntent: InlinePresentationIntent? {
            attributes["intent", as: InlinePresentationIntent.self]
          }
        }
        struct _Piece: Hashable, Sendable {
          var text: [Character]
          var attributes: AttributeContainer
        }
        struct MarkdownParsingOptions: Sendable {
          enum InterpretedSyntax: Hashable, Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
          }
          enum FailurePolicy: Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
          }
          var allowsExtendedAttributes: Bool = false
          var interpretedSyntax: InterpretedSyntax = .full
          var failurePolicy: FailurePolicy = .throwError
          init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError
          ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
          }
        }
        var _pieces: [_Piece] = []
        init() {}
        init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
          if !string.isEmpty { _pieces = [_Piece(text: Array(string), attributes: attributes)] }
        }
        init(_ substring: Substring, attributes: AttributeContainer = AttributeContainer()) {
          self.init(String(substring), attributes: attributes)
        }
        init(stringLiteral value: String) { self.init(value) }
        init(_ substring: AttributedSubstring) {
          _pieces = substring._base._cut(substring._range)
        }
        init(
          markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
          baseURL: URL? = nil
        ) throws { _pieces = _markdownPieces(Array(markdown), AttributeContainer()) }
        var _letters: [Character] { _pieces.flatMap { $0.text } }
        var characters: [Character] {
          get { _letters }
          set {
            _pieces = [
              _Piece(text: newValue, attributes: _pieces.first?.attributes ?? AttributeContainer())
            ]
          }
        }
        var unicodeScalars: [Unicode.Scalar] { Array(String(_letters).unicodeScalars) }
        var startIndex: Index { Index(_offset: 0) }
        var endIndex: Index { Index(_offset: _letters.count) }
        /// Each run's text, and what is said of it.
        var description: String {
          runs.map { "\\($0._text) \\($0.attributes)" }.joined(separator: "\\n")
        }
        var utf8: [UInt8] { Array(String(_letters).utf8) }
        var utf16: [UInt16] { Array(String(_letters).utf16) }
        var runs: [Run] {
          var start = 0
          var result: [Run] = []
          for piece in _pieces {
            let end = start + piece.text.count
            result.append(
              Run(
                _text: String(piece.text), attributes: piece.attributes,
                range: Index(_offset: start)..<Index(_offset: end)))
            start = end
          }
          return result
        }
        func _cut(_ range: Range<Index>) -> [_Piece] {
          var start = 0
          var result: [_Piece] = []
          for piece in _pieces {
            let end = start + piece.text.count
            let lower = Swift.max(start, range.lowerBound._offset)
            let upper = Swift.min(end, range.upperBound._offset)
            if lower < upper {
              result.append(
                _Piece(
                  text: Array(piece.text[(lower - start)..<(upper - start)]),
                  attributes: piece.attributes))
            }
            start = end
          }
          return result
        }
        mutating func _replace(_ range: Range<Index>, _ middle: [_Piece]) {
          let pieces = _cut(startIndex..<range.lowerBound) + middle + _cut(range.upperBound..<endIndex)
          _pieces = []
          for piece in pieces {
            if let last = _pieces.last, last.attributes == piece.attributes {
              _pieces[_pieces.count - 1].text += piece.text
            } else if !piece.text.isEmpty {
              _pieces.append(piece)
            }
          }
        }
        mutating func append(_ other: AttributedString) {
          _replace(endIndex..<endIndex, other._pieces)
        }
        mutating func insert(_ other: AttributedString, at index: Index) {
          _replace(index..<index, other._pieces)
        }
        mutating func replaceSubrange(_ range: Range<Index>, with other: AttributedString) {
          _replace(range, other._pieces)
        }
        mutating func removeSubrange(_ range: Range<Index>) { _replace(range, []) }
        func index(_ i: Index, offsetByCharacters distance: Int) -> Index {
          Index(_offset: i._offset + distance)
        }
        func index(afterCharacter i: Index) -> Index { Index(_offset: i._offset + 1) }
        func index(beforeCharacter i: Index) -> Index { Index(_offset: i._offset - 1) }
        func range<T: StringProtocol>(
          of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
        ) -> Range<Index>? {
          let text = String(_letters)
          guard let found = text.range(of: stringToFind, options: options) else { return nil }
          let lower = text.distance(from: text.startIndex, to: found.lowerBound)
          let upper = text.distance(from: text.startIndex, to: found.upperBound)
          return Index(_offset: lower)..<Index(_offset: upper)
        }
        mutating func setAttributes(_ attributes: AttributeContainer) {
          for place in _pieces.indices { _pieces[place].attributes = attributes }
          _replace(startIndex..<startIndex, [])
        }
        mutating func mergeAttributes(_ attributes: AttributeContainer) {
          for place in _pieces.indices {
            for entry in attributes._values {
              _pieces[place].attributes._values[entry.key] = entry.value
            }
          }
        }
        mutating func replaceAttributes(
          _ attributes: AttributeContainer, with others: AttributeContainer
        ) {
          for place in _pieces.indices {
            let known = _pieces[place].attributes._values
            guard attributes._values.allSatisfy({ known[$0.key] == $0.value }) else { continue }
            for entry in attributes._values { _pieces[place].attributes._values[entry.key] = nil }
            for entry in others._values {
              _pieces[place].attributes._values[entry.key] = entry.value
            }
          }
        }
        func replacingAttributes(
          _ attributes: AttributeContainer, with others: AttributeContainer
        ) -> AttributedString {
          var result = self
          result.replaceAttributes(attributes, with: others)
          return result
        }
        func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
          var result = self
          result.setAttributes(attributes)
          return result
        }
        func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
          var result = self
          result.mergeAttributes(attributes)
          return result
        }
        subscript<T: Hashable>(_ name: String, as type: T.Type) -> T? {
          get { _pieces.first?.attributes[name, as: type] }
          set {
            for place in _pieces.indices { _pieces[place].attributes[name, as: type] = newValue }
          }
        }
        subscript(bounds: Range<Index>) -> AttributedSubstring {
          get { AttributedSubstring(_base: self, _range: bounds) }
          set { _replace(bounds, newValue._base._cut(newValue._range)) }
        }
        var link: URL? {
          get { self["link", as: URL.self] }
          set { self["link", as: URL.self] = newValue }
        }
        var inlinePresentationIntent: InlinePresentationIntent? {
          get { self["intent", as: InlinePresentationIntent.self] }
          set { self["intent", as: InlinePresentationIntent.self] = newValue }
        }
        static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
          var result = lhs
          result.append(rhs)
          return result
        }
        static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs.append(rhs) }
      }
      """),
    Builtin(
      nil,
      """
      struct AttributedSubstring: Hashable, Sendable, CustomStringConvertible {
        var _base: AttributedString
        var _range: Range<AttributedString.Index>
        var characters: [Character] { AttributedString(self).characters }
        var description: String { AttributedString(self).description }
        var startIndex: AttributedString.Index { _range.lowerBound }
        var endIndex: AttributedString.Index { _range.upperBound }
        subscript<T: Hashable>(_ name: String, as type: T.Type) -> T? {
          get { AttributedString(self)[name, as: type] }
          set {
            var part = AttributedString(self)
            part[name, as: type] = newValue
            _base._replace(_range, part._pieces)
          }
        }
        mutating func setAttributes(_ attributes: AttributeContainer) {
          _base._replace(_range, AttributedString(self).settingAttributes(attributes)._pieces)
        }
        mutating func mergeAttributes(_ attributes: AttributeContainer) {
          _base._replace(_range, AttributedString(self).mergingAttributes(attributes)._pieces)
        }
        var inlinePresentationIntent: InlinePresentationIntent? {
          get { self["intent", as: InlinePresentationIntent.self] }
          set { self["intent", as: InlinePresentationIntent.self] = newValue }
        }
        var link: URL? {
          get { self["link", as: URL.self] }
          set { self["link", as: URL.self] = newValue }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let emphasized: InlinePresentationIntent = InlinePresentationIntent(rawValue: 1)
        static let stronglyEmphasized: InlinePresentationIntent = InlinePresentationIntent(
          rawValue: 2)
        static let code: InlinePresentationIntent = InlinePresentationIntent(rawValue: 4)
        static let strikethrough: InlinePresentationIntent = InlinePresentationIntent(rawValue: 32)
      }
      """),
    // What stands between marks: `**bold**`, `*it*`, `_it_`, code, `~~gone~~` and `[text](link)`.
    Builtin(
      nil,
      """
      func _markdownPieces(
        _ letters: [Character], _ attributes: AttributeContainer
      ) -> [AttributedString._Piece] {
        typealias Piece = AttributedString._Piece
        var pieces: [Piece] = []
        var plain: [Character] = []
        func end(_ mark: [Character], from start: Int) -> Int? {
          var place = start
          while place + mark.count <= letters.count {
            if Array(letters[place..<(place + mark.count)]) == mark { return place }
            place += 1
          }
          return nil
        }
        func flush() {
          if !plain.isEmpty { pieces.append(Piece(text: plain, attributes: attributes)) }
          plain = []
        }
        let marks: [([Character], InlinePresentationIntent)] = [
          (["*", "*"], .stronglyEmphasized), (["_", "_"], .stronglyEmphasized),
          (["~", "~"], .strikethrough), (["*"], .emphasized), (["_"], .emphasized),
          (["`"], .code),
        ]
        var place = 0
        outer: while place < letters.count {
          if letters[place] == "\\\\", place + 1 < letters.count {
            plain.append(letters[place + 1])
            place += 2
            continue
          }
          for (mark, intent) in marks where end(mark, from: place) == place {
            let start = place + mark.count
            guard let close = end(mark, from: start), close > start, letters[start] != " " else {
              continue
            }
            flush()
            var inner = attributes
            let known = inner["intent", as: InlinePresentationIntent.self] ?? []
            inner["intent", as: InlinePresentationIntent.self] = known.union(intent)
            let text = Array(letters[start..<close])
            pieces +=
              intent == .code
              ? [Piece(text: text, attributes: inner)] : _markdownPieces(text, inner)
            place = close + mark.count
            continue outer
          }
          if letters[place] == "[", let close = end(["]", "("], from: place),
            let last = end([")"], from: close)
          {
            flush()
            var inner = attributes
            inner["link", as: URL.self] = URL(string: String(letters[(close + 2)..<last]))
            pieces += _markdownPieces(Array(letters[(place + 1)..<close]), inner)
            place = last + 1
            continue
          }
          plain.append(letters[place])
          place += 1
        }
        flush()
        return pieces
      }
      """),
  ]
}
