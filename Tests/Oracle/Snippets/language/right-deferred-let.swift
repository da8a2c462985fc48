func grade(_ n: Int) -> String {
  let text: String
  switch n {
  case 90...: text = "A"
  case 80..<90: text = "B"
  case ..<0: return "?"
  default: text = "C"
  }
  return text
}
func pick(_ flag: Bool) -> (Int, Int) {
  let a: Int
  let b: Int
  if flag { a = 1; b = 2 } else { a = 3; b = a + 1 }
  return (a, b)
}
func loop(_ items: [Int]) -> Int {
  let found: Int
  search: do {
    for item in items where item > 3 { found = item; break search }
    found = -1
  }
  return found
}
