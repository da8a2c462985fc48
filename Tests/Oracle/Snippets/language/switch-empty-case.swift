enum E { case a, b }
func f(_ e: E) {
  switch e {
  case .a:
  case .b: print("b")
  }
}
