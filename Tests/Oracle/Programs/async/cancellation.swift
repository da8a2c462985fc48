// Cooperative cancellation in its usual forms.
func countdown(from n: Int) async -> String {
  for i in stride(from: n, to: 0, by: -1) {
    if Task.isCancelled { return "cancelled at \(i)" }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return "finished"
}
let quick = Task { await countdown(from: 2) }
print(await quick.value)
let slow = Task { await countdown(from: 1000) }
try await Task.sleep(for: .milliseconds(50))
slow.cancel()
print((await slow.value).hasPrefix("cancelled"))
let parent = Task { () -> [Bool] in
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<3 {
      group.addTask {
        try? await Task.sleep(for: .seconds(20))
        return Task.isCancelled
      }
    }
    var all: [Bool] = []
    for await one in group { all.append(one) }
    return all
  }
}
try await Task.sleep(for: .milliseconds(20))
parent.cancel()
print(await parent.value)
let unstructured = Task { () -> Bool in
  let inner = Task { () -> Bool in
    try? await Task.sleep(for: .milliseconds(40))
    return Task.isCancelled
  }
  return await inner.value
}
try await Task.sleep(for: .milliseconds(10))
unstructured.cancel()
print(await unstructured.value)
struct Timeout: Error {}
func withTimeout<T: Sendable>(_ duration: Duration, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: duration)
      throw Timeout()
    }
    let first = try await group.next()!
    group.cancelAll()
    return first
  }
}
print(try await withTimeout(.seconds(5)) { 42 })
do {
  _ = try await withTimeout(.milliseconds(20)) { try await Task.sleep(for: .seconds(30)); return 1 }
} catch { print("timed out", error is Timeout) }
let early = Task { try await Task.sleep(for: .seconds(9)) }
early.cancel()
let result = await early.result
switch result {
case .success: print("?")
case .failure(let error): print(error is CancellationError)
}
