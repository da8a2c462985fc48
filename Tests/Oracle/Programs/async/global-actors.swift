@globalActor
actor Storage {
  static let shared = Storage()
  var log: [String] = []
  func note(_ text: String) { log.append(text) }
}
enum Log { @Storage static var entries: [String] = [] }
@Storage func save(_ text: String) -> Int {
  Log.entries.append(text)
  return Log.entries.count
}
@Storage final class Cache {
  private var table: [String: Int] = [:]
  nonisolated init() {}
  func set(_ value: Int, for key: String) { table[key] = value }
  func get(_ key: String) -> Int? { table[key] }
  nonisolated var kind: String { "cache" }
}
struct Mixed {
  @Storage var stored: Int { 4 }
  @Storage func work() -> Int { stored * 2 }
}
print(await save("a"), await save("b"))
print(await Log.entries)
let cache = Cache()
await cache.set(5, for: "five")
print(await cache.get("five") as Any, await cache.get("six") as Any, cache.kind)
await Storage.shared.note("done")
print(await Storage.shared.log)
print(await Mixed().work())
let task = Task { @Storage in save("c") }
print(await task.value)
let body: @Storage @Sendable () -> Int = { Log.entries.count }
print(await body())
