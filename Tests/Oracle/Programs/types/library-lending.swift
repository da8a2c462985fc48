// library management with protocols, sets, closures
enum Genre: String, CaseIterable, Comparable { case fiction, science, history; static func < (a: Genre, b: Genre) -> Bool { a.rawValue < b.rawValue } }
struct Book: Hashable, Identifiable { let id: Int; var title: String; var genre: Genre; var copies = 1; var tags: Set<String> = [] }
protocol LibraryDelegate: AnyObject { func library(_ l: Library, didLend book: Book, to who: String); func libraryDidClose(_ l: Library) }
extension LibraryDelegate { func libraryDidClose(_ l: Library) { print("closed (default)") } }
enum LendError: Error, CustomNSErrorLike { case noSuchBook(id: Book.ID), noCopies(Book), limit(member: String, max: Int); var code: Int { switch self { case .noSuchBook: 1; case .noCopies: 2; case .limit: 3 } } }
protocol CustomNSErrorLike { var code: Int { get } }
final class Library {
  private(set) var books: [Book.ID: Book] = [:]; private var loans: [String: [Book.ID]] = [:] { didSet { changes += 1 } }
  var changes = 0; weak var delegate: LibraryDelegate?; static let maxLoans = 2
  init(_ bs: [Book]) { books = Dictionary(uniqueKeysWithValues: bs.map { ($0.id, $0) }) }
  func lend(_ id: Book.ID, to who: String) throws(LendError) {
    guard var b = books[id] else { throw .noSuchBook(id: id) }
    guard b.copies > 0 else { throw .noCopies(b) }
    guard loans[who, default: []].count < Self.maxLoans else { throw .limit(member: who, max: Self.maxLoans) }
    b.copies -= 1; books[id] = b; loans[who, default: []].append(id); delegate?.library(self, didLend: b, to: who)
  }
  subscript(genre g: Genre) -> [Book] { books.values.filter { $0.genre == g }.sorted { $0.title < $1.title } }
  var byGenre: [(Genre, [String])] { Dictionary(grouping: books.values, by: \.genre).map { ($0, $1.map(\.title).sorted()) }.sorted { $0.0 < $1.0 } }
  func loans(of who: String) -> some Sequence<Book> { (loans[who] ?? []).lazy.compactMap { self.books[$0] } }
  deinit { delegate?.libraryDidClose(self); print("deinit", changes) }
}
final class Desk: LibraryDelegate { var log: [String] = []; func library(_ l: Library, didLend book: Book, to who: String) { log.append("\(who) <- \(book.title)[\(book.copies)]") } }
let desk = Desk()
do {
  let lib = Library([Book(id: 1, title: "Dune", genre: .fiction, copies: 2), Book(id: 2, title: "Cosmos", genre: .science), Book(id: 3, title: "SPQR", genre: .history, copies: 0, tags: ["rome"]), .init(id: 4, title: "Emma", genre: .fiction)])
  lib.delegate = desk
  for (id, who) in [(1, "ann"), (3, "ann"), (9, "bob"), (2, "ann"), (4, "ann"), (1, "bob"), (1, "cy")] {
    do { try lib.lend(id, to: who) } catch { switch error { case .noSuchBook(let id): print("no book", id); case .noCopies(let b) where b.tags.isEmpty: print("none left:", b.title); case .noCopies(let b): print("none, tagged", b.tags, b); case .limit: print(error, error.code) } }
  }
  print(desk.log, lib[genre: .fiction].map(\.title), lib.byGenre)
  for b in lib.loans(of: "ann") { print(b.title, terminator: " ") }
  print(Array(lib.loans(of: "zed")).isEmpty, Genre.allCases.max()!, lib.changes)
}
let e: any Error = LendError.limit(member: "x", max: 2)
if let l = e as? LendError, case .limit(member: let m, max: 1...3) = l { print(m) }
print((e as? CustomNSErrorLike)?.code ?? -1, e is LendError, type(of: e))
func attempt(_ f: () throws -> Int) rethrows -> Int { try f() * 2 }
print(attempt { 4 }, (try? attempt { throw LendError.noSuchBook(id: 1) }) as Any)
