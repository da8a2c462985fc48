import Foundation
// Event-sourced bank account
struct Money: Comparable, Hashable, Codable, CustomStringConvertible {
    let cents: Int
    init(_ amount: Double) { cents = Int((amount * 100).rounded()) }
    init(cents: Int) { self.cents = cents }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static prefix func - (a: Money) -> Money { .init(cents: -a.cents) }
    static func += (a: inout Money, b: Money) { a = a + b }
    static let zero = Money(cents: 0)
    var description: String { String(format: "%@$%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100) }
}
extension Money: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    init(floatLiteral v: Double) { self.init(v) }
    init(integerLiteral v: Int) { self.init(cents: v * 100) }
}
extension Sequence where Element == Money { func total() -> Money { reduce(.zero, +) } }

enum Event: Codable, Equatable {
    case opened(owner: String), deposited(Money), withdrawn(Money, memo: String?), transfer(to: UUID, amount: Money), closed
}
protocol EventStore: AnyObject { associatedtype E: Codable; var events: [E] { get set }; func append(_ e: E) throws }
extension EventStore { func append(_ e: E) throws { events.append(e) }
    func replay<S>(_ start: S, _ apply: (inout S, E) throws -> Void) rethrows -> S { try events.reduce(into: start, apply) } }
final class Ledger: EventStore { var events: [Event] = [] }
enum BankError: Error { case insufficient(needed: Money, available: Money), closed, invalid(String) }
extension BankError: CustomStringConvertible { var description: String {
    switch self { case let .insufficient(n, a): "need \(n) but have \(a)"; case .closed: "account is closed"; case .invalid(let why): "invalid: \(why)" } } }

struct Account { 
    var owner = "", balance = Money.zero, isOpen = false
    var history: [(label: String, amount: Money)] = []
    mutating func apply(_ e: Event) throws {
        switch e {
        case .opened(let o) where !isOpen: owner = o; isOpen = true
        case .opened: throw BankError.invalid("already open")
        case _ where !isOpen: throw BankError.closed
        case .deposited(let m) where m <= .zero: throw BankError.invalid("deposit of \(m)")
        case .deposited(let m): balance += m; history.append(("deposit", m))
        case .withdrawn(let m, _), .transfer(to: _, let m):
            guard balance >= m else { throw BankError.insufficient(needed: m, available: balance) }
            balance += -m
            if case .withdrawn(_, let memo?) = e { history.append((memo, -m)) } else { history.append((label: "out", amount: -m)) }
        case .closed: isOpen = false
        }
    }
}
let ledger = Ledger()
let other = UUID(uuidString: "11111111-2222-3333-4444-555555555555")!
let stream: [Event] = [.opened(owner: "Ann"), .deposited(100), .deposited(0.1), .withdrawn(30.55, memo: "food"), .withdrawn(5, memo: nil), .transfer(to: other, amount: 1000), .deposited(-3), .opened(owner: "Bob"), .transfer(to: other, amount: 14.5), .closed, .deposited(1)]
var account = Account()
for e in stream {
    do { try account.apply(e); try ledger.append(e); print("ok  ", e) }
    catch let BankError.insufficient(n, a) where n.cents > a.cents * 2 { print("way too much", n, a) }
    catch { print("fail", error) }
}
print(account.history.map { "\($0.label): \($0.amount)" }.joined(separator: "; "), account.balance)
print(account.history.map(\.amount).total() == account.balance, account.history.count)
let again = try ledger.replay(Account()) { try $0.apply($1) }
print(again.balance, again.owner, again.isOpen)
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
let json = try enc.encode(ledger.events)
print(String(data: json, encoding: .utf8)!)
let back = try JSONDecoder().decode([Event].self, from: json)
print(back == ledger.events, back.count)
let groups = Dictionary(grouping: account.history, by: { $0.amount > .zero })
print(groups[true]!.map(\.label), groups[false]!.map { $0.amount }.min()!, [Money(3), 1, 2.5].sorted(), [Money(3), 1].max()!)
print(account); dump(BankError.insufficient(needed: 1, available: 2))
let big: Money = 12345.678; print(big, -big, [big: "x"], Optional(big) as Any)
