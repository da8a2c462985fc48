import Geometry

@testable import LayoutEngine

/// A view of the tests: a specification, its children, and a name to find its frame by.
struct TestView {
  var spec: LayoutSpec
  var children: [TestView] = []
  var name: String?
  var direction: LayoutDirection?

  func make(in tree: LayoutTree, _ names: inout [String: LayoutNode]) -> LayoutNode {
    let nodes = children.map { $0.make(in: tree, &names) }
    let node = tree.create(spec, children: nodes)
    if let direction { tree.setLayoutDirection(direction, of: node) }
    if let name { names[name] = node }
    return node
  }

  func wrapped(_ spec: LayoutSpec) -> TestView { TestView(spec: spec, children: [self]) }
}

@resultBuilder
enum Views {
  static func buildExpression(_ view: TestView) -> [TestView] { [view] }
  static func buildExpression(_ views: [TestView]) -> [TestView] { views }
  static func buildBlock(_ views: [TestView]...) -> [TestView] { views.flatMap { $0 } }
  static func buildArray(_ views: [[TestView]]) -> [TestView] { views.flatMap { $0 } }
}

typealias Content = () -> [TestView]

var fill: TestView { TestView(spec: .flexible) }
var disc: TestView { TestView(spec: .circle) }
var divider: TestView { TestView(spec: .divider(thickness: 1)) }

func box(_ width: Double, _ height: Double) -> TestView {
  TestView(spec: .fixed(FixedLeaf(Size(width: width, height: height))))
}

func spacer(_ minLength: Double? = nil) -> TestView {
  TestView(spec: .spacer(minLength: minLength))
}

func row(
  _ alignment: VerticalAlignment = .center, _ spacing: Double? = nil, @Views _ content: Content
) -> TestView {
  TestView(spec: .hStack(alignment, spacing: spacing), children: content())
}

func column(
  _ alignment: HorizontalAlignment = .center, _ spacing: Double? = nil, @Views _ content: Content
) -> TestView {
  TestView(spec: .vStack(alignment, spacing: spacing), children: content())
}

func layers(_ alignment: Alignment = .center, @Views _ content: Content) -> TestView {
  TestView(spec: .zStack(alignment), children: content())
}

func grid(
  _ alignment: Alignment = .center, across: Double? = nil, down: Double? = nil,
  @Views _ content: Content
) -> TestView {
  let spec = GridSpec(
    alignment: alignment, horizontalSpacing: across, verticalSpacing: down)
  return TestView(spec: .grid(spec), children: content())
}

func gridRow(_ alignment: VerticalAlignment? = nil, @Views _ content: Content) -> TestView {
  TestView(spec: .gridRow(alignment), children: content())
}

func reader(@Views _ content: Content) -> TestView {
  TestView(spec: .geometryReader, children: content())
}

/// A scroll view; several children are a column, as the root of a builder is.
func scroll(
  _ axes: Axis.Set = .vertical, margins: EdgeInsets = .zero, @Views _ content: Content
) -> TestView {
  let views = content()
  let inner =
    views.count == 1
    ? views[0] : TestView(spec: .vStack(.center, spacing: nil), children: views)
  return inner.wrapped(.scroll(ScrollSpec(axes: axes, contentMargins: margins)))
}

func firstThatFits(
  _ axes: Axis.Set = [.horizontal, .vertical], @Views _ content: Content
) -> TestView {
  TestView(spec: .viewThatFits(axes), children: content())
}

func lazyGrid(
  _ tracks: [GridTrack], _ alignment: HorizontalAlignment = .center, _ spacing: Double? = nil,
  @Views _ content: Content
) -> TestView {
  let provider = FixedProvider(content())
  return TestView(
    spec: .lazy(LazySpec(.vGrid(tracks, alignment), spacing: spacing, provider: provider)))
}

func lazyColumn(
  _ alignment: HorizontalAlignment = .center, _ spacing: Double? = nil, @Views _ content: Content
) -> TestView {
  let provider = FixedProvider(content())
  return TestView(
    spec: .lazy(LazySpec(.vStack(alignment), spacing: spacing, provider: provider)))
}

extension TestView {
  func named(_ name: String) -> TestView {
    var copy = self
    copy.name = name
    return copy
  }

  func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> TestView {
    wrapped(.frame(width: width, height: height, alignment))
  }

  func bounded(_ frame: FlexibleFrame, _ alignment: Alignment = .center) -> TestView {
    wrapped(.flexibleFrame(frame, alignment))
  }

  func padding(_ length: Double) -> TestView { padding(EdgeInsets(.all, length)) }
  func padding(_ edges: Edge.Set, _ length: Double) -> TestView {
    padding(EdgeInsets(edges, length))
  }
  func padding(_ insets: EdgeInsets) -> TestView { wrapped(.padding(insets)) }

  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> TestView {
    wrapped(.fixedSize(axes))
  }

  func aspect(_ ratio: Double?, _ mode: ContentMode) -> TestView {
    wrapped(.aspectRatio(ratio, mode))
  }

  func position(_ x: Double, _ y: Double) -> TestView { wrapped(.position(Point(x: x, y: y))) }
  func offset(_ x: Double, _ y: Double) -> TestView { wrapped(.offset(Point(x: x, y: y))) }
  func priority(_ value: Double) -> TestView { wrapped(.layoutPriority(value)) }

  func guide(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> Double) -> TestView {
    wrapped(.alignmentGuide(key, value))
  }

  func over(_ alignment: Alignment = .center, @Views _ content: Content) -> TestView {
    TestView(spec: .overlay(alignment), children: [self] + content())
  }

  func background(ignoring edges: Edge.Set, @Views _ content: Content) -> TestView {
    TestView(spec: .background(.center, ignoresSafeArea: edges), children: [self] + content())
  }

  func inset(
    _ edge: Edge, _ alignment: Alignment = .center, _ spacing: Double? = nil,
    @Views _ content: Content
  ) -> TestView {
    let inset = SafeAreaInset(alignment: alignment, spacing: spacing)
    return TestView(spec: .safeAreaInset(edge, inset), children: [self] + content())
  }

  func safePadding(_ insets: EdgeInsets) -> TestView { wrapped(.safeAreaPadding(insets)) }
  func ignoringSafeArea(_ edges: Edge.Set = .all) -> TestView {
    wrapped(.ignoresSafeArea(.all, edges))
  }
  func cell(_ cell: GridCell) -> TestView { wrapped(.gridCell(cell)) }

  func direction(_ direction: LayoutDirection) -> TestView {
    var copy = self
    copy.direction = direction
    return copy
  }

  func custom(_ layout: any CustomLayout) -> TestView { wrapped(.custom(layout)) }
}

/// Items that are there from the start, made into nodes when they are asked for.
final class FixedProvider: LazyProvider {
  let views: [TestView]
  var names: [String: LayoutNode] = [:]
  var nodes: [Int: LayoutNode] = [:]
  var roles: [LazyRole] = []
  var made = 0

  init(_ views: [TestView]) { self.views = views }

  var count: Int { views.count }
  var landmarks: [Int] { Array(roles.indices) }

  func node(at index: Int, in tree: LayoutTree) -> LayoutNode {
    if let known = nodes[index] { return known }
    made += 1
    let node = views[index].make(in: tree, &names)
    nodes[index] = node
    return node
  }

  func role(at index: Int) -> LazyRole {
    index < roles.count ? roles[index] : .row(ListRow())
  }

  func didLeave(_ node: LayoutNode, at index: Int, in tree: LayoutTree) {
    nodes[index] = nil
    tree.remove(node)
  }
}

/// A laid-out test view.
struct Laid {
  let tree: LayoutTree
  let root: LayoutNode
  var names: [String: LayoutNode]
  let host: LayoutHost

  init(_ view: TestView, _ width: Double?, _ height: Double?) {
    self.init(view, LayoutHost(size: ProposedSize(width: width, height: height)))
  }

  init(_ view: TestView, _ host: LayoutHost) {
    tree = LayoutTree()
    names = [:]
    root = view.make(in: tree, &names)
    self.host = host
    tree.layout(root, in: host)
    collectLazyNames(view)
  }

  private mutating func collectLazyNames(_ view: TestView) {
    var provider: (any LazyProvider)?
    if case .lazy(let spec) = view.spec { provider = spec.provider }
    if case .list(let spec) = view.spec { provider = spec.provider }
    if let fixed = provider as? FixedProvider {
      names.merge(fixed.names) { first, _ in first }
    }
    for child in view.children { collectLazyNames(child) }
  }

  func frame(_ name: String) -> Rect? { names[name].flatMap { tree.frame(of: $0) } }

  /// The frames of `wanted`, one a line, to a thousandth of a point.
  func dump(_ wanted: [String]) -> String {
    wanted.map { name in
      if name == "size" {
        return "size \(text(tree.placedSize(of: root).map { [$0.width, $0.height] }))"
      }
      let frame = frame(name)
      return "\(name) "
        + text(frame.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] })
    }.joined(separator: "\n")
  }

  private func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "none" }
    return numbers.map(short).joined(separator: " ")
  }
}

/// A number to a thousandth, without trailing zeros.
func short(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
