// What one operand, argument or associated type tells of another.
struct Shade: Equatable {
  static let white = Shade()
  static let gray = Shade()
}
var shades: [Shade] = [.white]
shades = shades + [.gray]
let longer = shades + [.white]
let longest: [Shade] = shades + [.white] + shades
let front = [.white] + shades
func show(_ shades: [Shade]) { print(shades.count) }
show(shades + [.white])
show([.white] + [.gray])
print(shades.count, longer.count, longest.count, front.count)

struct Item { var id: Int }
let items: [Item] = [Item(id: 1)] + (2...3).map { .init(id: $0) }
let more: [Item] = [.init(id: 1)] + [Item(id: 2)]
print(items.count, more.count)

let pairs: [(Double, Shade)] = []
func extended(_ value: Double) -> [(Double, Shade)] { pairs + [(value, .gray)] }
print(extended(2).count)

extension Double {
  var minutes: Double { self * 60 }
  func asCurrency() -> String { "$\(self)" }
}
print(12211.asCurrency(), 5.minutes)

let quarters = stride(from: 0, to: 1, by: 0.25).map { Double($0) }
let halves = stride(from: 0, through: 2, by: 0.5).map { $0 * 2 }
let steps = stride(from: 0, to: 1, by: 0.5)
print(quarters, halves, Array(steps), Array(stride(from: 10, to: 0, by: -2.5)))

struct Values {
  var mode: Int?
  var name = ""
}
func set<V>(_ path: WritableKeyPath<Values, V>, _ value: V) -> Values {
  var values = Values()
  values[keyPath: path] = value
  return values
}
let three = 3
print(set(\.mode, three).mode ?? 0, set(\.mode, nil).mode ?? 0, set(\.name, "n").name)
