// What a chain starts with is of what its end wants.
struct M { var r: Double?; var d = 1.0; var n = 1; var s = "" }
let ms: [M] = []
func take(_ texts: [String]) {}

let a1 = ms.map { $0.d }.reduce(0, +) / ms.count
let a2 = ms.map { $0.d }.reduce(0, +) + 1
let a3: Int = ms.map { $0.d }.reduce(0, +)
let a4: Double = ms.map { $0.n }.reduce(0, +)
let a5 = ms.map { $0.s }.reduce(0, +)
let a6 = ms.map(\.d).reduce(0, +) / ms.count
let a7 = ms.compactMap { $0.r }.reduce(0, +) / ms.count
let a8 = ms.map { $0.d * $0.n }.reduce(0, +)
let a9: [String] = ms.map { $0.n }.sorted()
let b1: String? = ms.map { $0.n }.max()
let b2 = ms.map { $0.n }.first ?? "a"
let b3: Int = ms.map { $0.d }.max() ?? 0
func average() -> Int { ms.map { $0.d }.reduce(0, +) }
take(ms.map { $0.n }.sorted())

let c1 = [2, 3].filter { $0 }
let c2 = ["a"].filter { $0 > 1 }
let c3 = [1, 2].map { $0 + "a" }
let c4 = [1].contains { $0 == "a" }
let c5 = ["a", "b"].reduce(0) { $0 + $1 }
let c6: [String] = [1, 2].map { $0 }
let c7 = ["a"].map { $0 }.reduce(0, +)
let c8 = ["a"].map { $0.count }.reduce("", +)

let right1 = ms.map { $0.n }.reduce(0, +) / ms.count
let right2: Double = ms.map(\.d).reduce(0, +)
let right3 = [1, 2].filter { $0 > 1 }.map { "\($0)" }.joined()
let flags: [Bool] = [1, 0]
let d1 = ms.map { $0.d }.reduce(0.0, +) / ms.count
let d3: Double = ms.map { $0.d * $0.n }.reduce(0.0, +) / 2

protocol Named { var name: String { get } }
func same(_ x: some Named, _ y: some Named) -> Bool { x == y }
for letter in "a"..."z" { print(letter) }
let letters = Character("a")...Character("c")
for letter in letters { print(letter) }
