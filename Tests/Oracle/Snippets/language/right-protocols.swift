protocol Shape { var area: Double { get }; func describe() -> String }
extension Shape { func describe() -> String { "area \(area)" } }
struct Sq: Shape { let side: Double; var area: Double { side * side } }
struct Ci: Shape { let r: Double; var area: Double { 3 * r * r }; func describe() -> String { "circle" } }
let shapes: [any Shape] = [Sq(side: 1), Ci(r: 2)]
print(shapes.map { $0.describe() }, shapes.reduce(0) { $0 + $1.area })
func biggest(_ s: [some Shape]) -> Double { s.map(\.area).max() ?? 0 }
print(biggest([Sq(side: 2)]))
