struct Permissions: OptionSet, Hashable {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let run = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .run]
}
var p: Permissions = [.read, .write]
print(p.rawValue, p.contains(.write), p.contains(.run), p.contains([.read, .write]))
p.insert(.run)
p.remove(.read)
print(p == [.write, .run], p.isSubset(of: .all), p.isEmpty, Permissions().isEmpty)
print(p.union(.read) == .all, p.intersection([.read, .run]).rawValue, p.symmetricDifference(.all).rawValue)
p.formUnion(.read)
print(p == .all, p.subtracting(.write).rawValue, Permissions.all.isSuperset(of: p))
print(p.insert(.read).inserted, p.remove(.run) != nil, p)
func check(_ p: Permissions) -> String { p.contains(.write) ? "rw" : "ro" }
print(check([]), check([.write]), check(.all))
let table: [Permissions: String] = [.read: "r", [.read, .write]: "rw"]
print(table[[.write, .read]] ?? "-", table[.run] ?? "-")

struct Celsius: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, CustomStringConvertible {
  var degrees: Double
  init(integerLiteral value: Int) { degrees = Double(value) }
  init(floatLiteral value: Double) { degrees = value }
  static func < (a: Celsius, b: Celsius) -> Bool { a.degrees < b.degrees }
  var description: String { "\(degrees)°" }
}
let temps: [Celsius] = [20, 3.5, -4]
print(temps.sorted(), temps.max()!, 21 as Celsius > 20.5)
func warm(_ c: Celsius = 18) -> Bool { c > 15 }
print(warm(), warm(3), warm(15.5))
struct Email: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  let text: String
  init(stringLiteral value: String) { text = value.lowercased() }
  var description: String { "<\(text)>" }
}
let mail: Email = "Ann@X.org"
print(mail, mail == "ann@x.org", Set<Email>(["a", "A", "b"]).count)
struct Flag: ExpressibleByBooleanLiteral { var on: Bool; init(booleanLiteral value: Bool) { on = value } }
struct Maybe: ExpressibleByNilLiteral { var text = "none"; init(nilLiteral: ()) {} }
let flag: Flag = true, maybe: Maybe = nil
print(flag.on, maybe.text)
struct Headers: ExpressibleByDictionaryLiteral {
  var pairs: [(String, String)] = []
  init(dictionaryLiteral elements: (String, String)...) { pairs = elements }
  subscript(name: String) -> String? { pairs.last { $0.0 == name }?.1 }
}
let headers: Headers = ["a": "1", "b": "2", "a": "3"]
print(headers["a"] ?? "", headers.pairs.count, headers["z"] == nil)
struct Path: ExpressibleByArrayLiteral, Equatable { var parts: [String]; init(arrayLiteral elements: String...) { parts = elements } }
let path: Path = ["usr", "bin"]
print(path.parts.joined(separator: "/"), path == ["usr", "bin"], path == [])
struct Weekdays: OptionSet { let rawValue: UInt8; static let mon = Self(rawValue: 1), tue = Self(rawValue: 2); static let week: Self = [.mon, .tue] }
print(Weekdays.week.rawValue, Weekdays(rawValue: 1) == .mon, Weekdays.week)
