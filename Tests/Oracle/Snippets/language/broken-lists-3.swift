func f() {
  foo(1, 2
  undefined1()
  let y = 2
}
func g() {}
