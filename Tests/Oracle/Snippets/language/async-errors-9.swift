func loadThrowing() async throws -> Int { 1 }
func g() async throws { let x = try loadThrowing(); print(x) }
