enum E { case a, b, c }
func f(_ e: E, _ n: Int, _ s: String) {
  switch e {
  case .a: print(1)
  case .a: print(2)
  case .b: print(3)
  case .c: print(3)
  }
  switch e {
  case .a, .b, .c: print(1)
  default: print(2)
  }
  switch n {
  case 1: print(1)
  case 1: print(2)
  default: print(3)
  }
  switch s {
  case "a": print(1)
  case "a": print(2)
  default: print(3)
  }
}
