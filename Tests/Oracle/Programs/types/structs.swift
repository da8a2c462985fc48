struct Point: Equatable {
  var x: Int
  var y: Int
  mutating func move(by d: Int) { x += d; y += d }
  var sum: Int { x + y }
}
var point = Point(x: 1, y: 2)
let before = point
point.move(by: 3)
print(point, point.sum, before, before == point)
print([point], type(of: point))
