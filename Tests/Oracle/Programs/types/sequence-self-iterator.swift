struct Fibonacci: Sequence, IteratorProtocol {
  var state = (0, 1)
  mutating func next() -> Int? {
    let value = state.0
    state = (state.1, state.0 + state.1)
    return value > 50 ? nil : value
  }
}
for f in Fibonacci() where f % 2 == 0 { print(f) }
print(Array(Fibonacci().prefix(5)))
print(Fibonacci().max() ?? -1, Fibonacci().first { $0 > 20 } ?? -1)
print(zip(Fibonacci(), ["a", "b", "c"]).map { "\($0)\($1)" })
let joined = Fibonacci().map(String.init).joined(separator: ",")
print(joined)
