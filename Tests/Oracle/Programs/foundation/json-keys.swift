import Foundation
struct Article: Codable {
  let title: String
  let author: String
  let publishedAt: Date
  let imageURL: URL?
  var isRead = false
  enum CodingKeys: String, CodingKey {
    case title
    case author = "author_name"
    case publishedAt = "published"
    case imageURL = "image_url"
  }
}
let json = """
[{"title": "One", "author_name": "A", "published": 700000000, "image_url": "https://x.org/i.png"},
 {"title": "Two", "author_name": "B", "published": 0}]
"""
let articles = try JSONDecoder().decode([Article].self, from: Data(json.utf8))
for a in articles { print(a.title, a.author, a.publishedAt.timeIntervalSinceReferenceDate, a.imageURL?.absoluteString ?? "none", a.isRead) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(data: try encoder.encode(articles), encoding: .utf8)!)
struct Snake: Codable { var firstName: String; var homeAddressLine: Int; var x: Bool }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let snake = try decoder.decode(Snake.self, from: Data(#"{"first_name": "N", "home_address_line": 4, "x": true}"#.utf8))
print(snake.firstName, snake.homeAddressLine)
encoder.keyEncodingStrategy = .convertToSnakeCase
print(String(data: try encoder.encode(snake), encoding: .utf8)!)
struct Event: Codable { var at: Date }
encoder.dateEncodingStrategy = .iso8601
let event = Event(at: Date(timeIntervalSince1970: 1_700_000_000))
print(String(data: try encoder.encode(event), encoding: .utf8)!)
encoder.dateEncodingStrategy = .secondsSince1970
print(String(data: try encoder.encode(event), encoding: .utf8)!)
encoder.dateEncodingStrategy = .millisecondsSince1970
print(String(data: try encoder.encode(event), encoding: .utf8)!)
let formatter = DateFormatter()
formatter.dateFormat = "yyyy/MM/dd"
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.locale = Locale(identifier: "en_US_POSIX")
encoder.dateEncodingStrategy = .formatted(formatter)
print(String(data: try encoder.encode(event), encoding: .utf8)!)
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Event.self, from: Data(#"{"at": "2024-02-29T12:30:00Z"}"#.utf8)).at.timeIntervalSince1970)
decoder.dateDecodingStrategy = .formatted(formatter)
print(try decoder.decode(Event.self, from: Data(#"{"at": "2024/02/29"}"#.utf8)).at.timeIntervalSince1970)
decoder.dateDecodingStrategy = .custom { decoder in
  let text = try decoder.singleValueContainer().decode(String.self)
  return Date(timeIntervalSince1970: Double(text.count))
}
print(try decoder.decode(Event.self, from: Data(#"{"at": "12345"}"#.utf8)).at.timeIntervalSince1970)
