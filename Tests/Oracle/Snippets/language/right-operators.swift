struct V: Equatable { var x = 0.0, y = 0.0
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout V, b: V) { a = a + b }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) } }
infix operator **: MultiplicationPrecedence
func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1.0) { acc, _ in acc * a } }
var v = V(x: 1, y: 2)
v += -v * 2 + V()
print(v == V(), 2 ** 3)
