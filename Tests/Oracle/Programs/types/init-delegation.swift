struct Temperature {
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
  init?(text: String) {
    guard let value = Double(text.dropLast()) else { return nil }
    switch text.last {
    case "C": self.init(celsius: value)
    case "F": self.init(fahrenheit: value)
    default: return nil
    }
  }
}
print(Temperature(fahrenheit: 212).celsius, Temperature(text: "10C")?.celsius ?? -1)
print(Temperature(text: "50F") as Any, Temperature(text: "x") == nil)

class Vehicle {
  let wheels: Int
  var name: String
  init(wheels: Int, name: String) {
    self.wheels = wheels
    self.name = name
    print("Vehicle.init", name)
  }
  convenience init() { self.init(wheels: 4, name: "car") }
  convenience init?(code: Character) {
    switch code {
    case "b": self.init(wheels: 2, name: "bike")
    case "t": self.init(wheels: 3, name: "trike")
    default: return nil
    }
  }
  required init(name: String) {
    wheels = 0
    self.name = name
  }
}

class Truck: Vehicle {
  var load: Int
  init(load: Int) {
    self.load = load
    super.init(wheels: 6, name: "truck")
    self.name += "!"
  }
  override convenience init(wheels: Int, name: String) { self.init(load: wheels) }
  required init(name: String) {
    load = 1
    super.init(name: name)
  }
  convenience init() { self.init(load: 7) }
}
let truck = Truck()
print(truck.load, truck.wheels, truck.name)
print(Truck(wheels: 8, name: "q").load, Vehicle(code: "b")?.wheels ?? 0, Vehicle(code: "z") == nil)
func build<V: Vehicle>(_ type: V.Type, _ name: String) -> V { type.init(name: name) }
let built = build(Truck.self, "T")
print(built.load, built.name, build(Vehicle.self, "V").wheels)
let kinds: [Vehicle.Type] = [Vehicle.self, Truck.self]
for kind in kinds { print(kind, kind.init(name: "k").name, type(of: kind.init(name: "z"))) }
extension Vehicle: Equatable {
  static func == (a: Vehicle, b: Vehicle) -> Bool { a === b }
}

struct Settings {
  var volume = 5
  var title: String
  var flags: [Bool] = []
  let fixed = 3
  var note: String?
}
print(Settings(title: "a"), Settings(volume: 1, title: "b", note: "n"))
print(Settings(title: "c", flags: [true]).flags)

enum Level: Int {
  case low = 1, mid, high
  init?(name: String) {
    switch name {
    case "l": self = .low
    case "h": self = .high
    default: return nil
    }
  }
  init(clamping value: Int) { self = Level(rawValue: max(1, min(3, value)))! }
}
print(Level(name: "h") as Any, Level(name: "?") as Any, Level(clamping: 9), Level(clamping: -4).rawValue)
class Lazy2 {
  lazy var heavy: [Int] = { print("computing"); return (1...3).map { $0 * self.base } }()
  var base: Int
  init(base: Int) { self.base = base }
}
let lazyOne = Lazy2(base: 4)
print("before")
print(lazyOne.heavy, lazyOne.heavy)
lazyOne.heavy.append(9)
print(lazyOne.heavy.count)
