func loadThrowing() async throws -> Int { 1 }
func h() async { let x = try await loadThrowing(); print(x) }
