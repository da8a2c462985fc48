func a() -> Int { return "x" }
func b() -> String { 5 }
func c() -> Bool { return 1 }
func d() -> [Int] { return ["a"] }
func e() -> Int { let x = 2.5; return x }
func f() { return 5 }
func g() -> Int { return }
func h() -> Int? { return "x" }
