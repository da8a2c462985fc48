func f(_ i: Int) async throws -> Int { i }
func h(_ i: Int) async -> Int { i }
func g() async throws {
  async let a = f(1)
  async let b = h(1), c = try f(2)
  let z = await a
  let y = try await b
  let x = await (try b, try a)
  let w = b
  let v = await [try c, try a]
  print(z, y, x, w, v)
}
func k() async {
  async let a = try f(1)
  let z = await a
  let y = try await a
  print(z, y, try? await a)
  do { print(try await a) } catch {}
}
