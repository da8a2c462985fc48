func f(x: Int) -> Int { let x = x + 1; return x }
func g(_ s: String) -> String {
  let s = s + "!"
  return s
}
print(f(x: 1), g("a"))
let a, b: Int
(a, b) = (1, 2)
print(a + b)
let k = { (n: Int) -> Int in let n = n * 2; return n }
print(k(2))
