struct Remote {
  var base: Int
  var value: Int { get async { await fetch(base) } }
  var risky: Int { get async throws { if base < 0 { throw Negative() }; return await value } }
  static var shared: Remote { get async { Remote(base: 7) } }
  subscript(name: String) -> Int { get async throws { try await risky + name.count } }
  private func fetch(_ n: Int) async -> Int { n * 2 }
}
struct Negative: Error {}
protocol Source { associatedtype Value; var current: Value { get async throws } }
struct Fixed<Value>: Source { let current: Value }
struct Slow: Source { var current: String { get async { await Task.yield(); return "slow" } } }
func read<S: Source>(_ source: S) async -> String {
  do { return "\(try await source.current)" } catch { return "error" }
}
print(await Remote(base: 4).value)
print(try await Remote(base: 4).risky)
print((try? await Remote(base: -4).risky) as Any)
print(await Remote.shared.base)
print(try await Remote(base: 1)["abc"])
print(await read(Fixed(current: 5)), await read(Slow()))
class Base { var name: String { get async { "base" } }; func run() async -> String { await name + "!" } }
class Derived: Base { override var name: String { get async { await "derived of " + super.name } }; override func run() async -> String { await super.run() + "?" } }
let object: Base = Derived()
print(await object.name, await object.run())
let sources: [any Source] = [Fixed(current: 1), Slow()]
for source in sources { print(await read(source)) }
enum Kind { case a, b; func label() async -> String { self == .a ? "A" : "B" } }
print(await Kind.a.label(), await Kind.b.label())
