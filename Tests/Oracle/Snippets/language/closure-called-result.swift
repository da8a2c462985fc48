func f(_ x: Int) -> Int { if x > 0 { return 1 } }
func g() { return 1 }
func h() -> String { "a" ; "b" }
func i() -> Int { print("x") }
let j: Int = { return "s" }()
