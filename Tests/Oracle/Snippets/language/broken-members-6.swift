struct S {
  func f() { }
  }
  func g() { undefined1() }
}
