func a() async throws -> Int { 1 }
async let x = a(), y = a()
print(try await x + y)
