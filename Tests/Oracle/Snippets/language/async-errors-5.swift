func load() async -> Int { 1 }
func c() async { load() }
