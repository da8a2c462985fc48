func values() -> (y: Int, x: Int) {
  print("made once")
  return (y: 1, x: 2)
}
let p: (x: Int, y: Int) = values()
print(p.x, p.y, p)
var q = (name: "a", age: 3)
q = (age: 4, name: "b")
print(q)
let r: (a: Double, b: Int?)? = (b: 3, a: 1)
print(r!.a, r!.b as Any)
func show(_ point: (x: Int, y: Int)) { print(point) }
show((y: 5, x: 6))
let s = (y: 7, x: 8)
show(s)
print([1, "a"].count, ["k": 1, "j": "a"].count, [1, 2.5, "a"].map { "\($0)" })
for item in [1, "a", true] { print(item) }
