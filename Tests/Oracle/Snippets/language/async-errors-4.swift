func load() async -> Int { 1 }
func b() { await load() }
