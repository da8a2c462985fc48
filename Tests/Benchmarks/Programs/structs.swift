struct Point {
  var x = 0.0
  var y = 0.0
  mutating func move(_ dx: Double, _ dy: Double) {
    x += dx
    y += dy
  }
}
var points = Array(repeating: Point(), count: 1000)
for round in 0..<100 {
  for i in points.indices {
    points[i].x += Double(round)
    points[i].move(1, 2)
  }
}
print(points[999].x, points[0].y)
