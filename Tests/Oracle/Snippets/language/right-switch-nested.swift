enum Expr { indirect case add(Expr, Expr); case num(Int); indirect case neg(Expr) }
func eval(_ e: Expr) -> Int {
  switch e {
  case .num(let n): return n
  case let .add(.num(a), .num(b)): return a + b
  case .add(let l, let r): return eval(l) + eval(r)
  case .neg(.neg(let inner)): return eval(inner)
  case .neg(let inner): return -eval(inner)
  }
}
