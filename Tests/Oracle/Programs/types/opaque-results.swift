protocol Shape { func draw() -> String }
struct Triangle: Shape { var size: Int; func draw() -> String { (1...size).map { String(repeating: "*", count: $0) }.joined(separator: "\n") } }
struct Flipped<S: Shape>: Shape { var shape: S; func draw() -> String { shape.draw().split(separator: "\n").reversed().joined(separator: "\n") } }
struct Joined<A: Shape, B: Shape>: Shape { var a: A, b: B; func draw() -> String { a.draw() + "\n" + b.draw() } }
func flip<S: Shape>(_ s: S) -> some Shape { Flipped(shape: s) }
func join<A: Shape, B: Shape>(_ a: A, _ b: B) -> some Shape { Joined(a: a, b: b) }
print(join(Triangle(size: 2), flip(Triangle(size: 2))).draw())
func number() -> some Equatable { 5 }
print(number() == number())
var evens: some Sequence<Int> { stride(from: 0, to: 6, by: 2).map { $0 } }
for e in evens { print(e) }
func doubled(_ s: some Collection<Int>) -> some Collection<Int> { s.map { $0 * 2 } }
print(doubled([1, 2]).reduce(0, +), doubled(1...3).count, Array(doubled([4])))
func describe(_ items: some Sequence<String>) -> String { items.map { $0.uppercased() }.joined(separator: ",") }
print(describe(["a", "b"]), describe(Set(["q"])))
struct Store { var items: some Collection<Int> { [3, 1, 2] }; func sorted() -> some RandomAccessCollection<Int> { items.sorted() } }
print(Store().items.count, Store().sorted().first ?? 0, type(of: number()))
