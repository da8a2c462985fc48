// Top-level code runs on the main actor: its tasks run when it waits, in order.
print("1")
Task { print("3") }
Task { @MainActor in print("4") }
print("2")
await Task.yield()
let t = Task { () -> String in
  print("5")
  await Task.yield()
  print("7")
  return "8"
}
Task { print("6") }
print(await t.value)
var log: [Int] = []
for i in 0..<5 { Task { log.append(i) } }
print(log)
try await Task.sleep(nanoseconds: 5_000_000)
print(log)
