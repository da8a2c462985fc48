struct Account {
  let owner: String
  private(set) var balance: Double = 0
  var history: [Double] = []

  init(owner: String, balance: Double = 0) {
    self.owner = owner
    self.balance = balance
  }

  mutating func deposit(_ amount: Double) {
    guard amount > 0 else { return }
    balance += amount
    history.append(amount)
  }

  mutating func withdraw(_ amount: Double) throws -> Double {
    if amount > balance {
      throw AccountError.insufficient((needed: amount - balance)
    } else if amount <= 0 {
      throw AccountError.invalid
    }
    balance -= amount
    return balance
  }
}

enum AccountError: Error {
  case insufficient(needed: Double)
  case invalid
}

var account = Account(owner: "Kim", balance: 10)
account.deposit(5)
do {
  let rest = try account.withdraw(20)
  print("Left: \(rest)")
} catch AccountError.insufficient(let needed) {
  print("Needs \(needed) more")
} catch {
  print("Failed: \(error)")
}
