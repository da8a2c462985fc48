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
func isNothing(_ act: (Int) -> Void?) -> Bool { act(1) == nil }
print(isNothing { _ in })
