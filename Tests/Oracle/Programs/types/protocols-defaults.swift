protocol Shape { var area: Double { get }; var name: String { get }; func describe() -> String }
extension Shape {
  var name: String { "shape" }
  func describe() -> String { "\(name) of \(area)" }
  func twice() -> Double { area * 2 }
}
struct Square: Shape { var side: Double; var area: Double { side * side } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; var name: String { "circle" } }
struct Loud: Shape { var area = 1.0; func describe() -> String { "LOUD" } }
let shapes: [any Shape] = [Square(side: 2), Circle(r: 1), Loud()]
for s in shapes { print(s.describe(), s.twice()) }
func total(_ s: [some Shape]) -> Double { s.reduce(0) { $0 + $1.area } }
print(total([Square(side: 1), Square(side: 3)]))
func biggest<S: Shape>(_ s: S...) -> S? { s.max { $0.area < $1.area } }
print(biggest(Square(side: 1), Square(side: 3))!.side)
extension Array where Element: Shape { var sum: Double { map(\.area).reduce(0, +) } }
print([Circle(r: 1), Circle(r: 2)].sum)
extension Collection where Element == Int { func mean() -> Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
print([1, 2, 4].mean(), (1...4).mean())
print(shapes.map { type(of: $0) })
if let sq = shapes[0] as? Square { print(sq.side) }
print(shapes[1] is Circle, (shapes[1] as? Square) == nil ? "no" : "yes")
