func a(_ f: () -> Void) rethrows { f() }
func b() rethrows {}
func c(_ f: () throws -> Void) rethrows { try f() }
func d(_ f: [() throws -> Void]) rethrows { }
let x = try? Int("3")
let y = try Int("3")
try? c { throw E.a }
enum E: Error { case a }
c { throw E.a }
