// An actor that shares work in flight.
struct Page: Sendable, Equatable { let name: String; let size: Int }
actor Loader {
  enum Entry { case running(Task<Page, Error>); case ready(Page) }
  private var entries: [String: Entry] = [:]
  private(set) var fetches = 0
  func page(_ name: String) async throws -> Page {
    if let entry = entries[name] {
      switch entry {
      case .ready(let page): return page
      case .running(let task): return try await task.value
      }
    }
    let task = Task { try await fetch(name) }
    entries[name] = .running(task)
    do {
      let page = try await task.value
      entries[name] = .ready(page)
      return page
    } catch {
      entries[name] = nil
      throw error
    }
  }
  private func fetch(_ name: String) async throws -> Page {
    fetches += 1
    try await Task.sleep(for: .milliseconds(10))
    if name.isEmpty { throw Missing(name: name) }
    return Page(name: name, size: name.count)
  }
}
struct Missing: Error, CustomStringConvertible { let name: String; var description: String { "missing '\(name)'" } }
let loader = Loader()
func both() async throws -> (Page, Page) {
  async let a = loader.page("home")
  async let b = loader.page("home")
  return try await (a, b)
}
let (first, second) = try await both()
print(first == second, await loader.fetches)
print(try await loader.page("home").size, await loader.fetches)
do { _ = try await loader.page("") } catch { print(error) }
let pages = try await withThrowingTaskGroup(of: Page.self) { group in
  for name in ["one", "three", "home"] { group.addTask { try await loader.page(name) } }
  return try await group.reduce(into: [String: Int]()) { $0[$1.name] = $1.size }
}
print(pages.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " "))
print(await loader.fetches)
