func f(a: Int = "x", b: String = 1) {}
struct S { var a: Int = "x"; var b: String = 1; let c: [Int] = ["a"] }
