let x = 4
switch x {
  print("one")
}
