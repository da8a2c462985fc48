import Foundation
enum JSONValue: Equatable { case null, bool(Bool), number(Double), string(String), array([JSONValue]), object([String: JSONValue]) }
extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let c = try decoder.singleValueContainer()
    if c.decodeNil() { self = .null }
    else if let b = try? c.decode(Bool.self) { self = .bool(b) }
    else if let n = try? c.decode(Double.self) { self = .number(n) }
    else if let s = try? c.decode(String.self) { self = .string(s) }
    else if let a = try? c.decode([JSONValue].self) { self = .array(a) }
    else { self = .object(try c.decode([String: JSONValue].self)) }
  }
  func encode(to encoder: any Encoder) throws {
    var c = encoder.singleValueContainer()
    switch self { case .null: try c.encodeNil(); case .bool(let b): try c.encode(b); case .number(let n): try c.encode(n); case .string(let s): try c.encode(s); case .array(let a): try c.encode(a); case .object(let o): try c.encode(o) }
  }
}
struct MiniParser {
  private var it: Substring
  enum Failure: Error, CustomStringConvertible { case unexpected(Character?, offset: Int); var description: String { switch self { case let .unexpected(c, o): "unexpected \(c.map { "'\($0)'" } ?? "end") at \(o)" } } }
  private let source: String
  init(_ s: String) { source = s; it = s[...] }
  static func parse(_ s: String) throws -> JSONValue { var p = MiniParser(s); let v = try p.value(); p.skip(); guard p.it.isEmpty else { throw p.fail() }; return v }
  private func fail() -> Failure { .unexpected(it.first, offset: source.distance(from: source.startIndex, to: it.startIndex)) }
  private mutating func skip() { it = it.drop(while: \.isWhitespace) }
  private mutating func eat(_ c: Character) -> Bool { skip(); guard it.first == c else { return false }; it.removeFirst(); return true }
  private mutating func expect(_ c: Character) throws { guard eat(c) else { throw fail() } }
  private mutating func value() throws -> JSONValue {
    skip()
    switch it.first {
    case "{": it.removeFirst(); var o: [String: JSONValue] = [:]; if eat("}") { return .object(o) }
      repeat { skip(); guard case .string(let k) = try value() else { throw fail() }; try expect(":"); o[k] = try value() } while eat(","); try expect("}"); return .object(o)
    case "[": it.removeFirst(); var a: [JSONValue] = []; if eat("]") { return .array(a) }; repeat { a.append(try value()) } while eat(","); try expect("]"); return .array(a)
    case "\"": it.removeFirst(); var s = ""; while let c = it.popFirst(), c != "\"" { if c == "\\" { switch it.popFirst() { case "n"?: s += "\n"; case "u"?: let h = it.prefix(4); it.removeFirst(4); guard let n = UInt32(h, radix: 16), let u = Unicode.Scalar(n) else { throw fail() }; s.unicodeScalars.append(u); case let e?: s.append(e); case nil: throw fail() } } else { s.append(c) } }; return .string(s)
    case let c? where c == "-" || c.isNumber: let n = it.prefix { "+-.eE".contains($0) || $0.isNumber }; it = it[n.endIndex...]; guard let d = Double(n) else { throw fail() }; return .number(d)
    default: for (w, v) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))] where it.hasPrefix(w) { it.removeFirst(w.count); return v }; throw fail()
    }
  }
}
extension JSONValue: CustomStringConvertible { var description: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let n): n == n.rounded() && abs(n) < 1e15 ? "\(Int(n))" : "\(n)"; case .string(let s): s.debugDescription; case .array(let a): "[" + a.map(\.description).joined(separator: ",") + "]"; case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription):\($0.value)" }.joined(separator: ",") + "}" } }
  subscript(path: String) -> JSONValue? { path.split(separator: ".").reduce(Optional(self)) { v, k in switch v { case .object(let o): o[String(k)]; case .array(let a): Int(k).flatMap { a.indices.contains($0) ? a[$0] : nil }; default: nil } } } }
let text = #"{"name": "Caf\u00e9 \"X\"", "tags": ["a", 1, 2.5, null, true, {}], "nested": {"deep": [[1e3], []]}, "neg": -0.5}"#
let v = try MiniParser.parse(text); print(v); print(v["nested.deep.0.0"] as Any, v["tags.9"] as Any, v["name"]!)
let w = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)); print(v == w)
let e = JSONEncoder(); e.outputFormatting = [.prettyPrinted, .sortedKeys]; print(String(data: try e.encode(v), encoding: .utf8)!)
for bad in ["{", "[1,]", "{\"a\" 1}", "tru", "[1] x", ""] { do { print(try MiniParser.parse(bad)) } catch { print("\(bad.debugDescription): \(error)") } }
struct Config: Codable, Equatable { var name: String; var retries = 3; var opts: [String: JSONValue]?; enum CodingKeys: String, CodingKey { case name, retries = "max_retries", opts }
  init(from d: any Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); name = try c.decode(String.self, forKey: .name); retries = try c.decodeIfPresent(Int.self, forKey: .retries) ?? 3; opts = try c.decodeIfPresent([String: JSONValue].self, forKey: .opts) } }
let cfg = try JSONDecoder().decode([Config].self, from: Data(#"[{"name":"x"},{"name":"y","max_retries":7,"opts":{"k":[1]}}]"#.utf8)); print(cfg.map(\.retries), cfg[1].opts!["k"]!, cfg[0].opts as Any)
print(String(decoding: try e.encode(cfg[0]), as: UTF8.self)); do { _ = try JSONDecoder().decode(Config.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let k, let c) { print(k.stringValue, c.codingPath.count) }
let any = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,"b",null]}"#.utf8)) as! [String: Any]; let arr = any["a"] as! [Any]; print(arr.count, arr[0] as! Int, arr[1] as? String ?? "", arr[2] is NSNull)
let dict: [String: Any] = ["x": 1]; print(dict["y"] as! Int)
