let a = 1
var b = 2
for i in 0..<3 { print("x") }
if let x = Int("3") { print("y") }
if true { let c = 1; var d = 2; print(d) }
func f() { let e = 1 }
let g = { let h = 1 }
do { let i = 2 }
struct S { var x: Int { let y = 1; return 2 }; init() { let z = 1 }; let q = { let w = 1; return 3 }() }
class C { deinit { let p = 1 }; var o = 1 { didSet { let s = 2 } }; subscript(i: Int) -> Int { get { let t = 1; return 1 } set { let u = 2 } } }
