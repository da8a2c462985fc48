import Foundation
struct Author: Codable, Equatable { var name: String; var born: Int? }
enum Kind: String, Codable { case novel, essay }
enum Shape: Codable, Equatable { case circle(radius: Double), rect(Double, Double), none }
struct Book: Codable { var title: String; var authors: [Author]; var kind: Kind; var price: Decimal?; var tags: Set<String>; var meta: [String: Int]; var published: Date; var url: URL?; var shape: Shape = .none
  enum CodingKeys: String, CodingKey { case title = "book_title", authors, kind, price, tags, meta, published, url, shape } }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted]; e.dateEncodingStrategy = .iso8601
let b = Book(title: "A \"B\" / é\n", authors: [Author(name: "X", born: nil), Author(name: "Y", born: 1900)], kind: .essay, price: 9.5, tags: ["t"], meta: ["b": 2, "a": 1], published: Date(timeIntervalSince1970: 0), url: URL(string: "https://a.b/c"), shape: .rect(1, 2.5))
let data = try e.encode(b); print(String(data: data, encoding: .utf8)!)
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; let back = try d.decode(Book.self, from: data); print(back.authors == b.authors, back.shape, back.kind, back.published, back.title == b.title)
func tryDecode<T: Decodable>(_ t: T.Type, _ s: String, _ f: (JSONDecoder) -> Void = { _ in }) { let d = JSONDecoder(); f(d)
  do { print(try d.decode(t, from: Data(s.utf8))) }
  catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.typeMismatch(t, c) { print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.valueNotFound(t, c) { print("no value", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.dataCorrupted(c) { print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription) } catch { print(error) } }
tryDecode(Author.self, #"{"born": 3}"#); tryDecode(Author.self, #"{"name": 3}"#); tryDecode(Author.self, #"{"name": null}"#); tryDecode([Author].self, #"[{"name":"a"},{"name":"b","born":"x"}]"#); tryDecode(Kind.self, #""poem""#); tryDecode([Kind].self, #"["novel"]"#); tryDecode([String: [Int]].self, #"{"a":[1,2]}"#); tryDecode(Author.self, "{"); tryDecode(Int.self, "3.5"); tryDecode(UInt8.self, "300"); tryDecode([Bool].self, "[true, 1]"); tryDecode(Shape.self, #"{"circle":{"radius":2}}"#); tryDecode(Shape.self, #"{"oval":{}}"#); tryDecode(Shape.self, #"{"none":{}}"#); tryDecode(Int?.self, "null")
struct Snake: Codable { var firstName: String; var homeURL: String?; var when: Date? }
tryDecode(Snake.self, #"{"first_name":"a","home_url":"u"}"#) { $0.keyDecodingStrategy = .convertFromSnakeCase }; tryDecode(Snake.self, #"{"firstName":"a","when":1000}"#) { $0.dateDecodingStrategy = .secondsSince1970 }; tryDecode(Snake.self, #"{"firstName":"a","when":"2020-01-02"}"#) { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(identifier: "UTC"); f.locale = Locale(identifier: "en_US_POSIX"); $0.dateDecodingStrategy = .formatted(f) }
let e2 = JSONEncoder(); e2.outputFormatting = .sortedKeys; e2.keyEncodingStrategy = .convertToSnakeCase; e2.dateEncodingStrategy = .millisecondsSince1970; print(String(decoding: try e2.encode(Snake(firstName: "q", homeURL: "h", when: Date(timeIntervalSince1970: 1.5))), as: UTF8.self), String(decoding: try e2.encode([1.0, 0.1, 1e20, -2]), as: UTF8.self), String(decoding: try e2.encode(["k": nil as Int?]), as: UTF8.self))
struct Custom: Codable { var x: Int; var extra: [String]
  enum K: String, CodingKey { case x, nested }; enum N: CodingKey { case list }
  init(x: Int) { self.x = x; extra = ["e"] }
  init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); x = try c.decodeIfPresent(Int.self, forKey: .x) ?? -1; var u = try c.nestedContainer(keyedBy: N.self, forKey: .nested).nestedUnkeyedContainer(forKey: .list); extra = []; while !u.isAtEnd { extra.append(try u.decode(String.self)) }; if x > 100 { throw DecodingError.dataCorruptedError(forKey: .x, in: c, debugDescription: "too big") } }
  func encode(to e: Encoder) throws { var c = e.container(keyedBy: K.self); try c.encode(x, forKey: .x); var n = c.nestedContainer(keyedBy: N.self, forKey: .nested); var u = n.nestedUnkeyedContainer(forKey: .list); for s in extra { try u.encode(s) } } }
print(String(decoding: try e2.encode(Custom(x: 4)), as: UTF8.self)); tryDecode(Custom.self, #"{"nested":{"list":["p","q"]}}"#); tryDecode(Custom.self, #"{"x":101,"nested":{"list":[]}}"#); tryDecode(Custom.self, #"{"x":1}"#)
struct Wrapped<T: Codable>: Codable { var value: T; var page: Int }; tryDecode(Wrapped<[Author]>.self, #"{"value":[{"name":"n"}],"page":1}"#)
class Base: Codable { var a = 1 }; class Sub: Base { var b = 2; enum CodingKeys: CodingKey { case b }; required init(from d: Decoder) throws { b = try d.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .b); try super.init(from: d) }; override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: CodingKeys.self); try c.encode(b, forKey: .b) } }
let sub = try JSONDecoder().decode(Sub.self, from: Data(#"{"a":5,"b":6}"#.utf8)); print(sub.a, sub.b, String(decoding: try e2.encode(sub), as: UTF8.self))
