// Operators of the program stand beside the library's: an implicit member is of either.
struct Point: Equatable { var x: Int; var y: Int; static let unit = Point(x: 1, y: 1) }
func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
func * (a: Point, b: Int) -> Point { Point(x: a.x * b, y: a.y * b) }

let half = 0.5
let angle: Double = .pi + half
let twice: Double = .pi * 2
let moved: Point = .unit + Point(x: 2, y: 3)
print(angle > 3.6, twice > 6.2, moved, .unit * 3 == Point(x: 3, y: 3))

struct Place { var index: Int; var content: Int? }
var places: [Place] = []
places = (0..<2).flatMap { row in
  (0..<2).map { column in
    .init(index: row * 2 + column, content: nil)
  }
}
print(places.map(\.index), places.count)

// Operators that extensions of the library's types declare for the program's own types.
struct Bound { var value = 1 }
enum Mark { case first, second }
extension Int { static func && (a: Int, b: Bound) -> Bool { a > b.value } }
extension Array where Element == Int { static func || (a: [Int], b: Mark) -> String { "\(a) \(b)" } }
print(3 && Bound(), 0 && Bound())
print([1, 2] || .second)
