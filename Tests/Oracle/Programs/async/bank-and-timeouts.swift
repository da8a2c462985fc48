import Foundation
actor Bank { private var accounts: [String: Int]; private(set) var log: [String] = []; init(_ a: [String: Int]) { accounts = a }
  enum Failure: Error, LocalizedError { case insufficient(String, short: Int), unknown(String); var errorDescription: String? { switch self { case .insufficient(let n, let s): "\(n) is short by \(s)"; case .unknown(let n): "no account \(n)" } } }
  func transfer(_ n: Int, from a: String, to b: String) throws { guard let x = accounts[a] else { throw Failure.unknown(a) }; guard accounts.keys.contains(b) else { throw Failure.unknown(b) }; guard x >= n else { throw Failure.insufficient(a, short: n - x) }; accounts[a]! -= n; accounts[b, default: 0] += n; log.append("\(a)->\(b):\(n)") }
  var total: Int { accounts.values.reduce(0, +) }; subscript(n: String) -> Int? { accounts[n] }; func with<T: Sendable>(_ f: @Sendable (isolated Bank) throws -> T) rethrows -> T { try f(self) } }
@MainActor final class VM { var items: [Int] = [] { didSet { print("items", items) } }; var state = "idle"; func load(_ s: some AsyncSequence<Int, Never>) async { state = "loading"; for await i in s { items.append(i) }; state = "done" } }
struct Semaphore { let gate: Gate; actor Gate { var free: Int; var waiting: [CheckedContinuation<Void, Never>] = []; var peak = 0, running = 0; init(_ n: Int) { free = n }; func enter() async { if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }; running += 1; peak = max(peak, running) }; func leave() { running -= 1; if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } } } }
enum Ctx { @TaskLocal static var id = "none" }
@main struct App { static func main() async throws {
  let bank = Bank(["a": 100, "b": 0])
  try await bank.transfer(30, from: "a", to: "b"); do { try await bank.transfer(100, from: "a", to: "b") } catch { print(error.localizedDescription, error) }; do { try await bank.transfer(1, from: "z", to: "b") } catch let Bank.Failure.unknown(n) { print("unknown", n) }
  await withTaskGroup(of: Bool.self) { g in for i in 1...10 { g.addTask { (try? await bank.transfer(i, from: i % 2 == 0 ? "a" : "b", to: i % 2 == 0 ? "b" : "a")) != nil } }; var ok = 0; for await r in g where r { ok += 1 }; print("ok", ok) }
  print(await bank.total, await bank["a"] as Any, await bank.log.count, await bank.with { b in b.log.first! })
  let vm = await VM(); let s = AsyncStream { c in Task { for i in 1...3 { c.yield(i * i); await Task.yield() }; c.finish() } }; await vm.load(s); print(await vm.state, await vm.items)
  let sem = Semaphore(gate: .init(2)); try await withThrowingTaskGroup(of: Int.self) { g in for i in 0..<5 { g.addTask { await sem.gate.enter(); try await Task.sleep(for: .milliseconds(5)); await sem.gate.leave(); return i } }; print(try await g.reduce(0, +), await sem.gate.peak) }
  await Ctx.$id.withValue("outer") { print(Ctx.id); async let x = child(); print(await x); await Ctx.$id.withValue("inner") { print(Ctx.id) } }; print(Ctx.id)
  let t = Task { try await withThrowingTaskGroup(of: Void.self) { g in g.addTask { try await Task.sleep(for: .seconds(60)) }; try await g.waitForAll() } }; try? await Task.sleep(for: .milliseconds(5)); t.cancel(); print(await t.result)
  let results = await [3, 1, 2].asyncMap { n in try? await Task.sleep(for: .milliseconds(n)); return n * 10 }; print(results)
  do { let v = try await timeout(.milliseconds(10)) { try await Task.sleep(for: .seconds(5)); return 1 }; print(v) } catch { print("timed out:", error) }; print(try await timeout(.seconds(5)) { "quick" })
  let clock = ContinuousClock(); let el = await clock.measure { try? await Task.sleep(for: .milliseconds(3)) }; print(el >= .milliseconds(3), Duration.milliseconds(1500) + .seconds(1), Duration.seconds(2) / 4, Duration.microseconds(1234567).components)
  var it = Counter(n: 2).makeAsyncIterator(); print(await it.next() as Any, await it.next() as Any, await it.next() as Any); print(await Counter(n: 4).map { $0 * 2 }.contains(4), await Counter(n: 5).reduce(into: []) { $0.append($1) }, await Counter(n: 5).prefix(2).max() as Any, await Counter(n: 3).allSatisfy { $0 > 0 }, await Counter(n: 9).first { $0 > 4 } as Any)
  let un = await withUnsafeContinuation { (c: UnsafeContinuation<Int, Never>) in DispatchQueue.global().async { c.resume(returning: 5) } }; print(un, Task.isCancelled)
  try await withThrowingDiscardingTaskGroup { g in for i in 0..<2 { g.addTask { _ = i } } }; print("end") }
  static func child() async -> String { "child of \(Ctx.id)" } }
struct Counter: AsyncSequence, AsyncIteratorProtocol { var n: Int; var i = 0; init(n: Int) { self.n = n }; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i }; func makeAsyncIterator() -> Self { self } }
extension Sequence where Element: Sendable { func asyncMap<T: Sendable>(_ f: @Sendable @escaping (Element) async -> T) async -> [T] { await withTaskGroup(of: (Int, T).self) { g in for (i, e) in enumerated() { g.addTask { (i, await f(e)) } }; var out: [Int: T] = [:]; for await (i, t) in g { out[i] = t }; return out.sorted { $0.key < $1.key }.map(\.value) } } }
struct TimeoutError: Error {}
func timeout<T: Sendable>(_ d: Duration, _ f: @Sendable @escaping () async throws -> T) async throws -> T { try await withThrowingTaskGroup(of: T.self) { g in g.addTask { try await f() }; g.addTask { try await Task.sleep(for: d); throw TimeoutError() }; defer { g.cancelAll() }; return try await g.next()! } }
