final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
struct Pair { let a = T("pa"); let b = T("pb") }
enum E: Error { case a(T) }
do { let p = Pair(); _ = p.a; print("in") }
print("1")
switch T("sw") { case let t where t.n == "sw": print("sw ok"); default: break }
print("2")
do { let t = T("thr"); throw E.a(t) } catch E.a(let t) { print("caught", t.n) }
print("3")
do { throw E.a(T("x")) } catch { print("c") }
print("4")
if case .a(let t) = E.a(T("ifc")) { print(t.n) }
print("5")
switch (T("t1"), 2) { case (let a, let n): print(a.n, n) }
print("6")
func g() { switch T("fsw") { case let t: print(t.n) }; print("g1"); do { throw E.a(T("fx")) } catch E.a(let t) { print(t.n) } catch {}; print("g2") }
g()
print("7")
print("8")
switch Optional(T("op")) { case let t?: print(t.n); case nil: break }
print("10")
