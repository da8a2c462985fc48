func a(_ x: Int) -> Int { if x > 0 { return 1 } else { return 2 } }
func b(_ x: Int) -> Int { while true { if x > 2 { return 3 } } }
func c(_ x: Int) -> Int { fatalError() }
func d(_ x: Bool) -> Int { switch x { case true: return 1; case false: return 2 } }
func e(_ x: Int) throws -> Int { if x > 0 { return 1 }; throw E.bad }
enum E: Error { case bad }
func f(_ x: Int) -> Int { guard x > 0 else { fatalError("no") }; return x }
func g(_ x: Int) -> Int { do { return try e(x) } catch { return 0 } }
func h(_ x: Int) -> Int { repeat { return 1 } while x > 0 }
func i(_ x: Int) -> Int { defer { print(x) }; return 2 }
func j(_ x: Int) -> Never { fatalError() }
func k() -> Int { preconditionFailure("x") }
func l(_ x: Int) -> Int { if x > 0 { return 1 }; j(x) }
