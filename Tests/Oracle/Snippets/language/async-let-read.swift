func load() async throws -> Int { 1 }
func plain() async -> Int { 1 }
func a() async throws {
  async let x = load()
  async let y = plain()
  print(x)
  print(y)
  let z = x + y
  let w = try await x
  let v = await x
  let u = try x
  let q: String = await y
  _ = await y
  print(z, w, v, u, q)
}
func b() { async let k = plain(); print(k) }
func c() async { let f = { async let k = plain(); return k }; print(f) ; async let unused = plain() }
