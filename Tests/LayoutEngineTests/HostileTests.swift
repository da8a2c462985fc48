import Geometry
import Testing

@testable import LayoutEngine

/// A custom layout that answers what no layout should, and places far away.
private struct LyingLayout: CustomLayout {
  var answer: Size

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size { answer }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    for view in subviews {
      view.place(
        at: Point(x: .nan, y: .infinity), anchor: .center,
        proposal: ProposedSize(width: -5, height: .nan))
    }
  }
}

private struct LyingMeasurer: LeafMeasurer {
  var size: Size
  func measure(_ proposal: ProposedSize) -> LeafAnswer {
    LeafAnswer(size, firstBaseline: .nan, lastBaseline: .infinity)
  }
}

@Suite struct HostileTests {
  static let bad: [Double] = [.nan, .infinity, -.infinity, -20, 1e308]

  private func expectFinite(_ laid: Laid) {
    for frame in laid.tree.frames(below: laid.root) {
      guard let frame else { continue }
      #expect(frame.minX.isFinite && frame.minY.isFinite, "\(frame)")
      #expect(!frame.size.width.isNaN && frame.size.width >= 0, "\(frame)")
      #expect(!frame.size.height.isNaN && frame.size.height >= 0, "\(frame)")
    }
  }

  @Test(arguments: bad) func impossibleLengths(length: Double) {
    let inner = row(.center, length) {
      fill.frame(length, 10)
      box(length, length)
      spacer(length)
      fill.padding(length)
    }
    expectFinite(
      Laid(
        inner.bounded(FlexibleFrame(minWidth: length, idealWidth: length, maxWidth: length))
          .offset(length, length).aspect(length, .fill).padding(.top, length), 200, 100))
    expectFinite(Laid(fill.position(length, length), 200, 100))
    expectFinite(
      Laid(
        grid(across: length, down: length) {
          gridRow {
            fill; fill
          }
        }, 200, 100))
    expectFinite(
      Laid(
        column {
          fill.priority(length); fill
        }, 200, 100))
  }

  @Test func aBadFrameIsReportedAndNotUsed() {
    let laid = Laid(fill.frame(.nan, -3).named("f"), 200, 100)
    #expect(laid.dump(["f"]) == "f 0 0 200 100")
    let tree = LayoutTree()
    let node = tree.create(.frame(width: .infinity, height: nil, .center))
    tree.layout(node, in: LayoutHost(size: ProposedSize(width: 10, height: 10)))
    #expect(tree.problems == [.impossibleLength(node)])
  }

  @Test(arguments: bad) func aLayoutThatLies(length: Double) {
    let lie = Size(width: length, height: -length)
    let laid = Laid(
      row {
        fill.custom(LyingLayout(answer: lie)).named("lie"); fill
      }, 200, 100)
    expectFinite(laid)
    expectFinite(
      Laid(
        column {
          TestView(spec: .measured(LyingMeasurer(size: lie))); fill
        }, 200, 100))
  }

  @Test func impossibleProposals() {
    let view = row {
      fill; spacer();
      column {
        fill; box(5, 5)
      }
    }
    for width in Self.bad {
      for height in Self.bad {
        let laid = Laid(view, 100, 100)
        let size = laid.tree.size(
          of: laid.root, proposal: ProposedSize(width: width, height: height))
        #expect(!size.width.isNaN && size.width >= 0 && !size.height.isNaN)
        expectFinite(Laid(view, width, height))
      }
    }
  }

  @Test(arguments: [200, 1_000, 5_000]) func deepNesting(levels: Int) {
    let tree = LayoutTree()
    var node = tree.create(.fixed(FixedLeaf(Size(width: 10, height: 10))))
    let leaf = node
    for level in 0..<levels {
      let specs: [LayoutSpec] = [
        .vStack(.leading, spacing: nil), .padding(EdgeInsets(.top, 1)), .passthrough,
        .hStack(.firstTextBaseline, spacing: nil),
      ]
      node = tree.create(specs[level % 4], children: [node])
    }
    tree.layout(node, in: LayoutHost(size: ProposedSize(width: 100, height: nil)))
    #expect(tree.problems.isEmpty)
    let paddings = Double(levels / 4)
    #expect(
      tree.frame(of: leaf) == Rect(x: 45, y: paddings, width: 10, height: 10))
    tree.update(leaf, .fixed(FixedLeaf(Size(width: 20, height: 10))))
    tree.layout(node, in: LayoutHost(size: ProposedSize(width: 100, height: nil)))
    #expect(tree.frame(of: leaf)?.minX == 40)
    tree.remove(node)
    #expect(tree.nodeCount == 0)
  }

  @Test func nestingWithoutEndIsReported() {
    let tree = LayoutTree()
    var node = tree.create(.flexible)
    for _ in 0..<25_000 { node = tree.create(.padding(.zero), children: [node]) }
    tree.layout(node, in: LayoutHost(size: ProposedSize(width: 100, height: 100)))
    #expect(tree.problems.contains { if case .tooDeep = $0 { true } else { false } })
  }

  @Test func aHundredThousandChildren() {
    let tree = LayoutTree()
    let children = (0..<100_000).map { _ in tree.create(.flexible) }
    let root = tree.create(.vStack(.center, spacing: 0), children: children)
    tree.layout(root, in: LayoutHost(size: ProposedSize(width: 10, height: 50_000)))
    #expect(tree.frame(of: children[99_999])?.maxY == 50_000)
  }

  @Test func handlesOfRemovedNodesAreHarmless() {
    let tree = LayoutTree()
    let child = tree.create(.flexible)
    let root = tree.create(.passthrough, children: [child])
    let host = LayoutHost(size: ProposedSize(width: 10, height: 10))
    tree.layout(root, in: host)
    tree.remove(child)
    tree.update(child, .circle)
    tree.setChildren([child], of: root)
    tree.layout(root, in: host)
    #expect(tree.frame(of: child) == nil)
    #expect(tree.children(of: root).isEmpty)
    let other = tree.create(.circle)
    #expect(other != child)
    tree.setChildren([root], of: root)
    tree.setChildren([root], of: other)
    tree.setChildren([other], of: root)
    tree.layout(other, in: host)
    #expect(tree.parent(of: root) == other)
    #expect(tree.parent(of: other) == nil)
  }
}
