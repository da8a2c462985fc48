import Foundation
// Codable round trips
struct Event: Codable, Equatable {
  enum Kind: Codable, Equatable { case talk(speaker: String, minutes: Int), breakTime, link(URL), nested(indirectly: [String: [Int]?]) }
  var id: UUID
  var title: String
  var when: Date
  var kind: Kind
  var tags: Set<String>
  var score: Double?
  var blob: Data
  enum CodingKeys: String, CodingKey { case id = "_id", title, when = "start_date", kind, tags, score, blob }
}
let base = Date(timeIntervalSince1970: 1_700_000_000.5)
let e1 = Event(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, title: "Opening \"keynote\" / 日本", when: base, kind: .talk(speaker: "Ada", minutes: 45), tags: ["swift"], score: 4.5, blob: Data([1, 2, 255]))
let e2 = Event(id: e1.id, title: "Pause\n", when: base.addingTimeInterval(3600), kind: .breakTime, tags: [], score: nil, blob: Data())
let e3 = Event(id: e1.id, title: "L", when: base, kind: .link(URL(string: "https://example.com/a?b=c&d")!), tags: [], score: 1e20, blob: Data("hi".utf8))
let e4 = Event(id: e1.id, title: "N", when: base, kind: .nested(indirectly: ["a": [1, 2]]), tags: [], score: 0.1, blob: Data())
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
enc.dateEncodingStrategy = .iso8601
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
for e in [e1, e2, e3, e4] {
  let d = try enc.encode(e)
  print(String(decoding: d, as: UTF8.self))
  print(try dec.decode(Event.self, from: d) == e)
}
enc.outputFormatting = .sortedKeys; enc.dateEncodingStrategy = .millisecondsSince1970; enc.keyEncodingStrategy = .convertToSnakeCase
enc.dataEncodingStrategy = .custom { d, e in var c = e.singleValueContainer(); try c.encode(d.map { String(format: "%02x", $0) }.joined()) }
print(String(decoding: try enc.encode([e1, e3]), as: UTF8.self))
func attempt<T: Decodable>(_ t: T.Type, _ s: String) {
  do { print(try dec.decode(t, from: Data(s.utf8))) }
  catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.typeMismatch(t, c) { print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.valueNotFound(t, c) { print("novalue", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.dataCorrupted(c) { print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription) }
  catch { print("other", error) }
}
struct P: Codable { var x: Int; var ys: [Double]; var m: [String: P]? }
attempt(P.self, #"{"x": 1, "ys": [1, 2.5], "m": {"k": {"x": 2, "ys": []}}}"#)
attempt(P.self, #"{"x": "1", "ys": []}"#)
attempt(P.self, #"{"x": 1, "ys": [1, null]}"#)
attempt(P.self, #"{"x": 1, "m": {}}"#)
attempt(P.self, #"{"x": null, "ys": []}"#)
attempt(P.self, #"{"x": 1.5, "ys": []}"#)
attempt(P.self, #"{"x": 1, "ys": [], "m": {"q": {"x": true}}}"#)
attempt(P.self, #"[1, 2"#)
attempt(Event.Kind.self, #"{"talk": {"speaker": "x", "minutes": 3}}"#)
attempt(Event.Kind.self, #"{"breakTime": {}}"#)
attempt(Event.Kind.self, #"{"lunch": {}}"#)
attempt(Event.Kind.self, #"{"talk": {}, "breakTime": {}}"#)
attempt([Date].self, #"["2024-02-29T12:00:00Z"]"#)
attempt([Date].self, #"["yesterday"]"#)
attempt(UUID.self, #""zz""#)
attempt([UInt8].self, "[1, 300]")
attempt(Bool.self, "1")
enum Shape: Codable { case circle(radius: Double), rect(Double, Double), unit
  private enum CodingKeys: String, CodingKey { case type, r, w, h }
  init(from d: Decoder) throws {
    let c = try d.container(keyedBy: CodingKeys.self)
    switch try c.decode(String.self, forKey: .type) {
    case "circle": self = .circle(radius: try c.decode(Double.self, forKey: .r))
    case "rect": self = .rect(try c.decode(Double.self, forKey: .w), try c.decodeIfPresent(Double.self, forKey: .h) ?? 1)
    case let t: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "no shape \(t)")
    }
  }
  func encode(to e: Encoder) throws {
    var c = e.container(keyedBy: CodingKeys.self)
    switch self {
    case .circle(let r): try c.encode("circle", forKey: .type); try c.encode(r, forKey: .r)
    case .rect(let w, let h): try c.encode("rect", forKey: .type); try c.encode(w, forKey: .w); try c.encode(h, forKey: .h)
    case .unit: throw EncodingError.invalidValue(self, .init(codingPath: e.codingPath, debugDescription: "unit"))
    }
  }
}
attempt([Shape].self, #"[{"type":"circle","r":2},{"type":"rect","w":3}]"#)
attempt([Shape].self, #"[{"type":"circle","r":2},{"type":"hex"}]"#)
do { _ = try enc.encode(["s": [Shape.rect(1, 2), .unit]]) } catch { print(error) }
do { _ = try enc.encode([Double.nan]) } catch { print(error) }
