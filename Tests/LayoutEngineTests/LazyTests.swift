import Geometry
import Testing

@testable import LayoutEngine

/// Rows that are made when they are asked for, all of one height unless listed.
final class RowProvider: LazyProvider {
  var count: Int
  var heights: [Int: Double] = [:]
  var nodes: [Int: LayoutNode] = [:]
  var roles: [LazyRole] = []
  var made: [Int] = []

  init(_ count: Int) { self.count = count }

  var hasSections: Bool { !roles.isEmpty }

  func role(at index: Int) -> LazyRole {
    index < roles.count ? roles[index] : .row(ListRow())
  }

  func node(at index: Int, in tree: LayoutTree) -> LayoutNode {
    if let known = nodes[index] { return known }
    made.append(index)
    let inner = tree.create(.flexible)
    let height = heights[index] ?? 20
    let node = tree.create(
      .frame(width: nil, height: height, .center), children: [inner])
    nodes[index] = node
    return node
  }

  func didLeave(_ node: LayoutNode, at index: Int, in tree: LayoutTree) {
    nodes[index] = nil
    tree.remove(node)
  }
}

@Suite struct LazyTests {
  let tree = LayoutTree()
  let host = LayoutHost(size: ProposedSize(width: 300, height: 200))

  private func scrolled(_ spec: LayoutSpec) -> (scroll: LayoutNode, lazy: LayoutNode) {
    let lazy = tree.create(spec)
    let scroll = tree.create(.scroll(ScrollSpec()), children: [lazy])
    return (scroll, lazy)
  }

  @Test func onlyWhatIsSeenIsMade() {
    let rows = RowProvider(100_000)
    let (scroll, lazy) = scrolled(.lazy(LazySpec(.vStack(.center), provider: rows)))
    tree.layout(scroll, in: host)
    #expect(rows.made.count <= 9)
    #expect(tree.frame(of: lazy)?.size == Size(width: 300, height: 100_000 * 28 - 8))
    #expect(tree.scrollGeometry(of: scroll)?.maximumOffset.y == 2_799_792.0)
    rows.made = []
    tree.setContentOffset(Point(x: 0, y: 28_000), of: scroll)
    tree.layout(scroll, in: host)
    #expect(rows.made.first == 1_000)
    #expect(rows.made.count <= 9)
    #expect(tree.realizedItems(of: lazy).count <= 18)
    let node = tree.realizedItems(of: lazy).first { $0.index == 1_000 }
    #expect(
      node.flatMap { tree.frame(of: $0.node) } == Rect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test func withoutAScrollViewEverythingIsMade() {
    let rows = RowProvider(50)
    let lazy = tree.create(.lazy(LazySpec(.vStack(.center), spacing: 2, provider: rows)))
    tree.layout(lazy, in: host)
    #expect(rows.made.count == 50)
    #expect(tree.placedSize(of: lazy) == Size(width: 300, height: 50 * 22 - 2))
  }

  @Test func rowsOfOtherHeightsCorrectTheEstimate() {
    let rows = RowProvider(100)
    for index in 50..<100 { rows.heights[index] = 40 }
    let (scroll, lazy) = scrolled(
      .lazy(LazySpec(.vStack(.center), spacing: 0, provider: rows)))
    tree.layout(scroll, in: host)
    #expect(tree.scrollGeometry(of: scroll)?.contentSize.height == 2_000)
    tree.setContentOffset(Point(x: 0, y: 1e9), of: scroll)
    for _ in 0..<40 {
      tree.setContentOffset(
        Point(x: 0, y: tree.scrollGeometry(of: scroll)?.maximumOffset.y ?? 0), of: scroll)
      tree.layout(scroll, in: host)
    }
    let last = tree.realizedItems(of: lazy).last
    #expect(last?.index == 99)
    let bottom = last.flatMap { tree.frame(of: $0.node) }?.maxY ?? 0
    #expect(abs(bottom - 200) < 1e-6)
    #expect(tree.problems.isEmpty)
  }

  @Test func newItemsAppear() {
    let rows = RowProvider(3)
    let (scroll, lazy) = scrolled(
      .lazy(LazySpec(.vStack(.leading), spacing: 0, provider: rows)))
    tree.layout(scroll, in: host)
    #expect(tree.frame(of: lazy)?.size.height == 60)
    rows.count = 5
    tree.itemsChanged(in: lazy)
    tree.layout(scroll, in: host)
    #expect(tree.frame(of: lazy)?.size.height == 100)
    #expect(tree.realizedItems(of: lazy).map(\.index) == [0, 1, 2, 3, 4])
    rows.count = 1
    tree.itemsChanged(in: lazy)
    tree.layout(scroll, in: host)
    #expect(tree.frame(of: lazy)?.size.height == 20)
    #expect(tree.realizedItems(of: lazy).count == 1)
  }

  @Test func lazyGridsMakeTheLinesThatAreSeen() {
    let rows = RowProvider(10_000)
    let tracks = [GridTrack(.adaptive(minimum: 80, maximum: .infinity))]
    let (scroll, lazy) = scrolled(
      .lazy(LazySpec(.vGrid(tracks, .center), provider: rows)))
    tree.layout(scroll, in: host)
    #expect(rows.made.count <= 27)
    #expect(tree.frame(of: lazy)?.size == Size(width: 300, height: 3_334 * 28 - 8))
    #expect(tree.frame(ofItem: 4, in: lazy)?.minY == 28)
  }

  @Test func headersStick() {
    let rows = RowProvider(22)
    rows.roles = (0..<22).map {
      $0 % 11 == 0 ? .header(section: $0 / 11) : .row(ListRow(section: $0 / 11))
    }
    let (scroll, _) = scrolled(
      .lazy(LazySpec(.vStack(.center), spacing: 0, pinsHeaders: true, provider: rows)))
    tree.layout(scroll, in: host)
    tree.setContentOffset(Point(x: 0, y: 50), of: scroll)
    tree.layout(scroll, in: host)
    #expect(rows.nodes[0].flatMap { tree.frame(of: $0) }?.minY == 0)
    tree.setContentOffset(Point(x: 0, y: 210), of: scroll)
    tree.layout(scroll, in: host)
    #expect(rows.nodes[0].flatMap { tree.frame(of: $0) }?.maxY == 10)
    #expect(rows.nodes[11].flatMap { tree.frame(of: $0) }?.minY == 10)
  }

  @Test func aListsRows() {
    let rows = RowProvider(4)
    rows.roles = [
      .header(section: 0), .row(ListRow(section: 0)), .row(ListRow(section: 0)),
      .row(ListRow(section: 1)),
    ]
    let list = tree.create(.list(ListSpec(style: .insetGrouped, provider: rows)))
    tree.layout(list, in: host)
    let frames = (0..<4).compactMap { rows.nodes[$0].flatMap { tree.frame(of: $0) } }
    // Header: 17.5 above, 32 high. Rows: 44 high, their 20 centred, 32 from the sides.
    #expect(
      frames == [
        Rect(x: 32, y: 23.5, width: 236, height: 20),
        Rect(x: 32, y: 61.5, width: 236, height: 20),
        Rect(x: 32, y: 105.5, width: 236, height: 20),
        Rect(x: 32, y: 184.5, width: 236, height: 20),
      ])
    let parts = tree.listDecorations(of: list)
    #expect(
      parts.contains(
        ListDecoration(
          part: .card(section: 0, cornerRadius: 10),
          frame: Rect(x: 16, y: 49.5, width: 268, height: 88))))
    #expect(
      parts.contains(
        ListDecoration(
          part: .separator(item: 1), frame: Rect(x: 32, y: 93.5, width: 252, height: 0))))
  }

  @Test func anUpdatedListKeepsItsPlaceUnderTheBars() {
    let list = tree.create(.list(ListSpec(style: .plain, provider: RowProvider(3))))
    var host = host
    host.safeArea = EdgeInsets(top: 30, bottom: 10)
    tree.layout(list, in: host)
    let frame = tree.frame(of: list)
    #expect(frame == Rect(x: 0, y: 0, width: 300, height: 200))
    for _ in 0..<2 {
      tree.update(list, .list(ListSpec(style: .plain, provider: RowProvider(4))))
      tree.layout(list, in: host)
      #expect(tree.frame(of: list) == frame)
    }
  }

  @Test func aLongListIsLazy() {
    let rows = RowProvider(100_000)
    let list = tree.create(.list(ListSpec(style: .plain, provider: rows)))
    tree.layout(list, in: host)
    #expect(rows.made.count < 10)
    #expect(tree.scrollGeometry(of: list)?.contentSize.height == 4_400_000.0)
  }
}
