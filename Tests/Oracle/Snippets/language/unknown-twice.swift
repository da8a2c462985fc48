func f() {
  print(foo)
  print(foo)
  let x = bar + 1
  _ = x
}
