import Foundation
actor Bank { var balance = 0; func deposit(_ n: Int) { balance += n } }
let bank = Bank()
func go() async {
  bank.deposit(5)
  print(bank.balance)
  await bank.balance = 3
  let x = await fetch()
  let y: String = await fetch()
  print(x, y)
}
func fetch() async -> Int { 1 }
func sync() { let v = fetch(); print(v) }
