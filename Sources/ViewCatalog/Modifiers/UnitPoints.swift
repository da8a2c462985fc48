import Interpreter

/// `UnitPoint` and `Angle`, in Swift itself.
var unitPoints: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct UnitPoint: Hashable, Sendable {
        var x: CGFloat
        var y: CGFloat
        init() { x = 0; y = 0 }
        init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
        static let zero = UnitPoint(x: 0, y: 0)
        static let center = UnitPoint(x: 0.5, y: 0.5)
        static let leading = UnitPoint(x: 0, y: 0.5)
        static let trailing = UnitPoint(x: 1, y: 0.5)
        static let top = UnitPoint(x: 0.5, y: 0)
        static let bottom = UnitPoint(x: 0.5, y: 1)
        static let topLeading = UnitPoint(x: 0, y: 0)
        static let topTrailing = UnitPoint(x: 1, y: 0)
        static let bottomLeading = UnitPoint(x: 0, y: 1)
        static let bottomTrailing = UnitPoint(x: 1, y: 1)
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct Angle: Hashable, Comparable, Sendable {
        var radians: Double
        var degrees: Double {
          get { radians * 180 / Double.pi }
          set { radians = newValue * Double.pi / 180 }
        }
        init() { radians = 0 }
        init(radians: Double) { self.radians = radians }
        init(degrees: Double) { radians = degrees * Double.pi / 180 }
        static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
        static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
        static let zero = Angle(radians: 0)
        static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
        static func + (lhs: Angle, rhs: Angle) -> Angle {
          Angle(radians: lhs.radians + rhs.radians)
        }
        static func - (lhs: Angle, rhs: Angle) -> Angle {
          Angle(radians: lhs.radians - rhs.radians)
        }
        static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
        static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
        static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
        static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
        static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
        static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
        static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
        static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
      }
      """),
  ]
}
