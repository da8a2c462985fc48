protocol Stack { associatedtype Item; mutating func push(_ i: Item); var top: Item? { get } }
struct IntStack: Stack { var items: [Int] = []; mutating func push(_ i: Int) { items.append(i) } ; var top: Int { items.last } }
var s = IntStack()
s.push(1.5)
let a: Stack = s
