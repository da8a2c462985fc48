func loadThrowing() async throws -> Int { 1 }
func f() async throws { let x = await loadThrowing(); print(x) }
