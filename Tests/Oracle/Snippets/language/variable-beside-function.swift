protocol Mark {}
struct Star: Mark {
  static func bright(_ n: Int, size: Int = 0) -> Star { Star() }
  func size(_ scale: Int) -> Int { scale }
}
struct Other {}
extension Mark where Self == Star {
  static func shining<T: Hashable & Comparable>(_ by: T, size: Int = 0) -> Star { Star() }
  static var shining: Star { Star() }
  static var bright: Star { Star() }
}
extension Mark { var size: Int { 3 } }
func take(_ x: Other) {}
func take<T: Mark>(_ x: T) {}
take(Star.shining)
take(.shining)
take(.shining(3))
take(Star.bright)
let star = Star.shining
let size: Int = Star().size
let scaled: (Int) -> Int = Star().size
print(star, size, scaled(2))
