struct Ticker: AsyncSequence { let n: Int; struct AsyncIterator: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async throws -> Int? { guard i < n else { return nil }; i += 1; return i } }; func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: n) } }
for try await x in Ticker(n: 2) { print(x) }
struct T2: AsyncSequence { struct It: AsyncIteratorProtocol { var i = 0; mutating func next() async -> Int? { i += 1; return i < 3 ? i : nil } }; func makeAsyncIterator() -> It { It() } }
for await x in T2() { print(x) }
let h = Task { while !Task.isCancelled { await Task.yield() }; return "stopped" }
try? await Task.sleep(for: .milliseconds(3)); h.cancel(); print(await h.value)
