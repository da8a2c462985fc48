import Synchronization
let m = Mutex([Int]())
m.withLock { $0.append(3) }
let n = m.withLock { $0.count }
print(n)
let a = Atomic(5)
a.add(2, ordering: .relaxed)
print(a.load(ordering: .relaxed), a.compareExchange(expected: 7, desired: 9, ordering: .sequentiallyConsistent))
final class Counter: Sendable {
  let value = Mutex(0)
  func up() -> Int { value.withLock { v in v += 1; return v } }
}
let c = Counter(); _ = c.up(); print(c.up())
enum E: Error { case no }
func may() throws { try m.withLock { (x: inout [Int]) throws in if x.count == 1 { throw E.no } } }
do { try may() } catch { print(error) }
