let things: [Any] = [1, "a", 2.5, true, [1, 2], ["k": 1], Optional<Int>.none as Any]
for t in things {
  switch t {
  case let i as Int: print("int", i)
  case let s as String: print("string", s)
  case is Bool: print("bool")
  case let d as Double where d > 2: print("double", d)
  case let a as [Int]: print("array", a.count)
  case let d as [String: Int]: print("dictionary", d["k"]!)
  default: print("other")
  }
}
class A {}; class B: A { var b = 1 }; class C: A {}
let objects: [A] = [B(), C(), A()]
print(objects.compactMap { $0 as? B }.count, objects.filter { $0 is C }.count)
print((objects[0] as! B).b)
let n: Any = 3
print(n as? Int as Any, n as? String as Any, (n as? Int).map { $0 + 1 }!)
let maybe: Int? = 4
let any: Any = maybe as Any
print(any as? Int ?? 0)
protocol P { func p() -> String }
extension Int: P { func p() -> String { "p\(self)" } }
print((n as? P)?.p() ?? "-", (("s" as Any) as? P)?.p() ?? "-")
