let balances: [UInt] = [3, 5]
func spend(_ amount: UInt, from balance: UInt) -> UInt { balance - amount }
print(spend(2, from: balances[0]))
print(spend(4, from: balances[0]))
