switch 3 {
  undefined1()
  print(2)
case 1: break
default: undefined2()
}
