func branches(n: Int) {
  let a = if n > 1 { print(1); fatalError() } else { 4 }
  let b = switch n {
  case 1:
    print(1)
    3
  default: 4
  }
  print(a, b)
}
