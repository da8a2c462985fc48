protocol Shape {
  var name: String { get }
  func area() -> Double
  func describe() -> String
}

extension Shape {
  func describe() -> String { "\(name) with area \(area())" }
  func scaled() -> String { "big " + describe() }
}

struct Rectangle: Shape {
  var width: Double
  var height: Double
  let name = "Rectangle"
  func area() -> Double { width * height }
}

struct Square: Shape {
  var side: Double
  var name: String { "Square(\(side))" }
  func area() -> Double { side * side }
  func describe() -> String { "A square of \(side)" }
}

final class Circle: Shape {
  var radius: Double
  init(radius: Double) { self.radius = radius }
  var name: String { "Circle" }
  func area() -> Double { 3 * radius * radius }
}

let shapes: [any Shape] = [Rectangle(width: 2, height: 3), Square(side: 2), Circle(radius: 1)]
for shape in shapes { print(shape.describe(), "/", shape.scaled()) }
print(shapes.map { $0.area() }.reduce(0, +))
let biggest = shapes.max { $0.area() < $1.area() }
print(biggest?.name ?? "none")
let squares = shapes.compactMap { $0 as? Square }
print(squares.count, squares)
print(shapes.contains { $0 is Circle }, shapes.filter { !($0 is Circle) }.count)

func total<S: Shape>(_ shapes: [S]) -> Double { shapes.map { $0.area() }.reduce(0, +) }
print(total([Square(side: 1), Square(side: 3)]))
func largest(_ a: some Shape, _ b: some Shape) -> any Shape { a.area() > b.area() ? a : b }
print(largest(Square(side: 1), Rectangle(width: 1, height: 4)).name)
func makeShape(_ round: Bool) -> any Shape { round ? Circle(radius: 2) : Square(side: 5) }
print(makeShape(true).area(), makeShape(false).describe(), type(of: makeShape(true)))
