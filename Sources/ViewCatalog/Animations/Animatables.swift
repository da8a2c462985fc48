import Interpreter

/// What animations change: numbers, and pairs of what they change.
var animatables: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol VectorArithmetic: AdditiveArithmetic {
        mutating func scale(by rhs: Double)
        var magnitudeSquared: Double { get }
      }
      """),
    Builtin(
      "VectorArithmetic",
      """
      func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
      }
      """),
    Builtin(
      "VectorArithmetic",
      """
      func interpolated(towards other: Self, amount: Double) -> Self {
        var way = other - self
        way.scale(by: amount)
        return self + way
      }
      """),
    Builtin(
      "VectorArithmetic",
      """
      mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
      }
      """),
    Builtin(
      nil,
      """
      protocol Animatable {
        associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
        var animatableData: AnimatableData { get set }
      }
      """),
    Builtin(
      "Animatable where AnimatableData == EmptyAnimatableData",
      "var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set {} }"),
    Builtin(
      nil,
      """
      @frozen struct EmptyAnimatableData: VectorArithmetic, Sendable {
        init() {}
        static var zero: EmptyAnimatableData { EmptyAnimatableData() }
        static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
          lhs
        }
        static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
          lhs
        }
        mutating func scale(by rhs: Double) {}
        var magnitudeSquared: Double { 0 }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
        VectorArithmetic
      {
        var first: First
        var second: Second
        init(_ first: First, _ second: Second) {
          self.first = first
          self.second = second
        }
        static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }
        static func + (
          lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
        ) -> AnimatablePair<First, Second> {
          AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
        }
        static func - (
          lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
        ) -> AnimatablePair<First, Second> {
          AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
        }
        mutating func scale(by rhs: Double) {
          first.scale(by: rhs)
          second.scale(by: rhs)
        }
        var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
      }
      """),
  ]
    + ["Double", "CGFloat", "Float"].flatMap { (number: String) -> [Builtin] in
      [
        Builtin(
          "\(number): VectorArithmetic",
          "mutating func scale(by rhs: Double) { self *= \(number)(rhs) }"),
        Builtin(number, "var magnitudeSquared: Double { Double(self * self) }"),
      ]
    }
}
