func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
func bump(_ n: inout Int, by k: Int = 1) { n += k }
struct P { var x = 1; var list = [1, 2] }
var p = P()
bump(&p.x)
bump(&p.list[0], by: 3)
var a = 1, b = 2
swapTwo(&a, &b)
swap(&a, &b)

print(p, a, b)
