import Foundation
enum Shape: Codable, Equatable { case circle(radius: Double), rect(w: Double, h: Double), named(String), empty }
struct Address: Codable, Hashable { var street: String; var zip: String?; enum CodingKeys: String, CodingKey { case street = "street_name", zip } }
class Person: Codable { var name: String; var born: Date; var address: Address?
  init(name: String, born: Date, address: Address?) { self.name = name; self.born = born; self.address = address } }
class Employee: Person { var salary: Double; private enum K: String, CodingKey { case salary }
  init(name: String, salary: Double) { self.salary = salary; super.init(name: name, born: Date(timeIntervalSince1970: 86400 * 365), address: Address(street: "Main", zip: nil)) }
  required init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); salary = try c.decodeIfPresent(Double.self, forKey: .salary) ?? 1; try super.init(from: d) }
  override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(salary, forKey: .salary) } }
enum Role: String, Codable, CaseIterable { case admin, user = "USR" }
struct Team: Codable { var roles: [Role]; var shapes: [Shape]; var scores: [String: Int]; var byRole: [Role: Int]; var matrix: [[Int]]; var url: URL; var opt: Int?; var id: UUID; var t: Tup
  struct Tup: Codable { let a: Int; let b: Bool; init(_ a: Int, _ b: Bool) { self.a = a; self.b = b }
    init(from d: Decoder) throws { var c = try d.unkeyedContainer(); a = try c.decode(Int.self); b = try c.decode(Bool.self) }
    func encode(to e: Encoder) throws { var c = e.unkeyedContainer(); try c.encode(a); try c.encode(b) } } }
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys]; enc.dateEncodingStrategy = .iso8601
let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
func json<T: Encodable>(_ t: T) -> String { String(data: try! enc.encode(t), encoding: .utf8)! }
print(json([Shape.circle(radius: 1.5), .rect(w: 2, h: 3), .named("sq"), .empty]))
let e = Employee(name: "Zoë \"Z\" / \\", salary: 1e6)
print(json(e))
let back = try dec.decode(Employee.self, from: enc.encode(e)); print(back.name, back.salary, back.born, back.address as Any)
let team = Team(roles: Role.allCases, shapes: [.empty, .named("a")], scores: ["x": 1, "y": 2], byRole: [.admin: 3], matrix: [[1, 2], []], url: URL(string: "https://a.b/c?d=e")!, opt: nil, id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, t: .init(4, true))
print(json(team))
let t2 = try dec.decode(Team.self, from: enc.encode(team)); print(t2.roles, t2.shapes, t2.url, t2.id, t2.t)
func attempt<T: Decodable>(_ t: T.Type, _ s: String) {
  do { print(try dec.decode(t, from: Data(s.utf8))) }
  catch let DecodingError.keyNotFound(k, c) { print("missing", k.stringValue, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.typeMismatch(t, c) { print("mismatch", t, c.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }, c.debugDescription) }
  catch let DecodingError.valueNotFound(t, c) { print("null", t, c.codingPath.map(\.stringValue), c.debugDescription) }
  catch let DecodingError.dataCorrupted(c) { print("corrupt", c.codingPath.map(\.stringValue), c.debugDescription) }
  catch { print("other", error) }
}
attempt(Shape.self, #"{"circle":{"radius":2}}"#); attempt(Shape.self, #"{"circle":{}}"#); attempt(Shape.self, #"{"blob":{}}"#); attempt([Role].self, #"["admin","nobody"]"#)
attempt([Int].self, #"[1,"2"]"#); attempt([String: Address].self, #"{"k":{"street_name":null}}"#); attempt(Address.self, "{bad"); attempt([Int?].self, "[1,null]"); attempt(Int8.self, "300"); attempt(Date.self, #""2024-02-30""#); attempt(Double.self, "1.50")
enum Wrapper: Codable { case int(Int), str(String), list([Wrapper])
  init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let i = try? c.decode(Int.self) { self = .int(i) } else if let s = try? c.decode(String.self) { self = .str(s) } else { self = .list(try c.decode([Wrapper].self)) } }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); switch self { case .int(let i): try c.encode(i); case .str(let s): try c.encode(s); case .list(let l): try c.encode(l) } } }
attempt(Wrapper.self, #"[1,"a",[2,[]]]"#); print(json(Wrapper.list([.int(1), .list([.str("q")])])))
