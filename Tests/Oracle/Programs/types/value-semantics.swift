final class Storage { var items: [Int]; init(_ items: [Int]) { self.items = items } }
struct CowArray {
  private var storage = Storage([])
  private(set) var copies = 0
  var items: [Int] { storage.items }
  mutating func append(_ n: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.items)
      copies += 1
    }
    storage.items.append(n)
  }
}
var a = CowArray()
a.append(1)
a.append(2)
var b = a
b.append(3)
a.append(9)
print(a.items, b.items, a.copies, b.copies)
struct Inner { var values = [1, 2] }
struct Outer { var inner = Inner(); var map = ["k": Inner()]; var pair = (x: 1, y: [1]) }
var first = Outer()
var second = first
second.inner.values[0] = 100
second.map["k"]?.values.append(3)
second.pair.y.append(2)
print(first.inner.values, second.inner.values, first.map["k"]!.values, second.map["k"]!.values, first.pair, second.pair)
var grid = Array(repeating: Array(repeating: 0, count: 2), count: 2)
var copy = grid
copy[0][1] = 5
grid[1][0] += 7
print(grid, copy)
func modify(_ o: inout Outer) { o.inner.values = []; o.pair.x = 42 }
modify(&first)
print(first.inner.values, first.pair.x, second.pair.x)
func modified(_ o: Outer) -> Outer { var o = o; o.inner.values.append(1); return o }
print(modified(first).inner.values.count, first.inner.values.count)
class Ref { var n = 0; var o = Outer() }
let r = Ref(), q = r
q.n = 5
q.o.inner.values.append(8)
print(r.n, r.o.inner.values, r === q)
let refs = [r, Ref()]
refs[1].n = 3
print(refs.map(\.n))
struct Holder { let ref = Ref(); var n = 0 }
let h1 = Holder()
var h2 = h1
h2.ref.n = 77
h2.n = 1
print(h1.ref.n, h1.n, h2.n)
swap(&first, &second)
print(first.pair.x, second.pair.x)
var x = 1, y = 2
(x, y) = (y, x)
print(x, y)
let closure = { [x] in x }
x = 50
print(closure(), x)
var arr = [1, 2, 3]
for v in arr { arr.append(v * 10) }
print(arr)
enum Shape { case circle(r: Int); mutating func grow() { if case .circle(let r) = self { self = .circle(r: r + 1) } } }
var s1 = Shape.circle(r: 1), s2 = s1
s2.grow()
print(s1, s2)
extension Int { mutating func double() { self *= 2 } }
var n = 4
n.double()
arr[1].double()
first.pair.x.double()
print(n, arr[1], first.pair.x)
