enum E: Error { case a }
struct Other: Error {}
func f() throws(E) { throw Other() }
func g() throws(E) { throw .a }
func h() -> Int { 3 }
do { let x = try h(); print(x) } catch { print(error) }
