class Shape { func area() -> Double { fatalError() } }
class Circle: Shape { let r: Double; init(r: Double) { self.r = r }
  override func area() -> Double { return .pi * r ^ 2 } }
let shapes: [Shape] = [Circle(r: 1), Circle(2)]
let total: Int = shapes.reduce(0) { $0 + $1.area() }
