func g() throws -> Int { 1 }
func h() async -> Int { 2 }
func f() async throws {
  try g()
  try? g()
  try! g()
  await h()
  let _ = try g()
  _ = try? g()
}
