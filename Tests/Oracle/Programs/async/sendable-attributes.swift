import Foundation
// Words of concurrency that change nothing at run time.
struct Point: Sendable, Hashable { var x = 0, y = 0 }
final class Reference: @unchecked Sendable {
  nonisolated(unsafe) static var count = 0
  private let lock = NSLock()
  private var total = 0
  func add(_ n: Int) {
    lock.lock()
    defer { lock.unlock() }
    total += n
  }
  var value: Int { lock.withLock { total } }
}
@available(macOS 13, iOS 16, *)
func modern() -> String { "modern" }
@available(*, deprecated, message: "use modern()")
func old() -> String { "old" }
@available(iOS, introduced: 13, deprecated: 15)
struct Dated { var n = 1 }
@preconcurrency protocol Legacy { func go() }
extension Reference: Legacy { func go() { add(1) } }
typealias Handler = @Sendable (Int) -> Void
func perform(_ handler: @escaping @Sendable (Int) -> Void) { handler(3) }
func take(_ value: sending Point) -> Point { value }
@inlinable public func inlined(_ n: Int) -> Int { n + 1 }
@inline(__always) func always() -> Int { 2 }
@discardableResult func discard() -> Int { 5 }
@frozen public enum Frozen { case a }
@usableFromInline let usable = 3
nonisolated(unsafe) var global = 1
let reference = Reference()
perform { reference.add($0) }
let handler: Handler = { reference.add($0) }
handler(4)
reference.go()
print(reference.value)
Reference.count += 2
global += 1
print(Reference.count, global, take(Point(x: 1, y: 2)), modern(), Dated().n)
discard()
print(inlined(1), always(), Frozen.a, usable)
if #available(macOS 14, iOS 17, *) { print("available") } else { print("not") }
guard #available(iOS 15, *) else { fatalError() }
if #unavailable(iOS 13) { print("unavailable") }
#if swift(>=5.5) && !arch(arm)
print("5.5")
#endif
