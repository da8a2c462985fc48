import Foundation
enum Failure: Error { case no }
func old(_ n: Int, completion: @escaping (Result<Int, Error>) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
    if n < 0 { completion(.failure(Failure.no)) } else { completion(.success(n * 2)) }
  }
}
func modern(_ n: Int) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    old(n) { result in continuation.resume(with: result) }
  }
}
print(try await modern(4))
do { print(try await modern(-1)) } catch { print("caught", error) }
func immediately() async -> String {
  await withCheckedContinuation { $0.resume(returning: "now") }
}
print(await immediately())
func unsafe() async -> Int {
  await withUnsafeContinuation { (c: UnsafeContinuation<Int, Never>) in c.resume(returning: 5) }
}
print(await unsafe())
func thrower() async throws {
  try await withCheckedThrowingContinuation { (c: CheckedContinuation<Void, Error>) in
    c.resume(throwing: Failure.no)
  }
}
do { try await thrower() } catch { print(error) }
func waits() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
  }
  print("waited")
}
await waits()
final class Gate: @unchecked Sendable {
  var waiting: CheckedContinuation<Int, Never>?
  func wait() async -> Int { await withCheckedContinuation { waiting = $0 } }
  func open(_ n: Int) { waiting?.resume(returning: n); waiting = nil }
}
let gate = Gate()
let task = Task { await gate.wait() }
try await Task.sleep(nanoseconds: 10_000_000)
gate.open(11)
print(await task.value)
