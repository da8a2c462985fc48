struct Query<Row> {
  enum Direction { case ascending, descending }
  private var filters: [(Row) -> Bool] = []
  private var orders: [(Row, Row) -> Bool?] = []
  private var limit: Int?
  private(set) var log: [String] = []
  init() {}
  func filter(_ isIncluded: @escaping (Row) -> Bool) -> Self { with { $0.filters.append(isIncluded); $0.log.append("filter") } }
  func filter<V: Equatable>(_ path: KeyPath<Row, V>, is value: V) -> Self { filter { $0[keyPath: path] == value } }
  func sort<V: Comparable>(by path: KeyPath<Row, V>, _ direction: Direction = .ascending) -> Self {
    with { query in
      query.orders.append { a, b in
        let (x, y) = (a[keyPath: path], b[keyPath: path])
        if x == y { return nil }
        return direction == .ascending ? x < y : x > y
      }
      query.log.append("sort")
    }
  }
  func prefix(_ n: Int) -> Self { with { $0.limit = n } }
  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
  func callAsFunction(_ rows: [Row]) -> [Row] {
    let found = rows.filter { row in filters.allSatisfy { $0(row) } }
    let sorted = found.sorted { a, b in
      for order in orders { if let answer = order(a, b) { return answer } }
      return false
    }
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }
  func map<T>(_ path: KeyPath<Row, T>) -> ([Row]) -> [T] { { rows in self(rows).map { $0[keyPath: path] } } }
}
struct City: Equatable { var name: String, country: String, people: Double, mayor: Mayor? = nil; struct Mayor: Equatable { var name: String } }
let cities = [
  City(name: "Rome", country: "IT", people: 2.8), City(name: "Milan", country: "IT", people: 1.4, mayor: .init(name: "Beppe")),
  City(name: "Paris", country: "FR", people: 2.1), City(name: "Lyon", country: "FR", people: 0.5), City(name: "Bari", country: "IT", people: 0.3),
]
let big = Query<City>().filter { $0.people > 0.4 }.sort(by: \.country).sort(by: \.people, .descending)
print(big(cities).map(\.name), big.log)
print(Query<City>().filter(\.country, is: "IT").sort(by: \.name).prefix(2)(cities).map(\.name))
print(big.prefix(1).map(\.name.count)(cities), Query<City>().filter(\.mayor?.name, is: "Beppe").map(\.name)(cities))
print(Query<City>().filter(\.mayor, is: nil)(cities).count)
struct Style { var bold = false, size = 12, color = "black"
  func callAsFunction(_ text: String) -> String { "<\(bold ? "b" : "p") \(size) \(color)>\(text)" }
}
@dynamicMemberLookup struct Fluent<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> (T) -> Fluent<Value> {
    { new in
      var copy = self
      copy.value[keyPath: path] = new
      return copy
    }
  }
  var done: Value { value }
}
let style = Fluent(Style()).bold(true).size(20).done
print(style("hi"), Fluent(style).color("red").done("ho"), Style()("plain"))
