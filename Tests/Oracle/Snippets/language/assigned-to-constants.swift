struct W { let a = 1; var b: Int { 2 }; func f() {} }
func f(p: Int, q: Int?, w: W) {
  let x: Int = 3
  x = "a"
  x = true
  p = "a"
  w.b = "a"
  w.a = 2.5
  x = [1]
  x = nil
  p = q
  w.b = q
  w.f = 3
  W.a = 3
  x = w
}
struct V { @Wr var z: Int; func f() { _z = 3; $z = "a"; $z = 3; $z = true } ; mutating func g() { $z = 3; $z = "s" } }
@propertyWrapper struct Wr<T> { var wrappedValue: T; var projectedValue: [T] { [] } }
