import Foundation

let csv = """
date,category,amount
2024-01-05,food,12.50
2024-01-17,rent,800
2024-02-01,food,30.25
2024-02-14,fun,
2024-02-29,food,abc
2024-03-03,fun,45.1
"""
struct Entry { let date: Date; let category: String; let amount: Double }
enum ParseError: Error { case columns(Int), date(String), amount(String) }
let formatter = DateFormatter()
formatter.dateFormat = "yyyy-MM-dd"
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.locale = Locale(identifier: "en_US_POSIX")
func parse(_ line: Substring) throws -> Entry {
  let parts = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  guard parts.count == 3 else { throw ParseError.columns(parts.count) }
  guard let date = formatter.date(from: parts[0]) else { throw ParseError.date(parts[0]) }
  guard let amount = Double(parts[2]) else { throw ParseError.amount(parts[2]) }
  return Entry(date: date, category: parts[1], amount: amount)
}
var entries: [Entry] = []
for (number, line) in csv.split(separator: "\n").enumerated().dropFirst() {
  do { entries.append(try parse(line)) } catch ParseError.amount(let text) { print("line \(number + 1): bad amount '\(text)'") } catch { print("line \(number + 1): \(error)") }
}
var calendar = Calendar(identifier: .gregorian)
calendar.locale = Locale(identifier: "en_US")
calendar.timeZone = TimeZone(identifier: "UTC")!
let months = Dictionary(grouping: entries) { calendar.component(.month, from: $0.date) }
for (month, list) in months.sorted(by: { $0.key < $1.key }) {
  print(calendar.shortMonthSymbols[month - 1], list.count, String(format: "%8.2f", list.reduce(0) { $0 + $1.amount }))
}
let categories = entries.reduce(into: [String: Double]()) { $0[$1.category, default: 0] += $1.amount }
for name in categories.keys.sorted() { print("\(name): \(categories[name]!)") }
formatter.dateFormat = "d MMM"
print(entries.map { formatter.string(from: $0.date) }.joined(separator: ", "))
let span = DateInterval(start: entries.first!.date, end: entries.last!.date)
print(Int(span.duration / 86400), "days", calendar.dateComponents([.month, .day], from: span.start, to: span.end))
