let a: [Int] = [1, "b", 3]
let b: [String: Int] = ["a": 1, "b": "c", 3: 4]
let c: Set<Int> = [1, "a"]
var d = [1, 2]
d.append("x")
d[0] = "y"
d["a"] = 1
d += ["q"]
