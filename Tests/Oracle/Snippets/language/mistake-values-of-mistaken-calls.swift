struct Point { var x: Int; var y: Int }
func add(_ a: Int, _ b: Int) -> Int { a + b }
let p = Point(x: 1, y: "2")
print(p.z)
p.x = 3
let sum = add(1, "2")
let text: String = sum
sum.foo()
func f() {
  let q = Point(x: 1)
  q.z()
  var m = add("1", 2)
  m = 3
  let v = m + "a"
}
