func sign(_ n: Int) -> String {
  if n > 0 {
    return "plus"
  } else if n < 0 {
    return "minus"
  }
}
func first(_ list: [Int]) -> Int? {
  for n in list { return n }
}
