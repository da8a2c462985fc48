import Foundation
let url = URL(string: "https://user:pw@example.com:8080/path/to/page.html?q=swift&lang=en#top")!
print(url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.user!, url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent, url.absoluteString)
let base = URL(string: "https://api.example.com/v1")!
print(base.appendingPathComponent("users").appendingPathComponent("42"), base.appending(path: "a b"), base.appending(queryItems: [URLQueryItem(name: "k", value: "v w")]))
var components = URLComponents(string: "https://example.com/search")!
components.queryItems = [URLQueryItem(name: "term", value: "hello world & more"), URLQueryItem(name: "page", value: "1"), URLQueryItem(name: "flag", value: nil)]
print(components.url!, components.query!, components.percentEncodedQuery!, components.queryItems!.map(\.name))
var built = URLComponents(); built.scheme = "https"; built.host = "x.org"; built.path = "/a b"; built.port = 81
print(built.string!, built.url!.absoluteString)
print(URL(string: "") as Any, URL(string: "not a url") as Any, URL(fileURLWithPath: "/tmp/a.txt").path, URL(fileURLWithPath: "/tmp/a.txt").isFileURL)
let parsed = URLComponents(string: "app://open/item?id=5&name=J%C3%BCrgen")!
print(parsed.scheme!, parsed.host!, parsed.path, parsed.queryItems!.first { $0.name == "id" }!.value!, parsed.queryItems!.last!.value!)
print(URL(string: "page2", relativeTo: URL(string: "https://a.b/dir/page1"))!.absoluteString, URL(string: "https://a.b") == URL(string: "https://a.b"), url.standardized == url)
print(Set([url, url]).count, URL(string: "mailto:a@b.c")!.scheme!, URL(string: "../x", relativeTo: url)!.absoluteURL)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.count, UUID(uuidString: "zzz") as Any, UUID() == UUID(), [id: 1][id]!, id.uuidString.lowercased().prefix(8))
