func a() {
  let x: Int
  print(x)
  print(x)
}
