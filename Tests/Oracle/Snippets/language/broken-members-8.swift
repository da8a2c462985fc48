struct S {
  func f(a: Int {
    undefined1()
  }
  func g() { undefined2() }
}
