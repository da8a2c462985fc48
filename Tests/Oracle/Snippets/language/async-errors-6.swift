func load() async -> Int { 1 }
func d() async { let x = load(); print(x) }
