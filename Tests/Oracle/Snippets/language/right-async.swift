func load(_ n: Int) async -> Int { n }
func fetch(_ n: Int) async throws -> Int { if n < 0 { throw CancellationError() }; return n }
func all() async throws -> Int {
  let a = await load(1)
  async let b = load(2)
  async let c = fetch(3)
  let d = try await fetch(4)
  return try await a + b + c + d
}
func start() { Task { _ = try await all() }; Task { await load(1) } }
actor Counter { var n = 0; func up() -> Int { n += 1; return n } }
func count(_ c: Counter) async -> Int { await c.up() + (await c.n) }
