import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct PropertyTests {
  static let seeds: [UInt64] = Array(1...60)

  private func tree(_ seed: UInt64) -> TestView {
    var trees = RandomTrees(seed: seed)
    return trees.view(5)
  }

  @Test(arguments: seeds) func sameInputSameFrames(seed: UInt64) {
    let one = Laid(tree(seed), 300, 400)
    let other = Laid(tree(seed), 300, 400)
    #expect(one.tree.frames(below: one.root) == other.tree.frames(below: other.root))
  }

  @Test(arguments: seeds) func framesAreFinite(seed: UInt64) {
    let laid = Laid(tree(seed), 300, 400)
    for frame in laid.tree.frames(below: laid.root) {
      #expect(frame?.minX.isFinite == true && frame?.minY.isFinite == true)
      #expect((frame?.size.width ?? -1) >= 0 && (frame?.size.height ?? -1) >= 0)
    }
  }

  @Test(arguments: seeds) func transposingTheTreeTransposesTheFrames(seed: UInt64) {
    let one = Laid(tree(seed), 300, 400)
    let other = Laid(tree(seed).transposed, 400, 300)
    let turned = other.tree.frames(below: other.root).map { frame in
      frame.map { Rect(x: $0.minY, y: $0.minX, width: $0.size.height, height: $0.size.width) }
    }
    #expect(one.tree.frames(below: one.root) == turned)
  }

  @Test(arguments: seeds) func cachedAnswersEqualFreshOnes(seed: UInt64) {
    let warm = Laid(tree(seed), 300, 400)
    let lengths: [Double?] = [nil, 0, 37, 300, .infinity]
    for width in lengths {
      for height in lengths {
        let proposal = ProposedSize(width: width, height: height)
        let fresh = LayoutTree()
        var names: [String: LayoutNode] = [:]
        let root = tree(seed).make(in: fresh, &names)
        let wanted = fresh.size(of: root, proposal: proposal)
        #expect(warm.tree.size(of: warm.root, proposal: proposal) == wanted)
      }
    }
    warm.tree.layout(warm.root, in: warm.host)
    let again = Laid(tree(seed), 300, 400)
    #expect(warm.tree.frames(below: warm.root) == again.tree.frames(below: again.root))
  }

  @Test(arguments: seeds) func aFixedFrameReportsItsSize(seed: UInt64) {
    let laid = Laid(tree(seed).frame(123, 45).named("frame"), 300, 400)
    #expect(laid.dump(["frame", "size"]) == "frame 88.5 177.5 123 45\nsize 123 45")
  }

  @Test(arguments: seeds) func neighboursAreSpacingApart(seed: UInt64) {
    var trees = RandomTrees(seed: seed)
    let children = (0..<5).map { _ in trees.view(2) }
    let laid = Laid(TestView(spec: .hStack(.center, spacing: 7), children: children), 300, 400)
    let frames = laid.tree.children(of: laid.root).compactMap { laid.tree.frame(of: $0) }
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(abs(after.minX - before.maxX - 7) < 1e-9)
    }
  }

  @Test(arguments: seeds) func treesWithTextsAreFiniteAndRepeatable(seed: UInt64) {
    var trees = RandomTrees(seed: seed, hasTexts: true)
    let view = trees.view(5)
    let one = Laid(view, 300, 400)
    let other = Laid(view, 300, 400)
    let frames = one.tree.frames(below: one.root)
    #expect(frames == other.tree.frames(below: other.root))
    for case let frame? in frames { #expect(frame.minX.isFinite && frame.maxY.isFinite) }
  }

  /// Measurements grow with the depth, not with its power.
  @Test func nestedStacksAreMeasuredInLinearTime() {
    func measurements(_ depth: Int) -> Int {
      var view = fill
      for level in 0..<depth {
        let inner = view
        view =
          level % 2 == 0
          ? row {
            inner; fill
          }
          : column {
            inner; fill
          }
      }
      return Laid(view, 500, 500).tree.counters.measurements
    }
    let fifty = measurements(50)
    let hundred = measurements(100)
    #expect(hundred < 100 * 12)
    #expect(hundred - fifty < 50 * 12)
  }

  @Test(arguments: seeds) func rightToLeftIsTheMirrorImage(seed: UInt64) {
    let one = Laid(tree(seed), 300, 400)
    let other = Laid(
      tree(seed),
      LayoutHost(size: ProposedSize(width: 300, height: 400), direction: .rightToLeft))
    let frames = zip(
      one.tree.frames(below: one.root), other.tree.frames(below: other.root))
    for case (let left?, let right?) in frames {
      #expect(abs(left.minX + right.maxX - 300) < 1e-9 && left.minY == right.minY)
      #expect(left.size == right.size)
    }
  }

  @Test(arguments: seeds, [false, true])
  func changesGiveTheFramesOfAFreshTree(seed: UInt64, hasTexts: Bool) {
    var trees = RandomTrees(seed: seed, hasTexts: hasTexts)
    let tree = LayoutTree()
    var names: [String: LayoutNode] = [:]
    let root = TestView(
      spec: .vStack(.center, spacing: 3), children: (0..<4).map { _ in trees.view(4) }
    ).make(in: tree, &names)
    let host = LayoutHost(size: ProposedSize(width: 300, height: 400))
    tree.layout(root, in: host)
    for _ in 0..<12 {
      edit(tree, root, &trees)
      tree.layout(root, in: host)
      let copy = LayoutTree()
      let twin = clone(root, tree, copy)
      copy.layout(twin, in: host)
      #expect(tree.frames(below: root) == copy.frames(below: twin))
    }
  }

  private func edit(_ tree: LayoutTree, _ root: LayoutNode, _ trees: inout RandomTrees) {
    let all = tree.nodes(below: root)
    let node = all[trees.number(all.count - 1)]
    var names: [String: LayoutNode] = [:]
    switch trees.number(4) {
    case 0 where tree.records[Int(node.index)].childCount == 0:
      tree.update(node, trees.view(0).spec)
    case 1 where tree.records[Int(node.index)].kind == .stack:
      // A spacer's direction is its stack's, which the edits below turn.
      let view = trees.number(2) == 0 ? spacer() : trees.view(2)
      let added = view.make(in: tree, &names)
      tree.setChildren(tree.children(of: node) + [added], of: node)
    case 2 where tree.records[Int(node.index)].kind == .stack:
      tree.setChildren(Array(tree.children(of: node).reversed()), of: node)
    case 3 where tree.records[Int(node.index)].kind == .stack && node != root:
      tree.update(
        node,
        trees.number(1) == 0
          ? .hStack(.bottom, spacing: nil) : .vStack(.leading, spacing: Double(trees.number(9))))
    default:
      if let child = tree.children(of: root).first, tree.children(of: root).count > 2 {
        tree.remove(child)
      } else {
        let added = trees.view(3).make(in: tree, &names)
        tree.setChildren(tree.children(of: root) + [added], of: root)
      }
    }
  }

  @Test func aStackWithASpacerThatTurnsIsMeasuredAnewByWhatIsAround() {
    let tree = LayoutTree()
    var names: [String: LayoutNode] = [:]
    var turning = row {
      box(30, 20)
      spacer()
      box(30, 20)
    }
    turning.name = "stack"
    let root = turning.padding(16).make(in: tree, &names)
    let host = LayoutHost(size: ProposedSize(width: 300, height: 400))
    tree.layout(root, in: host)
    #expect(tree.placedSize(of: root) == Size(width: 300, height: 52))
    for spacing in [4.0, 8] {
      tree.update(names["stack"] ?? root, .hStack(.center, spacing: spacing))
      tree.layout(root, in: host)
    }
    tree.update(names["stack"] ?? root, .vStack(.center, spacing: 8))
    tree.layout(root, in: host)
    #expect(tree.placedSize(of: root) == Size(width: 62, height: 400))
  }

  /// The same tree without a past.
  private func clone(_ node: LayoutNode, _ tree: LayoutTree, _ copy: LayoutTree) -> LayoutNode {
    let children = tree.children(of: node).map { clone($0, tree, copy) }
    let twin = copy.create(.passthrough, children: children)
    let record = tree.records[Int(node.index)]
    copy.records[Int(twin.index)].kind = record.kind
    copy.records[Int(twin.index)].bits = record.bits
    copy.records[Int(twin.index)].horizontal = record.horizontal
    copy.records[Int(twin.index)].vertical = record.vertical
    copy.records[Int(twin.index)].a = record.a
    copy.records[Int(twin.index)].b = record.b
    copy.records[Int(twin.index)].c = record.c
    copy.records[Int(twin.index)].d = record.d
    copy.records[Int(twin.index)].payload = copy.payloads.insert(tree.payloads[record.payload])
    copy.refreshFlags(twin.index)
    return twin
  }
}

@Suite struct WorkloadTests {
  @Test(arguments: [
    (Workload.Name.rows1000, 868_475_950.0), (.rows10000, 86_174_741_950),
    (.fixedTree, 9_537_792), (.flexibleTree, 76_302_336),
  ])
  func checksum(name: Workload.Name, expected: Double) {
    let workload = Workload(name)
    workload.layout()
    #expect(workload.checksum == expected)
  }

  @Test func aRowThatGrowsMovesTheRowsBelow() {
    let workload = Workload(.rows1000)
    workload.layout()
    workload.tree.resetCounters()
    workload.resizeFirstLeaf(height: 60)
    workload.layout()
    // The row, its padding, the root, and their cached questions.
    #expect(workload.tree.counters.measurements < 12)
    #expect(workload.tree.placedSize(of: workload.root) == Size(width: 390, height: 82_010))
    workload.resizeFirstLeaf(height: 50)
    workload.layout()
    #expect(workload.checksum == 868_475_950)
  }

  @Test func aRowThatKeepsItsSizeTouchesNothingElse() {
    let workload = Workload(.rows1000)
    workload.layout()
    workload.tree.resetCounters()
    workload.resizeLastLeaf(width: 12)
    workload.layout()
    #expect(workload.tree.counters.measurements < 8)
    #expect(workload.tree.counters.placements < 8)
    workload.resizeLastLeaf(width: 10)
    workload.layout()
    #expect(workload.checksum == 868_475_950)
  }
}
