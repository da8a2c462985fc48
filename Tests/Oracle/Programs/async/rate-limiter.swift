actor TokenBucket {
  private var tokens: Int
  private let capacity: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private(set) var log: [String] = []

  init(capacity: Int) {
    self.capacity = capacity
    tokens = capacity
  }
  func take(_ name: String) async {
    if tokens > 0 {
      tokens -= 1
    } else {
      log.append("\(name) waits")
      await withCheckedContinuation { waiters.append($0) }
    }
    log.append("\(name) runs")
  }
  func refill(_ count: Int) {
    for _ in 0..<count {
      if waiters.isEmpty {
        tokens = min(capacity, tokens + 1)
      } else {
        waiters.removeFirst().resume()
      }
    }
    log.append("refill \(count)")
  }
  var waiting: Int { waiters.count }
}

let bucket = TokenBucket(capacity: 2)
await bucket.take("a")
await bucket.take("b")
let late = Task { await bucket.take("c") }
while await bucket.waiting == 0 { await Task.yield() }
await bucket.refill(1)
await late.value
for line in await bucket.log { print(line) }
await bucket.refill(3)
await bucket.take("d")
print(await bucket.log.count, await bucket.waiting)

func withTimeout<T: Sendable>(_ steps: Int, _ work: @escaping @Sendable () async -> T) async -> T? {
  await withTaskGroup(of: T?.self) { group in
    group.addTask { await work() }
    group.addTask {
      for _ in 0..<steps { await Task.yield() }
      try? await Task.sleep(nanoseconds: 50_000_000)
      return nil
    }
    let first = await group.next() ?? nil
    group.cancelAll()
    return first
  }
}
print(await withTimeout(1000) { 42 } ?? -1)
let stream = AsyncStream<Int> { continuation in
  for n in 1...5 { continuation.yield(n * n) }
  continuation.finish()
}
var total = 0
for await value in stream where value % 2 == 1 { total += value }
print(total)
