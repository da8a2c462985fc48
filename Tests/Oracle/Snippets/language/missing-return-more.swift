func a() -> Int { }
func b(_ x: Int) -> Int {
  if x > 0 { return 1 }
}
func c(_ x: Int) -> String {
  switch x {
  case 0: return "a"
  default: print("b")
  }
}
func d(_ x: Int) -> Int {
  while x > 0 { return 1 }
}
func e() -> Int { print("a"); print("b") }
