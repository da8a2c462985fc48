func one<T>(_ a: [T]) -> Int { a.count }
_ = one([1, "a"])
func two<T>(_ a: [T], _ b: T) {}
func k<K, V>(_ d: [K: V]) {}
k(["a": 1, "b": "x"])
func s<T>(_ s: Set<T>) {}
func t<T: Equatable>(_ a: [T]) {}
struct Q<T> { var items: [T] = []; init(_ i: [T]) { items = i } }
let q = Q([1, "a"])
let r = Q([1, 2.5])
func v<T>(_ x: T...) {}
func o<T>(_ a: [T?]) {}
o([1, nil])
