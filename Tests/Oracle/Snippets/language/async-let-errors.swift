func load() async throws -> Int { 1 }
func a() async {
  async let x = load()
  print(await x)
  print(x)
  do { print(await x) } catch { }
  do { let k = x; print(k) } catch { }
}
