import Foundation
let text = #"{"name": "Ada", "age": 36, "langs": ["swift", "c"], "address": {"city": "London", "zip": null}, "ok": true, "score": 9.5}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
if let root = object as? [String: Any] {
  print(root.keys.sorted())
  print(root["name"] as? String ?? "-", root["age"] as? Int ?? 0, (root["langs"] as? [String])?.count ?? 0, root["score"] as? Double ?? 0, root["ok"] as? Bool ?? false)
  if let address = root["address"] as? [String: Any] { print(address["city"] as? String ?? "?", address["zip"] is NSNull) }
}
let data = try JSONSerialization.data(withJSONObject: ["b": 1, "a": ["x", "y"]] as [String: Any], options: [.sortedKeys])
print(String(data: data, encoding: .utf8)!)
do { _ = try JSONSerialization.jsonObject(with: Data("{oops".utf8)) } catch { print("invalid") }
print(JSONSerialization.isValidJSONObject(["a": 1]), ((try JSONSerialization.jsonObject(with: Data("[1,2]".utf8))) as? [Int])?.reduce(0, +) ?? 0)
enum Value: Codable, Equatable {
  case string(String), number(Double), bool(Bool), array([Value]), object([String: Value]), null
  init(from decoder: Decoder) throws {
    let c = try decoder.singleValueContainer()
    if c.decodeNil() { self = .null } else if let b = try? c.decode(Bool.self) { self = .bool(b) } else if let n = try? c.decode(Double.self) { self = .number(n) } else if let s = try? c.decode(String.self) { self = .string(s) } else if let a = try? c.decode([Value].self) { self = .array(a) } else { self = .object(try c.decode([String: Value].self)) }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.singleValueContainer()
    switch self {
    case .string(let s): try c.encode(s)
    case .number(let n): try c.encode(n)
    case .bool(let b): try c.encode(b)
    case .array(let a): try c.encode(a)
    case .object(let o): try c.encode(o)
    case .null: try c.encodeNil()
    }
  }
  subscript(key: String) -> Value? { if case .object(let o) = self { return o[key] }; return nil }
}
let value = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
print(value["langs"]!, value["address"]?["zip"] == .null, value["nope"] as Any)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(value), as: UTF8.self))
