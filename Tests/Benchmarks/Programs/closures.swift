func makeAdder(_ n: Int) -> (Int) -> Int { { $0 + n } }
let adder = makeAdder(3)
var sum = 0
for i in 0..<200_000 { sum += adder(i) }
let squares = (0..<100_000).map { $0 * $0 }.filter { $0 % 3 == 0 }.reduce(0, +)
print(sum, squares)
