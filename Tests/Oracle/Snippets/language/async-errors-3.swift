func load() async -> Int { 1 }
func a() { load() }
