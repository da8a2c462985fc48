enum Op { case push(Int), add, mul, dup, pop }
func run(_ ops: [Op]) -> Int {
  var stack: [Int] = []
  for op in ops {
    switch op {
    case .push(let n): stack.append(n)
    case .add:
      let b = stack.removeLast(), a = stack.removeLast()
      stack.append((a + b) % 1000)
    case .mul:
      let b = stack.removeLast(), a = stack.removeLast()
      stack.append((a * b) % 1000)
    case .dup: stack.append(stack[stack.count - 1])
    case .pop: _ = stack.popLast()
    }
  }
  return stack.last ?? 0
}
let program: [Op] = [.push(3), .push(4), .add, .dup, .mul, .push(5), .add, .pop]
var r = 0
for _ in 0..<30_000 { r = run(program) }
print(r)
