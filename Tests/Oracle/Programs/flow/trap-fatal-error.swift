enum Shape { case circle, square, hexagon }
func corners(_ shape: Shape) -> Int {
  switch shape {
  case .circle: return 0
  case .square: return 4
  default:
    fatalError("no corners known for \(shape)")
  }
}
print(corners(.square))
print(corners(.hexagon))
