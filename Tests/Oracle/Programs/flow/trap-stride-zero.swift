for n in stride(from: 0, to: 10, by: 4) { print(n) }
let step = 0
for n in stride(from: 0, to: 1, by: step) { print(n) }
