struct Report {
  lazy var text = "long"
  var other: String { text }
  func read() -> Int { text.count }
  mutating func change() -> Int { text.count }
}
let report = Report()
print(report.text)
func local() { let own = Report(); print(own.text) }
var changing = Report()
print(changing.text)
