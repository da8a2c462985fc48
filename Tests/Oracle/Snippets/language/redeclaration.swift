let a = 1
let a = 2
var b = 1
func b() {}
func c() {}
func c() {}
func d(x: Int) {}
func d(x: Int) -> Int { 1 }
func d(y: Int) {}
struct E {}
class E {}
func f(x: Int) { let x = 2; let x = 3; print(x) }
struct G { var a = 1; var a = 2; func b() {}; func b() {}; var c: Int { 1 }; func c() {} }
enum H { case a, a; case b; case b(Int) }
func g(a: Int, a: Int) {}
protocol P {}
protocol P {}
