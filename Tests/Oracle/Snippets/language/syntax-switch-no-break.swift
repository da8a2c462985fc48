let n = 1
switch n {
case 1:
case 2:
  print("two")
default:
  print("d")
}
