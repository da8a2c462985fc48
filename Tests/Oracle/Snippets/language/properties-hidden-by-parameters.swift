class A { let x: Int; var y = 0; init(x: Int, y: Int) { x = x; y = y }; func set(y: Int) { y = y + 1 } }
struct B { var z: Int; init(z: Int) { z = z }; mutating func set(_ z: Int) { z = z; z += 1 } ; func get() -> Int { let z = 3; z = 4; return z } }
func f(a: Int) { a = 3; a += 1 }
var a = 3
func g(a: Int) { a = 3 }
for i in 0..<3 { i = 4; i += 1 }
let q = [1].map { x in x = 3; return x }
