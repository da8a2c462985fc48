enum NetworkError: Error, CustomStringConvertible {
  case timeout(attempt: Int)
  case fatal
  var description: String {
    switch self {
    case .timeout(let attempt): "timeout #\(attempt)"
    case .fatal: "fatal"
    }
  }
}
struct RetryPolicy { var attempts = 3; var delay: Duration = .milliseconds(1); var factor = 2 }
func retry<T>(_ policy: RetryPolicy = RetryPolicy(), _ work: (Int) async throws -> T) async throws -> T {
  var delay = policy.delay
  for attempt in 1..<policy.attempts {
    do { return try await work(attempt) } catch NetworkError.fatal { throw NetworkError.fatal } catch {
      print("attempt \(attempt): \(error); waiting \(delay)")
      try await Task.sleep(for: delay)
      delay *= policy.factor
    }
  }
  return try await work(policy.attempts)
}
print(try await retry { attempt in
  if attempt < 3 { throw NetworkError.timeout(attempt: attempt) }
  return "ok after \(attempt)"
})
do { _ = try await retry { _ -> Int in throw NetworkError.fatal } } catch { print("gave up:", error) }
do { _ = try await retry(RetryPolicy(attempts: 2)) { attempt -> Int in throw NetworkError.timeout(attempt: attempt) } } catch { print("gave up:", error) }
let instant = ContinuousClock().now
let later = instant + .milliseconds(1500)
print(instant.duration(to: later), later > instant)
