func move(x: Int, y: Int) {}
move(y: 1, x: 2)
struct P { var a: Int; var b: Int; var c: Int }
_ = P(b: 1, a: 2, c: 3)
_ = P(a: 1, c: 2, b: 3)
