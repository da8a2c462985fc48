let numbers = [1]
let sorted = numbers.sorted(by: { $0 > $1 }
print(sorted)
func g(_ a: () -> Void, b: () -> Void) {}
func f() {
  g({ print(1) }, b: { print(2) }
  let x = 3
  print(x)
}
func h() {
  g({ print(1) }, b: { print(2) }

  // words
  return
}
func k() {
  g({ print(1) }, b: { print(2) }
}
