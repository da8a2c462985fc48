func two<T>(_ a: T, _ b: T) -> T { a }
print(two(1, "a"))
let x = two(1, "a")
let y: Any = two(1, "a")
two(1, 2.5)
_ = two(1, "a")
func f(_ a: Int, _ s: String) {
  print(two(a, s))
  _ = two(a, s)
  let q: Any = two(a, s)
}
