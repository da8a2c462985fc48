func greet(_ name: String) {
  print("Hello, " + name
  if name.isEmpty { print("nobody") }
}
func leave() {
  print("Bye"
}
