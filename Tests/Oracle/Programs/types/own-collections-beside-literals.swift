struct Bag: Sequence, ExpressibleByArrayLiteral { var a: [Int] = []; init(arrayLiteral e: Int...) { a = e }; func makeIterator() -> IndexingIterator<[Int]> { a.makeIterator() } }
let b: Bag = [1, 2]
let x = [0]
print(b + x, x + b)
print(x + b)
print(b + [3])
print([3] + b)
let s: Set = [1, 2]
print([3] + s.sorted(), ([3] + s).count, (s + [3]).count)
print((s.filter { $0 > 1 } + [3]).sorted())
let bags = [b, [5]]
print(bags.map(\.a), b.a == [1, 2])
