protocol C { associatedtype Item; var items: [Item] { get } }
extension C where Item: Comparable { var best: Item? { items.max() }; func f() -> String { "cmp" } }
extension C where Item == String { var best: String? { "str" }; func f() -> String { "string" } }
extension C { func f() -> String { "any" } }
struct B<E>: C { var items: [E] }
let b = B(items: ["a"])
print(b.best!, b.f(), B(items: [1]).f(), B(items: [()]).f())
extension Array where Element: Equatable { func g() -> String { "eq" } }
extension Array where Element: Hashable { func g() -> String { "hash" } }
extension Array where Element == Int { func g() -> String { "int" } }
extension Array { func g() -> String { "none" } }
extension Sequence { func g() -> String { "seq" } }
extension Collection where Element == String { func g() -> String { "coll str" } }
print([1].g(), ["a"].g(), [{}].g(), Set([1]).g(), Set(["s"]).g(), [[1.5]].g())
extension Optional where Wrapped == Int { var h: String { "oi" } }
extension Optional where Wrapped: Numeric { var h: String { "on" } }
extension Optional { var h: String { "o" } }
print((1 as Int?).h, (1.5 as Double?).h, ("s" as String?).h)
