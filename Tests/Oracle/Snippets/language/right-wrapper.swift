@propertyWrapper struct Clamped { private var v: Int; let range: ClosedRange<Int>
  var wrappedValue: Int { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var projectedValue: Bool { v == range.upperBound } }
struct Player { @Clamped(0...10) var health = 5; var name: String
  init(name: String) { self.name = name; health = 20 }
  mutating func hit() { health -= 3 } }
var p = Player(name: "x")
p.hit()
print(p.health, p.$health)
