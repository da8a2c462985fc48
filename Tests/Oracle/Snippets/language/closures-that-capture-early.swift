func recursive() {
  let fact = { (n: Int) -> Int in n == 0 ? 1 : n * fact(n - 1) }
  print(fact(3))
}

func early() {
  let show = { print(later) }
  let later = 2
  show()
}
