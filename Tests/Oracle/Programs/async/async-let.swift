// async let: children start at once, and are awaited where they are used.
func slow(_ name: String, _ milliseconds: UInt64) async -> String {
  try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  print("done", name)
  return name
}
struct Failure: Error {}
func failing() async throws -> Int {
  try await Task.sleep(nanoseconds: 10_000_000)
  throw Failure()
}
func together() async {
  async let first = slow("first", 90)
  async let second = slow("second", 30)
  async let third = slow("third", 60)
  let names = await [first, second, third]
  print(names)
}
await together()
func pair() async -> Int {
  async let (a, b) = (20, 22)
  return await a + b
}
print(await pair())
func failingPair() async throws -> Int {
  async let good = 1
  async let bad = failing()
  return try await good + bad
}
do { print(try await failingPair()) } catch { print("failed:", error is Failure) }
func unused() async {
  async let cancelled: Void = {
    do { try await Task.sleep(nanoseconds: 5_000_000_000); print("slept") } catch { print("cancelled") }
  }()
  print("leaving")
}
await unused()
func typed() async -> String {
  async let n: Int = 5
  async let s: String = slow("typed", 5)
  return "\(await n) \(await s)"
}
print(await typed())
