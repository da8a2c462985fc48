let numbers = AsyncStream<Int> { continuation in
  for i in 1...4 { continuation.yield(i) }
  continuation.finish()
}
for await n in numbers { print(n, terminator: " ") }
print()
let delayed = AsyncStream(Int.self) { continuation in
  Task {
    for i in 0..<3 {
      try? await Task.sleep(for: .milliseconds(5))
      continuation.yield(i)
    }
    continuation.finish()
  }
}
for await n in delayed { print("delayed", n) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
continuation.yield("a")
continuation.yield("b")
continuation.finish()
continuation.yield("ignored")
for await s in stream { print(s) }
var count = 3
let unfolding = AsyncStream<Int> {
  count -= 1
  return count >= 0 ? count : nil
}
for await n in unfolding { print("unfolding", n) }
struct Broken: Error {}
let throwing = AsyncThrowingStream<Int, Error> { continuation in
  continuation.yield(1)
  continuation.yield(2)
  continuation.finish(throwing: Broken())
}
do {
  for try await n in throwing { print("throwing", n) }
} catch { print("broken", error is Broken) }
let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { c in
  for i in 1...5 { c.yield(i) }
  c.finish()
}
for await n in newest { print("newest", n) }
let oldest = AsyncStream<Int>(bufferingPolicy: .bufferingOldest(2)) { c in
  for i in 1...5 { c.yield(i) }
  c.finish()
}
for await n in oldest { print("oldest", n) }
let ended = AsyncStream<Int> { c in
  c.onTermination = { reason in
    switch reason {
    case .finished: print("finished")
    case .cancelled: print("cancelled")
    @unknown default: print("?")
    }
  }
  c.yield(1)
  c.finish()
}
for await n in ended { print("ended", n) }
let endless = AsyncStream<Int> { c in
  c.onTermination = { _ in print("terminated") }
  c.yield(1)
}
let reader = Task {
  for await n in endless { print("endless", n) }
  print("loop ends")
}
try await Task.sleep(for: .milliseconds(20))
reader.cancel()
await reader.value
var iterator = AsyncStream<Int> { c in c.yield(9); c.finish() }.makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any)
let result = continuation.yield("x")
if case .terminated = result { print("terminated result") }
