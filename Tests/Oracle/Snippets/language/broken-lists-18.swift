func f() {
  print("a" + )
  print("a" + "b"
  print("c")
  undefined2()
}
