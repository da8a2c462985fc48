struct Day: Strideable, Hashable, CustomStringConvertible { let n: Int; func distance(to other: Day) -> Int { other.n - n }; func advanced(by k: Int) -> Day { Day(n: n + k) }; var description: String { "d\(n)" }
  static func < (a: Day, b: Day) -> Bool { a.n < b.n } }
let week = Day(n: 1)...Day(n: 7)
print(week.count, Array(week.prefix(3)), week.contains(Day(n: 4)), week.map(\.n).reduce(0, +))
for d in stride(from: Day(n: 0), to: Day(n: 10), by: 4) { print(d, terminator: " ") }
print(Array(stride(from: Day(n: 9), through: Day(n: 1), by: -4)), (Day(n: 2)..<Day(n: 5)).reversed().map { $0 })
print(week.lowerBound, week.upperBound, Day(n: 3) < Day(n: 4), Day(n: 1).distance(to: Day(n: 9)), [Day(n: 3), Day(n: 1)].min()!)
