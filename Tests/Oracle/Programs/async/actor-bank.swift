actor Counter {
  private(set) var values: [String: Int] = [:]
  nonisolated let name: String
  init(name: String) { self.name = name }
  func add(_ n: Int, to key: String) -> Int {
    values[key, default: 0] += n
    return values[key]!
  }
  func total() -> Int { values.values.reduce(0, +) }
  nonisolated func describe() -> String { "counter \(name)" }
}
actor Cache {
  enum Entry { case loading(Task<String, Error>), ready(String) }
  private var entries: [Int: Entry] = [:]
  private(set) var loads = 0
  func value(for id: Int) async throws -> String {
    switch entries[id] {
    case .ready(let text)?: return text
    case .loading(let task)?: return try await task.value
    case nil: break
    }
    let task = Task { try await load(id) }
    entries[id] = .loading(task)
    do {
      let text = try await task.value
      entries[id] = .ready(text)
      return text
    } catch {
      entries[id] = nil
      throw error
    }
  }
  private func load(_ id: Int) async throws -> String {
    loads += 1
    await Task.yield()
    if id < 0 { throw LoadError.negative(id) }
    return "item \(id)"
  }
}
enum LoadError: Error { case negative(Int) }
let counter = Counter(name: "c")
let sums = await withTaskGroup(of: Int.self) { group in
  for i in 1...5 { group.addTask { await counter.add(i, to: i.isMultiple(of: 2) ? "even" : "odd") } }
  return await group.reduce(0) { max($0, $1) }
}
print(await counter.total(), await counter.values["odd"]!, sums <= 9, counter.describe())
let cache = Cache()
async let a = cache.value(for: 1)
async let b = cache.value(for: 1)
print(try await [a, b], await cache.loads)
do { _ = try await cache.value(for: -4) } catch LoadError.negative(let id) { print("negative", id) }
print((try? await cache.value(for: -4)) ?? "none", await cache.loads)
let task = Task { () -> String in
  do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch { return Task.isCancelled ? "cancelled" : "?" }
}
task.cancel()
print(await task.value)
func numbers(_ n: Int) -> AsyncStream<Int> { AsyncStream { continuation in (1...n).forEach { continuation.yield($0) }; continuation.finish() } }
var squares: [Int] = []
for await n in numbers(4) where n != 3 { squares.append(n * n) }
print(squares, await numbers(5).reduce(0, +), await numbers(3).map { $0 * 2 }.contains(4))
