import Foundation
struct Time: Comparable, Hashable, CustomStringConvertible, Codable, ExpressibleByStringLiteral, Strideable {
    var minutes: Int
    init(_ h: Int, _ m: Int = 0) { minutes = ((h * 60 + m) % 1440 + 1440) % 1440 }
    init(stringLiteral s: String) { let p = s.split(separator: ":").compactMap { Int($0) }; self.init(p[0], p.count > 1 ? p[1] : 0) }
    var description: String { String(format: "%02d:%02d", minutes / 60, minutes % 60) }
    static func < (a: Time, b: Time) -> Bool { a.minutes < b.minutes }
    func distance(to o: Time) -> Int { o.minutes - minutes }
    func advanced(by n: Int) -> Time { var t = self; t.minutes = ((minutes + n) % 1440 + 1440) % 1440; return t }
    init(from d: Decoder) throws { let s = try d.singleValueContainer().decode(String.self); self.init(stringLiteral: s) }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(description) }
}
struct Slot: Codable, Equatable { var range: ClosedRange<Time>; var label: String
    enum CodingKeys: String, CodingKey { case from, to, label }
    init(_ r: ClosedRange<Time>, _ l: String) { range = r; label = l }
    init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); range = try c.decode(Time.self, forKey: .from)...c.decode(Time.self, forKey: .to); label = try c.decodeIfPresent(String.self, forKey: .label) ?? "untitled" }
    func encode(to e: Encoder) throws { var c = e.container(keyedBy: CodingKeys.self); try c.encode(range.lowerBound, forKey: .from); try c.encode(range.upperBound, forKey: .to); try c.encode(label, forKey: .label) } }
let day: [Slot] = [Slot("09:00"..."10:30", "math"), Slot("10:15"..."11:00", "art"), Slot("13:00"..."13:45", "lunch")]
for (i, a) in day.enumerated() { for b in day[(i + 1)...] where a.range.overlaps(b.range) { print(a.label, "overlaps", b.label, a.range.clamped(to: b.range)) } }
print(day.map(\.range.lowerBound), day[0].range.contains("09:45"), stride(from: Time(9), to: "10:00", by: 20).map { $0 }, Time(23, 50).advanced(by: 30), Time(1) - 0, ("08:00" as Time) < "09:00", Time(9).distance(to: "10:30"), day.map { $0.range.lowerBound.distance(to: $0.range.upperBound) }.reduce(0, +))
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys; let data = try enc.encode(day); print(String(decoding: data, as: UTF8.self)); print(try JSONDecoder().decode([Slot].self, from: data) == day, try JSONDecoder().decode(Slot.self, from: Data(#"{"from":"1:00","to":"2"}"#.utf8)))
extension Time { static func - (a: Time, n: Int) -> Time { a.advanced(by: -n) }; static let noon: Time = "12:00" }
print(Time.noon, Time.noon.advanced(by: -13 * 60), min(Time.noon, "11:59"), [Time(5), Time(3)].sorted(), Set<Time>(["01:00", "1:00"]).count, (Time(1)..<Time(1, 3)).count, Array("00:58"...Time(1)))
extension Slot: CustomStringConvertible { var description: String { "\(label)@\(range)" } }; print(day[2], [day[2]], Optional(day[0]) as Any, "\(day[1].range)", String(reflecting: day[0].range), day.first?.range.upperBound ?? .noon)
func schedule(_ s: [Slot]) -> (picked: [Slot], dropped: Int) { let r = s.sorted { $0.range.upperBound < $1.range.upperBound }.reduce(into: [Slot]()) { acc, x in if let l = acc.last, l.range.overlaps(x.range) { return }; acc.append(x) }; return (r, s.count - r.count) }; let (picked, dropped) = schedule(day); print(picked.map(\.label), dropped); dump(day[0]); print(Mirror(reflecting: day[0]).children.map { "\($0.label!):\(type(of: $0.value))" })
