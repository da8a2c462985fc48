final class Noisy {
  let id: String
  init(_ id: String) { self.id = id; print("+\(id)") }
  deinit { print("-\(id)") }
}
func f(_ early: Bool) -> String {
  defer { print("d1") }
  let a = Noisy("a")
  defer { print("d2", a.id) }
  if early { return "early \(a.id)" }
  for i in 0..<3 {
    defer { print("loop end", i) }
    if i == 1 { continue }
    let n = Noisy("n\(i)")
    if i == 2 { break }
    print("body", n.id)
  }
  do { defer { print("in do") }; _ = Noisy("tmp"); print("after tmp") }
  return "late"
}
print(f(true)); print(f(false))
class Node { var next: Node?; weak var prev: Node?; let v: Int; init(_ v: Int) { self.v = v }; deinit { print("node", v) } }
do {
  let a = Node(1), b = Node(2), c = Node(3)
  a.next = b; b.prev = a; b.next = c; c.prev = b
  print(c.prev?.prev?.v ?? -1)
}
class Base { init() { setup() }; func setup() { print("base setup") }; deinit { print("base gone") } }
class Derived: Base {
  var items = [Noisy("i1"), Noisy("i2")]
  let x: Noisy
  override init() { x = Noisy("x"); super.init(); print("derived done") }
  override func setup() { print("derived setup", items.count, x.id) }
  deinit { print("derived gone") }
}
do { let d: Base = Derived(); print(type(of: d)) }
var o: Noisy? = Noisy("opt")
o = Noisy("opt2")
o = nil
var arr = [Noisy("p"), Noisy("q"), Noisy("r")]
arr.remove(at: 1)
print("removed")
arr[0] = Noisy("z")
arr.removeAll()
print("done")
class Owner {
  var cb: (() -> Void)?
  let n = Noisy("captured")
  func set() { cb = { [weak self] in print(self?.n.id ?? "gone") } }
  func set2() { cb = { [unowned self, n] in print(n.id, self === self) } }
  deinit { print("owner gone") }
}
var ow: Owner? = Owner()
ow!.set(); ow!.cb!()
let cb = ow!.cb!
ow!.set2(); ow!.cb!()
ow = nil
cb()
func mk() -> () -> Int { let n = Noisy("clo"); var c = 0; return { c += 1; return c + n.id.count } }
var g: (() -> Int)? = mk()
print(g!(), g!())
g = nil
print("end")
