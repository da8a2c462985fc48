func run(_ f: @escaping () -> Void) {}
class D { var onDone: (() -> Void)?; var p = 0; func go() {}
 func a() { run { [weak self] in self.onDone?() } }
 func d() { run { p = 1; run { [weak self] in self.go() } } }
 func e() { run { p = 1; run { foo() } } }
 func f() { run { p = 1; let x: Int = "a" } }
 func g() { run { p = 1; go() }; let z = 3 }
 func h() { run { run { p += 1 } } }
}
