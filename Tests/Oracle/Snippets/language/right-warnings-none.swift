func f() -> Int {
  let debug = Int("1") != nil
  var n = 0
  if debug { n += 1 }
  let g = { n }
  defer { print("bye") }
  do { n = 3 }
  return g() + n
}
class K { var t = 0 { didSet { if t != oldValue { print(t) } } } ; deinit { print("x") } }
let k = K()
k.t = 4
_ = f()
