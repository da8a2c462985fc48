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
