func f() {
  if let x = y undefined1() }
  undefined2()
}
func g() { undefined3() }
