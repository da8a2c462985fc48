func move(from a: Int, to b: Int, by step: Int = 1) {}
move(start: 1, end: 2, step: 3)
move(from: 1, end: 2, step: 3)
move(from: 1, end: 2)
func apply(_ f: (Int) -> Int, to x: Int) -> Int { f(x) }
print(apply(to: 1) { $0 })
func frame(width: Int? = nil, height: Int? = nil, align: Int = 0) {}
frame(w: 1)
frame(widht: 1)
frame(10, 20)
let grid = [[1, 2], [3, 4]]
print(grid[0, 1])
