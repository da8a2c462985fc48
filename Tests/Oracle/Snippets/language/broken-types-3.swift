var d: String: Int] = [:]
func f(x: Int]) -> String] { undefined1() }
let c: (Int] = 3
func g() -> String: Int] { }
