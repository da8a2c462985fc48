enum E { case a(Int, Int), b }
func f(_ e: E) {
  switch e {
  case .a(let x): print(x)
  case .b(let y): print(y)
  }
  switch e {
  case .a(let x, let y, let z): print(x, y, z)
  case .b: print(2)
  }
}
