func move(to x: Int, by y: Int) {}
move(at: 1, by: 2)
move(to: 1, for: 2)
move(x: 1, y: 2)
