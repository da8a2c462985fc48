import Foundation

enum Level: String, CaseIterable, Comparable {
  case debug = "DEBUG", info = "INFO", warning = "WARN", error = "ERROR"
  static func < (a: Level, b: Level) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
struct Entry {
  let time: Date
  let level: Level
  let module: String
  let message: String
}

let log = """
  2024-03-01T10:00:00Z INFO [auth] user=ann logged in
  2024-03-01T10:00:05Z DEBUG [db] query took 12ms
  2024-03-01T10:01:30Z ERROR [db] timeout after 3000ms
  broken line
  2024-03-01T10:02:00Z WARN [auth] user=bob wrong password
  2024-03-01T10:02:02Z WARN [auth] user=bob wrong password
  2024-03-01T11:00:00Z INFO [web] GET /index.html 200
  """
let parser = ISO8601DateFormatter()
var skipped = 0
let entries = log.components(separatedBy: .newlines).compactMap { line -> Entry? in
  let fields = line.split(separator: " ", maxSplits: 3).map(String.init)
  guard fields.count == 4, let time = parser.date(from: fields[0]), let level = Level(rawValue: fields[1])
  else {
    skipped += 1
    return nil
  }
  let module = fields[2].trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
  return Entry(time: time, level: level, module: module, message: fields[3])
}
print(entries.count, "entries,", skipped, "skipped")
let grouped = Dictionary(grouping: entries, by: \.module)
for module in grouped.keys.sorted() {
  let list = grouped[module]!
  let worst = list.map(\.level).max()!
  print(module.padding(toLength: 6, withPad: ".", startingAt: 0), list.count, worst.rawValue)
}
let serious = entries.filter { $0.level >= .warning }
for entry in serious { print(parser.string(from: entry.time), entry.message) }
if let first = entries.first, let last = entries.last {
  let seconds = last.time.timeIntervalSince(first.time)
  print(Int(seconds) / 60, "minutes", seconds)
}
let users = entries.compactMap { entry -> String? in
  guard let range = entry.message.range(of: "user=") else { return nil }
  return String(entry.message[range.upperBound...].prefix { $0 != " " })
}
print(users, Set(users).count)
let numbers = entries.flatMap { entry in
  entry.message.components(separatedBy: CharacterSet.decimalDigits.inverted).compactMap(Int.init)
}
print(numbers, numbers.reduce(0, +))
let replaced = entries.last!.message.replacingOccurrences(of: "/index.html", with: "/").lowercased()
print(replaced, replaced.contains("get"), replaced.hasSuffix("200"))
var perMinute: [Int: Int] = [:]
for entry in entries { perMinute[Int(entry.time.timeIntervalSince1970) / 60 % 60, default: 0] += 1 }
print(perMinute.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
