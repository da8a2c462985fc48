import Foundation
struct Address: Codable, Equatable { var street: String; var zip: Int? }
enum Role: String, Codable { case admin, guest }
struct User: Codable, Equatable {
  let id: Int
  var name: String
  var email: String?
  var isActive: Bool
  var score: Double
  var tags: [String]
  var address: Address
  var role: Role
  var meta: [String: Int]
}
let user = User(id: 1, name: "Ada", email: nil, isActive: true, score: 9.5, tags: ["x", "y"], address: Address(street: "Main \"St\"/1", zip: 123), role: .admin, meta: ["k": 1])
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try encoder.encode(user)
print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode(User.self, from: data)
print(back == user, back.name, back.address.zip ?? -1)
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode([user.address, Address(street: "é\n", zip: nil)]), as: UTF8.self))
let json = """
{"id": 7, "name": "Bob", "email": "b@x.y", "isActive": false, "score": 3, "tags": [],
 "address": {"street": "S"}, "role": "guest", "meta": {}, "extra": [1, {"a": null}]}
"""
let bob = try JSONDecoder().decode(User.self, from: json.data(using: .utf8)!)
print(bob.name, bob.email ?? "-", bob.score, bob.role, bob.address.zip as Any)
for bad in ["{\"id\": 1}", "{\"id\": \"x\"}", "[]", "{", "", "{\"id\": 1, \"name\": null}"] {
  do {
    _ = try JSONDecoder().decode(User.self, from: Data(bad.utf8))
  } catch DecodingError.keyNotFound(let key, let context) {
    print("missing", key.stringValue, context.codingPath.count, context.debugDescription)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("mismatch", type, context.codingPath.map(\.stringValue))
  } catch DecodingError.valueNotFound(let type, let context) {
    print("no value", type, context.codingPath.map(\.stringValue))
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted", context.debugDescription)
  } catch { print("other", error) }
}
let numbers = try JSONDecoder().decode([Int].self, from: Data("[1, 2, 3]".utf8))
print(numbers.reduce(0, +), try JSONDecoder().decode([String: [Double]].self, from: Data("{\"a\": [1.5, 2]}".utf8)))
