struct S {
  func f() 
    undefined1()
  }
  func g() {}
}
