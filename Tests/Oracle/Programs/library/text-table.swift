enum Alignment { case left, right, center }
struct Column<Row> {
  let title: String
  let alignment: Alignment
  let value: (Row) -> String
  init(_ title: String, _ alignment: Alignment = .left, value: @escaping (Row) -> String) {
    (self.title, self.alignment, self.value) = (title, alignment, value)
  }
  init<V: CustomStringConvertible>(_ title: String, _ alignment: Alignment = .left, _ path: KeyPath<Row, V>) {
    self.init(title, alignment) { $0[keyPath: path].description }
  }
}
extension String {
  func aligned(_ alignment: Alignment, _ width: Int) -> String {
    let space = max(0, width - count)
    func blanks(_ n: Int) -> String { String(repeating: " ", count: n) }
    switch alignment {
    case .left: return self + blanks(space)
    case .right: return blanks(space) + self
    case .center: return blanks(space / 2) + self + blanks(space - space / 2)
    }
  }
}
struct Table<Row> {
  var columns: [Column<Row>]
  func render(_ rows: [Row]) -> String {
    let cells = rows.map { row in columns.map { $0.value(row) } }
    let widths = columns.indices.map { index in
      ([columns[index].title] + cells.map { $0[index] }).map(\.count).max() ?? 0
    }
    let line = "+" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "+") + "+"
    func show(_ texts: [String], _ alignments: [Alignment]) -> String {
      "|" + zip(zip(texts, alignments), widths).map { pair, width in
        " " + pair.0.aligned(pair.1, width) + " "
      }.joined(separator: "|") + "|"
    }
    var lines = [line, show(columns.map(\.title), columns.map { _ in .center }), line]
    lines += cells.map { show($0, columns.map(\.alignment)) }
    return (lines + [line]).joined(separator: "\n")
  }
}
struct City { var name: String; var people: Int; var area: Double; var capital = false }
let cities = [
  City(name: "Zürich", people: 443_037, area: 87.88), City(name: "Bern", people: 134_794, area: 51.6, capital: true),
  City(name: "Chur", people: 38_293, area: 54.33),
]
let table = Table<City>(columns: [
  Column("City", .left, \.name), Column("People", .right, \.people),
  Column("per km²", .right) { String(Int(Double($0.people) / $0.area)) },
  Column("★", .center) { $0.capital ? "yes" : "" },
])
print(table.render(cities.sorted { $0.people > $1.people }))
print(Table<(Int, String)>(columns: [Column("n", .right) { "\($0.0)" }, Column("t") { $0.1 }]).render([(1, "a"), (20, "bb")]))
print(Table<City>(columns: []).render([]))
let paths: [(String, KeyPath<City, Double>)] = [("area", \.area), ("digits", \.area.magnitude)]
for (label, path) in paths { print(label, cities.map { $0[keyPath: path] }.reduce(0, +).rounded()) }
