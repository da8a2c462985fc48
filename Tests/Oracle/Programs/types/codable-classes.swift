import Foundation

class Item: Codable {
  let id: Int
  let name: String?
  var tags: [String] = []
  enum CodingKeys: String, CodingKey { case id, name = "title", tags }
}
let text = #"{"id": 3, "title": "x", "tags": ["a", "b"]}"#
let item = try JSONDecoder().decode(Item.self, from: Data(text.utf8))
print(item.id, item.name ?? "-", item.tags)
let act: (Int) -> Void? = { _ in }
print(act(1) == nil)
