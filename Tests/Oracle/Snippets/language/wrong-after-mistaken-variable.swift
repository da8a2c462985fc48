let q = [3]
let xs = q.foo
print(xs.map(\.name))
let ys = undefinedThing()
print(ys.map(\.name), ys.sorted(by: \.n))
func f() {
  let zs = q.foo
  print(zs.map(\.name))
  for a in q.bar { print(a.map(\.x), a.name) }
  for (a, b) in q.bar { print(a, b.map(\.x)) }
  zs.filter(\.isOn).forEach { print($0) }
  let ws = zs.filter { $0.isOn }.map(\.name)
  print(ws)
  print(zs.contains(.red), zs == .red)
  let u = zs.reduce(0) { $0 + $1 }
  zs.forEach { x in print(x) }
  print(zs.map { $0 })
  let v = zs.map { a, b in a + b }
  if let z = zs.first { print(z.map(\.x)) }
}
struct S {
  var m = q.foo
  func g() { print(m.map(\.name)) }
  func h(_ r: Missing) { print(r.map(\.name), r.x(.red)) }
  var n: Missing
  func i() { print(n.map(\.name), n == .red) }
}
