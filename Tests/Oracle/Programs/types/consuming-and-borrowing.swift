final class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("~\(n)") } }
func eat(_ t: consuming T) { print("eat", t.n) }
func look(_ t: borrowing T) { print("look", t.n) }
func f() { let t = T(1); look(t); eat(t); print("after", t.n) }
f()
func g() { let t = T(2); let u = consume t; print("u", u.n) }
g()
func h(_ a: consuming [Int]) -> [Int] { a.append(9); return a }
let xs = [1, 2]; print(h(xs), xs)
struct P { var x = 1; consuming func with(x: Int) -> P { self.x = x; return self }; __consuming func q() -> Int { x } ; borrowing func r() -> Int { x } }
let p = P(); print(p.with(x: 5), p, p.q(), p.r())
func k(_ s: consuming String) -> String { s += "!"; return s }
print(k("a")); func kk() { var s = "b"; s = k(consume s); print(s) }; kk()
struct Stack<Element: ~Copyable>: ~Copyable {
  private var items: UnsafeMutablePointer<Element>? = nil
  var count = 0
  init() {}
}
let st = Stack<Int>(); print(st.count)
struct Big: ~Copyable { var values: [Int]; init(_ n: Int) { values = Array(0..<n) }; mutating func double() { for i in values.indices { values[i] *= 2 } }; borrowing func sum() -> Int { values.reduce(0, +) }; consuming func into() -> [Int] { values } }
do { var b = Big(4); b.double(); print(b.sum(), b.into()) }
protocol Closable: ~Copyable { consuming func close() -> String }
struct Sock: Closable, ~Copyable { let id: Int; consuming func close() -> String { "closed \(id)" } }
func closeAll<C: Closable & ~Copyable>(_ c: consuming C) -> String { c.close() }
print(closeAll(Sock(id: 4)))
struct Tx: ~Copyable { enum State { case open, done }; var log: [String] = []; private var state = State.open
  mutating func write(_ s: String) { log.append(s) }
  consuming func commit() -> [String] { state = .done; return log }
  consuming func rollback() { log.removeAll(); print("rolled back") } }
func run(_ ok: Bool) { var tx = Tx(); tx.write("a"); tx.write("b"); if ok { print(tx.commit()) } else { tx.rollback() } }
run(true); run(false)
