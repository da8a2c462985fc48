var k = 2
func f() -> String { k = 3 }
func h() -> Int { print("x") }
let c: () -> Int = { k = 2 }
func g() -> Int { k == 3 }
func m() { k == 3 }
func n() -> Int { k += 1 }
func o() -> Bool { k = 3 }
func total(_ a: Int, _ b: Int) -> Int { a = b }
struct A { var x = 1; func get() -> Int { x = 2 }; mutating func set() -> Int { x = 2 }; var y: Int { x = 3 } }
func ff() -> String { k = 3 }
let cc: () -> Int = { k = 2 }
let d = [1, 2].map { $0 = 3 }
func gg() -> Int { undefined = 3 }
func hh() -> Int { print("x") }
func i() -> Int { var z = 1; z = 2 }
