let a = [1, "a"]
let b = (["a", 2])
let c = ["k": 1, "j": "a"]
let e = [1: "a", "b": 2]
let z = zip([1], 2)
func f() { let q = [1, true]; print(q) }
