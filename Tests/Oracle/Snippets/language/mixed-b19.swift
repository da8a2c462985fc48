class Shape { func area() -> Double { 0 } ; class func make() -> Shape { Shape() } }
class Sq: Shape { var s: Double = 1
  override func area() -> Int { 1 }
  override func perimeter() -> Double { 4 }
  override var s2: Int { 3 }
  static override func make() -> Shape { Sq() } }
final class F {}
class G: F {}
let sh: Sq = Shape.make()
sh.area(1)
