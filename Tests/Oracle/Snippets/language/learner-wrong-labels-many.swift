func move(from a: Int, to b: Int, by step: Int = 1) {}
move(1, 2)
move(from: 1, 2)
move(to: 2, from: 1)
move(from: 1, to: 2, step: 3)
move(from: 1, to: 2, by: 3, by: 4)
move(from: "1", to: 2)
move(from: 1)
