struct V { var n: Int; var o: Int? ; var w: V2; func f() -> Int? { 1 }; func g() -> Int { 1 } }
struct V2 { var t: String?; var k: Int }
struct U { var name: String?; var age: Int; var v: V?; var w: V }
func f(_ u: U?, _ a: [U]) {
  print(u.v.n, u.v.w.k, u.w.w.k)
  let q = u.w.o
  let s: Int = u.w.o
  let r: Int = u.v.f()
  let p: Int? = u.w.o
  let x: Int? = u.w.n
  let y: Int = u.age
  let z = u.age
  let w1 = u.age + 1
  let w2 = u.w.o + 1
  if u.age > 3 {}
  if u.name == "a" {}
  for c in u.name {}
  let m: String = u.age
}
