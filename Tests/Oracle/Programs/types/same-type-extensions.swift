struct Factor: Equatable {
  var n: Int
  static prefix func - (f: Factor) -> Factor { Factor(n: -f.n) }
  static prefix func ! (f: Factor) -> Bool { f.n == 0 }
}
struct Box<T> { var value: T }
extension Box where T == Factor {
  var negated: T { -value }
  var twice: T {
    var copy: T = value
    copy = -copy
    return -copy
  }
  var isNothing: Bool { !value }
}
extension Box where T == Int? {
  var mapped: T { value.map { $0 + 1 } }
  func orZero() -> Int {
    if let value { return value }
    return value ?? 0
  }
}
extension Box where T == () -> Int { func run() -> Int { value() } }
extension Box where T == (Int, b: String) {
  var text: String { value.b + "\(value.0)" }
  var number: Int {
    let (number, _) = value
    return number
  }
}
extension Box where T == Bool {
  var opposite: T { !value }
  func asNumber() -> Int { value ? 1 : 2 }
}
let factor = Box(value: Factor(n: 2))
print(factor.negated, factor.twice, factor.isNothing)
print(Box(value: Optional(2)).mapped as Any, Box(value: Int?.none).orZero())
print(Box(value: { 3 }).run(), Box(value: (1, b: "q")).text, Box(value: (1, b: "q")).number)
print(Box(value: true).opposite, Box(value: true).asNumber())

// An optional is of a protocol where what it wraps is: in an array of 'any', by a key path too.
protocol Shown { var shown: String { get } }
struct Word: Shown {
  let text: String
  var shown: String { "<" + text + ">" }
}
extension Optional: Shown where Wrapped: Shown { var shown: String { self?.shown ?? "-" } }
struct Line: Shown {
  let parts: [any Shown]
  var shown: String { parts.map(\.shown).joined() }
}
let missing: Word? = nil
print(Line(parts: [missing, Word(text: "x"), Optional(Word(text: "y"))]).shown)
print(Line(parts: [missing]).parts[0][keyPath: \.shown])

// A key path comes before a name.
@dynamicMemberLookup struct Record {
  var storage: [String: Any]
  subscript(dynamicMember name: String) -> Any? { storage[name] }
  subscript<T>(dynamicMember path: KeyPath<[String: Any], T>) -> T { storage[keyPath: path] }
}
let record = Record(storage: ["name": "x", "n": 3])
print(record.name as Any, record.missing as Any, record.count, record.isEmpty)

// An initializer that throws has given 'self' nothing.
struct Number {
  let value: Int
  struct NoNumber: Error {}
  init(_ text: String) throws {
    guard let value = Int(text) else { throw NoNumber() }
    self.value = value
  }
  init(orZero text: String) {
    do { try self.init(text) } catch { try! self.init("0") }
  }
}
print(Number(orZero: "7"), Number(orZero: "seven"))
print(Unicode.Scalar(65) as Any, Unicode.Scalar(0xD800) as Any, Unicode.Scalar(UInt16(66))!)
print(String(validatingUTF8: [72, 105, 0]) as Any, String(validatingUTF8: [-1, 0]) as Any)
print(TaskPriority.high, TaskPriority.utility, TaskPriority(rawValue: 7))
