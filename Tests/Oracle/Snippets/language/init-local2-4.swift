func d(_ f: Bool) {
  let x: Int
  do { x = try t() } catch { print("e") }
  print(x)
}
func t() throws -> Int { 1 }
func e() {
  let x: Int
  func inner() { print(x) }
  inner()
  x = 1
}
