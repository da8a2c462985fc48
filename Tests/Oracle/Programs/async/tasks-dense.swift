actor Counter { private var n = 0; private(set) var log: [String] = []
  func add(_ k: Int = 1) -> Int { n += k; log.append("+\(k)"); return n }
  nonisolated let name = "ctr"; nonisolated var label: String { "<\(name)>" } 
  var value: Int { n } }
enum FetchError: Error { case timeout(Int), empty }
func fetch(_ i: Int) async throws -> String { await Task.yield(); if i == 3 { throw FetchError.timeout(i) }; return "item\(i)" }
func slow(_ ms: UInt64, _ v: String) async throws -> String { try await Task.sleep(nanoseconds: ms * 1_000_000); return v }
let c = Counter()
await withTaskGroup(of: Int.self) { g in for i in 1...5 { g.addTask { await c.add(i) } }; var seen = 0; for await _ in g { seen += 1 }; print("seen", seen) }
print(await c.value, await c.log.count, c.label)
do { let r = try await withThrowingTaskGroup(of: (Int, String).self) { g -> [String] in for i in 0..<3 { g.addTask { (i, try await fetch(i)) } }; var out = [String](repeating: "", count: 3); for try await (i, s) in g { out[i] = s }; return out }; print(r) }
do { try await withThrowingTaskGroup(of: String.self) { g in for i in 3..<4 { g.addTask { try await fetch(i) } }; while let s = try await g.next() { print(s) } } } catch FetchError.timeout(let i) { print("timeout \(i)") }
async let a = slow(30, "A"); async let b = slow(10, "B")
print(try await [a, b])
let t = Task { () -> String in do { try await Task.sleep(nanoseconds: 5_000_000_000); return "finished" } catch is CancellationError { return "cancelled" } }
t.cancel(); print(try await t.value, t.isCancelled)
let s = AsyncStream<Int> { k in for i in 1...4 { k.yield(i * i) }; k.onTermination = { r in print("term", r) }; k.finish() }
for await v in s.filter({ $0 != 4 }).map({ $0 + 1 }) { print(v) }
let (st, cont) = AsyncThrowingStream<String, Error>.makeStream()
Task { cont.yield("x"); cont.yield("y"); cont.finish(throwing: FetchError.empty) }
do { for try await v in st { print(v) } } catch { print("stream error:", error) }
func cb(_ f: @escaping (Result<Int, Error>) -> Void) { Task { f(.success(7)) } }
print(try await withCheckedThrowingContinuation { k in cb { k.resume(with: $0) } })
struct Countdown: AsyncSequence { typealias Element = Int; let from: Int
  struct It: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; await Task.yield(); return n } }
  func makeAsyncIterator() -> It { It(n: from) } }
for await i in Countdown(from: 3) { print(i, terminator: " ") }; print()
print(await Countdown(from: 5).reduce(0, +), await Countdown(from: 4).contains(2), await Countdown(from: 4).first { $0.isMultiple(of: 3) } as Any)
@MainActor final class VM { var items: [String] = []; func load() async { for i in 0..<2 { items.append((try? await fetch(i)) ?? "-") }; print("loaded", items) } }
await VM().load()
enum Ctx { @TaskLocal static var id = "none" }
print(Ctx.id); await Ctx.$id.withValue("req1") { print(Ctx.id); await Task { print("child", Ctx.id) }.value; await Task.detached { print("detached", Ctx.id) }.value }
let r = await Task { try await fetch(3) }.result
switch r { case .success(let v): print(v); case .failure(let e): print("fail", e) }
extension Array { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var o: [T] = []; for x in self { try await o.append(f(x)) }; return o } }
print(try await [0, 1, 2].asyncMap(fetch))
func check() async -> Bool { await withTaskCancellationHandler { await Task.yield(); return Task.isCancelled } onCancel: { print("on cancel") } }
let ct = Task { withUnsafeCurrentTask { $0?.cancel() }; return await check() }; print(await ct.value)
try await Task.sleep(for: .milliseconds(5)); print("bye")
