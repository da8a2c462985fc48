struct C { var n = 0; mutating func inc() { n += 1 }; mutating func inc(by k: Int) { n += k }; func show() {} }
var c: C? = C()
c.inc()
c.inc(by: 2)
c.show()
let d: C? = nil
d.inc()
class H { var c: C?; var l: [Int]?; func go() { c.inc(); l.append(3); self.l.append(4); l.removeAll(); l.sort() } }
let h = H()
h.c.inc()
h.l.append(3)
func f() -> C? { nil }
f().inc()
var arr: [C?] = []
arr[0].inc()
var set: Set<Int>? = []
set.insert(3)
var dic: [String: [Int]]? = [:]
dic.removeValue(forKey: "a")
var table: [String: [Int]] = [:]
table["a"].append(3)
func loc(p: [Int]?) { p.append(3); var q = p; q.append(3); q.reverse() }
var str: String? = "a"
str.append("b")
str.removeFirst()
str.removeAll()
var list: [Int]? = [1]
list.append(2)
list.remove(at: 0)
list.insert(1, at: 0)
list.sort()
struct G { func g() -> [Int] { [1] }; func h() { g().append(1) } }
G().g().append(3)
func fr() -> [Int] { [1] }
fr().append(2)
var double: Int { return 2 }
double = 3
