import Foundation

struct Habit: Codable, Identifiable, Equatable {
  let id: UUID
  var name: String
  var days: Set<String> = []
  enum CodingKeys: String, CodingKey { case id, name = "title", days = "completed_days" }
}
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let format = DateFormatter()
format.calendar = calendar
format.timeZone = calendar.timeZone
format.locale = Locale(identifier: "en_US_POSIX")
format.dateFormat = "yyyy-MM-dd"

func day(_ text: String) -> Date { format.date(from: text)! }
extension Habit {
  func streak(endingAt end: Date) -> Int {
    var count = 0
    var date = end
    while days.contains(format.string(from: date)) {
      count += 1
      date = calendar.date(byAdding: .day, value: -1, to: date)!
    }
    return count
  }
  mutating func toggle(_ date: Date) {
    let key = format.string(from: date)
    if days.remove(key) == nil { days.insert(key) }
  }
}
var run = Habit(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Run")
let start = day("2024-02-26")
for offset in [0, 1, 2, 3, 4, 6, 7] {
  run.toggle(calendar.date(byAdding: .day, value: offset, to: start)!)
}
run.toggle(day("2024-02-26"))
print(run.days.sorted())
print(run.streak(endingAt: day("2024-03-01")), run.streak(endingAt: day("2024-03-02")), run.streak(endingAt: day("2024-03-04")))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.keyEncodingStrategy = .useDefaultKeys
var single = run
single.days = ["2024-03-01"]
let json = String(data: try encoder.encode([single]), encoding: .utf8)!
print(json)
let decoded = try JSONDecoder().decode([Habit].self, from: Data(json.utf8))
print(decoded == [single], decoded[0].name, decoded[0].id)
let month = calendar.range(of: .day, in: .month, for: day("2024-02-10"))!
print(month.count, calendar.component(.weekday, from: day("2024-02-29")), calendar.isDate(start, inSameDayAs: day("2024-02-26")))
let week = calendar.dateInterval(of: .weekOfYear, for: day("2024-02-28"))!
print(format.string(from: week.start), week.duration / 3600)
let gap = calendar.dateComponents([.month, .day], from: day("2024-01-15"), to: day("2024-03-01"))
print(gap.month ?? 0, gap.day ?? 0, day("2024-03-01") > start, start.distance(to: day("2024-02-27")))
var parts = DateComponents()
(parts.year, parts.month, parts.day) = (2024, 12, 31)
print(format.string(from: calendar.date(from: parts)!), calendar.ordinality(of: .day, in: .year, for: calendar.date(from: parts)!) ?? 0)
let matches = (0..<10).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }.filter { calendar.isDateInWeekend($0) }
print(matches.map(format.string(from:)))
