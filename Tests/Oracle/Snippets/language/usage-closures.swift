func f(_ s: [Int]) {
  let a = 1
  let g = { print(a) }
  g()
  var b = 0
  let h = { b += 1 }
  h()
  var c = 0
  s.forEach { c += $0 }
  s.forEach { x in print("x") }
  let i = { (x: Int) -> Int in let y = x; return 1 }
  _ = i(2)
  var d = 0
  s.forEach { x in d = x }
  func inner() { let e = 1; print(c) }
  inner()
  let j = s.map { v -> Int in
    var w = v
    return w
  }
  print(j)
}
class K {
  var n = 1
  func f() {
    let a = { [weak self] in print("x") }
    a()
    let b = { [n] in print("y") }
    b()
    let c = { [weak self] in print(self?.n ?? 0) }
    c()
    let d = { [m = n] in print(m) }
    d()
    let k = K()
    k.n = 2
    var l = K()
    l.n = 3
  }
}
