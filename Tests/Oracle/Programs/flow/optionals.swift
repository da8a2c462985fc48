var o: Int? = 3
print(o.map { $0 + 1 } as Any, o.flatMap { $0 > 5 ? $0 : nil } as Any, o ?? 0, o!, o == 3, o != nil)
o? += 1; print(o!); o = nil; o? += 1; print(o as Any)
struct A { var b: B? = B(); var list: [Int]? = [1] }; struct B { var c = 5; var d: String? = "d"; func f() -> Int { c * 2 }; mutating func g() { c += 1 } }
var a: A? = A()
print(a?.b?.c ?? 0, a?.b?.d?.count ?? 0, a?.b?.f() as Any, a?.list?.first as Any, a?.list?[0] as Any)
a?.b?.c = 9; a?.b?.g(); a?.list?.append(2); print(a!.b!.c, a!.list!)
a?.b = nil; print(a?.b?.c as Any); a = nil; a?.b?.g(); print(a == nil)
extension A: Equatable { static func == (a: A, b: A) -> Bool { a.list == b.list } }
if let x = Int("5"), x > 3, let y = Int("2") { print(x * y) }
let words = ["1", "b", "3"]; print(words.compactMap { Int($0) }, words.map { Int($0) })
let nested: Int?? = .some(nil); print(nested == nil, nested as Any)
func f(_ n: Int?) -> String { guard let n else { return "nil" }; return "\(n)" }
print(f(1), f(nil)); let implicit: Int! = 4; print(implicit + 1)
var dict: [String: Int?] = ["a": nil, "b": 1]; print(dict["a"]! as Any, dict["c"] as Any, dict.count); dict["b"] = nil; print(dict.count)
var store = [1, 2]
var stack: [Int] { get { store } set { store = newValue } }
while let last = stack.popLast() { print(last) }
print([1, nil, 3].compactMap { $0 }.reduce(0, +), [Optional(1), nil].count, Optional(2).map(String.init) ?? "-", [nil, 1].first! as Any)
let t: (Int, String)? = (1, "a"); if let (n, s) = t { print(n, s) }
print(o.debugDescription, String(describing: o), (o as Any) is Int)
let u = words.first.flatMap(Int.init) ?? -1; print(u); unowned let un = Obj.shared; print(un.v)
final class Obj { static let shared = Obj(); var v = 2; var next: Obj?; weak var back: Obj? }
Obj.shared.next = Obj(); Obj.shared.next?.back = Obj.shared; Obj.shared.next?.v += 3; print(Obj.shared.next?.back?.next?.v ?? 0)
