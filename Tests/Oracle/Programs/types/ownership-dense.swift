final class Person { let name: String; var apartment: Apartment?; weak var friend: Person?; init(_ n: String) { name = n; print("+ \(n)") }; deinit { print("- \(name)") } }
final class Apartment { let unit: String; unowned let owner: Person; init(_ u: String, _ o: Person) { unit = u; owner = o; print("+ apt \(u)") }; deinit { print("- apt \(unit)") } }
func a() { let p = Person("ann"); p.apartment = Apartment("4A", p); let q = Person("bob"); p.friend = q; q.friend = p; print(p.friend!.name, q.friend!.apartment!.unit) }
a(); print("a done")
class Leaky { var cb: (() -> Void)?; var n = 0; deinit { print("leaky gone") }; func strong() { cb = { self.n += 1; print("n", self.n) } }; func weakly() { cb = { [weak self] in guard let self else { print("nil self"); return }; self.n += 1; print("weak n", self.n) } } }
var l: Leaky? = Leaky(); l!.weakly(); let cb = l!.cb!; cb(); l = nil; cb()
l = Leaky(); l!.strong(); l!.cb!(); l!.cb = nil; l = nil
struct Res { let r: Person; var k = 0 }
func b() { var x = Res(r: Person("res")); let y = x; x.k = 1; print(x.k, y.k, x.r === y.r); var arr = [x, y]; arr.removeAll(); print("cleared") }
b(); print("b done")
func c() { defer { print("d1") }; defer { print("d2") }; let p = Person("c"); do { defer { print("inner") }; let q = Person("q"); print(q.name) }; for i in 0..<2 { defer { print("loop", i) }; if i == 0 { continue }; print("body") }; print(p.name) }
c()
func d(_ t: Bool) throws -> Int { defer { print("cleanup") }; struct X: Error {}; if t { throw X() }; return { print("ret"); return 1 }() }
do { print(try d(false)); print(try d(true)) } catch { print("caught", error) }
weak var w: Person?; do { let p = Person("w"); w = p; print(w != nil, w?.name ?? "-") }; print(w == nil)
final class Tree { let v: Int; var kids: [Tree]; weak var parent: Tree?; init(_ v: Int, _ k: [Tree] = []) { self.v = v; kids = k; kids.forEach { $0.parent = self } }; deinit { print("~\(v)", terminator: " ") }; var depth: Int { (parent?.depth ?? -1) + 1 } }
do { let t = Tree(1, [Tree(2, [Tree(3)]), Tree(4)]); print(t.kids[0].kids[0].depth) }; print()
final class Storage { var xs: [Int]; init(_ x: [Int]) { xs = x; print("alloc") }; deinit { print("dealloc") } }
struct COW { private var s: Storage; init(_ x: [Int]) { s = Storage(x) }; var xs: [Int] { get { s.xs } set { if !isKnownUniquelyReferenced(&s) { print("copy"); s = Storage(s.xs) }; s.xs = newValue } } }
do { var m = COW([1]); m.xs.append(2); var n = m; n.xs.append(3); print(m.xs, n.xs); m.xs = []; print(m.xs) }
class Base { init() { print("Base init"); setup() }; func setup() { print("base setup") }; deinit { print("Base deinit") } }
class Mid: Base { var m = { print("m default"); return 1 }(); override init() { super.init(); print("Mid init") }; override func setup() { print("mid setup \(m)") }; deinit { print("Mid deinit") } }
class Leaf: Mid { let p = Person("leafmember"); convenience init(x: Int) { self.init(); print("conv \(x)") }; deinit { print("Leaf deinit") } }
_ = Leaf(x: 3)
class Fail { init?(_ ok: Bool) { print("trying"); if !ok { return nil } }; deinit { print("Fail deinit") } }
let fails = Fail(false); print(fails == nil)
func makeCounter() -> () -> Int { var n = 0; let p = Person("captured"); return { n += 1; _ = p; return n } }
var ctr: (() -> Int)? = makeCounter(); print(ctr!(), ctr!()); ctr = nil; print("released")
let dict = { () -> [Int: Person] in [1: Person("one")] }(); print(dict.count)
unowned var u: Person = dict[1]!; print(u.name)
var opt: Person? = Person("o1"); opt = Person("o2"); let old = opt; opt = nil; print("still", old!.name)
class U { unowned var p: Person; init(_ p: Person) { self.p = p } }
let u2 = { () -> U in U(Person("temp")) }()
print(u2 === u2)
