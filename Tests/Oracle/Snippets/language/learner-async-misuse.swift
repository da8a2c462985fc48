func load() async throws -> Int { 3 }
func a() { let x = await load() }
func b() async { let x = load() }
func c() async { let x = await load() }
func d() async throws { let x = try load(); print(x) }
func e() { Task { let x = await load(); print(x) } }
