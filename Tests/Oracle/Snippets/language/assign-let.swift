let a = 1
a = 2
func f(x: Int) {
  x = 3
  x += 1
  let y = 4
  y = 5
  y += 1
  y -= x
}
struct S { let a = 1; var b = 2 }
var s = S()
s.a = 3
let t = S()
t.b = 4
for i in 0..<3 { i += 1; i = 2 }
