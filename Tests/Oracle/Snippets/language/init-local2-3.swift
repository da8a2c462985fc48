func c(_ f: Bool) {
  var x: Int
  while f { x = 1; break }
  print(x)
}
