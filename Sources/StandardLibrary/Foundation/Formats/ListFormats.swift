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
        let hasComma = isAmerican || word == "and" && ["en_IN", "en_AU"].contains(locale)
        return parts.dropLast().joined(separator: ", ") + (hasComma ? ", " : " ") + joint + " "
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
  ]
}
