func zw<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(zw([1, 2], [3, 4], *), zw([1, 2], [3, 4]) { $0 - $1 }, zw(["a"], [2], String.init(repeating:count:)))
let add: (Int, Int) -> Int = { $0 + $1 }
print(zip([1, 2], [3, 4]).map(add), [(1, 2), (3, 4)].map(add))
func g(_ a: Int, _ b: String) -> String { "\(a)\(b)" }
print(["a", "b"].enumerated().map(g), [1: "x"].map(g), zip(1..., ["p"]).map(g))
struct P { let x: Int, y: Int; func m(_ a: Int, _ b: Int) -> Int { a + b + x } }
print([(1, 2)].map(P.init), [(1, 2)].map(P(x: 1, y: 1).m), [(1, 2)].filter { $0 < $1 }.count, [(3, 4)].map(max))
let fs: [(Int, Int) -> Bool] = [(<), (>)]
for f in fs { print([(1, 2), (2, 1)].filter(f).count, [(1, 2)].contains(where: f)) }
[(1, "q")].forEach { a, b in print(a, b) }
let pr: (Int, String) -> Void = { print($0, $1) }; [(1, "q")].forEach(pr); ["z"].enumerated().forEach(pr)
