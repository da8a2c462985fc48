func a() -> Int {
  return 1
  print("never")
}
func b() {
  fatalError()
  print("never")
}
func c() {
  for i in 0..<3 {
    break
    print(i)
  }
  while true { }
  print("never")
}
func d() throws {
  throw E.bad
  print("x")
}
enum E: Error { case bad }
