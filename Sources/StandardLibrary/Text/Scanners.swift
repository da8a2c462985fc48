import Interpreter

/// `Scanner`: reads numbers and words out of a text, from its start to its end.
var scanners: [Builtin] {
  [
    Builtin(
      nil,
      """
      class Scanner {
        enum NumberRepresentation: Hashable, Sendable { case decimal, hexadecimal }
        let string: String
        var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
        var caseSensitive: Bool = false
        var locale: Any? = nil
        var _letters: [Character]
        var _place: Int = 0
        init(string: String) {
          self.string = string
          _letters = Array(string)
        }
        static func localizedScanner(with string: String) -> Any { Scanner(string: string) }
        var currentIndex: String.Index {
          get { string.index(string.startIndex, offsetBy: _place) }
          set { _place = string.distance(from: string.startIndex, to: newValue) }
        }
        var scanLocation: Int {
          get { _place }
          set { _place = newValue }
        }
        var isAtEnd: Bool { _skipped() == _letters.count }
        func _skipped() -> Int {
          guard let skipped = charactersToBeSkipped else { return _place }
          var place = _place
          while place < _letters.count && skipped._containsAll(_letters[place]) { place += 1 }
          return place
        }
        func _take(from start: Int, to end: Int) -> String {
          _place = end
          return String(_letters[start..<end])
        }
        func _matches(_ wanted: [Character], at place: Int) -> Bool {
          guard place + wanted.count <= _letters.count else { return false }
          for offset in 0..<wanted.count {
            let (a, b) = (_letters[place + offset], wanted[offset])
            if a != b && (caseSensitive || a.lowercased() != b.lowercased()) { return false }
          }
          return true
        }
        func scanCharacter() -> Character? {
          let start = _skipped()
          guard start < _letters.count else { return nil }
          _place = start + 1
          return _letters[start]
        }
        func scanString(_ searchString: String) -> String? {
          let start = _skipped()
          let wanted = Array(searchString)
          guard !wanted.isEmpty, _matches(wanted, at: start) else { return nil }
          return _take(from: start, to: start + wanted.count)
        }
        func scanUpToString(_ substring: String) -> String? {
          let start = _skipped()
          let wanted = Array(substring)
          var end = start
          while end < _letters.count && !_matches(wanted, at: end) { end += 1 }
          return end == start ? nil : _take(from: start, to: end)
        }
        func _scan(_ set: CharacterSet, _ isWanted: Bool) -> String? {
          let start = _skipped()
          var end = start
          while end < _letters.count && set._containsAll(_letters[end]) == isWanted { end += 1 }
          return end == start ? nil : _take(from: start, to: end)
        }
        func scanCharacters(from set: CharacterSet) -> String? { _scan(set, true) }
        func scanUpToCharacters(from set: CharacterSet) -> String? { _scan(set, false) }
        func _digits(_ start: Int, _ isDigit: (Character) -> Bool) -> Int {
          var end = start
          while end < _letters.count && isDigit(_letters[end]) { end += 1 }
          return end
        }
        func _afterSign(_ start: Int) -> Int {
          start < _letters.count && (_letters[start] == "-" || _letters[start] == "+")
            ? start + 1 : start
        }
        func _isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
        func _hexadecimalStart(_ start: Int) -> Int {
          _matches(["0", "x"], at: start) || _matches(["0", "X"], at: start) ? start + 2 : start
        }
        func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
          let start = _skipped()
          let signed = _afterSign(start)
          let isDecimal = representation == .decimal
          let first = isDecimal ? signed : _hexadecimalStart(signed)
          let end = _digits(first) { isDecimal ? _isDigit($0) : $0.isHexDigit }
          guard end > first else { return nil }
          let isMinus = _letters[start] == "-"
          _place = end
          let text = (isMinus ? "-" : "") + String(_letters[first..<end])
          return Int(text, radix: isDecimal ? 10 : 16) ?? (isMinus ? Int.min : Int.max)
        }
        func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
          scanInt(representation: representation).map { Int32(clamping: $0) }
        }
        func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
          scanInt(representation: representation).map { Int64($0) }
        }
        func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
          scanInt(representation: representation).map { UInt64(clamping: $0) }
        }
        @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
          let start = _skipped()
          let first = _hexadecimalStart(start)
          let end = _digits(first) { $0.isHexDigit }
          guard end > first else { return false }
          _place = end
          result = UInt64(String(_letters[first..<end]), radix: 16) ?? UInt64.max
          return true
        }
        @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
          var wide: UInt64 = 0
          guard scanHexInt64(&wide) else { return false }
          result = UInt32(clamping: wide)
          return true
        }
        func scanDouble(representation: NumberRepresentation = .decimal) -> Double? {
          let start = _skipped()
          let first = _afterSign(start)
          var end = _digits(first, _isDigit)
          var count = end - first
          if end < _letters.count && _letters[end] == "." {
            let next = _digits(end + 1, _isDigit)
            count += next - end - 1
            if count > 0 { end = next }
          }
          guard count > 0 else { return nil }
          if end < _letters.count && (_letters[end] == "e" || _letters[end] == "E") {
            let power = _afterSign(end + 1)
            let next = _digits(power, _isDigit)
            if next > power { end = next }
          }
          return Double(_take(from: start, to: end))
        }
        func scanFloat(representation: NumberRepresentation = .decimal) -> Float? {
          scanDouble(representation: representation).map { Float($0) }
        }
        func scanDecimal() -> Decimal? {
          let start = _place
          guard scanDouble() != nil else { return nil }
          let text = String(_letters[start..<_place])
          return Decimal(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        func scanInt(_ result: inout Int) -> Bool {
          guard let found = scanInt() else { return false }
          result = found
          return true
        }
        func scanDouble(_ result: inout Double) -> Bool {
          guard let found = scanDouble() else { return false }
          result = found
          return true
        }
      }
      """),
    Builtin(
      "CharacterSet",
      """
      func _containsAll(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { contains($0) }
      }
      """),
  ]
}
