func f() {
  if x > 3 {
  } else undefined1()
  }
  undefined2()
}
