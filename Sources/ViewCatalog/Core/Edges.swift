import Interpreter

/// Edges, axes and insets. Written in Swift: their bits are those of the layout engine's own sets.
var edges: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen enum Edge: Int8, CaseIterable {
        case top, leading, bottom, trailing
        @frozen struct Set: OptionSet {
          let rawValue: Int8
          init(rawValue: Int8) { self.rawValue = rawValue }
          init(_ e: Edge) { rawValue = 1 << e.rawValue }
          static let top = Set(rawValue: 1)
          static let leading = Set(rawValue: 2)
          static let bottom = Set(rawValue: 4)
          static let trailing = Set(rawValue: 8)
          static let horizontal = Set(rawValue: 10)
          static let vertical = Set(rawValue: 5)
          static let all = Set(rawValue: 15)
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen enum Axis: Int8, CaseIterable {
        case horizontal, vertical
        @frozen struct Set: OptionSet {
          let rawValue: Int8
          init(rawValue: Int8) { self.rawValue = rawValue }
          static let horizontal = Set(rawValue: 1)
          static let vertical = Set(rawValue: 2)
        }
      }
      """),
    Builtin(
      nil,
      """
      @frozen struct EdgeInsets: Equatable {
        var top: CGFloat
        var leading: CGFloat
        var bottom: CGFloat
        var trailing: CGFloat
        init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
          self.top = top
          self.leading = leading
          self.bottom = bottom
          self.trailing = trailing
        }
        init() {
          self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
        }
      }
      """),
  ]
}
