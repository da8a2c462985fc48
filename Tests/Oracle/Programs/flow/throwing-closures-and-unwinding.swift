// A closure that only throws gives what is wanted of it; locals go in reverse when an error passes.
struct Failed: Error {}
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { try f(n) }
let a: Int? = try? retry(1) { _ in throw Failed() }
print(a as Any)
do {
  let b: Int = try retry(1) { _ in throw Failed() }
  print(b)
} catch { print("x") }
do { print(try retry(1) { _ in throw Failed() } as Int) } catch { print("y") }
func wanted() throws -> Int { try retry(2) { _ in throw Failed() } }
func text() throws -> String {
  return try retry(2) { n in
    print(n)
    throw Failed()
  }
}
print((try? wanted()) as Any, (try? text()) as Any)
do { try retry(3) { _ in throw Failed() } } catch { print("nothing") }

final class Resource {
  let name: String
  init(_ name: String, fails: Bool = false) throws {
    self.name = name
    if fails { throw Failed() }
    print("open", name)
  }
  deinit { print("close", name) }
}
func use() throws {
  let a = try Resource("a")
  let b = try Resource("b")
  print(a.name + b.name)
  _ = try Resource("c", fails: true)
}
do { try use() } catch { print(error) }

// An operator of one's own that takes an object as it is.
final class Log {
  var lines: [String] = []
  static func += (log: Log, line: String) { log.lines.append(line) }
}
let log = Log()
log += "one"
var other = log
other += "two"
print(log.lines)
