struct S { var items: [Int] = []; mutating func push(item: Int) { items.append(item) }; mutating func set(_ a: Int, b: String) {} }
let s = S()
s.push(4)
s.push(item: "a")
s.push()
s.set(1, 2)
s.set("a", b: "b")
s.push(item: 1, 2)
s.items.append(3)
s.items = 3
s.items[0] = "x"
s.items[0] = 1
let arr = [1]
arr[0] = "x"
arr.append(1)
