class Bank { func deposit(amount: Double, to account: String) {}; func withdraw(_ amount: Double, from account: String = "main") {}; init(name: String) {} }
let b = Bank(name: "x")
b.deposit(10, to: "a")
b.deposit(amount: 10, account: "a")
b.deposit(amount: 10)
b.withdraw(amount: 5)
b.withdraw(5, "x")
b.withdraw(5, from: 3)
b.withdraw("5")
b.withdraw()
Bank("x")
Bank()
b.deposit(to: "a", amount: 10)
let i = 5
b.withdraw(i)
b.deposit(amount: i, to: "x")
b.close()
print(b.balance)
b.deposit
