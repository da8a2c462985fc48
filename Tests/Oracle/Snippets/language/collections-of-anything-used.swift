var a = []
a.append(1)
let b: [Int] = a
_ = [1, "b"]
_ = nil
print(a.foo)
func f() -> [Int] { var r = []; r.append(3); return r }
func g() -> [String: Int] { var r = [:]; r["a"] = 3; return r }
func h() -> Int { let r = [1, "a"]; return r[0] + 1 }
func i() -> Int { let r = ["a": 1, "b": "c"]; return r["a"] }
func j() -> Int { let r = nil; return r }
func all() {
  let r = [1, "a"]
  var q = []
  q.append(2)
  for x in r { print(x + 1) }
  for x in q { print(x + 1) }
  let k = r[0] + 1
  let d = ["a": 1, "b": true]
  let e = [1: "a", "b": 2]
  print(d["a"]! + 1, e[1])
  var n = [nil]
  print(n[0])
  print(k)
}
let w = [1, "a", 2.5]
let s: [Int] = w
func t(_ x: [Int]) {}
t(w)
