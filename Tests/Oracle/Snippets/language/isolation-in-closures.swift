@MainActor func update() {}
func caller() {
  Task { update() }
  Task { await update() }
  Task { @MainActor in update() }
  Task.detached { update() }
  Task.detached { await update() }
  let c = { update() }
  c()
  [1, 2].forEach { _ in update() }
  func inner() { update() }
  inner()
}
@MainActor struct Counter {
  var n = 0
  mutating func inc() { n += 1 }
  static let zero = Counter()
}
func useCounter() {
  var c = Counter()
  c.inc()
  print(c.n)
  print(Counter.zero)
}
