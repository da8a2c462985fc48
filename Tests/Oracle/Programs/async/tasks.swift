import Foundation
struct Oops: Error { var code: Int }
let first = Task { () -> Int in
  try await Task.sleep(nanoseconds: 20_000_000)
  return 42
}
print(try await first.value)
let failing = Task { () throws -> String in throw Oops(code: 3) }
do { print(try await failing.value) } catch { print(error) }
let outcome = await failing.result
switch outcome {
case .success(let text): print(text)
case .failure(let error as Oops): print("code", error.code)
case .failure(let error): print(error)
}
let void = Task { print("in the task") }
await void.value
let detached = Task.detached(priority: .background) { () -> String in "detached" }
print(await detached.value)
let cancelled = Task {
  do {
    try await Task.sleep(for: .seconds(10))
    print("slept")
  } catch is CancellationError {
    print("cancelled", Task.isCancelled)
  } catch { print("other") }
}
try await Task.sleep(for: .milliseconds(20))
cancelled.cancel()
await cancelled.value
print(cancelled.isCancelled)
let checking = Task { () throws -> Int in
  var count = 0
  while true {
    try Task.checkCancellation()
    count += 1
    try await Task.sleep(for: .milliseconds(5))
    if count == 1000 { return count }
  }
}
try await Task.sleep(for: .milliseconds(30))
checking.cancel()
do { print(try await checking.value) } catch { print(type(of: error), error) }
let ignoring = Task { () -> Int in
  var sum = 0
  for i in 1...3 { sum += i; await Task.yield() }
  return sum
}
ignoring.cancel()
print(await ignoring.value)
let handled = Task {
  await withTaskCancellationHandler {
    try? await Task.sleep(for: .seconds(5))
    print("operation ends")
  } onCancel: {
    print("onCancel")
  }
}
try await Task.sleep(for: .milliseconds(10))
handled.cancel()
await handled.value
print(Task.isCancelled)
print(TaskPriority.high.rawValue, TaskPriority.low == .utility, TaskPriority.userInitiated > .background)
var tasks: [Task<Int, Never>] = []
for i in 0..<3 { tasks.append(Task { i * i }) }
for task in tasks { print(await task.value) }
let optional: Task<Void, Never>? = nil
optional?.cancel()
