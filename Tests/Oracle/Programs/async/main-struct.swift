@main
struct Program {
  static func greet(_ name: String) async -> String { "hello \(name)" }
  static func main() async throws {
    print(await greet("world"))
    try await Task.sleep(nanoseconds: 1_000_000)
    await run()
  }
  static func run() async {
    let task = Task { 5 }
    print(await task.value)
  }
}
