struct Account {
  private(set) var balance = 0
  mutating func withdraw(_ amount: Int) {
    precondition(amount <= balance, "not enough money: \(balance) < \(amount)")
    balance -= amount
  }
}
var account = Account()
account.withdraw(0)
account.withdraw(5)
