enum TransactionError: Error { case insufficient(needed: Double), frozen }
protocol Account: AnyObject { var balance: Double { get set }; var id: String { get } }
extension Account { func withdraw(_ a: Double) throws { guard a <= balance else { throw TransactionError.insufficient(needed: a - balance) }; balance -= a } }
final class Checking: Account { var balance: Double; let id: String; private(set) var log: [String] = [] { didSet { if log.count > 2 { log.removeFirst() } } }
  init(id: String, balance: Double = 0) { self.id = id; self.balance = balance }
  func note(_ s: String) { log.append(s) } }
func transfer(_ a: Double, from x: any Account, to y: any Account) -> Result<Double, TransactionError> {
  do { try x.withdraw(a); y.balance += a; return .success(y.balance) } catch let e as TransactionError { return .failure(e) } catch { return .failure(.frozen) } }
let one = Checking(id: "1", balance: 100), two = Checking(id: "2")
print(transfer(30, from: one, to: two), transfer(500, from: one, to: two), one.balance, two.balance)
for s in ["a", "b", "c"] { one.note(s) }; print(one.log)
let summary = [one, two].sorted { $0.balance > $1.balance }.map { "\($0.id): \($0.balance)" }.joined(separator: "; "); print(summary)
let totals = [one, two].reduce(into: [String: Double]()) { $0[$1.id] = $1.balance }; print(totals.keys.sorted().map { "\($0)=\(totals[$0]!)" })
