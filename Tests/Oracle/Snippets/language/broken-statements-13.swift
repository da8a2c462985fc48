func f() {
  return return 3
  undefined1()
}
