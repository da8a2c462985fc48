class Counter {
  var value = 0
  var total = 0
  func add(_ n: Int) {
    value += 1
    total += n
  }
}
let counter = Counter()
for i in 0..<300_000 { counter.add(i) }
print(counter.value, counter.total)
