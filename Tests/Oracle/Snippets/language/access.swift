struct Account { private var balance = 0; fileprivate var code = 1; private func audit() {}; private(set) var owner = "x"; private init(n: Int) {}; init() {} ; private static let limit = 3 }
class Vault { private let secret = 1; private func open() {} }
let a = Account()
print(a.balance)
a.audit()
print(a.code)
var b = Account()
b.owner = "y"
print(Account(n: 1))
print(Account.limit)
let v = Vault()
print(v.secret)
v.open()
private func hidden() {}
hidden()
