struct Box<T> { var items: [T] }
extension Box { var kind: String { "plain" }; static var label: String { "plain" } }
extension Box where T: Comparable { var kind: String { "ordered" }; static var label: String { "ordered" } }
print(Box(items: [1]).kind, Box<Int>.label)
protocol P { associatedtype Item; var items: [Item] { get } }
extension P { var order: String { "plain" } }
extension P where Item: Comparable { var order: String { "sorted" } }
struct B<T>: P { var items: [T] }
struct C: P { var items: [Int] }
print(B(items: [1]).order, C(items: [1]).order)
func f<Q: P>(_ q: Q) -> String { q.order }
print(f(C(items: [])))
