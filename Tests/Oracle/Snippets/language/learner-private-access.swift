class Account {
  private var balance = 0
  private(set) var owner = "a"
  fileprivate func secret() {}
  private init() {}
  static let shared = Account()
}
let a = Account.shared
print(a.balance)
a.owner = "b"
a.secret()
let b = Account()
