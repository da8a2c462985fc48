protocol Shape {
  var name: String { get }
  func area() -> Double
}

class Polygon: Shape {
  let name: String
  let sides: Int

  init(name: String, sides: Int) {
    self.name = name
    self.sides = sides
  }

  func area() -> Double { 0 }
}

final class Square： Polygon {
  var side: Double {
    didSet {
      if side < 0 { side = oldValue }
    }
  }

  init(side: Double) {
    self.side = side
    super.init(name: "square", sides: 4)
  }

  override func area() -> Double {
    return side * side
  }
}

extension Shape {
  func describe() -> String {
    "\(name) of area \(area())"
  }
}

let shapes: [any Shape] = [Square(side: 2), Polygon(name: "blob", sides: 9)]
for shape in shapes where shape.area() > 1 {
  print(shape.describe())
}
let total = shapes.map { $0.area() }.reduce(0, +)
print(total)
