final class Storage<T> { var items: [T]; init(_ i: [T]) { items = i }; deinit { print("storage freed (\(items.count))") } }
struct Doc<T> { private var s = Storage<T>([]); private(set) var copies = 0
  var items: [T] { s.items }
  mutating func append(_ t: T) { if !isKnownUniquelyReferenced(&s) { s = Storage(s.items); copies += 1 }; s.items.append(t) }
  subscript(i: Int) -> T { get { s.items[i] } set { if !isKnownUniquelyReferenced(&s) { s = Storage(s.items); copies += 1 }; s.items[i] = newValue } } }
do { var a = Doc<Int>(); a.append(1); a.append(2); var b = a; b.append(3); a[0] = 9; print(a.items, b.items, a.copies, b.copies); b[0] += 5; let c = b; print(c[0], c.items) }
print("--")
struct Point { var x = 0, y = 0; mutating func move(dx: Int, dy: Int = 0) { x += dx; y += dy }; func moved(dx: Int) -> Point { var p = self; p.move(dx: dx); return p } }
var p = Point(); let q = p; p.move(dx: 3); p.move(dx: 1, dy: -1); print(p, q, p.moved(dx: 10), p)
class Ref { var p = Point(); lazy var tag: String = { print("lazy!"); return "T\(p.x)" }() }
let r1 = Ref(); let r2 = r1; r2.p.x = 42; print(r1.p.x, r1 === r2, r1.tag, r2.tag)
var arr = [Point(x: 1), Point(x: 2)]; for var pt in arr { pt.x = 100 }; for i in arr.indices { arr[i].move(dx: i) }; arr[0].y = 7; print(arr)
var dict = ["a": [1]]; dict["a"]?.append(2); dict["b", default: []].append(9); dict["a"]![0] = 5; print(dict.sorted { $0.key < $1.key })
func modify(_ xs: inout [Int], at i: Int, _ f: (inout Int) -> Void) { f(&xs[i]) }; var nums = [1, 2, 3]; modify(&nums, at: 1) { $0 *= 50 }; print(nums)
var fns: [() -> Int] = []; for i in 0..<3 { var n = i; fns.append { n += 10; return n } }; print(fns.map { $0() }, fns[0](), fns[0]())
var counter = 0; let inc = { [counter] in counter + 1 }; counter = 50; print(inc(), counter)
struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; static var count = 0; init(c: Double) { self.c = c; Self.count += 1 }; init(f: Double) { self.init(c: 0); self.f = f } }
var t = Temp(f: 212); print(t.c, t.f); t.f = 32; print(t, Temp.count)
struct Audit { var log: [String] = []; var v: Int = 0 { willSet { log.append("\(v)->\(newValue)") } didSet { if v < 0 { v = 0; log.append("clamped") } } } }
var au = Audit(); au.v = 5; au.v = -3; au.v += 1; print(au.log, au.v)
var x = 5; withUnsafeMutablePointer(to: &x) { $0.pointee += 1 }; print(x)
var s = "héllo"; s.withUTF8 { print($0.count) }; var tuple = (a: 1, b: [2]); tuple.b.append(3); var (m, n) = tuple; m += 1; n.removeAll(); print(tuple, m, n)
var opt: Point? = Point(x: 1); opt?.move(dx: 4); opt!.y = 2; if var o = opt { o.x = 0; print(o, opt!) }; let old = opt; opt = nil; print(old?.x ?? -1, opt?.x as Any)
var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2); matrix[1][2] = 7; var copy = matrix; copy[0][0] = 1; matrix.swapAt(0, 1); print(matrix, copy)
indirect enum L { case end, cons(Int, L); mutating func push(_ n: Int) { self = .cons(n, self) }; var list: [Int] { if case .cons(let h, let t) = self { return [h] + t.list }; return [] } }
var l = L.end; l.push(1); let l2 = l; l.push(2); print(l.list, l2.list, l)
enum Op { case add(Int), toggle(Bool); mutating func bump() { switch self { case .add(let n): self = .add(n + 1); case .toggle(let b): self = .toggle(!b) } } }
var ops = [Op.add(1), .toggle(true)]; for i in ops.indices { ops[i].bump() }; print(ops)
