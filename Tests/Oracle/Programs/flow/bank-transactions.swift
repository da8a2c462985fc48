struct Account { let owner: String; private(set) var balance: Int
  mutating func deposit(_ amount: Int) { balance += amount }
  mutating func withdraw(_ amount: Int) throws {
    guard amount > 0 else { throw BankError.invalid(amount) }
    guard balance >= amount else { throw BankError.insufficient(owner, missing: amount - balance) }
    balance -= amount
  }
}
enum BankError: Error { case insufficient(String, missing: Int), invalid(Int), unknown(String), frozen }
class Bank {
  private var accounts: [String: Account] = [:]
  private(set) var history: [String] = []
  var isFrozen = false
  func open(_ name: String, with amount: Int = 0) { accounts[name] = Account(owner: name, balance: amount) }
  func transfer(_ amount: Int, from a: String, to b: String) throws {
    if isFrozen { throw BankError.frozen }
    guard accounts[a] != nil else { throw BankError.unknown(a) }
    guard accounts.keys.contains(b) else { throw BankError.unknown(b) }
    history.append("try \(amount)")
    defer { history.append("end") }
    try accounts[a]!.withdraw(amount)
    accounts[b]?.deposit(amount)
    history.append("\(a) -> \(b)")
  }
  subscript(name: String) -> Int { accounts[name]?.balance ?? 0 }
}
let bank = Bank()
bank.open("ann", with: 100); bank.open("bob")
func attempt(_ amount: Int, _ a: String, _ b: String) {
  do {
    try bank.transfer(amount, from: a, to: b)
    print("ok", bank[a], bank[b])
  } catch BankError.insufficient(let who, let missing) where missing < 10 {
    print("\(who) lacks only \(missing)")
  } catch BankError.insufficient(let who, missing: _) {
    print("\(who) is poor")
  } catch BankError.unknown(let name) {
    print("who is \(name)?")
  } catch let error as BankError {
    print("bank error: \(error)")
  } catch {
    print("never")
  }
}
attempt(30, "ann", "bob")
attempt(75, "ann", "bob")
attempt(500, "ann", "bob")
attempt(-1, "ann", "bob")
attempt(1, "zed", "bob"); attempt(1, "ann", "zoe")
bank.isFrozen = true
attempt(1, "ann", "bob")
print(bank.history)
let result = Result { try bank.transfer(1, from: "ann", to: "bob") }
if case .failure(BankError.frozen) = result { print("frozen") }
var total = 0
for name in ["ann", "bob", "eve"] { total += bank[name] }
print(total, (try? bank.transfer(1, from: "a", to: "b")) == nil)
