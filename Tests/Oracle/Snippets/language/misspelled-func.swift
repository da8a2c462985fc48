fun greet() -> String {
  return "hi"
}
fun everything() -> [Int] { [] }
print(greet())
