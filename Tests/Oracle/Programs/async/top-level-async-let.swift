// What an `async let` of top-level code binds, the variables after it may be made of.
func load(_ n: Int) async -> String { await Task.yield(); return "v\(n)" }
func fail(_ n: Int) async throws -> Int { struct Odd: Error {}; if n % 2 == 1 { throw Odd() }; return n }
async let first = load(1), second = load(2)
let both = await [first, second]
print(both, await first)
async let (a, b) = (load(3), load(4))
let joined = await a + b
print(joined)
async let odd = fail(1)
async let even = fail(2)
let sum = try await even + 1
let lost = (try? await odd) ?? -1
print(sum, lost)
if sum > 2 { let inner = try await even * 2; print(inner) }
