func made() -> Int { 1 }
func made() -> String { "s" }
let one = made()
_ = made()
func taken(_ text: String) -> Int { text.count }
let fits = taken(made())
let told: String = made()
struct Maker {
  func make() -> Int { 1 }
  func make() -> String { "" }
  static func other() -> Maker { Maker() }
  static func other() -> Int { 3 }
}
let two = Maker().make()
let three = Maker.other()
func inside() -> Int {
  let four = made()
  return made()
}
func started(at x: Int = 0) {}
func started(on y: Int = 0) {}
started()
func twice() -> Int { 1 }
func twice() -> Int { 2 }
let same = twice()
