struct S {
  func f a: Int) { undefined1() }
  init a: Int) { undefined2() }
}
