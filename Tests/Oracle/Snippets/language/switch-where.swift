enum E { case a(Int), b }
func f(_ e: E) {
  switch e {
  case .a(let n) where n > 0: print(n)
  case .b: print("b")
  }
  switch e {
  case .a(0): print(0)
  case .a(1): print(1)
  case .b: print("b")
  }
}
