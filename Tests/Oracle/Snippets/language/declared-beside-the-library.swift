extension String { var isLong: Bool { true } }
extension String { var isLong: Bool { false } ; func trim() -> String { "" } ; func trim() -> String { "b" } }
extension Array { func second() -> Int { 1 } }
extension Array where Element == Int { func second() -> Int { 1 } }
extension Array { func second() -> Int { 1 } }
struct V { func + (a: V, b: V) -> V { a } }
extension V { func - (a: V, b: V) -> V { a } ; prefix func - (a: V) -> V { a } }
class C { func == (a: C, b: C) -> Bool { true } ; class func < (a: C, b: C) -> Bool { true } }
protocol P { func * (a: Self, b: Self) -> Self }
enum E { case a; func < (a: E, b: E) -> Bool { true } }
extension String: Error {}
extension Dictionary: @retroactive Error {}
extension Array: Error {}
extension Int: Sequence, IteratorProtocol { public mutating func next() -> Int? { nil } }
final class Cache: Sendable { var items: [Int] = [] }
struct Box: Sendable { var c: Plain; let d: () -> Void }
class Plain { var n = 0 }
class Sub: Plain, Sendable {}
final class Ok: Sendable { let a = 1; let p: Plain; init(p: Plain) { self.p = p } }
class Open: Sendable { let a = 1 }
enum E2: Sendable { case a(Plain), b(Int) }
actor Act: Sendable { var x = 1 }
@MainActor final class M: Sendable { var x = 1 }
final class U: @unchecked Sendable { var x = 1 }
struct Gen<T>: Sendable { var t: T }
