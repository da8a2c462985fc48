protocol Shape { var area: Double { get }; init(side: Double); func scaled(_ k: Double) -> Self }
struct Square: Shape { var side: Double; var area: Double { side * side }; init(side: Double) { self.side = side }; func scaled(_ k: Double) -> Square { Square(side: side * k) } }
final class Disc: Shape { let r: Double; var area: Double { 3 * r * r }; init(side: Double) { r = side }; func scaled(_ k: Double) -> Self { Self(side: r * k) } }
var s: any Shape = Square(side: 2)
print(s.area, s.scaled(2).area, type(of: s.scaled(3)))
s = Disc(side: 1)
print(s.area, s.scaled(2).area)
func grow<T: Shape>(_ t: T) -> T { t.scaled(10) }
print(grow(s).area, grow(Square(side: 1)).side)
let shapes: [String: any Shape] = ["a": Square(side: 1), "b": Disc(side: 1)]
print(shapes.mapValues { $0.area }.sorted { $0.key < $1.key }.map(\.value), (shapes["a"] as? Square)?.side ?? 0)
let maybe: (any Shape)? = nil
print(maybe?.area as Any, (maybe ?? Square(side: 3)).area)
func pick<T: Shape>(_ type: T.Type) -> any Shape { type.init(side: 4) }
print(pick(Square.self).area, pick(Disc.self).area)
var list: [any Shape] = []
list.append(Square(side: 1)); list += [Disc(side: 2)]
print(list.map { $0.area }, list.contains { $0 is Disc }, list.first is Square)
func areas(_ shapes: any Shape...) -> Double { shapes.map(\.area).reduce(0, +) }
print(areas(), areas(Square(side: 1), Disc(side: 1)))
typealias Closure = (any Shape) -> Double
let f: Closure = { $0.area }
print(list.map(f))
enum Holder { case shape(any Shape), none }
if case .shape(let inner) = Holder.shape(Square(side: 5)) { print(inner.area) }
