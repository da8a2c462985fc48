struct S {
  func f() {
    if true {
      undefined1()
  }
  func g() {}
}
