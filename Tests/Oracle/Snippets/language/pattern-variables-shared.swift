enum Shape { case circle(Int), square(Int), none }
func size(_ shape: Shape) -> Int {
  switch shape {
  case .circle(let n), .square(let n): return n
  case .none: return 0
  }
}
func unused(_ shape: Shape) -> Int {
  switch shape {
  case .circle(let n), .square(let n): return 1
  case .none: return 0
  }
}
func merged(_ a: Int?, _ b: Int?) -> Int? {
  switch (a, b) {
  case let (a?, b?): a + b
  case (let x, nil), (nil, let x): x
  }
}
print(size(.circle(1)), unused(.none), merged(1, nil) as Any)
