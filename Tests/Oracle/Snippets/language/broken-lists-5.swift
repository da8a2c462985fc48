func f() {
  foo(1, 2))
  undefined1()
  undefined2()
}
