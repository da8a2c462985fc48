func load() async -> Int { 1 }
func l() { async let x = load() }
