func load() async throws -> String { "a" }
func main1() async {
  let a = await load()
  let b = try load()
  let c: Int = try await load()
  do { let d = try await load(); print(d.cout) } catch { print(err) }
  async let e = load()
  print(a, b, c, e)
}
main1()
