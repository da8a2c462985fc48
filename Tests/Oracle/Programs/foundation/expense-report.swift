import Foundation
enum Category: String, CaseIterable, Codable { case food, travel, office, other }
struct Expense: Identifiable, Codable, Hashable {
  var id: Int, title: String, amount: Decimal, category: Category, date: Date
}
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.locale = Locale(identifier: "en_US")
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = calendar.timeZone
formatter.dateFormat = "yyyy-MM-dd"
let csv = """
id,title,amount,category,date
1,Lunch,12.50,food,2024-01-15
2,"Train, return",89.90,travel,2024-01-20
3,Paper,7.25,office,2024-02-03
4,Dinner,43.00,food,2024-02-14
5,Oops,abc,food,2024-02-30
6,Pens,3.10,office,2024-03-01
"""
func fields(_ line: Substring) -> [String] {
  var result: [String] = [""], isQuoted = false
  for letter in line {
    switch letter {
    case "\"": isQuoted.toggle()
    case "," where !isQuoted: result.append("")
    default: result[result.count - 1].append(letter)
    }
  }
  return result
}
var expenses: [Expense] = []
for line in csv.split(separator: "\n").dropFirst() {
  let parts = fields(line)
  guard parts.count == 5, let id = Int(parts[0]), let amount = Decimal(string: parts[2]), amount > 0,
    let category = Category(rawValue: parts[3]), let date = formatter.date(from: parts[4])
  else { print("skipped:", line); continue }
  expenses.append(Expense(id: id, title: parts[1], amount: amount, category: category, date: date))
}
let total = expenses.map(\.amount).reduce(0, +)
print(expenses.count, total, expenses.max { $0.amount < $1.amount }!.title)
for category in Category.allCases {
  let sum = expenses.filter { $0.category == category }.reduce(Decimal.zero) { $0 + $1.amount }
  let share = NSDecimalNumber(decimal: sum / total * 100).doubleValue
  print(category.rawValue.capitalized.padding(toLength: 8, withPad: ".", startingAt: 0), String(format: "%8.2f %5.1f%%", NSDecimalNumber(decimal: sum).doubleValue, share))
}
let byMonth = Dictionary(grouping: expenses) { calendar.component(.month, from: $0.date) }
for (month, list) in byMonth.sorted(by: { $0.key < $1.key }) { print(calendar.shortMonthSymbols[month - 1], list.map(\.title).sorted().joined(separator: "; ")) }
let days = expenses.map { calendar.ordinality(of: .day, in: .year, for: $0.date)! }
print(days, zip(days, days.dropFirst()).map { $1 - $0 })
let data = try JSONEncoder().encode(expenses)
print(try JSONDecoder().decode([Expense].self, from: data) == expenses, Set(expenses.map(\.category)).count)
expenses.sort { ($0.category.rawValue, $1.amount) < ($1.category.rawValue, $0.amount) }
print(expenses.map(\.id), formatter.string(from: expenses.map(\.date).min()!), expenses.contains { $0.title.localizedCaseInsensitiveContains("train") })
