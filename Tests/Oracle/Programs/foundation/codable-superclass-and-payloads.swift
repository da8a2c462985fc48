import Foundation
class Animal: Codable { var name: String; var age: Int?
  init(name: String, age: Int?) { self.name = name; self.age = age }
  private enum CodingKeys: String, CodingKey { case name = "animal_name", age } }
class Dog: Animal { var breed: String
  init(name: String, breed: String) { self.breed = breed; super.init(name: name, age: 3) }
  private enum CodingKeys: CodingKey { case breed, parent }
  required init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); breed = try c.decode(String.self, forKey: .breed); try super.init(from: c.superDecoder(forKey: .parent)) }
  override func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(breed, forKey: .breed); try super.encode(to: c.superEncoder(forKey: .parent)) } }
enum Shape: Codable, Equatable { case circle(radius: Double), rect(Double, Double), empty, named(label: String, Int) }
struct Event: Codable { var id: UUID; var when: Date; var shapes: [Shape]; var meta: [String: [Int]]; var url: URL?; var data: Data; var price: Decimal
  enum Level: Int, Codable { case low = 1, high }; var level: Level; var tags: Set<String> }
struct Wrapper<T: Codable>: Codable { var value: T; var items: [T]?; let version = 2 ; enum CodingKeys: String, CodingKey { case value, items = "the_items" } }
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]; enc.dateEncodingStrategy = .iso8601
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
func show<T: Encodable>(_ t: T) throws -> String { String(decoding: try enc.encode(t), as: UTF8.self) }
do {
  print(try show(Dog(name: "Rex", breed: "Lab")))
  let d = try dec.decode(Dog.self, from: Data(#"{"breed":"Pug","parent":{"animal_name":"Bo"}}"#.utf8)); print(d.name, d.age as Any, d.breed)
  let e = Event(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, when: Date(timeIntervalSince1970: 1_700_000_000), shapes: [.circle(radius: 1.5), .rect(2, 3), .empty, .named(label: "x", 7)], meta: ["b": [1, 2], "a": []], url: URL(string: "https://example.com/a/b?q=1"), data: Data([1, 2, 255]), price: 9.99, level: .high, tags: ["only"])
  let text = try show(e); print(text)
  let back = try dec.decode(Event.self, from: text.data(using: .utf8)!); print(back.shapes == e.shapes, back.when, back.price, back.level, back.data as NSData)
  print(try show(Wrapper(value: [1: "a"], items: [[2: "b"]]))); print(try dec.decode(Wrapper<String>.self, from: #"{"value":"v"}"#.data(using: .utf8)!))
} catch { print("error", error) }
let bads = [#"{"breed": 5}"#, #"{"breed":"x"}"#, #"{"breed":"x","parent":{"age":1}}"#, "[1,2", "", #"{"breed":null,"parent":{}}"#]
for b in bads {
  do { _ = try dec.decode(Dog.self, from: Data(b.utf8)) }
  catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch DecodingError.keyNotFound(let k, let c) { print("no key", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch DecodingError.valueNotFound(let t, let c) { print("no value", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch DecodingError.dataCorrupted(let c) { print("corrupt", c.codingPath.count, c.debugDescription) }
  catch { print("other", error) }
}
do { _ = try dec.decode([Shape].self, from: Data(#"[{"circle":{"radius":1}},{"square":{}}]"#.utf8)) } catch { print(error) }
do { _ = try dec.decode([Event.Level].self, from: Data("[1,2,3]".utf8)) } catch { print(error) }
do { _ = try JSONEncoder().encode(["x": Double.infinity]) } catch let EncodingError.invalidValue(v, c) { print(v, c.codingPath.map(\.stringValue), c.debugDescription) } catch {}
dec.keyDecodingStrategy = .convertFromSnakeCase
struct Snake: Codable { var firstName: String; var lastURL: String? }
print(try! dec.decode([Snake].self, from: Data(#"[{"first_name":"A","last_url":"u"}]"#.utf8)))
enc.keyEncodingStrategy = .convertToSnakeCase; enc.outputFormatting = .sortedKeys; print(try! show(Snake(firstName: "Z", lastURL: nil)), try! show(Snake(firstName: "é/\"\n", lastURL: "q")))
