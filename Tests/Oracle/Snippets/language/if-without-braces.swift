func level(_ x: Int) -> String {
  if x > 10 return "high"
  else return "low"
}
func b(_ x: Int) {
  if x > 10 print("high")
}
