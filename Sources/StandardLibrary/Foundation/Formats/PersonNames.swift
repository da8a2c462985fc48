import Interpreter

/// Names of people, in the order of English.
var personNames: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct PersonNameComponents: Hashable, Codable, Sendable, CustomStringConvertible {
        var description: String {
          let parts: [(String, String?)] = [
            ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName),
            ("familyName", familyName), ("nameSuffix", nameSuffix), ("nickname", nickname),
          ]
          return parts.map { part in part.1.map { part.0 + ": " + $0 + " " } ?? "" }.joined()
        }
        var namePrefix: String?
        var givenName: String?
        var middleName: String?
        var familyName: String?
        var nameSuffix: String?
        var nickname: String?
        init(
          namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
          familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
        ) {
          self.namePrefix = namePrefix
          self.givenName = givenName
          self.middleName = middleName
          self.familyName = familyName
          self.nameSuffix = nameSuffix
          self.nickname = nickname
        }
        func formatted() -> String { FormatStyle().format(self) }
        func formatted<S: _FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == PersonNameComponents { style.format(self) }
        struct FormatStyle: _FormatStyle, Sendable {
          typealias FormatInput = PersonNameComponents
          typealias FormatOutput = String
          enum Style: Int, Codable, Sendable { case short, medium, long, abbreviated }
          var style: Style
          init(style: Style = .medium) { self.style = style }
          func format(_ value: PersonNameComponents) -> String {
            func joined(_ parts: [String?]) -> String {
              parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
            }
            switch style {
            case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .medium: return joined([value.givenName, value.familyName])
            case .long:
              return joined([
                value.namePrefix, value.givenName, value.middleName, value.familyName,
                value.nameSuffix,
              ])
            case .abbreviated:
              let names: [String?] = [value.givenName, value.familyName]
              return names.compactMap { $0?.prefix(1) }.joined()
            }
          }
          func locale(_ locale: Locale) -> FormatStyle { self }
        }
      }
      """),
    Builtin(
      "FormatStyle where Self == PersonNameComponents.FormatStyle",
      """
      static func name(
        style: PersonNameComponents.FormatStyle.Style
      ) -> PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle(style: style) }
      """),
    Builtin(
      nil,
      """
      class PersonNameComponentsFormatter: Formatter {
        enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
        var style: Style = .default
        override init() { super.init() }
        func string(from components: PersonNameComponents) -> String {
          switch style {
          case .short: return PersonNameComponents.FormatStyle(style: .short).format(components)
          case .long: return PersonNameComponents.FormatStyle(style: .long).format(components)
          case .abbreviated:
            return PersonNameComponents.FormatStyle(style: .abbreviated).format(components)
          default: return PersonNameComponents.FormatStyle(style: .medium).format(components)
          }
        }
        // A prefix and a suffix stand apart; what is between given and family name is the middle.
        func personNameComponents(from string: String) -> PersonNameComponents? {
          var words = string.split(separator: " ").map { String($0) }
          var result = PersonNameComponents()
          if let first = words.first, words.count > 1, ["Dr.", "Mr.", "Mrs.", "Ms.", "Prof."].contains(first) {
            result.namePrefix = words.removeFirst()
          }
          if let last = words.last, words.count > 2, ["Jr.", "Sr.", "II", "III", "PhD"].contains(last) {
            result.nameSuffix = words.removeLast()
          }
          guard !words.isEmpty else { return nil }
          result.givenName = words.removeFirst()
          if !words.isEmpty { result.familyName = words.removeLast() }
          if !words.isEmpty { result.middleName = words.joined(separator: " ") }
          return result
        }
        static func localizedString(
          from components: PersonNameComponents, style nameFormatStyle: Style
        ) -> String {
          let formatter = PersonNameComponentsFormatter()
          formatter.style = nameFormatStyle
          return formatter.string(from: components)
        }
      }
      """),
  ]
}
