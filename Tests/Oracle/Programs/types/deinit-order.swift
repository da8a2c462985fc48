final class T { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") } }
do { let a = T("a"); do { let b = T("b"); print(b.n) }; print(a.n) }; var o: T? = T("o"); o = nil; o = T("p"); o = T("q"); var arr = [T("r"), T("s")]; arr.removeFirst(); print("mid"); arr = []
func f() { let t = T("f"); defer { print("defer \(t.n)") }; print("in f") }; f(); struct H { let t = T("h") }; var h: H? = H(); h = nil; print(h == nil ? "nil" : "h", o!.n); class Parent { var kids: [Kid] = []; deinit { print("parent gone") } }; class Kid { weak var parent: Parent?; deinit { print("kid gone") } }
extension H: Equatable { static func == (a: H, b: H) -> Bool { a.t === b.t } }
do { let p = Parent(); let k = Kid(); k.parent = p; p.kids.append(k) }; print("end")
