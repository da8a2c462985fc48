// Asynchronous closures as values, parameters, properties and results.
typealias Step = @Sendable (Int) async throws -> Int
struct Pipeline {
  var steps: [Step] = []
  mutating func add(_ step: @escaping Step) { steps.append(step) }
  func run(_ input: Int) async throws -> Int {
    var value = input
    for step in steps { value = try await step(value) }
    return value
  }
}
var pipeline = Pipeline()
pipeline.add { $0 + 1 }
pipeline.add { n in
  await Task.yield()
  return n * 10
}
pipeline.add { n in
  guard n < 1000 else { throw Overflow(n: n) }
  return n - 1
}
struct Overflow: Error { let n: Int }
print(try await pipeline.run(4))
do { print(try await pipeline.run(400)) } catch let error as Overflow { print("overflow", error.n) }
func twice(_ body: () async -> Void) async { await body(); await body() }
var count = 0
await twice { count += 1; await Task.yield() }
print(count)
func make(_ prefix: String) -> (String) async -> String { { name in await Task.yield(); return prefix + name } }
let hello = make("hello ")
print(await hello("you"))
extension Sequence {
  func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
    var all: [T] = []
    for element in self { all.append(try await transform(element)) }
    return all
  }
  func concurrentMap<T: Sendable>(_ transform: @escaping @Sendable (Element) async -> T) async -> [T] where Element: Sendable {
    let tasks = map { element in Task { await transform(element) } }
    return await tasks.asyncMap { await $0.value }
  }
}
print(await [1, 2, 3].asyncMap { n in await Task.yield(); return n * n })
print(await ["a", "b"].concurrentMap { $0.uppercased() })
let optional: (() async -> Int)? = { 5 }
print(await optional?() ?? 0)
class Button {
  var action: (() async -> Void)?
  func press() async { await action?() }
}
let button = Button()
button.action = { [weak button] in print("pressed", button != nil) }
await button.press()
let sync: () -> Int = { 3 }
let lifted: () async throws -> Int = sync
print(try await lifted())
defer { print("the end") }
func deferred() async {
  defer { print("deferred") }
  await Task.yield()
  print("body")
}
await deferred()
