struct Temperature {
  var celsius: Double { didSet { changes += 1 } }
  var changes = 0
  init(celsius: Double) { self.celsius = celsius }
}
class Volume {
  var level: Int { willSet { print(newValue) } didSet { if level > 10 { level = 10 } } }
  init(level: Int) { self.level = level }
}
