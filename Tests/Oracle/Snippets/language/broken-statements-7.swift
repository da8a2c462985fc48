switch x {
case 1 print(1)
case 2: undefined1()
case : undefined2()
case 3, : undefined3()
defalt: undefined4()
}
