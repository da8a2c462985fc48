struct Box<T> { var t: T }
class A {}; class B: A {}
var i = 1; var s = "a"; var o: Int? = 1; var arr = [1]; var d = ["a": 1]; var t = (1, "a"); var f: (Int) -> Int = { $0 }; var b = Box(t: 1); var a = A(); var bb = B(); var st: Set<Int> = []; var ob: Box<Int>? = nil; var oa: [Int]? = nil; var aa: [[Int]] = []
i = s
o = s
o = "x"
arr = s
arr = ["x"]
arr = [s]
arr = d
d = [1: 2]
d = ["a": "b"]
let d2 = ["a": "b"]
d = d2
t = ("a", 1)
t = (1, 2, 3)
let t2 = (1, 1)
t = t2
f = { (s: String) in 1 }
func g(_ s: String) -> Int { 1 }
f = g
b = Box(t: "x")
let b2 = Box(t: "x")
b = b2
bb = a
a = bb
st = ["x"]
let st2: Set<String> = []
st = st2
ob = b2
oa = ["x"]
let as2 = ["x"]
oa = as2
aa = [["x"]]
let aa2 = [["x"]]
aa = aa2
arr = oa
arr = o
i = o
arr[0] = s
d["a"] = s
let x1: Box<Int> = b2
let x2: [Int] = as2
let x3: [Int]? = as2
let x4: (Int, String) = t2
let x5: (Int) -> Int = g
let x6: Box<Int>? = b2
func r1() -> Box<Int> { b2 }
func r2() -> [Int] { return as2 }
func r3() -> [Int]? { return as2 }
func p1(_ b: Box<Int>) {}
p1(b2)
func p2(_ b: [Int]) {}
p2(as2)
let m1: Meters = "x"
typealias Meters = Double
var m2: Meters = 1
let m4: Meters? = "x"
let m5: Meters? = i
func p3(_ m: Meters) {}
