func counter(_ s: Int) -> (next: () -> Int, reset: (Int) -> Void) { var n = s; return ({ n += 1; return n }, { n = $0 }) }
let c = counter(5); print(c.next(), c.next()); c.reset(0); print(c.next())
var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * 10 } }; print(fs.map { $0() })
var x = 1; let byRef = { x += 1; return x }; let byVal = { [x] in x * 100 }; let renamed = { [y = x + 1, x] in y + x }; x = 10; print(byRef(), byVal(), renamed(), x)
func log(_ on: Bool, _ m: @autoclosure () -> String) { if on { print(m()) } }
func expensive() -> String { print("computing"); return "value" }
log(false, expensive()); log(true, expensive() + "!")
func sum(_ xs: Int..., times k: Int = 1, then f: (Int) -> Int = { $0 }) -> Int { f(xs.reduce(0, +) * k) }
print(sum(), sum(1, 2, 3), sum(1, 2, times: 3), sum(4, times: 2) { $0 + 1 }, sum { $0 - 1 })
func modify(_ a: inout [Int], _ f: (inout Int) -> Void) { for i in a.indices { f(&a[i]) } }
var arr = [1, 2, 3]; modify(&arr) { $0 *= $0 }; print(arr)
func apply<T>(_ v: T, _ fs: ((T) -> T)...) -> T { fs.reduce(v) { $1($0) } }
print(apply(3, { $0 + 1 }, { $0 * 2 }), apply("a", { $0 + "b" }, { $0.uppercased() }))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(\String.count, String.init)("abc"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), curry(max)(3)(9), ["1", "2"].map(Int.init).compactMap { $0 }, [1, 2].map(String.init(describing:)))
func multi(a: () -> Int, b: () -> Int, c: (Int) -> Void) { c(a() + b()) }
multi { 1 } b: { 2 } c: { print("got", $0) }
let fact: (Int) -> Int = { n in func go(_ n: Int) -> Int { n < 2 ? 1 : n * go(n - 1) }; return go(n) }; print(fact(10))
var memo: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r }; print(fib(50))
struct Btn { var action: (String) -> Void; var label: () -> String = { "ok" }; func tap() { action(label()) } }
var log2: [String] = []; let b = Btn { log2.append($0) }; b.tap(); Btn(action: { log2.append($0 + "?") }, label: { "no" }).tap(); print(log2)
struct Acc { var n = 0; mutating func add(_ k: Int) -> Int { n += k; return n }; func get() -> Int { n }; static func make(_ n: Int) -> Acc { Acc(n: n) } }
let get = Acc.get; print(get(Acc(n: 3))(), Acc.make(4).get(), [1, 2].map(Acc.make).map { $0.n }, [5].map(Acc.init(n:)).map(\.n))
class Obj { var h: [() -> String] = []; let name: String; init(_ n: String) { name = n; h.append { [unowned self] in self.name }; h.append { [weak self] in self?.name ?? "-" } }; func m(_ s: String) -> String { name + s } }
let o = Obj("obj"); print(o.h.map { $0() }, ["a", "b"].map(o.m)); let m = o.m; print(m("z"))
struct Adder: Sendable { let n: Int; func callAsFunction(_ k: Int) -> Int { n + k }; func callAsFunction(_ s: String, _ f: (Int) -> Int) -> String { s + "\(f(n))" } }
let ad = Adder(n: 5); print(ad(3), ad("r") { $0 * 2 }, [1, 2].map(ad.callAsFunction(_:)))
@dynamicCallable struct Dyn { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0)=\($1)" }.joined(separator: "&") } }
let dy = Dyn(); print(dy(1, 2, 3), dy(a: 1, b: 2))
let opt: ((Int) -> Int)? = { $0 + 1 }; print(opt?(1) as Any, opt!(2)); let nilf: (() -> Void)? = nil; nilf?(); print(nilf == nil)
let nested = { { { 3 } } }; print(nested()()(), { $0 + $1 }(1, 2), ({ () -> String in let a = "q"; return a + a })())
print([1, 2, 3, 4].sorted { ($0 % 2, $0) < ($1 % 2, $1) }, ["bb", "a"].sorted { $0.count < $1.count }, [3, 1, 2].max { $0 > $1 }!, (1...3).map { n in (1...n).reduce(0) { $0 + $1 } })
func escapingStore() -> [() -> Void] { var out: [() -> Void] = []; for (i, s) in ["a", "b"].enumerated() { out.append { print(i, s) } }; return out }; escapingStore().forEach { $0() }
withoutActuallyEscaping({ (n: Int) in n + 1 }) { print([1].lazy.map($0).first!) }
