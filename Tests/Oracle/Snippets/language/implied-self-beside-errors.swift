func run(_ f: @escaping () -> Void) {}
func foo() -> Int { 1 }
class D { var onDone: (() -> Void)?; var p = 0; func go() {}
 func d() { run { p = 1; run { [weak self] in self.go() } } }
 func f() { run { p = 1; let x: Int = "a" } }
 func g() { run { p = "a" } }
 func h() { run { p = 1 } }
}
let a = Int("5") as Int
let b = ["a": 1]["a"] as Int
let c: Int? = 3
let d = c as Int
let e = "a" as Int
func log(_ message: @autoclosure () -> String) { print("a \(message)") }
func log2(_ message: @autoclosure () -> String) { print(message) }
func log3(_ message: () -> String) { print(message); print("\(message)") }
