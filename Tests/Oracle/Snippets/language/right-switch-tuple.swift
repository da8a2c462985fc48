func describe(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (let x, 0): return "x \(x)"
  case (0, let y): return "y \(y)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (_, _): return "other"
  }
}
func both(_ a: Bool, _ b: Bool) -> Int {
  switch (a, b) {
  case (true, true): return 1
  case (true, false): return 2
  case (false, _): return 3
  }
}
