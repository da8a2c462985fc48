enum E { case a, b }
func f(_ e: E, _ n: Int) {
  switch n {
  case "a": print(1)
  case .a: print(2)
  default: print(3)
  }
  switch e {
  case 1: print(1)
  case .z: print(2)
  default: print(3)
  }
}
