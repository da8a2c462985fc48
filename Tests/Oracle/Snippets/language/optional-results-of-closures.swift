// What only a closure is given is of the type that is wanted, an optional too.
func q() async throws -> [Int]? {
  try await withCheckedThrowingContinuation { continuation in
    let r: [Int]? = [1]
    if let r {
      continuation.resume(returning: r)
    } else {
      continuation.resume(returning: nil)
    }
  }
}
func make<T>(_ f: (inout [T]) -> Void) -> T? { var a: [T] = []; f(&a); return a.first }
func h() -> Int? {
  make { xs in
    xs.append(3)
    xs.append(4)
  }
}
func wrap<T>(_ f: (T) -> Void) -> T { fatalError() }
func g() -> Int? {
  wrap { x in
    let y = x
    print(y as Any)
  }
}
func g2() -> Int? {
  return wrap { x in print(x ?? 1) }
}
func notified() async -> String? {
  await withCheckedContinuation { continuation in
    Task { continuation.resume(returning: nil) }
  }
}
