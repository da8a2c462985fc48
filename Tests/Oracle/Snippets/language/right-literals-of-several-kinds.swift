let d = [1, "2", 3.0].count
print([1, "a"].count)
for x in [1, "a"] { print(x) }
let m = ["a", 2].isEmpty
let f = [1, "a"].first
let w = ["k": 1, "j": "a"].count
func g(_ a: [Any]) {}
g([1, "a"])
let r = [1, 2.5, "a"].map { "\($0)" }
