import Foundation

enum Route: Equatable {
  case home
  case profile(id: Int)
  case search(term: String, page: Int)
  case notFound(String)

  init(_ url: URL) {
    let parts = url.pathComponents.filter { $0 != "/" }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
    switch (parts.first, parts.dropFirst().first.flatMap(Int.init)) {
    case (nil, _), ("home"?, _): self = .home
    case ("profile"?, let id?): self = .profile(id: id)
    case ("search"?, _): self = .search(term: query["q"] ?? "", page: query["page"].flatMap(Int.init) ?? 1)
    default: self = .notFound(url.path)
    }
  }
  var url: URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "app.example.com"
    switch self {
    case .home: components.path = "/"
    case .profile(let id): components.path = "/profile/\(id)"
    case let .search(term, page):
      components.path = "/search"
      components.queryItems = [URLQueryItem(name: "q", value: term), URLQueryItem(name: "page", value: "\(page)")]
    case .notFound(let path): components.path = path
    }
    return components.url!
  }
}
let texts = [
  "https://app.example.com/", "https://app.example.com/profile/42", "https://app.example.com/profile/x",
  "https://app.example.com/search?q=swift%20ui&page=3", "https://app.example.com/search",
]
for text in texts {
  let route = Route(URL(string: text)!)
  print(route, route.url.absoluteString == text)
}
print(Route.search(term: "a b&c", page: 2).url.absoluteString)
let base = URL(string: "https://api.example.com/v1")!
let file = base.appendingPathComponent("files").appendingPathComponent("report.final.pdf")
print(file.absoluteString, file.lastPathComponent, file.pathExtension, file.deletingPathExtension().lastPathComponent)
print(file.deletingLastPathComponent().path, base.host ?? "-", base.scheme ?? "-", base.port ?? 0)
print(URL(string: "http://[bad") == nil, URL(string: "mailto:a@b.c")?.scheme ?? "-")
let encoded = "größe = 10%".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
print(encoded, encoded.removingPercentEncoding ?? "-")
var components = URLComponents(string: "https://user@host.com:8080/a/b?x=1&y=#end")!
print(components.user ?? "-", components.port ?? 0, components.fragment ?? "-", components.queryItems?.map { "\($0.name)=\($0.value ?? "nil")" } ?? [])
components.queryItems?.append(URLQueryItem(name: "z", value: nil))
components.port = nil
print(components.string ?? "-")
