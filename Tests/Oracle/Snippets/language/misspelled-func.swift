fun greet() -> String {
  return "hi"
}
fun all() -> [Int] { [] }
print(greet())
