import Interpreter

/// URLs: Swift code over one native that takes them apart.
var urlTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _URLParts: Hashable {
        var scheme: String?
        var user: String?
        var password: String?
        var host: String?
        var port: Int?
        var path: String
        var query: String?
        var fragment: String?
      }
      """),
    Builtin(nil, "func _encodeURL(_ text: String) -> String?") {
      .optionalString(URLParts.encoded(try $0.string(0)))
    },
    Builtin(nil, "func _decodePercent(_ text: String) -> String") { call in
      let text = try call.string(0)
      return .string(percentDecoded(text) ?? text)
    },
    Builtin(nil, "func _encodePercent(_ text: String, _ others: String) -> String") { call in
      let others = Set(try call.string(1).unicodeScalars)
      return .string(
        percentEncoded(try call.string(0)) {
          $0.isASCII && (Character($0).isLetter || Character($0).isNumber || others.contains($0))
        })
    },
    Builtin(nil, "func _parseURL(_ text: String) -> _URLParts?") { call in
      guard let parts = URLParts(try call.string(0)) else { return .none }
      return try call.structure(
        "_URLParts",
        [
          .optionalString(parts.scheme), .optionalString(parts.user),
          .optionalString(parts.password), .optionalString(parts.host), .index(parts.port),
          .string(parts.path), .optionalString(parts.query), .optionalString(parts.fragment),
        ])
    },
    Builtin(
      nil,
      """
      struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
        var absoluteString: String
        /// As it is written, where that is relative to another one.
        var _written: String?
        var _base: String?
        init?(string: String) {
          guard let text = _encodeURL(string), _parseURL(text) != nil else { return nil }
          absoluteString = text
        }
        init?(string: String, relativeTo url: URL?) {
          guard let url, let text = _encodeURL(string), let own = _parseURL(text),
            own.scheme == nil
          else {
            self.init(string: string)
            return
          }
          self.init(_written: text, _base: url.absoluteString)
        }
        init(_written: String, _base: String) {
          let own = _parseURL(_written) ?? _URLParts(path: "")
          var parts = URL(_text: _base)._parts
          if own.host != nil {
            parts.host = own.host
            parts.path = own.path
            parts.query = own.query
          } else if own.path.hasPrefix("/") {
            parts.path = own.path
            parts.query = own.query
          } else if own.path.isEmpty {
            parts.query = own.query ?? parts.query
          } else {
            let folder = parts.path.lastIndex(of: "/").map { String(parts.path[...$0]) } ?? "/"
            parts.path = folder + own.path
            parts.query = own.query
          }
          parts.fragment = own.fragment
          self.init(_text: _urlText(parts))
          absoluteString = standardized.absoluteString
          self._written = _written
          self._base = _base
        }
        init(fileURLWithPath path: String) {
          absoluteString = "file://" + _encodePercent(path, "-._~!$&'()*+,;=:@/")
        }
        init(fileURLWithPath path: String, relativeTo base: URL?) {
          guard let base, !path.hasPrefix("/") else {
            self.init(fileURLWithPath: path)
            return
          }
          self.init(
            _written: _encodePercent(path, "-._~!$&'()*+,;=:@/"), _base: base.absoluteString)
        }
        init(filePath path: String) { self.init(fileURLWithPath: path) }
        init(_text: String) { absoluteString = _text }
        var _parts: _URLParts { _parseURL(absoluteString)! }
        var _ownParts: _URLParts { _written.map { _parseURL($0) ?? _URLParts(path: "") } ?? _parts }
        var scheme: String? { _parts.scheme }
        var host: String? {
          guard let host = _parts.host, !host.isEmpty else { return nil }
          return host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        }
        func host(percentEncoded: Bool = true) -> String? { host }
        var port: Int? { _parts.port }
        var user: String? { _parts.user }
        var password: String? { _parts.password }
        var query: String? { _parts.query }
        func query(percentEncoded: Bool = true) -> String? { query }
        var fragment: String? { _parts.fragment }
        var path: String { _pathText(_parts) }
        func _pathText(_ parts: _URLParts) -> String {
          let path = _decodePercent(parts.path)
          return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }
        func path(percentEncoded: Bool = true) -> String {
          percentEncoded ? _parts.path : _decodePercent(_parts.path)
        }
        var relativePath: String { _pathText(_ownParts) }
        var relativeString: String { _written ?? absoluteString }
        var absoluteURL: URL { URL(_text: absoluteString) }
        var baseURL: URL? { _base.map { URL(_text: $0) } }
        var standardized: URL { _replacingPath(_withoutDots(_ownParts.path)) }
        var standardizedFileURL: URL { standardized }
        var hasDirectoryPath: Bool { _parts.path.hasSuffix("/") }
        func _withoutDots(_ path: String) -> String {
          var kept: [Substring] = []
          let parts = path.split(separator: "/", omittingEmptySubsequences: false)
          for (place, part) in parts.enumerated() {
            let isLast = place == parts.count - 1
            if part == ".." {
              if kept.count > 1 { kept.removeLast() }
              if isLast { kept.append("") }
            } else if part == "." {
              if isLast { kept.append("") }
            } else {
              kept.append(part)
            }
          }
          return kept.joined(separator: "/")
        }
        var isFileURL: Bool { scheme == "file" }
        var description: String {
          _base.map { relativeString + " -- " + $0 } ?? absoluteString
        }
        var pathComponents: [String] {
          let text = _parts.path
          var result: [String] = text.hasPrefix("/") ? ["/"] : []
          for part in text.split(separator: "/") { result.append(_decodePercent(String(part))) }
          return result
        }
        var lastPathComponent: String { pathComponents.last ?? "" }
        var pathExtension: String {
          let name = lastPathComponent
          guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
          return String(name[name.index(after: dot)...])
        }
        func _replacingPath(_ path: String) -> URL {
          var parts = _ownParts
          parts.path = path
          let text = _urlText(parts)
          return _base.map { URL(_written: text, _base: $0) } ?? URL(_text: text)
        }
        func appendingPathComponent(_ pathComponent: String) -> URL {
          let own = _ownParts.path
          let added = _encodePercent(pathComponent, "-._~!$&'()*+,;=:@/")
          let trimmed = added.hasPrefix("/") ? String(added.dropFirst()) : added
          return _replacingPath(own.hasSuffix("/") ? own + trimmed : own + "/" + trimmed)
        }
        func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
          let url = appendingPathComponent(pathComponent)
          return isDirectory ? URL(_text: url.absoluteString + "/") : url
        }
        func appending(path: String) -> URL { appendingPathComponent(path) }
        func appending(component: String) -> URL { appendingPathComponent(component) }
        func appending(queryItems: [URLQueryItem]) -> URL {
          guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
            return self
          }
          components.queryItems = (components.queryItems ?? []) + queryItems
          return components.url ?? self
        }
        func appendingPathExtension(_ pathExtension: String) -> URL {
          let own = _ownParts.path
          return own.isEmpty ? self : _replacingPath(own + "." + pathExtension)
        }
        func deletingLastPathComponent() -> URL {
          var text = _ownParts.path
          if text.hasSuffix("/") { text.removeLast() }
          guard let slash = text.lastIndex(of: "/") else {
            return _replacingPath(_base == nil ? "" : "./")
          }
          return _replacingPath(String(text[...slash]))
        }
        func deletingPathExtension() -> URL {
          let count = pathExtension.count
          return count == 0 ? self : _replacingPath(String(_ownParts.path.dropLast(count + 1)))
        }
        mutating func appendPathComponent(_ pathComponent: String) {
          self = appendingPathComponent(pathComponent)
        }
        mutating func append(path: String) { self = appendingPathComponent(path) }
        mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
        func appending<S: StringProtocol>(component: S, directoryHint: DirectoryHint) -> URL {
          appendingPathComponent(String(component))
        }
        enum DirectoryHint: Hashable, Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
        static var documentsDirectory: URL { URL(_text: "file:///Documents/") }
        static var temporaryDirectory: URL { URL(_text: "file:///tmp/") }
        static var homeDirectory: URL { URL(_text: "file:///") }
        static var libraryDirectory: URL { URL(_text: "file:///Library/") }
        static var cachesDirectory: URL { URL(_text: "file:///Library/Caches/") }
        static var applicationSupportDirectory: URL {
          URL(_text: "file:///Library/Application%20Support/")
        }
        static var applicationDirectory: URL { URL(_text: "file:///Applications/") }
        static var userDirectory: URL { URL(_text: "file:///Users/") }
        static var desktopDirectory: URL { URL(_text: "file:///Desktop/") }
        static var downloadsDirectory: URL { URL(_text: "file:///Downloads/") }
        static var moviesDirectory: URL { URL(_text: "file:///Movies/") }
        static var musicDirectory: URL { URL(_text: "file:///Music/") }
        static var picturesDirectory: URL { URL(_text: "file:///Pictures/") }
        static var sharedPublicDirectory: URL { URL(_text: "file:///Public/") }
        static var trashDirectory: URL { URL(_text: "file:///.Trash/") }
        static func currentDirectory() -> URL { URL(_text: "file:///") }
      }
      """),
    Builtin(
      nil,
      """
      func _urlText(_ parts: _URLParts) -> String {
        var text = ""
        if let scheme = parts.scheme { text += scheme + ":" }
        if let host = parts.host {
          text += "//"
          if let user = parts.user {
            text += user
            if let password = parts.password { text += ":" + password }
            text += "@"
          }
          text += host
          if let port = parts.port { text += ":\\(port)" }
        }
        text += parts.path
        if let query = parts.query { text += "?" + query }
        if let fragment = parts.fragment { text += "#" + fragment }
        return text
      }
      """),
    Builtin(
      nil,
      """
      struct URLQueryItem: Hashable, Codable, Sendable, CustomStringConvertible {
        var name: String
        var value: String?
        init(name: String, value: String?) {
          self.name = name
          self.value = value
        }
        var description: String { value.map { name + "=" + $0 } ?? name }
      }
      """),
    Builtin(
      nil,
      """
      struct URLComponents: Hashable, Sendable, CustomStringConvertible {
        var description: String { string ?? "" }
        var _parts: _URLParts
        init() { _parts = _URLParts(path: "") }
        init?(string: String) {
          if string.isEmpty {
            _parts = _URLParts(path: "")
            return
          }
          guard let text = _encodeURL(string), let parts = _parseURL(text) else { return nil }
          _parts = parts
        }
        init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
          self.init(string: resolve ? url.absoluteString : url.relativeString)
        }
        var scheme: String? {
          get { _parts.scheme }
          set { _parts.scheme = newValue }
        }
        var host: String? {
          get { _parts.host }
          set { _parts.host = newValue }
        }
        var port: Int? {
          get { _parts.port }
          set { _parts.port = newValue }
        }
        var user: String? {
          get { _parts.user }
          set { _parts.user = newValue }
        }
        var password: String? {
          get { _parts.password }
          set { _parts.password = newValue }
        }
        var path: String {
          get { _decodePercent(_parts.path) }
          set { _parts.path = _encodePercent(newValue, "-._~!$&'()*+,;=:@/") }
        }
        var percentEncodedPath: String { _parts.path }
        var query: String? {
          get { _parts.query.map { _decodePercent($0) } }
          set { _parts.query = newValue.map { _encodePercent($0, "-._~!$&'()*+,;=:@/?") } }
        }
        var percentEncodedQuery: String? {
          get { _parts.query }
          set { _parts.query = newValue }
        }
        var fragment: String? {
          get { _parts.fragment.map { _decodePercent($0) } }
          set { _parts.fragment = newValue.map { _encodePercent($0, "-._~!$&'()*+,;=:@/?") } }
        }
        var queryItems: [URLQueryItem]? {
          get {
            guard let query = _parts.query else { return nil }
            if query.isEmpty { return [] }
            var items: [URLQueryItem] = []
            for part in query.split(separator: "&", omittingEmptySubsequences: false) {
              if let mark = part.firstIndex(of: "=") {
                items.append(
                  URLQueryItem(
                    name: _decodePercent(String(part[..<mark])),
                    value: _decodePercent(String(part[part.index(after: mark)...]))))
              } else {
                items.append(URLQueryItem(name: _decodePercent(String(part)), value: nil))
              }
            }
            return items
          }
          set {
            guard let newValue else {
              _parts.query = nil
              return
            }
            let allowed = "-._~!$'()*+,;:@/?"
            _parts.query = newValue.map { item in
              let name = _encodePercent(item.name, allowed)
              return item.value.map { name + "=" + _encodePercent($0, allowed) } ?? name
            }.joined(separator: "&")
          }
        }
        /// A host and a path have a slash between them; a path alone does not look like a host.
        var string: String? {
          let path = _parts.path
          let isWhole = _parts.host == nil ? !path.hasPrefix("//") : path.isEmpty || path.hasPrefix("/")
          return isWhole ? _urlText(_parts) : nil
        }
        var url: URL? { string.flatMap { URL(string: $0) } }
        func url(relativeTo base: URL?) -> URL? {
          string.flatMap { URL(string: $0, relativeTo: base) }
        }
        var percentEncodedHost: String? {
          get { _parts.host }
          set { _parts.host = newValue }
        }
        var percentEncodedFragment: String? {
          get { _parts.fragment }
          set { _parts.fragment = newValue }
        }
        var percentEncodedQueryItems: [URLQueryItem]? {
          get {
            _parts.query.map { query in
              query.split(separator: "&", omittingEmptySubsequences: false).map { part in
                let halves = part.split(separator: "=", maxSplits: 1).map { String($0) }
                return URLQueryItem(
                  name: halves.first ?? "", value: halves.count > 1 ? halves[1] : nil)
              }
            }
          }
          set {
            _parts.query = newValue.map { items in
              items.map { item in item.name + (item.value.map { "=" + $0 } ?? "") }
                .joined(separator: "&")
            }
          }
        }
      }
      """),
  ]
}
