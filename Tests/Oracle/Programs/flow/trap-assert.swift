func rate(_ stars: Int) {
  assert((1...5).contains(stars), "stars out of range")
  print(String(repeating: "*", count: stars))
}
rate(3)
rate(6)
