protocol Account: AnyObject { var id: Int { get }; var balance: Double { get set }; func withdraw(_ amount: Double) throws }
enum BankError: Error, CustomStringConvertible { case insufficient(needed: Double), frozen, unknown(Int)
  var description: String { switch self { case .insufficient(let n): "need \(n) more"; case .frozen: "frozen"; case .unknown(let id): "no account \(id)" } } }
extension Account { func withdraw(_ amount: Double) throws { guard balance >= amount else { throw BankError.insufficient(needed: amount - balance) }; balance -= amount } ; func deposit(_ a: Double) { balance += a } }
final class Savings: Account { let id: Int; var balance: Double; var rate: Double = 0.05; init(id: Int, balance: Double) { self.id = id; self.balance = balance }; func addInterest() { balance *= 1 + rate } }
final class Frozen: Account { let id: Int; var balance = 0.0; init(_ id: Int) { self.id = id }; func withdraw(_ amount: Double) throws { throw BankError.frozen } }
struct Bank { private var accounts: [Int: any Account] = [:]; private(set) var log: [String] = []
  mutating func open(_ a: some Account) { accounts[a.id] = a; log.append("opened \(a.id) (\(type(of: a)))") }
  func find(_ id: Int) throws -> any Account { guard let a = accounts[id] else { throw BankError.unknown(id) }; return a }
  mutating func transfer(_ amount: Double, from: Int, to: Int) -> Result<Double, BankError> { do { let a = try find(from), b = try find(to); try a.withdraw(amount); b.deposit(amount); log.append("moved \(amount)"); return .success(b.balance) } catch let e as BankError { log.append("failed: \(e)"); return .failure(e) } catch { fatalError("\(error)") } }
  subscript(id: Int) -> Double? { accounts[id]?.balance }
  var total: Double { accounts.values.reduce(0) { $0 + $1.balance } } }
var bank = Bank(); bank.open(Savings(id: 1, balance: 100)); bank.open(Frozen(2)); bank.open(Savings(id: 3, balance: 50.5))
print(bank.transfer(30, from: 1, to: 3), bank.transfer(300, from: 1, to: 3), bank.transfer(1, from: 2, to: 1), bank.transfer(1, from: 9, to: 1))
bank.log.forEach { print($0) }; print(bank[1] as Any, bank[7] as Any, bank.total)
if let s = try? bank.find(3) as? Savings { s.addInterest(); print(s.balance) }
for r in [bank.transfer(5, from: 1, to: 2), bank.transfer(500, from: 1, to: 2)] { switch r { case .success(let b): print("ok", b); case .failure(.insufficient(let n)) where n > 100: print("lots", n); case .failure(let e): print(e) } }
do { _ = try bank.find(77) } catch { print("Error: \(error)", error is BankError, error as? BankError != nil) }
