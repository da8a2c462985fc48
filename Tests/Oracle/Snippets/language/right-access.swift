struct Account {
  private(set) var balance = 0
  fileprivate var log: [String] = []
  private func note(_ s: String) -> String { s }
  mutating func add(_ n: Int) { balance += n; log.append(note("\(n)")) }
}
extension Account { var last: String? { log.last.map { note($0) } } }
var a = Account()
a.add(3)
print(a.balance, a.log, a.last ?? "")
