extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
print(["a"].total())
struct Q<T> { var items: [T] }
extension Q where T: Equatable { func has(_ t: T) -> Bool { items.contains(t) }; var n: Int { 1 } }
extension Q where T == String { func joined() -> String { "" } }
struct N {}
print(Q<N>(items: []).has(N()))
print(Q<N>(items: []).n)
print(Q<Int>(items: []).joined())
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let o: Int? = 3
print(o.orEmpty)
extension Collection where Element: Comparable { func top() -> Element? { self.max() } }
print([N()].top())
