@propertyWrapper struct Clamped {
  private var kept: Int
  var wrappedValue: Int {
    get { kept }
    set { kept = min(10, max(0, newValue)) }
  }
  var projectedValue: Int { kept * 100 }
  init(wrappedValue: Int) { kept = min(10, max(0, wrappedValue)) }
}

struct Level {
  @Clamped var volume = 3 {
    willSet { print("will", volume, newValue) }
    didSet { print("did", oldValue, volume, $volume) }
  }
  @Clamped var bass: Int = 1 { didSet { if bass > 5 { bass = 5 } } }
}

final class Player {
  @Clamped var volume: Int = 2 { didSet { print("player", oldValue, volume) } }
  init(volume: Int) { self.volume = volume }
  func louder() { volume += 4 }
}

var level = Level()
level.volume = 40
level.volume -= 1
level.bass = 9
print(level.volume, level.bass)

let player = Player(volume: 5)
player.louder()
player.volume = 99
let path = \Player.volume
player[keyPath: path] = 1
print(player.volume)
