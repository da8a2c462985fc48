struct Node { var id = 1 }
let a = Node(), b = Node()
if a === b { print("same") }
let n = 3
print(n === 3, "a" === "b")
if n !== 4 {}
print(nil)
print(nil, nil)
print("a", nil)
func show(_ x: Any) {}
show(nil)
let arr: [Any] = [nil]
struct Pair { var first: Int; var second: Int }
func check(_ x: Node, _ y: Node) -> Bool { return x === y }
