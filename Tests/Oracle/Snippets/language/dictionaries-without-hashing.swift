struct P: Equatable { var x = 1 }
struct R { func add(_ p: P) { let n = items[p]
 print(items.keys)
 for (k, v) in items { print(k, v) }
 print(items.count)
 print(items.isEmpty)
 }
 mutating func put(_ p: P) { items[p] = 1; items[p, default: 0] += 1; items.removeAll() }
 var items: [P: Int] = [:] }
func g(_ d: [P: String]) -> [P: Int] { print(d.values); return [:] }
let e: [P: Int] = [P(): 1]
var f = [P: [Int]]()
f[P()]?.append(3)
let h = Dictionary<P, Int>()
let k: [[P: Int]] = []
