func f() {
  if x == 3 {
    undefined1()
  }}
  undefined2()
}
