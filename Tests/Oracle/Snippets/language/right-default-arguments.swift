func greet(_ name: String = "you", times: Int = 1, loud: Bool = false, end: String...) -> String { name }
struct O { var a = 1; var b: String? ; let c: Int; var d: [Int] = [] }
print(greet(), greet("x"), greet(times: 2), greet("x", loud: true), greet("a", end: "b", "c"))
print(O(c: 1), O(a: 2, c: 1), O(b: "x", c: 2, d: [1]))
