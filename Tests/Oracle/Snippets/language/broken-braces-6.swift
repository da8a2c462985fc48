func f() {
  } else {
  undefined1()
}
