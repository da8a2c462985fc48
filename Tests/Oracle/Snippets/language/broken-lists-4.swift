func f() {
  foo(1, 2]
  undefined1()
}
