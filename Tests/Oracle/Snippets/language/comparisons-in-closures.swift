let d = ["a": 1]
let s = d.sorted { $0.value > $1.key }
let s2 = d.filter { $0.key == $0.value }
let s3 = d.map { $0.key + $0.value }
let n = [1, 2]
let s4 = n.filter { $0 > "a" }
let str = "x"
let s5 = n.filter { $0 == str }
let s6 = n.filter { str == $0 }
let s8 = n.contains { $0 == str }
let s9 = n.first { x in x > str }
let s10 = n.filter { x in x > 1.5 }
let dd = 2.5
let s11 = n.filter { $0 > dd }
let s12 = n.filter { $0 > dd && true }
let s13 = n.map { $0 > str }
let s14: Int = { return "s" }()
let s15: Int = { "s" }()
struct U { var n: Int; var s: String }
let us = [U]()
let t1 = us.filter { $0.n == $0.s }
let t2 = us.filter { $0.s > 3 }
let t3 = us.filter { $0.n != $0.s }
let t4 = us.sorted { $0.n < $1.s }
let t5 = us.filter { $0.n == str && $0.s == "a" }
let t6 = us.contains(where: { $0.n == str })
if us.count == str {}
let t7 = us.count > str
