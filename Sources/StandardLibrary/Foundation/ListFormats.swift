import Interpreter

/// Lists and amounts of bytes as text.
var listFormats: [Builtin] {
  [
    Builtin(
      nil,
      """
      func _listText(
        _ parts: [String], _ word: String, _ width: Int, _ locale: String = _currentLocale()
      ) -> String {
        if parts.count < 2 { return parts.first ?? "" }
        if let text = _localList(parts, word == "and", locale) { return text }
        if width == 2 { return parts.joined(separator: ", ") }
        let joint = width == 1 && word == "and" ? "&" : word
        if parts.count == 2 { return parts[0] + " " + joint + " " + parts[1] }
        // In Britain there is no comma before the last.
        let isAmerican = ["en", "en_US", "en-US", "en_US_POSIX"].contains(locale)
        return parts.dropLast().joined(separator: ", ") + (isAmerican ? ", " : " ") + joint + " "
          + parts[parts.count - 1]
      }
      """),
    Builtin(
      nil,
      """
      struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
      where Base.Element == Style.FormatInput, Style.FormatOutput == String {
        typealias FormatInput = Base
        typealias FormatOutput = String
        enum ListType: Int, Codable, Sendable { case and, or }
        enum Width: Int, Codable, Sendable { case standard, short, narrow }
        var _member: Style
        var listType: ListType = .and
        var width: Width = .standard
        var locale: Locale = .autoupdatingCurrent
        init(memberStyle: Style) { _member = memberStyle }
        func format(_ value: Base) -> String {
          _listText(
            value.map { _member.format($0) }, listType == .and ? "and" : "or", width.rawValue,
            locale.identifier)
        }
        func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
          var result = self
          result.locale = locale
          return result
        }
      }
      """),
    Builtin(
      nil,
      """
      struct StringStyle: FormatStyle, Sendable {
        typealias FormatInput = String
        typealias FormatOutput = String
        init() {}
        func format(_ value: String) -> String { value }
      }
      """),
    Builtin(
      "FormatStyle",
      """
      static func list<MemberStyle: FormatStyle, Base: Sequence>(
        memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType,
        width: ListFormatStyle<MemberStyle, Base>.Width = .standard
      ) -> ListFormatStyle<MemberStyle, Base>
      where Self == ListFormatStyle<MemberStyle, Base>, MemberStyle.FormatInput == Base.Element,
        MemberStyle.FormatOutput == String
      {
        var style = ListFormatStyle<MemberStyle, Base>(memberStyle: memberStyle)
        style.listType = type
        style.width = width
        return style
      }
      """),
    Builtin(
      "FormatStyle",
      """
      static func list<Base: Sequence>(
        type: ListFormatStyle<StringStyle, Base>.ListType,
        width: ListFormatStyle<StringStyle, Base>.Width = .standard
      ) -> ListFormatStyle<StringStyle, Base>
      where Self == ListFormatStyle<StringStyle, Base>, Base.Element == String {
        var style = ListFormatStyle<StringStyle, Base>(memberStyle: StringStyle())
        style.listType = type
        style.width = width
        return style
      }
      """),
    Builtin(
      "Sequence",
      """
      func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
      }
      """),
    Builtin(
      "Sequence where Element == String",
      "func formatted() -> String { _listText(Array(self), \"and\", 0) }"),
    Builtin(
      nil,
      """
      class ListFormatter: Formatter {
        var locale: Locale! = Locale.current
        var itemFormatter: Formatter?
        override init() { super.init() }
        func string(from items: [Any]) -> String? {
          _listText(items.map { String(describing: $0) }, "and", 0, locale.identifier)
        }
        static func localizedString(byJoining strings: [String]) -> String {
          _listText(strings, "and", 0)
        }
      }
      """),
    Builtin(
      nil,
      """
      func _bytesText(_ count: Int64, _ unit: Double, _ spellsZero: Bool) -> String {
        if count == 0 { return spellsZero ? "Zero kB" : "0 bytes" }
        var size = Double(count)
        if Swift.abs(size) < unit { return count == 1 ? "1 byte" : "\\(count) bytes" }
        let names = ["bytes", "kB", "MB", "GB", "TB", "PB"]
        var place = 0
        while Swift.abs(size) >= unit && place < 5 {
          size /= unit
          place += 1
        }
        var options = _NumberOptions()
        options.maximumFraction = place <= 1 ? 0 : place == 2 ? 1 : 2
        return _numberText("\\(size)", options) + " " + names[place]
      }
      """),
    Builtin(
      nil,
      """
      struct ByteCountFormatStyle: FormatStyle, Sendable {
        typealias FormatInput = Int64
        typealias FormatOutput = String
        enum Style: Int, Codable, Sendable { case file, memory, decimal, binary }
        var style: Style
        init(style: Style = .file) { self.style = style }
        func format(_ value: Int64) -> String {
          if value == 0 { return "Zero kB" }
          let isBinary = style == .memory || style == .binary
          // The largest of each unit, before it would be rounded up to one of the next.
          let largest: [Double] =
            isBinary
            ? [1023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485]
            : [999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_999]
          var size = Double(value)
          let place = largest.firstIndex { Swift.abs(size) < $0 } ?? 5
          for _ in 0..<place { size /= isBinary ? 1024 : 1000 }
          var options = _NumberOptions()
          options.maximumFraction = place <= 1 ? 0 : place == 2 ? 1 : 2
          let unit = value == 1 ? "byte" : ["bytes", "kB", "MB", "GB", "TB", "PB"][place]
          return _numberText("\\(size)", options) + " " + unit
        }
        func locale(_ locale: Locale) -> ByteCountFormatStyle { self }
      }
      """),
    Builtin(
      "FormatStyle where Self == ByteCountFormatStyle",
      """
      static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle {
        ByteCountFormatStyle(style: style)
      }
      """),
    Builtin(
      nil,
      """
      class ByteCountFormatter: Formatter {
        enum CountStyle: Int, Sendable { case file, memory, decimal, binary }
        var countStyle: CountStyle = .file
        override init() { super.init() }
        func string(fromByteCount byteCount: Int64) -> String {
          let unit: Double = countStyle == .memory || countStyle == .binary ? 1024 : 1000
          return _bytesText(byteCount, unit, true).replacingOccurrences(of: "kB", with: "KB")
        }
        static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
          let formatter = ByteCountFormatter()
          formatter.countStyle = countStyle
          return formatter.string(fromByteCount: byteCount)
        }
      }
      """),
  ]
}
