struct ISBN: Hashable, RawRepresentable, ExpressibleByStringLiteral {
  let rawValue: String
  init?(rawValue: String) {
    guard rawValue.count >= 3, rawValue.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
    self.rawValue = rawValue
  }
  init(stringLiteral value: String) { self.init(rawValue: value)! }
}
struct Book: Identifiable, Hashable {
  let id: ISBN
  var title: String
  var copies = 1
}
class Member {
  let name: String
  fileprivate(set) var loans: [ISBN] = []
  var limit: Int { 2 }
  init(name: String) { self.name = name }
  func fee(days: Int) -> Int { days > 14 ? (days - 14) * 10 : 0 }
}
final class Student: Member {
  override var limit: Int { super.limit + 1 }
  override func fee(days: Int) -> Int { super.fee(days: days) / 2 }
}
final class Library {
  enum Outcome: Equatable {
    case lent(left: Int), noCopies, limitReached(Int), unknown
  }
  private var shelf: [ISBN: Book]
  var onChange: ((String) -> Void)?
  init(_ books: Book...) { shelf = .init(uniqueKeysWithValues: books.map { ($0.id, $0) }) }

  func lend(_ id: ISBN, to member: Member) -> Outcome {
    guard var book = shelf[id] else { return .unknown }
    if member.loans.count >= member.limit { return .limitReached(member.limit) }
    guard book.copies > 0 else { return .noCopies }
    book.copies -= 1
    shelf[id] = book
    member.loans.append(id)
    onChange?("\(member.name) has \(book.title)")
    return .lent(left: book.copies)
  }
  func giveBack(_ id: ISBN, from member: Member, after days: Int) -> Int? {
    guard let index = member.loans.firstIndex(of: id) else { return nil }
    member.loans.remove(at: index)
    shelf[id]?.copies += 1
    return member.fee(days: days)
  }
  subscript(id: ISBN) -> Book? { shelf[id] }
  subscript(title part: String) -> [String] {
    shelf.values.filter { $0.title.contains(part) }.map(\.title).sorted()
  }
}
let library = Library(
  Book(id: "111", title: "Swift Basics", copies: 2), Book(id: "222", title: "Swift Views"),
  Book(id: "333-4", title: "Algorithms"))
var log: [String] = []
library.onChange = { log.append($0) }
let ann = Student(name: "Ann"), bob = Member(name: "Bob")
print(library.lend("111", to: ann), library.lend("222", to: ann), library.lend("222", to: bob))
print(library.lend("999", to: bob), library.lend("111", to: bob), library.lend("333-4", to: ann))
print(library.lend("333-4", to: ann) == .limitReached(3), ann.loans.map(\.rawValue))
print(library.giveBack("111", from: ann, after: 20) ?? -1, library.giveBack("111", from: bob, after: 20) ?? -1)
print(library.giveBack("111", from: bob, after: 1) as Any, library["111"]?.copies ?? 0)
print(library[title: "Swift"], library[title: "X"], log)
print(ISBN(rawValue: "ab") == nil, ISBN(rawValue: "12-3")!.rawValue, Set([ISBN(stringLiteral: "111"), "111"]).count)
for member in [ann, bob] as [Member] where !member.loans.isEmpty {
  print(member.name, (member as? Student).map { "student, limit \($0.limit)" } ?? "member")
}
