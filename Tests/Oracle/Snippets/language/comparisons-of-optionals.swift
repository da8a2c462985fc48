let a: Int? = 1, b: Int? = 2, c = 3
let f1 = a < b
if a < b {}
if a > c {}
if c < a {}
if a + b > 3 {}
let f2 = a + b
let f3 = a == b
struct S { var g: [Int]; var n: Int?; var s: String? }
let ss = [S]()
let f4 = ss.max { $0.g.first < $1.g.first }
let f5 = ss.sorted { $0.n < $1.n }
let f6 = ss.sorted { $0.n > $1.n }
let f7 = ss.filter { $0.n > 3 }
let f8 = ss.filter { $0.g.first > 3 }
let f9 = ss.map { $0.n + $0.n }
let g1 = ss.sorted { $0.s < $1.s }
func h(_ x: Int?, _ y: Int?) -> Bool { x < y }
func k(_ x: Int?, _ y: Int?) -> Bool { return x < y && true }
func m(_ x: Double?, _ y: Double?) -> Bool { return x <= y }
while a < b {}
print(a < b)
guard ss.first?.n < ss.last?.n else { fatalError() }
