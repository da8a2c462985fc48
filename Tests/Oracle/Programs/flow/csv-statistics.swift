let csv = """
  name,team,score,date
  Ann,red,10.5,2024-01-03
  Bob,blue,7,2024-01-04
  "Carl, Jr.",red,,2024-01-05
  Dee,green,12.25,2024-02-01
  Eve,blue,x,2024-02-02
  """
struct CSV {
  let header: [String]
  let rows: [[String: String]]
  init(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline).map { CSV.fields(String($0)) }
    header = lines.isEmpty ? [] : lines.removeFirst()
    let names = header
    rows = lines.map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }
  static func fields(_ line: String) -> [String] {
    var fields = [""], isQuoted = false
    for c in line {
      switch (c, isQuoted) {
      case ("\"", _): isQuoted.toggle()
      case (",", false): fields.append("")
      default: fields[fields.count - 1].append(c)
      }
    }
    return fields
  }
}
struct Statistics {
  let values: [Double]
  var mean: Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }
  var median: Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted(), middle = values.count / 2
    return values.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
  var deviation: Double? {
    guard let mean, values.count > 1 else { return nil }
    return (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count - 1)).squareRoot()
  }
}
let table = CSV(csv)
print(table.header, table.rows.count, table.rows[2]["name"] ?? "?")
let scores = table.rows.compactMap { $0["score"].flatMap(Double.init) }
let statistics = Statistics(values: scores)
print(scores, statistics.median!, (statistics.mean! * 100).rounded() / 100, Int(statistics.deviation! * 1000))
print(Statistics(values: []).mean as Any, Statistics(values: [4]).deviation as Any)
let teams = Dictionary(grouping: table.rows) { $0["team"] ?? "none" }
for (team, members) in teams.sorted(by: { $0.key < $1.key }) {
  let names = members.compactMap { $0["name"] }.sorted().joined(separator: "; ")
  let best = members.compactMap { row in Double(row["score"]!).map { (row["name"]!, $0) } }.max { $0.1 < $1.1 }
  print(team, members.count, names, best.map { "\($0.0) \($0.1)" } ?? "-", separator: " | ")
}
let months = Set(table.rows.compactMap { $0["date"]?.split(separator: "-").dropFirst().first }).sorted()
print(months, table.rows.map { $0["date"]!.suffix(2) }.joined(separator: "+"))
let (good, bad) = table.rows.reduce(into: ([String](), [String]())) { parts, row in
  if Double(row["score"]!) != nil { parts.0.append(row["name"]!) } else { parts.1.append(row["name"]!) }
}
print(good, bad)
let histogram = scores.map { Int($0) / 5 * 5 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
for (bucket, count) in histogram.sorted(by: <) { print("\(bucket)...\(bucket + 4): " + String(repeating: "#", count: count)) }
