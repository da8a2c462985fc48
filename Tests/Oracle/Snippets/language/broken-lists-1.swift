func f() {
  print(1, )
  print(1, 2 3, 4 5)
  undefined1()
}
