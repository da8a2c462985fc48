func outer(_ n: Int) -> Int {
  var memo: [Int: Int] = [:]
  func fib(_ k: Int) -> Int {
    if k < 2 { return k }
    if let known = memo[k] { return known }
    let value = fib(k - 1) + fib(k - 2)
    memo[k] = value
    return value
  }
  struct Local { var v: Int; func twice() -> Int { v * 2 } }
  enum Kind { case a, b }
  let kind = Kind.a
  return fib(n) + Local(v: 1).twice() + (kind == .b ? 1 : 0)
}
