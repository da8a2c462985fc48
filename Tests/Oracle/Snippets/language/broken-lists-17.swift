func f() {
  let a = b c: 3)
  undefined1()
  Text("x").padding().font(.title))
  undefined2()
}
