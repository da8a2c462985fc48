protocol Account: AnyObject { var id: Int { get }; var balance: Double { get set }; var fee: Double { get } }
extension Account { var fee: Double { 0 }; func describe() -> String { "#\(id): \(balance)" } }
final class Checking: Account { let id: Int; var balance: Double { willSet { if newValue < 0 { print("overdraft!") } } }; init(id: Int, balance: Double = 0) { self.id = id; self.balance = balance }; var fee: Double { 1 } }
final class Savings: Account { let id: Int; var balance: Double; let rate: Double; init(id: Int, balance: Double, rate: Double) { (self.id, self.balance, self.rate) = (id, balance, rate) }
  func accrue(months: Int) { for _ in 0..<months { balance += balance * rate / 12 } } }
enum BankError: Error { case noAccount(Int), insufficient(missing: Double), sameAccount }
extension BankError: CustomStringConvertible { var description: String { switch self { case .noAccount(let id): "no account \(id)"; case .insufficient(let m): "missing \(m)"; case .sameAccount: "same account" } } }
struct Transaction { enum Kind { case deposit, withdrawal, transfer(to: Int) }; let kind: Kind; let amount: Double }
class Bank {
  private var accounts: [Int: any Account] = [:]
  private(set) var log: [Transaction] = [] { didSet { if log.count > oldValue.count, let last = log.last { print("logged", last.kind, last.amount) } } }
  subscript(id: Int) -> (any Account)? { accounts[id] }
  func open(_ account: any Account) { accounts[account.id] = account }
  private func account(_ id: Int) throws -> any Account { guard let a = accounts[id] else { throw BankError.noAccount(id) }; return a }
  func deposit(_ amount: Double, to id: Int) throws { try account(id).balance += amount; log.append(.init(kind: .deposit, amount: amount)) }
  func withdraw(_ amount: Double, from id: Int) throws { let a = try account(id); let total = amount + a.fee; guard a.balance >= total else { throw BankError.insufficient(missing: total - a.balance) }; a.balance -= total; log.append(.init(kind: .withdrawal, amount: amount)) }
  func transfer(_ amount: Double, from: Int, to: Int) throws { guard from != to else { throw BankError.sameAccount }; try withdraw(amount, from: from); do { try deposit(amount, to: to) } catch { try deposit(amount, to: from); throw error } }
}
let bank = Bank(); bank.open(Checking(id: 1, balance: 100)); bank.open(Savings(id: 2, balance: 1000, rate: 0.12))
let operations: [(String, () throws -> Void)] = [("deposit", { try bank.deposit(50, to: 1) }), ("withdraw", { try bank.withdraw(500, from: 1) }), ("transfer", { try bank.transfer(20, from: 1, to: 2) }), ("lost", { try bank.transfer(5, from: 1, to: 9) }), ("same", { try bank.transfer(5, from: 1, to: 1) }), ("none", { try bank.deposit(1, to: 7) })]
for (name, operation) in operations { do { try operation(); print(name, "ok") } catch let error as BankError { print(name, "failed:", error) } }
(bank[2] as? Savings)?.accrue(months: 2)
print(bank[1]!.describe(), bank[2]?.describe() ?? "-", bank[3] == nil, bank.log.count)
if let c = bank[1] as? Checking { c.balance = -5 }
let total = [1, 2].compactMap { bank[$0]?.balance }.reduce(0, +); print(total)
for case .transfer(let to) in bank.log.map(\.kind) { print("transfer to", to) }
print(bank.log.filter { if case .deposit = $0.kind { true } else { false } }.count)
