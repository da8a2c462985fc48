func f() {
  print("a"
}
