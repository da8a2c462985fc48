func f(_ a: String, _ b: String) -> String { a }
print(f("a" "b"))
let x = f("a" "b")
let arr = [1 2 3]
let arr2 = ["a" "b"]
let d = ["a": 1 "b": 2]
