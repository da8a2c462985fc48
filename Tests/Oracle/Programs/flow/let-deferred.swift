let x: Int; let b = true; if b { x = 1 } else { x = 2 }; print(x); var y: String; switch x { case 1: y = "one"; default: y = "?" }; print(y)
func f() -> Int { let z: Int; do { z = try g() } catch { z = -1 }; return z }; func g() throws -> Int { throw E.e }; enum E: Error { case e }; print(f())
let u: (a: Int, b: Int); u = (1, 2); print(u.b); let a = 1, c = 2, (d, e) = (3, 4); print(a + c + d + e); var (p, q) = (1, 2); p += q; q = 0; print(p, q); let _ = 3; _ = x
do { let x = 5; print(x); do { let x = "in"; print(x) } }; if let x = Optional(9) { print(x) }; for x in 0..<1 { print(x) }; let 日本 = "名"; let `class` = 3; print(日本, `class`)
