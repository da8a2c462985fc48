struct T { static let a = T(); static func a(x: Int) -> T { T() }; static var b: T { T() } ; static func b(_ c: Int) -> T { T() } }
func use(_ t: T) { print(t) }
use(.a)
use(.b)
use(.a(x: 1))
func run(_ f: () -> Void) { f() }
run { use(.a) }
print(T.a)
