enum Kind { case a, b, c }
func text(_ k: Kind) -> String {
  switch k {
  case .a: 3
  case .b: true
  case .c: "x"
  }
}
func text2(_ k: Kind) -> String {
  switch k {
  case .a: 3
  case .b: true
  }
}
func text4(_ n: Int) -> String {
  if n > 3 { 4 } else if n < 0 { true } else { "x" }
}
func text5(_ n: Int) -> String {
  let t: String = if n > 3 { 4 } else { n.foo }
  return t
}
func text6(_ n: Int) -> String {
  if n > 3 { return 4 } else { return true }
}
