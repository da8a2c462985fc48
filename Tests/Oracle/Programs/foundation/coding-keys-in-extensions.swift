import Foundation

struct Point { let x: Int, y: Int }
extension Point: Codable {
  enum CodingKeys: String, CodingKey { case x = "left", y = "top" }
}

struct Person { var name: String; var age = 0 }
extension Person: Decodable {}
extension Person {
  private enum CodingKeys: String, CodingKey { case name = "full_name" }
}

final class Note: Identifiable {
  var text = ""
  init() {}
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
  }
}
extension Note: Decodable {
  enum CodingKeys: CodingKey { case text }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Point(x: 1, y: 2))
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Point.self, from: data))
let person = try JSONDecoder().decode(Person.self, from: Data(#"{"full_name": "Ann"}"#.utf8))
print(person.name, person.age)
print(try JSONDecoder().decode(Note.self, from: Data(#"{"text": "n"}"#.utf8)).text)
