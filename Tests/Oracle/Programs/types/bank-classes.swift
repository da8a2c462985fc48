enum TransferError: Error, Equatable {
  case insufficientFunds(needed: Double)
  case sameAccount
  case frozen(String)
}

class Account: CustomStringConvertible {
  static private(set) var count = 0
  let id: Int
  let owner: String
  private(set) var balance: Double {
    didSet { history.append(balance - oldValue) }
  }
  private(set) var history: [Double] = []
  var isFrozen = false

  init(owner: String, balance: Double = 0) {
    Account.count += 1
    id = Account.count
    self.owner = owner
    self.balance = balance
  }

  convenience init(copying other: Account) {
    self.init(owner: other.owner + " II", balance: other.balance)
  }

  var description: String { "#\(id) \(owner): \(balance)" }

  func deposit(_ amount: Double) { balance += amount }

  func withdraw(_ amount: Double) throws {
    guard !isFrozen else { throw TransferError.frozen(owner) }
    guard amount <= available else {
      throw TransferError.insufficientFunds(needed: amount - available)
    }
    balance -= amount
  }

  var available: Double { balance }
}

class CreditAccount: Account {
  var limit: Double

  init(owner: String, limit: Double) {
    self.limit = limit
    super.init(owner: owner, balance: 0)
  }

  override var available: Double { super.available + limit }
  override var description: String { "credit " + super.description }
}

struct Bank {
  private var accounts: [Int: Account] = [:]

  subscript(id: Int) -> Account? { accounts[id] }

  mutating func open(_ account: Account) -> Int {
    accounts[account.id] = account
    return account.id
  }

  func transfer(_ amount: Double, from: Int, to: Int) throws {
    guard from != to else { throw TransferError.sameAccount }
    guard let source = self[from], let target = self[to] else { return }
    try source.withdraw(amount)
    target.deposit(amount)
  }

  var total: Double { accounts.values.map(\.balance).reduce(0, +) }
}

var bank = Bank()
let ann = bank.open(Account(owner: "Ann", balance: 100))
let bob = bank.open(CreditAccount(owner: "Bob", limit: 50))
let cat = bank.open(Account(copying: bank[ann]!))
func attempt(_ amount: Double, _ from: Int, _ to: Int) {
  do {
    try bank.transfer(amount, from: from, to: to)
    print("ok", bank[from]!, bank[to]!)
  } catch TransferError.insufficientFunds(let needed) where needed > 1000 {
    print("far too little")
  } catch TransferError.insufficientFunds(let needed) {
    print("needs", needed)
  } catch let error as TransferError {
    print("failed:", error, error == .sameAccount)
  } catch {
    print("unexpected", error)
  }
}
attempt(30, ann, bob)
attempt(60, bob, cat)
attempt(60, bob, cat)
attempt(5000, bob, cat)
attempt(1, cat, cat)
bank[cat]?.isFrozen = true
attempt(1, cat, ann)
print(bank.total, Account.count, bank[ann]?.history ?? [], bank[99] as Any)
print(bank[bob] is CreditAccount, (bank[bob] as? CreditAccount)?.limit ?? 0)
