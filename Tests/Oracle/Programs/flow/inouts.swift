struct Account { private(set) var balance = 0 { didSet { print("balance \(oldValue) -> \(balance)") } }
  var half: Int { get { balance / 2 } set { balance = newValue * 2 } }
  mutating func deposit(_ n: Int) { balance += n }
  subscript(digit i: Int) -> Int { get { balance / i % 10 } set { balance += (newValue - self[digit: i]) * i } } }
func bump(_ x: inout Int, by n: Int = 1) { x += n; x += n }
var acc = Account()
acc.deposit(10)
bump(&acc.half)
bump(&acc[digit: 10], by: 2)
print(acc.balance)
var arr = [1, 2, 3]; var arr2 = 8
bump(&arr[1]); swap(&arr[0], &arr2); print(arr)
var dict = ["a": 1]
bump(&dict["a"]!); bump(&dict["b", default: 10]); print(dict["a"]!, dict["b"]!)
func fill(_ a: inout [Int]) { a.append(contentsOf: [9]); a[0] = 100; a.removeAll { $0 == 2 } }
fill(&arr); print(arr)
func chain(_ s: inout String) { append(&s); append(&s) }
func append(_ s: inout String) { s += "!" }
var str = "hi"; chain(&str); print(str)
struct Grid { var cells: [[Int]]; subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } }
  mutating func forEachCell(_ f: (inout Int) -> Void) { for r in cells.indices { for c in cells[r].indices { f(&cells[r][c]) } } } }
var g = Grid(cells: [[1, 2], [3, 4]]); bump(&g[0, 1]); g[1, 1] *= 5; g.forEachCell { $0 += 1 }; print(g.cells)
func sort(_ a: inout [Int], _ lo: Int, _ hi: Int) { guard lo < hi else { return }
  var i = lo; for j in lo..<hi where a[j] < a[hi] { a.swapAt(i, j); i += 1 }
  a.swapAt(i, hi); sort(&a, lo, i - 1); sort(&a, i + 1, hi) }
var nums = [5, 2, 9, 1, 7, 3]; sort(&nums, 0, nums.count - 1); print(nums)
class Box { var v = 1 { willSet { print("will", newValue) } } }
let box = Box(); bump(&box.v); print(box.v)
var tuple = (1, 2); bump(&tuple.1); print(tuple); func parts() { var t = (1, 2); swap(&t.0, &t.1); print(t); var g = Grid(cells: [[1]]); g.cells.append([2]); print(g.cells) }; parts()
var opt: Int? = 1; func setNil(_ o: inout Int?) { o = nil }; setNil(&opt); print(opt as Any)
func mutate<T>(_ x: inout T, _ f: (inout T) -> Void) { f(&x) }
mutate(&str) { $0 = $0.uppercased() }; mutate(&nums) { $0.reverse() }; print(str, nums)
let by = { (x: inout Int) -> Int in x += 5; return x }
var k = 1; print(by(&k), k)
func outer() { var local = 0; func inc() { local += 1 }; inc(); inc(); bump(&local); print(local) }
outer()
extension Int { mutating func square() { self *= self } }
k.square(); arr[0].square(); print(k, arr[0])
func observe(_ x: inout Int) { print("before", x); x = 1; print("after", x) }
var watched = 5 { didSet { print("did", oldValue, watched) } }
observe(&watched)
var (u, v) = (1, 2); swap(&u, &v); print(u, v)
func accumulate(_ total: inout Int, _ xs: Int...) -> Int { for x in xs { total += x }; return xs.count }
var total = 0; print(accumulate(&total, 1, 2, 3), total)
protocol Resettable { mutating func reset() }; extension Int: Resettable { mutating func reset() { self = 0 } }
func resetAll(_ xs: inout [any Resettable]) { for i in xs.indices { xs[i].reset() } }
var rs: [any Resettable] = [1, 2]; resetAll(&rs); print(rs)
