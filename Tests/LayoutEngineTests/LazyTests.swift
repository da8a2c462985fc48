import Geometry
import TestSupport
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

  var landmarks: [Int] { Array(roles.indices) }

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

  @Test(arguments: [.nan, .infinity, -.infinity, -8, 0] as [Double])
  func adaptiveTracksOfOddLengthsEnd(_ minimum: Double) {
    let tracks = [GridTrack(.adaptive(minimum: minimum, maximum: .infinity))]
    let (scroll, lazy) = scrolled(
      .lazy(LazySpec(.vGrid(tracks, .center), provider: RowProvider(9))))
    tree.layout(scroll, in: host)
    #expect(tree.frame(ofItem: 0, in: lazy) != nil)
  }

  @Test func headersStick() {
    let rows = RowProvider(22)
    rows.roles = (0..<22).map {
      $0 % 11 == 0 ? .header(section: $0 / 11) : .row(ListRow(section: $0 / 11))
    }
    let (scroll, _) = scrolled(
      .lazy(LazySpec(.vStack(.center), spacing: 0, pins: .headers, provider: rows)))
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

  /// A column of a million rows costs what one of a thousand costs, at every place.
  @Test(arguments: [1_000, 1_000_000]) func aMillionRowsCostAsMuchAsAThousand(count: Int) {
    let rows = RowProvider(count)
    let (scroll, lazy) = scrolled(
      .lazy(LazySpec(.vStack(.center), spacing: 0, provider: rows)))
    for part in [0, 0.5, 1, 0.25, 0] {
      let end = tree.scrollGeometry(of: scroll)?.maximumOffset.y ?? 0
      tree.setContentOffset(Point(x: 0, y: (end * part).rounded()), of: scroll)
      tree.layout(scroll, in: host)
    }
    #expect(rows.made.count <= 60)
    #expect(tree.counters.measurements < 400)
    #expect(tree.realizedItems(of: lazy).count <= 20)
    #expect(tree.frame(of: lazy)?.size.height == Double(count) * 20)
  }

  @Test func aMillionRowsInAListCostAsMuchAsAThousand() {
    let rows = RowProvider(1_000_000)
    let list = tree.create(.list(ListSpec(style: .plain, provider: rows)))
    tree.layout(list, in: host)
    tree.setContentOffset(Point(x: 0, y: 1e9), of: list)
    tree.layout(list, in: host)
    #expect(rows.made.count < 20)
    #expect(rows.made.last == 999_999)
    rows.made = []
    tree.itemsChanged(in: list)
    tree.layout(list, in: host)
    #expect(rows.made.isEmpty)
  }

  /// Rows that are the same in number keep their place when the list is looked at anew.
  @Test func whatWasMeasuredIsKept() {
    let rows = RowProvider(2_000)
    for index in 0..<1_000 { rows.heights[index] = 60 }
    let (scroll, _) = scrolled(
      .lazy(LazySpec(.vStack(.center), spacing: 0, provider: rows)))
    for offset in stride(from: 0.0, through: 6_000, by: 150) {
      tree.setContentOffset(Point(x: 0, y: offset), of: scroll)
      tree.layout(scroll, in: host)
    }
    let before = rows.nodes[101].flatMap { tree.frame(of: $0) }
    #expect(before?.minY == 60)
    if let lazy = tree.children(of: scroll).first { tree.itemsChanged(in: lazy) }
    tree.layout(scroll, in: host)
    #expect(rows.nodes[101].flatMap { tree.frame(of: $0) } == before)
  }

  /// A row's baseline is seen through a lazy column (layout rule 10.5).
  @Test func lazyColumnsHaveBaselines() {
    let laid = Laid(
      row(.firstTextBaseline, 0) {
        lazyColumn(.leading, 0) {
          box(20, 30).guide(.firstTextBaseline) { _ in 12 }
          box(20, 30)
        }.frame(20, nil)
        box(10, 10).named("a")
      }, 100, 100)
    #expect(laid.frame("a")?.minY == 22)
  }
}

@Suite struct LazyLinesTests {
  /// Sums over blocks of lines are what adding line by line gives.
  @Test func blocksOfLinesSumAsLinesDo() {
    var generator = SeededGenerator(seed: 11)
    let estimate = LineLengths.Estimate(length: 44, gap: 8)
    var lengths = LineLengths(count: 5_000)
    var plain = [Double](repeating: 44, count: 5_000)
    for _ in 0..<300 {
      let line = Int.random(in: 0..<5_000, using: &generator)
      let length = Double(Int.random(in: 0...90, using: &generator))
      lengths.setLength(length, of: line)
      plain[line] = length
    }
    var starts: [Double] = []
    var cursor = 0.0
    for length in plain {
      starts.append(cursor + 8)
      cursor += 8 + length
    }
    #expect(lengths.total(estimate) == cursor)
    for line in stride(from: 0, to: 5_000, by: 37) {
      #expect(lengths.start(of: line, estimate) == starts[line])
      let middle = starts[line] + plain[line] / 2
      let found = lengths.line(reaching: middle, estimate)
      #expect(starts[found] + plain[found] >= middle)
      #expect(found == 0 || starts[found - 1] + plain[found - 1] < middle)
    }
    #expect(lengths.line(reaching: cursor + 1, estimate) == 5_000)
    lengths.forgetLengths()
    #expect(lengths.total(estimate) == 5_000 * 52)
  }

  @Test func headersStandOnLinesOfTheirOwn() {
    let lines = LazyLines(items: 9, columns: 3, apart: [0, 5, 8])
    #expect(lines.indices.map { lines[$0] } == [0..<1, 1..<4, 4..<5, 5..<6, 6..<8, 8..<9])
    #expect((0..<9).map { lines.line(ofItem: $0) } == [0, 1, 1, 1, 2, 3, 4, 4, 5])
    #expect(lines.line(ofItem: 9) == nil)
    #expect(LazyLines(items: 7, columns: 3, apart: []).count == 3)
    #expect(LazyLines(items: 0, columns: 3, apart: []).isEmpty)
  }
}
