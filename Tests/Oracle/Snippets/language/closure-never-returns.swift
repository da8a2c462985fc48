let n: Int = { fatalError() }()
struct S { var x: String = { fatalError("no") }() }
func g() -> Int { { fatalError() }() }
let m = Optional<Int>.none ?? { fatalError("missing") }()
print(n, m, S().x)
