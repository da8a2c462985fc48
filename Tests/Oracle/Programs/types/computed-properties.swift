struct Circle {
  var radius: Double
  var diameter: Double { get { radius * 2 } set { radius = newValue / 2 } }
  var area: Double { radius * radius * 3 }
  var isBig: Bool { area > 10 }
  static var unit: Circle { Circle(radius: 1) }
}
var c = Circle.unit
c.diameter = 6
c.diameter += 2
print(c.radius, c.area, c.isBig, Circle.unit.isBig)
struct Clock { var seconds = 3725
  var parts: (h: Int, m: Int, s: Int) { (seconds / 3600, seconds / 60 % 60, seconds % 60) }
  var text: String { let p = parts; return [p.h, p.m, p.s].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") } }
print(Clock().text, Clock(seconds: 59).parts.s)
class Temp { var c = 0.0; var f: Double { get { c * 9 / 5 + 32 } set(value) { c = (value - 32) * 5 / 9 } } }
let t = Temp()
t.f = 212
print(t.c, t.f)
extension Int { var isEven: Bool { self % 2 == 0 }; var squared: Int { self * self }; var digits: [Int] { String(self).compactMap { $0.wholeNumberValue } } }
print(4.isEven, 7.squared, 1234.digits)
