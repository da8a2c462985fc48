indirect enum JSONValue: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { case null, bool(Bool), number(Double), string(String), array([JSONValue]), object([String: JSONValue])
  init(stringLiteral s: String) { self = .string(s) }; init(integerLiteral i: Int) { self = .number(Double(i)) }; init(arrayLiteral e: JSONValue...) { self = .array(e) }; init(dictionaryLiteral e: (String, JSONValue)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) }; init(booleanLiteral b: Bool) { self = .bool(b) }; init(nilLiteral: ()) { self = .null }
  subscript(i: Int) -> JSONValue? { guard case .array(let a) = self, a.indices ~= i else { return nil }; return a[i] }; subscript(k: String) -> JSONValue? { if case .object(let o) = self { o[k] } else { nil } } }
struct ParseError: Error, CustomStringConvertible { let msg: String, at: Int; var description: String { "\(msg) at \(at)" } }
struct JSONParser { private let s: [UInt8]; private var i = 0; init(_ t: String) { s = Array(t.utf8) }
  static func parse(_ t: String) throws(ParseError) -> JSONValue { var p = JSONParser(t); let v = try p.value(); p.ws(); guard p.i == p.s.count else { throw p.err("trailing") }; return v }
  private func err(_ m: String) -> ParseError { ParseError(msg: m, at: i) }
  private mutating func ws() { while i < s.count, [32, 10, 9, 13].contains(s[i]) { i += 1 } }
  private mutating func eat(_ c: Character) -> Bool { ws(); guard i < s.count, s[i] == c.asciiValue else { return false }; i += 1; return true }
  private mutating func word(_ w: String, _ v: JSONValue) throws(ParseError) -> JSONValue { guard s[i...].starts(with: w.utf8) else { throw err("bad literal") }; i += w.utf8.count; return v }
  private mutating func value() throws(ParseError) -> JSONValue { ws(); guard i < s.count else { throw err("unexpected end") }
    switch UnicodeScalar(s[i]) { case "n": return try word("null", nil); case "t": return try word("true", true); case "f": return try word("false", false)
    case "\"": return .string(try string())
    case "[": i += 1; var a: [JSONValue] = []; if eat("]") { return .array(a) }; repeat { a.append(try value()) } while eat(","); guard eat("]") else { throw err("expected ]") }; return .array(a)
    case "{": i += 1; var o: [String: JSONValue] = [:]; if eat("}") { return .object(o) }; repeat { ws(); let k = try string(); guard eat(":") else { throw err("expected :") }; o[k] = try value() } while eat(","); guard eat("}") else { throw err("expected }") }; return .object(o)
    case "-", "0"..."9": let st = i; while i < s.count, "+-.eE0123456789".utf8.contains(s[i]) { i += 1 }; guard let d = Double(String(decoding: s[st..<i], as: UTF8.self)) else { throw err("bad number") }; return .number(d)
    case let c: throw err("unexpected '\(c)'") } }
  private mutating func string() throws(ParseError) -> String { guard i < s.count, s[i] == UInt8(ascii: "\"") else { throw err("expected string") }; i += 1; var out: [UInt8] = []
    while i < s.count { let c = s[i]; i += 1; switch c { case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self); case UInt8(ascii: "\\"): let e = s[i]; i += 1; switch e { case UInt8(ascii: "n"): out.append(10); case UInt8(ascii: "u"): let h = String(decoding: s[i..<i + 4], as: UTF8.self); i += 4; out += Array(String(UnicodeScalar(UInt32(h, radix: 16)!)!).utf8); default: out.append(e) }; default: out.append(c) } }
    throw err("unterminated") } }
extension JSONValue: CustomStringConvertible { var description: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let d) where d == d.rounded() && abs(d) < 1e15: "\(Int(d))"; case .number(let d): "\(d)"; case .string(let s): "\"\(s)\""; case .array(let a): "[\(a.map(\.description).joined(separator: ","))]"; case .object(let o): "{\(o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ","))}" } } }
for t in [#"{"a":[1,2.5,-3e2,true,null],"b":{"c":"h\u00e9\n!"}}"#, "[]", " [1, ] ", "{\"a\" 1}", "nul", "\"abc", "[1 2]", "12 x", "@", ""] { do { print(try JSONParser.parse(t)) } catch { print("error:", error.msg, error.at) } }
let lit: JSONValue = ["name": "Bo", "n": 3, "list": [1, "two", nil, false]]; print(lit, lit["list"]?[1] ?? "none", lit["x"]?[0] as Any, lit == ["n": 3, "name": "Bo", "list": [1, "two", nil, false]])
if case .object(let o)? = try? JSONParser.parse(#"{"k":[{"z":1}]}"#), case .array(let a)? = o["k"], case let .object(inner) = a[0] { print(inner) }
dump(lit["list"]!)
