import Foundation

// MARK: - Models
struct Book: Codable, Hashable, Identifiable {
  enum Genre: String, Codable, CaseIterable, Comparable {
    case fiction, science, history
    static func < (l: Genre, r: Genre) -> Bool { l.rawValue < r.rawValue }
  }
  let id: Int
  var title: String
  var authors: [String]
  var genre: Genre
  var published: DateComponents
  var rating: Double?
}
struct Member: Hashable { let name: String; private(set) var loans: [Loan] = []
  mutating func borrow(_ b: Book, on day: Int) { loans.append(Loan(bookID: b.id, day: day)) }
  mutating func giveBack(_ id: Int) -> Loan? {
    guard let i = loans.firstIndex(where: { $0.bookID == id }) else { return nil }
    return loans.remove(at: i)
  }
  struct Loan: Hashable { let bookID: Int, day: Int; var fee: Decimal { Decimal(max(0, day - 14)) * 0.25 } }
  init(_ name: String) { self.name = name }
}
class Library {
  private var books: [Int: Book] = [:]
  private var index: [String: Set<Int>] = [:]
  private(set) var members: [Member] = []
  func add(_ bs: Book...) { for b in bs { books[b.id] = b; for w in b.title.lowercased().split(whereSeparator: { !$0.isLetter }) { index[String(w), default: []].insert(b.id) } } }
  subscript(_ query: String) -> [Book] {
    let ids = query.lowercased().split(separator: " ").map { index[String($0)] ?? [] }
    guard var hit = ids.first else { return [] }
    for s in ids.dropFirst() { hit.formIntersection(s) }
    return hit.sorted().compactMap { books[$0] }
  }
  func stats() -> [Book.Genre: (count: Int, average: Double?)] {
    Dictionary(grouping: books.values, by: \.genre).mapValues { list in
      let r = list.compactMap(\.rating)
      return (list.count, r.isEmpty ? nil : r.reduce(0, +) / Double(r.count))
    }
  }
  func register(_ m: Member) { members.append(m) }
  func update(_ name: String, _ change: (inout Member) throws -> Void) rethrows {
    for i in members.indices where members[i].name == name { try change(&members[i]) }
  }
}
let lib = Library()
lib.add(
  Book(id: 1, title: "A Brief History of Time", authors: ["Hawking"], genre: .science, published: DateComponents(year: 1988), rating: 4.5),
  Book(id: 2, title: "The Time Machine", authors: ["H. G. Wells"], genre: .fiction, published: DateComponents(year: 1895), rating: nil),
  Book(id: 3, title: "SPQR: A History", authors: ["Mary Beard"], genre: .history, published: DateComponents(year: 2015, month: 10), rating: 4))
print(lib["time"].map(\.title), lib["history a"].map(\.id), lib["zzz"].isEmpty, lib[""].count)
for (g, s) in lib.stats().sorted(by: { $0.key < $1.key }) { print(g, s.count, s.average.map { String(format: "%.2f", $0) } ?? "n/a") }
lib.register(Member("Zoe")); lib.register(Member("Al"))
lib.update("Zoe") { m in m.borrow(lib["spqr"][0], on: 3); m.borrow(lib["machine"][0], on: 20) }
print(lib.members[0].loans.map(\.fee), lib.members.map { $0.loans.count })
lib.update("Zoe") { print($0.giveBack(3) as Any, $0.giveBack(9) as Any) }
let enc = JSONEncoder(); enc.outputFormatting = [.prettyPrinted, .sortedKeys]
let data = try enc.encode(lib["time"]); print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode([Book].self, from: data); print(back == lib["time"], back[0].published, back[1].rating as Any)
print(back[0])
print(Set(back).union(lib["history"]).count, Book.Genre.allCases.sorted(), Book.Genre(rawValue: "poetry") as Any)
do { _ = try JSONDecoder().decode(Book.self, from: Data(#"{"id":1,"title":"x","authors":[],"genre":"poetry","published":{}}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Book.self, from: Data(#"{"id":"1"}"#.utf8)) } catch { print(error) }
