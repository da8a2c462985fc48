class L { func log(_ m: String, line: Int = #line) {}; func one(_ m: String) {}; func two(a: Int, b: Int) {} }
L.log("x")
L.one("x")
struct V { func one(_ n: Int) -> Int { 1 } }
let k: Int = V.one(3)
print(V.one(3))
let ok = V.one(V())
class P2 { init(_ n: String) {} }
let a = P2("A"), b = P2(name: "B")
a = b
class T1 { static let shared = T1(); private init() {}; var v = 0 }
let s2 = T1()
T1.shared = s2
struct P3 { var isOn = true }
let ps = [P3()]
let q = ps.filter(\.misspelt)
let r = ps.map(\.misspelt)
let t = ps.sorted(by: \.isOn)
