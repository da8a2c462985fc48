final class Counter: @unchecked Sendable {
  var count = 0
  func viaTask() { Task { count += 1 } }
  func grouped() async {
    await withTaskGroup(of: Void.self) { group in group.addTask { self.count += 1 } }
  }
  func earlier() { async { count += 1 } }
  func earlierDetached() { detach { count += 1 } }
  func laterDetached() { asyncDetached { count += 1 } }
  func result() async throws -> Int {
    let handle = async { () -> Int in self.count }
    let other = async { () throws -> Int in self.count }
    return await handle.value + (try await other.value)
  }
}
