class Base {
  var value: Int = 1 {
    willSet { print("base will", newValue) }
    didSet { print("base did", oldValue, value) }
  }
  var plain = "p"
  var computed: Int {
    get { value * 10 }
    set { value = newValue / 10 }
  }
  final var fixed = 3
}
class Derived: Base {
  override var value: Int {
    willSet { print("derived will", value, "to", newValue) }
    didSet { print("derived did", oldValue, value) }
  }
  override var plain: String {
    didSet { if plain.count > 3 { plain = String(plain.prefix(3)) } }
  }
  override var computed: Int {
    get { super.computed + 1 }
    set { super.computed = newValue - 1 }
  }
}
class Third: Derived {
  override var plain: String {
    get { super.plain.lowercased() }
    set { super.plain = newValue.uppercased() }
  }
  override var value: Int {
    didSet { print("third") }
  }
}
let a: Base = Derived()
a.value = 5
a.value += 1
a.plain = "abcdef"
print(a.plain, a.computed)
a.computed = 91
print(a.value)
let t = Third()
t.plain = "wxyz"
print(t.plain)
t.value = 2
t.computed = 31
print(t.value, t.computed, t.fixed)

struct Step {
  var total = 0 {
    willSet { print("about to be \(newValue)") }
    didSet(old) { print("was \(old)"); if total > 10 { total = 10 } }
  }
  var parts: [Int] = [] { didSet { total = parts.reduce(0, +) } }
}
var step = Step()
step.parts.append(4)
step.parts += [5, 6]
step.parts[0] = 1
print(step.total)
func bump(_ n: inout Int) { n += 1; n += 1 }
bump(&step.total)
print(step.total)
var watched = 0 { didSet { print("global", oldValue, watched) } }
watched += 2
