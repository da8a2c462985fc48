final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("~" + n, terminator: " ") } }
func a() { var s = [T("1"), T("2")]; while let t = s.popLast() { print("pop", t.n, terminator: " ") }; print("end") }
a()
func b() { var s = [T("1"), T("2"), T("3")]; while !s.isEmpty { let t = s.removeLast(); print("rm", t.n, terminator: " ") }; print("end") }
b()
func c() { var q = [T("1"), T("2")]; while let t = q.first { q.removeFirst(); print("f", t.n, terminator: " ") }; print("end") }
c()
func d() { var i = 0; while let t = Optional(T("\(i)")), t.n != "2" { i += 1; print("w", terminator: " ") }; print("end") }
d()
func e() { var i = 0; repeat { let t = T("\(i)"); i += 1; print("r", t.n, terminator: " ") } while i < 2; print("end") }
e()
func f() { for case let t? in [T("a"), nil, T("b")] { print(t.n, terminator: " ") }; print("end") }
f()
func g() { var s = [T("1"), T("2")]; while let t = s.popLast() { let k = T("k"); print("pop", t.n, k.n, terminator: " ") }; print("end") }
g()
class L { var next: L?; let i: Int; init(_ i: Int, _ n: L?) { self.i = i; next = n }; deinit { print("~\(i)", terminator: " ") } }
func h() { var l: L? = L(1, L(2, L(3, nil))); while let x = l { l = x.next; print("at", x.i, terminator: " ") }; print("end") }
h()
func k() { var s = [T("1"), T("2")]; if let t = s.popLast() { print(t.n, terminator: " ") }; print("after", terminator: " "); guard let u = s.popLast() else { return }; print(u.n, "end") }
k()
var s2 = [T("1"), T("2")]; while let t = s2.popLast() { print("pop", t.n, terminator: " ") }; print("end")
