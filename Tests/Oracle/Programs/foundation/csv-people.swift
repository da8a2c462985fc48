import Foundation
// CSV import, validation, statistics and report
let csv = """
name,age,city,salary,joined
"Smith, John",34,New York,72000.50,2019-03-15
Ana,abc,Lisbon,41000,2020-07-01
"O""Neil",45,Dublin,,2015-11-30
Li,29,Beijing,88000,2021-02-29
Zoë,51,Zürich,120500.75,2010-01-04

Bob,-3,Oslo,30000,2022-12-12
"""
enum FieldError: LocalizedError, Equatable { case missing(String), invalid(field: String, value: String), columns(expected: Int, got: Int)
    var errorDescription: String? { switch self { case .missing(let f): "missing \(f)"; case .invalid(let f, let v): "\(f) cannot be “\(v)”"; case .columns(let e, let g): "expected \(e) columns, got \(g)" } } }
struct RowError: Error { let line: Int; let underlying: [any Error] }
func split(_ line: Substring) -> [String] {
    var out: [String] = [], cur = "", quoted = false
    var it = line.makeIterator(); var pending: Character? = it.next()
    while let c = pending {
        pending = it.next()
        switch (c, quoted) {
        case ("\"", true) where pending == "\"": cur.append("\""); pending = it.next()
        case ("\"", _): quoted.toggle()
        case (",", false): out.append(cur); cur.removeAll(keepingCapacity: true)
        default: cur.append(c)
        }
    }
    return out + [cur]
}
struct Person { let name: String; let age: Int; let city: String; let salary: Double?; let joined: Date }
let df: DateFormatter = { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(secondsFromGMT: 0); f.locale = Locale(identifier: "en_US_POSIX"); return f }()
func parse(_ f: [String]) throws -> Person {
    guard f.count == 5 else { throw FieldError.columns(expected: 5, got: f.count) }
    guard let age = Int(f[1]), (0...150).contains(age) else { throw FieldError.invalid(field: "age", value: f[1]) }
    guard let d = df.date(from: f[4]) else { throw FieldError.invalid(field: "joined", value: f[4]) }
    return Person(name: f[0], age: age, city: f[2], salary: f[3].isEmpty ? nil : Double(f[3]), joined: d)
}
let lines = csv.split(separator: "\n", omittingEmptySubsequences: false)
var people: [Person] = [], errors: [RowError] = []
for (n, l) in lines.enumerated().dropFirst() where !l.isEmpty {
    do { people.append(try parse(split(l))) } catch { errors.append(RowError(line: n + 1, underlying: [error])) }
}
errors.append(RowError(line: 99, underlying: [FieldError.missing("x"), FieldError.columns(expected: 5, got: 1)]))
for e in errors { print("line \(e.line):", e.underlying.map(\.localizedDescription).joined(separator: ", ")) }
print(people.map(\.name), people.compactMap(\.salary).reduce(0, +))
extension Collection where Element: BinaryFloatingPoint {
    var mean: Element? { isEmpty ? nil : reduce(0, +) / Element(count) }
    var deviation: Element? { mean.map { m in (map { ($0 - m) * ($0 - m) }.reduce(0, +) / Element(count)).squareRoot() } }
    func percentile(_ p: Double) -> Element { let s = sorted(); return s[Swift.min(s.count - 1, Int((Double(s.count - 1) * p).rounded()))] }
}
let ages = people.map { Double($0.age) }
print(ages.mean!, String(format: "%.3f", ages.deviation!), ages.percentile(0.5), [Float]().mean as Any)
let widths = [12, 5, 10, 12]
func row(_ cells: [String]) -> String { zip(cells, widths).map { c, w in c.count >= w ? String(c.prefix(w)) : c + String(repeating: " ", count: w - c.count) }.joined(separator: "|") }
print(row(["name", "age", "city", "salary"])); print(widths.map { String(repeating: "-", count: $0) }.joined(separator: "+"))
for p in people.sorted(by: { ($0.salary ?? 0) > ($1.salary ?? 0) }) { print(row([p.name, "\(p.age)", p.city, p.salary.map { String(format: "%.2f", $0) } ?? "-"])) }
let cal = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; return c }()
print(people.map { cal.component(.year, from: $0.joined) }, people.map { cal.dateComponents([.month, .day], from: $0.joined) }.map { "\($0.month!)/\($0.day!)" })
let byDecade = Dictionary(grouping: people) { $0.age / 10 * 10 }.mapValues { $0.map(\.name).sorted() }
for (k, v) in byDecade.sorted(by: { $0.key < $1.key }) { print("\(k)s", v) }
let initials = people.map { p in p.name.components(separatedBy: CharacterSet(charactersIn: " ,\"")).compactMap(\.first).map(String.init).joined() }
print(initials, people.map { $0.city.uppercased() }, people.max { $0.joined < $1.joined }!.name, people.allSatisfy { $0.age > 18 })
print(FieldError.missing("a") == .missing("a"), errors[0].underlying[0], errors.last!)
