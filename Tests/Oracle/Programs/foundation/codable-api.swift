import Foundation

struct Page<Item: Decodable>: Decodable {
  let items: [Item]
  let nextPage: Int?
  let total: Int
}
struct Repository: Decodable, Identifiable {
  struct Owner: Decodable { let login: String; let avatarUrl: URL }
  enum Visibility: String, Decodable { case `public`, `private`, `internal` }
  let id: Int
  let fullName: String
  let owner: Owner
  let stargazersCount: Int
  let visibility: Visibility
  let topics: [String]?
  let license: [String: String?]?
  let createdAt: Date
}
let json = #"""
{"items": [
  {"id": 1, "full_name": "a/b", "owner": {"login": "a", "avatar_url": "https://x.y/a.png"}, "stargazers_count": 10, "visibility": "public", "topics": ["swift"], "license": {"key": "mit", "url": null}, "created_at": "2020-01-02T03:04:05Z"},
  {"id": 2, "full_name": "c/d", "owner": {"login": "c", "avatar_url": "https://x.y/c.png"}, "stargazers_count": 25, "visibility": "private", "created_at": "2021-06-07T08:09:10Z"}
], "next_page": null, "total": 2}
"""#
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
let page = try decoder.decode(Page<Repository>.self, from: json.data(using: .utf8)!)
print(page.total, page.nextPage ?? -1)
for repository in page.items.sorted(by: { $0.stargazersCount > $1.stargazersCount }) {
  print(repository.fullName, repository.owner.login, repository.owner.avatarUrl.lastPathComponent, repository.visibility, repository.topics ?? [], Int(repository.createdAt.timeIntervalSince1970), repository.license?["key"] ?? nil ?? "none")
}
func load<T: Decodable>(_ type: T.Type, from text: String) -> Result<T, Error> {
  Result { try decoder.decode(T.self, from: Data(text.utf8)) }
}
switch load(Page<Repository>.self, from: json.replacingOccurrences(of: "\"id\": 2", with: "\"id\": \"two\"")) {
case .success: print("?")
case .failure(let error): print(error)
}
switch load([String: Int].self, from: #"{"a": 1, "b": 2}"#) {
case .success(let value): print(value.sorted { $0.key < $1.key }.map(\.value))
case .failure(let error): print(error)
}
if case .failure(let error) = load(Repository.Visibility.self, from: "\"secret\"") { print(error) }
if case .failure(DecodingError.keyNotFound(let key, _)) = load(Repository.Owner.self, from: "{}") { print(key.stringValue) }
print((try? load([Int?].self, from: "[1, null, 3]").get()) ?? [])
struct Flexible: Decodable {
  let value: Double
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) { value = number } else if let text = try? container.decode(String.self), let number = Double(text) { value = number } else {
      throw DecodingError.typeMismatch(Double.self, .init(codingPath: decoder.codingPath, debugDescription: "neither number nor text"))
    }
  }
}
print((try load([Flexible].self, from: #"[1, "2.5", 3.5]"#).get()).map(\.value))
if case .failure(let error) = load([Flexible].self, from: "[true]") { print(error) }
