import Foundation
class Shape: CustomStringConvertible, Hashable {
  let name: String
  init(name: String) { self.name = name }
  var area: Double { 0 }
  var corners: Int { fatalError("\(name) must say") }
  final var description: String { "\(Swift.type(of: self))(\(name), \(String(format: "%.2f", area)))" }
  static func == (a: Shape, b: Shape) -> Bool { a.name == b.name && a.area == b.area }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  func scaled(by k: Double) -> Shape { self }
}
final class Circle: Shape {
  var radius: Double
  init(_ radius: Double) { self.radius = radius; super.init(name: "circle") }
  override var area: Double { .pi * radius * radius }
  override var corners: Int { 0 }
  override func scaled(by k: Double) -> Circle { Circle(radius * k) }
}
class Rectangle: Shape {
  let width: Double, height: Double
  init(width: Double, height: Double, name: String = "rectangle") {
    self.width = width
    self.height = height
    super.init(name: name)
  }
  override var area: Double { width * height }
  override var corners: Int { 4 }
  override func scaled(by k: Double) -> Shape { Rectangle(width: width * k, height: height * k) }
}
final class Square: Rectangle {
  convenience init(_ side: Double) { self.init(width: side, height: side, name: "square") }
  override func scaled(by k: Double) -> Square { Square(width * k) }
}
struct Drawing {
  var shapes: [Shape] = []
  lazy var total: Double = shapes.reduce(0) { $0 + $1.area }
  func shapes<S: Shape>(of type: S.Type) -> [S] { shapes.compactMap { $0 as? S } }
}
var drawing = Drawing(shapes: [Circle(1), Rectangle(width: 2, height: 3), Square(2)])
print(drawing.shapes, drawing.shapes.map(\.corners))
print(String(format: "%.3f", drawing.total), drawing.shapes(of: Rectangle.self).count, drawing.shapes(of: Circle.self)[0].radius)
drawing.shapes.append(Square(2).scaled(by: 2))
print(String(format: "%.3f", drawing.total), drawing.shapes.last!.area, drawing.shapes.map { $0.scaled(by: 0.5).area > 2 })
print(Square(1) == Square(1), Set<Shape>([Square(1), Square(1), Circle(1)]).count, Square(3) is Rectangle, type(of: drawing.shapes[2].scaled(by: 1)))
for shape in drawing.shapes {
  switch shape {
  case let circle as Circle: print("circle", circle.radius)
  case let square as Square where square.width > 3: print("big square")
  case is Square: print("square")
  case let other as Rectangle: print("rectangle", other.width)
  default: print("?")
  }
}
