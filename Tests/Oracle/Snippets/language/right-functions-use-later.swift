func outer() -> Int {
  func inner(_ n: Int) -> Int { n + k }
  func twice(_ n: Int) -> Int { inner(n) * 2 }
  let k = 3
  return twice(1)
}
print(outer())
