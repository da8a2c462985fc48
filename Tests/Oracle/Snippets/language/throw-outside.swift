enum E: Error { case bad }
func a() { throw E.bad }
func b() throws { throw E.bad }
func c() { b() }
func d() { try b() }
func e() throws { b() }
func f() { do { try b() } catch E.bad { print("x") } }
func g() { do { b() } catch { print(error) } }
func h() { let x = try? b(); print(x as Any); try! b() }
struct NotError {}
func i() throws { throw NotError() }
func j() throws { throw "x" }
func k() { do { print("x") } catch { print("y") } }
func l() { try print("x") }
let m = { throw E.bad }
let n: () -> Void = { try b() }
[1].map { try b() }
[1].forEach { _ in try b() }
