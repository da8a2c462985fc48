import Interpreter

/// `URL.FormatStyle`: an address with the parts that are to be seen.
var urlFormats: [Builtin] {
  [
    Builtin(
      "URL",
      """
      struct FormatStyle: _Parseable, Sendable {
        typealias FormatInput = URL
        typealias FormatOutput = String
        struct ComponentDisplayOption: Hashable, Codable, Sendable {
          let _shows: Bool
          static let always = ComponentDisplayOption(_shows: true)
          static let never = ComponentDisplayOption(_shows: false)
          static let omitIfHTTPFamily = ComponentDisplayOption(_shows: false)
        }
        struct HostDisplayOption: Hashable, Codable, Sendable {
          let _shows: Bool
          static let always = HostDisplayOption(_shows: true)
          static let never = HostDisplayOption(_shows: false)
        }
        var _scheme: ComponentDisplayOption
        var _host: HostDisplayOption
        var _port: ComponentDisplayOption
        var _path: ComponentDisplayOption
        var _query: ComponentDisplayOption
        var _fragment: ComponentDisplayOption
        init(
          scheme: ComponentDisplayOption = .always, host: HostDisplayOption = .always,
          port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
          query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
          _scheme = scheme
          _host = host
          _port = port
          _path = path
          _query = query
          _fragment = fragment
        }
        func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
          var result = self
          result._scheme = strategy
          return result
        }
        func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
          var result = self
          result._host = strategy
          return result
        }
        func port(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
          var result = self
          result._port = strategy
          return result
        }
        func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
          var result = self
          result._path = strategy
          return result
        }
        func query(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
          var result = self
          result._query = strategy
          return result
        }
        func fragment(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
          var result = self
          result._fragment = strategy
          return result
        }
        var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
        func format(_ value: URL) -> String {
          var text = ""
          if _scheme._shows, let scheme = value.scheme { text += scheme + "://" }
          if _host._shows, let host = value.host { text += host }
          if _port._shows, let port = value.port { text += ":\\(port)" }
          if _path._shows { text += value.path }
          if _query._shows, let query = value.query { text += "?" + query }
          if _fragment._shows, let fragment = value.fragment { text += "#" + fragment }
          return text
        }
      }
      """),
    Builtin(
      "URL",
      """
      struct ParseStrategy: _Strategy, Sendable {
        init() {}
        func parse(_ value: String) throws -> URL {
          guard let url = URL(string: value), url.scheme != nil, url.host != nil else {
            throw CocoaError(.formatting)
          }
          return url
        }
      }
      """),
    Builtin(nil, "typealias _Strategy = ParseStrategy"),
    Builtin(
      "FormatStyle where Self == URL.FormatStyle",
      "static var url: URL.FormatStyle { URL.FormatStyle() }"),
    Builtin("URL", "func formatted() -> String { FormatStyle().format(self) }"),
    Builtin(
      "URL",
      """
      func formatted<F: _FormatStyle>(_ style: F) -> F.FormatOutput
      where F.FormatInput == URL { style.format(self) }
      """),
  ]
}
