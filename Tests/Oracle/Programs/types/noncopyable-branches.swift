struct Once: ~Copyable { let id: Int; deinit { print("deinit", id) }
  consuming func use() -> Int { let n = id; discard self; return n * 10 } }
print(Once(id: 1).use())
let r = Once(id: 2).use() + Once(id: 3).use(); print(r)
func choose(_ n: Int) { let a = Once(id: n); switch n { case 1: print(a.use()); case 2: print("two"); default: _ = consume a; print("other") }; print("end", n) }
choose(1); choose(2); choose(3)
func nested(_ a: Bool, _ b: Bool) { let o = Once(id: 5); if a { if b { print(o.use()) } else { print("not b") } } else { print("not a") }; print("out") }
nested(true, true); nested(true, false); nested(false, false)
func ret(_ a: Bool) -> Int { let o = Once(id: 6); if a { return o.use() }; print("fallthrough"); return 0 }
print(ret(true)); print(ret(false))
func whileLoop() { var n = 0; while true { let o = Once(id: 100 + n); n += 1; if n == 3 { print(o.use()); break } }; print("left") }
whileLoop()
struct Outer: ~Copyable { var inner: Once; let tag: String; deinit { print("outer", tag) } }
do { let o = Outer(inner: Once(id: 7), tag: "t"); print(o.inner.id) }
do { var o = Outer(inner: Once(id: 8), tag: "u"); o.inner = Once(id: 9); print("replaced") }
func opt() { var o: Once? = Once(id: 10); if o != nil { print("some") }; o = Once(id: 11); print("set"); o = nil; print("none") }
opt()
func unwrap(_ o: consuming Once?) -> Int { switch consume o { case let x?: return x.use(); case nil: return -1 } }
print(unwrap(Once(id: 12)), unwrap(nil))
func deferred() { let o = Once(id: 13); defer { print("deferred") }; print("body", o.id) }
deferred()
var arr = [1, 2, 3]; func modify(_ a: inout [Int]) { a.append(4) }; modify(&arr); print(arr)
func throwing() throws { let a = Once(id: 14); let b = Once(id: 15); print(a.id, b.id); throw Err.x }
enum Err: Error { case x }
do { try throwing() } catch { print("caught") }
let f: (consuming Once) -> Int = { $0.use() }
print(f(Once(id: 16)))
