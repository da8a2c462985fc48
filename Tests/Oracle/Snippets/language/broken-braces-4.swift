func f() {
  if x > 3 {
    undefined1()
  else {
    undefined2()
  }
}
