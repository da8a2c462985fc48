let ints = [1, 2, 3]
let a1: [String] = ints.filter { $0 > 1 }
let a3: [String] = ints.map { $0 }
let a4: [String] = ints.sorted()
let a6: [String] = ints + [4]
let a7: [String] = ints
let a8: [String] = ints.reversed()
struct Box<T> { var t: T; func same() -> Box<T> { self }; func list() -> [T] { [t] } }
let b1: Box<String> = Box(t: 3)
let b2: Box<String> = Box(t: 3).same()
func f(_ s: [String]) {}
f(ints.filter { $0 > 1 })
f(ints.sorted())
func g() -> [String] { ints.filter { $0 > 1 } }
func h() -> [String] { return ints.sorted() }
var v = ["a"]
v = ints.filter { $0 > 1 }
v = ints
v = ints.sorted()
let a10: [String] = ints.shuffled()
let a13: [Int] = ["a"].map { $0.uppercased() }
let a14: Array<Double> = [1, 2].map { $0 + 1 }.filter { $0 > 1 }
let a15: [String]? = ints.filter { $0 > 1 }
let d = ["a": 1]
let a16: [String] = d.keys
let a19: [String: String] = d.filter { $0.value > 1 }
let a20: [String] = d.keys.sorted { $0.count < $1.count }.map { $0.count }
let a21: Set<String> = Set([1, 2])
let a22: Set<Int> = Set(["a"])
