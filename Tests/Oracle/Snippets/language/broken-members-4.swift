struct S {
  print("x")
  x = 3
  if true { }
  undefined1()
  return 3
}
