actor Counter { private var n = 0; func inc() -> Int { n += 1; return n }; var value: Int { n }; nonisolated let name = "c"; func add(_ k: Int) async { for _ in 0..<k { _ = inc(); await Task.yield() } } }
struct Fail: Error { let code: Int }
func work(_ i: Int) async throws -> Int { try await Task.sleep(nanoseconds: UInt64(i) * 1_000_000); if i == 4 { throw Fail(code: i) }; return i * i }
func stream(_ n: Int) -> AsyncStream<Int> { AsyncStream { c in for i in 0..<n { c.yield(i) }; c.onTermination = { _ in }; c.finish() } }
func failing() -> AsyncThrowingStream<String, Error> { AsyncThrowingStream { c in c.yield("a"); c.yield("b"); c.finish(throwing: Fail(code: 9)) } }
struct Countdown: AsyncSequence { let from: Int; struct I: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }; func makeAsyncIterator() -> I { I(n: from) }; typealias Element = Int }
@main struct Main {
  static func main() async {
    let c = Counter(); print(await c.inc(), await c.inc(), c.name)
    await withTaskGroup(of: Void.self) { g in for _ in 0..<5 { g.addTask { await c.add(10) } } }
    print(await c.value)
    let r = await withTaskGroup(of: (Int, String).self, returning: [String].self) { g in for i in 0..<4 { g.addTask { (i, "t\(i)") } }; var out = [Int: String](); for await (i, s) in g { out[i] = s }; return out.sorted { $0.key < $1.key }.map(\.value) }
    print(r)
    do { let s = try await withThrowingTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { try await work(i) } }; return try await g.reduce(0, +) }; print(s) } catch { print("failed", error) }
    async let x = work(2); async let y = work(3)
    do { print(try await x + y, try await [x, y]) } catch { print(error) }
    for await v in stream(3) { print("s", v) }
    do { for try await v in failing() { print(v) } } catch let f as Fail { print("fail", f.code) } catch {}
    for await v in Countdown(from: 3).map({ $0 * 2 }).filter({ $0 != 4 }) { print("cd", v) }
    print(await Countdown(from: 4).reduce(0, +), await Countdown(from: 3).contains(2), await Countdown(from: 3).first { $0 < 3 } as Any)
    let t = Task { () -> String in do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "?" } }
    t.cancel(); print(await t.value, t.isCancelled)
    let t2 = Task<Int, Error> { try Task.checkCancellation(); throw Fail(code: 3) }
    print(await t2.result); do { _ = try await t2.value } catch { print(error) }
    let v = await withCheckedContinuation { (k: CheckedContinuation<Int, Never>) in k.resume(returning: 42) }; print(v)
    do { let _: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: Fail(code: 1)) } } catch { print("cont", error) }
    await withTaskCancellationHandler { print("op") } onCancel: { print("cancelled") }
    print(await Loc.$id.withValue("req") { await Loc.show() }, Loc.id)
    let (s, k) = AsyncStream.makeStream(of: String.self); let cons = Task { var o: [String] = []; for await e in s { o.append(e) }; return o }; k.yield("p"); k.yield("q"); k.finish(); print(await cons.value)
    await MainActor.run { print("main") }; print(await onMain(3)); let d = await Task.detached(priority: .low) { 7 }.value; print(d)
    var it = stream(2).makeAsyncIterator(); print(await it.next() as Any, await it.next() as Any, await it.next() as Any)
    await withDiscardingTaskGroup { g in g.addTask { print("discarding") } }
    let clock = ContinuousClock(); let e = await clock.measure { try? await Task.sleep(for: .milliseconds(2)) }; print(e >= .milliseconds(1), Duration.seconds(90), Duration.milliseconds(1500), Duration.seconds(1) / 4)
  }
}
@MainActor func onMain(_ n: Int) -> Int { n + 1 }
enum Loc { @TaskLocal static var id = "none"; static func show() async -> String { id } }
