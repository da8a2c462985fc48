import Geometry
import TestSupport

@testable import LayoutEngine

/// Random trees of boxes, made of what has a mirror image across the diagonal.
struct RandomTrees {
  var generator: SeededGenerator
  /// Whether there are texts, baselines and guides, which have no mirror image.
  var hasTexts: Bool

  init(seed: UInt64, hasTexts: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.hasTexts = hasTexts
  }

  mutating func number(_ most: Int) -> Int { Int.random(in: 0...most, using: &generator) }

  mutating func view(_ depth: Int) -> TestView {
    if hasTexts && number(3) == 0 { return written(depth) }
    let kind = depth <= 0 ? number(3) : number(13)
    switch kind {
    case 0: return fill
    case 1: return box(Double(number(60)), Double(number(60)))
    case 2: return depth > 3 ? spacer() : box(10, 20)
    case 3: return disc
    case 4, 5, 6: return stack(.hStack(verticals(), spacing: spacing()), depth)
    case 7, 8: return stack(.vStack(horizontals(), spacing: spacing()), depth)
    case 9: return stack(.zStack(.center), depth)
    case 10: return view(depth - 1).padding(Double(number(12)))
    case 11: return modified(depth)
    case 12:
      return view(depth - 1).priority(Double(number(2)))
    default: return view(depth - 1).over(.topLeading) { fill.padding(2) }
    }
  }

  private mutating func written(_ depth: Int) -> TestView {
    if depth <= 0 { return text(Double(number(120)), baseline: Double(number(15))) }
    switch number(4) {
    case 0: return stack(.hStack(.firstTextBaseline, spacing: nil), depth)
    case 1: return stack(.hStack(.lastTextBaseline, spacing: 2), depth)
    case 2:
      let value = Double(number(20))
      return view(depth - 1).guide(.leading) { $0[.horizontalCenter] - value }
    case 3:
      return firstThatFits {
        view(depth - 1); view(depth - 1)
      }
    default:
      return grid {
        gridRow {
          view(depth - 1); view(depth - 2)
        }; view(depth - 2)
      }
    }
  }

  private mutating func stack(_ spec: LayoutSpec, _ depth: Int) -> TestView {
    let children = (0...number(4)).map { _ in view(depth - 1) }
    return TestView(spec: spec, children: children)
  }

  private mutating func spacing() -> Double? { number(2) == 0 ? nil : Double(number(12)) }

  private mutating func verticals() -> VerticalAlignment {
    [.top, .center, .bottom][number(2)]
  }

  private mutating func horizontals() -> HorizontalAlignment {
    [.leading, .center, .trailing][number(2)]
  }

  private mutating func modified(_ depth: Int) -> TestView {
    let inner = view(depth - 1)
    switch number(5) {
    case 0: return inner.frame(Double(number(100)), nil)
    case 1: return inner.frame(Double(number(100)), Double(number(100)), .bottomTrailing)
    case 2: return inner.fixedSize()
    case 3: return inner.fixedSize(.vertical)
    case 4: return inner.bounded(FlexibleFrame(minWidth: Double(number(40)), maxHeight: 50))
    default: return inner.bounded(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
    }
  }
}

extension TestView {
  /// The mirror image across the diagonal: rows are columns, widths heights.
  var transposed: TestView {
    TestView(
      spec: Self.transposed(spec), children: children.map(\.transposed), name: name,
      direction: direction)
  }

  private static func transposed(_ spec: LayoutSpec) -> LayoutSpec {
    switch spec {
    case .fixed(let leaf):
      return .fixed(FixedLeaf(Size(width: leaf.size.height, height: leaf.size.width)))
    case .hStack(let alignment, let spacing):
      return .vStack(transposed(alignment), spacing: spacing)
    case .vStack(let alignment, let spacing):
      return .hStack(transposed(alignment), spacing: spacing)
    case .zStack(let alignment): return .zStack(transposed(alignment))
    case .overlay(let alignment): return .overlay(transposed(alignment))
    case .frame(let width, let height, let alignment):
      return .frame(width: height, height: width, transposed(alignment))
    case .flexibleFrame(let frame, let alignment):
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: frame.minHeight, idealWidth: frame.idealHeight, maxWidth: frame.maxHeight,
          minHeight: frame.minWidth, idealHeight: frame.idealWidth, maxHeight: frame.maxWidth),
        transposed(alignment))
    case .padding(let insets):
      return .padding(
        EdgeInsets(
          top: insets.leading, leading: insets.top, bottom: insets.trailing,
          trailing: insets.bottom))
    case .fixedSize(let axes):
      var other: Axis.Set = []
      if axes.contains(.horizontal) { other.insert(.vertical) }
      if axes.contains(.vertical) { other.insert(.horizontal) }
      return .fixedSize(other)
    default: return spec
    }
  }

  private static func transposed(_ alignment: Alignment) -> Alignment {
    Alignment(
      horizontal: transposed(alignment.vertical), vertical: transposed(alignment.horizontal))
  }

  private static func transposed(_ alignment: VerticalAlignment) -> HorizontalAlignment {
    alignment == .top ? .leading : alignment == .bottom ? .trailing : .center
  }

  private static func transposed(_ alignment: HorizontalAlignment) -> VerticalAlignment {
    alignment == .leading ? .top : alignment == .trailing ? .bottom : .center
  }
}

extension LayoutTree {
  /// Every frame below a node, in tree order; nil where something was not placed.
  func frames(below node: LayoutNode) -> [Rect?] {
    [frame(of: node)] + children(of: node).flatMap { frames(below: $0) }
  }

  func nodes(below node: LayoutNode) -> [LayoutNode] {
    [node] + children(of: node).flatMap { nodes(below: $0) }
  }
}
