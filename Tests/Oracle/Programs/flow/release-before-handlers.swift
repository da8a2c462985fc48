class Tracked {
  let id: String
  init(_ id: String) {
    self.id = id
    print("+\(id)")
  }
  deinit { print("-\(id)") }
}
enum Failure: Error { case any }
func failing(_ n: Int) throws -> Tracked {
  let t = Tracked("try\(n)")
  if n > 0 { throw Failure.any }
  return t
}
do {
  let first = try failing(0)
  print(first.id)
  _ = try failing(1)
} catch { print("caught") }

final class Fails {
  let t: Tracked
  init?(_ ok: Bool) {
    t = Tracked("fail")
    if !ok { return nil }
  }
  deinit { print("deinit") }
}
print(Fails(false) == nil)
_ = Fails(true)

class Box {
  var v = 1
  deinit { print("gone") }
}
let make = Box.init
print(Box().v)
print(make().v)
print("v=\(Box().v)")
let sum = Box().v + 1
print(sum)

final class Case {
  let v = 1
  deinit { print("free", v) }
  static func ~= (p: Int, c: Case) -> Bool { c.v == p }
}
do {
  let c = Case()
  switch c {
  case 9: print("nine")
  case 1: print("one")
  default: break
  }
}
do {
  let c = Case()
  if case 1 = c { print("if") }
}
class Worker {
  let n: Int
  init(_ n: Int) { self.n = n }
  func work() throws { if n > 1 { throw Failure.any } }
  deinit { print("bye", n) }
}
do {
  for one in [Worker(1), Worker(2)] {
    do { try one.work() } catch { print(error) }
  }
  print("end")
}
_ = try? Worker(3).work()
print(withExtendedLifetime(Worker(4)) { one in one.n })
var head: Box? = Box()
print(isKnownUniquelyReferenced(&head))
let other = head
print(isKnownUniquelyReferenced(&head), other === head)
