struct Q { func area() -> Double { 1 }; let n: Int; func count() -> Int { 1 }; func name() -> String { "" }; func on() -> Bool { true } }
let qs: [Q] = []
let a = qs[0], b = qs[1]
var d = 1.0
let x1 = a.area < 3.0
let x2 = a.area > d
let x3 = d > a.area
let x4 = a.area == 3.0
let x5 = a.area * 2
let x6 = a.area + d
let x7 = d + a.area
let x8 = a.count + 1
let x9 = 1 + a.count
let y1 = a.name + "x"
let y2 = "x" + a.name
let y3 = a.name == "x"
let y4 = a.count > 3
let y5: Double = a.area * 2
let y6: Double = d * a.area
func f() -> Double { a.area * 2 }
func g() -> Double { return d + a.area }
func h() -> Int { a.count + 1 }
func i() -> String { a.name + "x" }
func j() -> String { "x" + a.name }
func k() -> Bool { a.on && true }
func l() -> Bool { a.count > 3 }
func m() -> Bool { a.name == "x" }
func n() -> Bool { a.area > 3 }
func o() -> Bool { a.area > 3.5 }
func p() -> [Double] { qs.map { $0.area } }
func q() -> [Q] { qs.filter { $0.on } }
func r() -> [Int] { return qs.map { q in q.count } }
func s() -> [String] { qs.map { $0.name + "x" } }
func t() -> [String] { qs.map { "x" + $0.name } }
func u() -> [Double] { qs.map { $0.area * 2 } }
func v() -> Double { qs.reduce(0) { $0 + $1.area } }
func w() -> Double { qs.reduce(0.0) { $0 + $1.area } }
func x() -> Int { qs.reduce(0) { $0 + $1.count } }
func aa() -> Bool { qs.contains { $0.name == "x" } }
func bb() -> Q? { qs.first { $0.name == "x" } }
func cc() { d += a.area }
func dd() { d = a.area }
func ee() { d = a.area + 1 }
func ff() { for q in qs { d += q.area } }
func gg() { print("\(a.area * 2)") }
func hh() { print(a.area + 1) }
func ii() { if a.on { } }
func jj() { if a.area { } }
func ll() { let c = !a.on; print(c) }
func oo() { let c = Int(a.area); print(c) }
func pp() { let c = String(a.count); print(c) }
func qq() { let c = [a.area, 3]; print(c) }
func rr() { let c: [Double] = [a.area, 3]; print(c) }
func ss() { switch a.count { case 1: break; default: break } }
func tt() { for i in 0..<a.count { print(i) } }
func uu() { let c = a.name.count; print(c) }
func vv() { let c = a.name.uppercased(); print(c) }
func ww() { qs.sorted { $0.name > $1.name }.forEach { print($0) } }
func yy() { let c = qs.map { $0.count }.max(); print(c ?? 0) }
