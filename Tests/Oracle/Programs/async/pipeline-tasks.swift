struct Page { let number: Int, items: [String] }
enum FetchError: Error, Equatable { case timeout(Int), empty }
actor Server {
  private var requests = 0
  private let failing: Set<Int>
  init(failing: Set<Int> = []) { self.failing = failing }
  func page(_ n: Int) async throws -> Page {
    requests += 1
    await Task.yield()
    if failing.contains(n) { throw FetchError.timeout(n) }
    return Page(number: n, items: (0..<n).map { "p\(n)-\($0)" })
  }
  var count: Int { requests }
}
struct Pages: AsyncSequence {
  typealias Element = Page
  let server: Server, last: Int
  struct Iterator: AsyncIteratorProtocol {
    let server: Server, last: Int
    var next = 1
    mutating func next() async throws -> Page? {
      guard next <= last else { return nil }
      defer { next += 1 }
      return try await server.page(next)
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(server: server, last: last) }
}
func all(_ server: Server, upTo last: Int) async throws -> [String] {
  try await withThrowingTaskGroup(of: Page.self) { group in
    for n in 1...last { group.addTask { try await server.page(n) } }
    var pages: [Page] = []
    for try await page in group { pages.append(page) }
    return pages.sorted { $0.number < $1.number }.flatMap(\.items)
  }
}
@main struct Main {
  static func main() async {
    let server = Server()
    do {
      print(try await all(server, upTo: 3))
      var lengths: [Int] = []
      for try await page in Pages(server: server, last: 4) where page.number > 1 { lengths.append(page.items.count) }
      print(lengths, await server.count)
      let names = try await Pages(server: server, last: 2).map { $0.items.joined() }.reduce("") { $0 + "/" + $1 }
      print(names)
    } catch { print("unexpected", error) }
    let bad = Server(failing: [2])
    do {
      _ = try await all(bad, upTo: 3)
    } catch let error as FetchError {
      print("failed", error, error == .timeout(2))
    } catch { print("other") }
    let results = await withTaskGroup(of: (Int, Result<Int, Error>).self, returning: [Int: String].self) { group in
      for n in 1...3 {
        group.addTask { (n, await Result.catching { try await bad.page(n).items.count }) }
      }
      var texts: [Int: String] = [:]
      for await (n, result) in group {
        switch result {
        case .success(let count): texts[n] = "\(count) items"
        case .failure(let error): texts[n] = "\(error)"
        }
      }
      return texts
    }
    print(results.sorted { $0.key < $1.key }.map(\.value))
    let handle = Task { try await server.page(5) }
    print((try? await handle.value.items.last) ?? "none", handle.isCancelled)
    let cancelled = Task { () -> Bool in
      while !Task.isCancelled { await Task.yield() }
      return (try? Task.checkCancellation()) == nil
    }
    cancelled.cancel()
    print(await cancelled.value)
    await withTaskCancellationHandler {
      print("body")
    } onCancel: {
      print("never")
    }
  }
}
extension Result where Failure == Error {
  static func catching(_ body: () async throws -> Success) async -> Result {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
