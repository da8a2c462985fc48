@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: String { "\(range)" }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = String(wrappedValue.prefix(3)) } } }
struct Player {
  @Clamped(0...10) var health = 50
  @Trimmed var name: String = "abc"
  mutating func hit() { health -= 100 }
}
var player = Player(); print(player.health, player.$health)
player.health = 7; print(player.health); player.hit(); print(player.health)
player.name = "longer"; print(player.name)
func local() { @Clamped(1...3) var n = 9; print(n); n = 0; print(n, $n) }
local()
