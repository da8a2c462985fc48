func later(_ n: Int, after ms: Int) async -> Int {
  try? await Task.sleep(for: .milliseconds(ms))
  return n
}
struct Bad: Error { let n: Int }
let sum = await withTaskGroup(of: Int.self) { group in
  for i in 1...5 { group.addTask { await later(i, after: i * 5) } }
  var total = 0
  for await value in group { total += value }
  return total
}
print(sum)
let order = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
  group.addTask { await later(1, after: 90) }
  group.addTask { await later(2, after: 30) }
  group.addTask { await later(3, after: 60) }
  var list: [Int] = []
  while let next = await group.next() { list.append(next) }
  return list
}
print(order)
let reduced = await withTaskGroup(of: Int.self) { group in
  for i in 0..<4 { group.addTask { i } }
  return await group.reduce(0, +)
}
print(reduced)
do {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { await later(1, after: 10) }
    group.addTask { try await Task.sleep(for: .milliseconds(30)); throw Bad(n: 2) }
    group.addTask {
      do { try await Task.sleep(for: .seconds(5)) } catch { print("third was cancelled"); throw error }
      return 3
    }
    for try await value in group { print("value", value) }
  }
} catch let bad as Bad { print("bad", bad.n) }
let named = try await withThrowingTaskGroup(of: (String, Int).self) { group -> [String: Int] in
  for (i, name) in ["a", "b", "c"].enumerated() { group.addTask { (name, i) } }
  var table: [String: Int] = [:]
  for try await (name, i) in group { table[name] = i }
  return table
}
print(named.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
await withTaskGroup(of: Void.self) { group in
  group.addTask { print("side effect") }
  await group.waitForAll()
  print("all done", group.isEmpty)
}
let first = await withTaskGroup(of: Int?.self) { group -> Int? in
  group.addTask { await later(7, after: 20) }
  group.addTask {
    do { try await Task.sleep(for: .seconds(3)); return 8 } catch { return nil }
  }
  let winner = await group.next()
  group.cancelAll()
  return winner ?? nil
}
print(first as Any)
await withDiscardingTaskGroup { group in
  group.addTask { _ = await later(1, after: 5); print("discarded") }
}
let limited = await withTaskGroup(of: Int.self) { group in
  var results: [Int] = []
  var next = 0
  for _ in 0..<2 { let n = next; group.addTask { await later(n, after: 10 + n * 15) }; next += 1 }
  while let value = await group.next() {
    results.append(value)
    if next < 5 { let n = next; group.addTask { await later(n, after: 10 + n * 15) }; next += 1 }
  }
  return results
}
print(limited)
let mapped = await withTaskGroup(of: Int.self) { group in
  for i in 1...3 { group.addTask { i * 10 } }
  var all = [Int]()
  for await v in group where v != 20 { all.append(v) }
  return all.sorted()
}
print(mapped)
let added = await withTaskGroup(of: Int.self) { group -> Bool in
  group.cancelAll()
  return group.addTaskUnlessCancelled { 1 }
}
print(added)
