import Geometry

/// A tree to measure the engine with, the same for tests and benchmarks.
public struct Workload {
  public enum Name: String, Sendable, CaseIterable {
    /// A column of 1,000 rows of 7 views.
    case rows1000
    /// The same with 10,000 rows.
    case rows10000
    /// 12 levels of rows and columns, two children each, over fixed leaves of 8 × 8.
    case fixedTree
    /// The same over leaves that take what they are offered, in 4096 × 4096.
    case flexibleTree
  }

  public let name: Name
  public let tree: LayoutTree
  public let root: LayoutNode
  public var host: LayoutHost
  /// How many views a reader of the program would count; padding counts with what it pads.
  public let viewCount: Int
  /// In the middle row: its first and its last leaf; none in the trees.
  public let firstLeaf: LayoutNode
  public let lastLeaf: LayoutNode

  /// Builds the tree, without laying it out.
  public init(_ name: Name) {
    switch name {
    case .rows1000: self.init(name, rows: 1_000)
    case .rows10000: self.init(name, rows: 10_000)
    case .fixedTree:
      let leaf = LayoutSpec.fixed(FixedLeaf(Size(width: 8, height: 8)))
      self.init(name, levels: 12, leaf: leaf)
    case .flexibleTree: self.init(name, levels: 12, leaf: .flexible)
    }
  }

  public func layout() {
    tree.layout(root, in: host)
  }

  /// Changes the size of the middle row's first leaf, and with it the row's: all rows below move.
  public func resizeFirstLeaf(height: Double) {
    tree.update(firstLeaf, .fixed(FixedLeaf(Size(width: 50, height: height))))
  }

  /// Changes the size of the middle row's last leaf: the row's spacer makes up for it.
  public func resizeLastLeaf(width: Double) {
    tree.update(lastLeaf, .fixed(FixedLeaf(Size(width: width, height: 16))))
  }

  private init(_ name: Name, rows: Int) {
    let tree = LayoutTree(capacity: rows * 8 + 1)
    func leaf(_ width: Double, _ height: Double) -> LayoutNode {
      tree.create(.fixed(FixedLeaf(Size(width: width, height: height))))
    }
    var children: [LayoutNode] = []
    var first = LayoutNode.none
    var last = LayoutNode.none
    for row in 0..<rows {
      let picture = leaf(50, 50)
      let texts = tree.create(
        .vStack(.leading, spacing: 4), children: [leaf(120, 20), leaf(120, 20)])
      let spacer = tree.create(.spacer(minLength: nil))
      let chevron = leaf(10, 16)
      let line = tree.create(
        .hStack(.center, spacing: 8), children: [picture, texts, spacer, chevron])
      children.append(tree.create(.padding(EdgeInsets(.all, 16)), children: [line]))
      if row == rows / 2 {
        first = picture
        last = chevron
      }
    }
    self.name = name
    self.tree = tree
    root = tree.create(.vStack(.center, spacing: 0), children: children)
    host = LayoutHost(size: ProposedSize(width: 390, height: nil))
    viewCount = rows * 7 + 1
    firstLeaf = first
    lastLeaf = last
  }

  private init(_ name: Name, levels: Int, leaf: LayoutSpec) {
    let tree = LayoutTree(capacity: 1 << (levels + 1))
    func build(_ level: Int) -> LayoutNode {
      if level == levels { return tree.create(leaf) }
      let children = [build(level + 1), build(level + 1)]
      return level % 2 == 0
        ? tree.create(.hStack(.center, spacing: 0), children: children)
        : tree.create(.vStack(.center, spacing: 0), children: children)
    }
    self.name = name
    self.tree = tree
    root = build(0)
    host = LayoutHost(size: ProposedSize(width: 4096, height: 4096))
    viewCount = (1 << (levels + 1)) - 1
    firstLeaf = .none
    lastLeaf = .none
  }

  /// The sum over the counted views of x + 3y + 5 width + 7 height, from the root's corner.
  public var checksum: Double {
    guard let origin = tree.frame(of: root)?.origin else { return .nan }
    var sum = 0.0
    var pending: [(node: UInt32, x: Double, y: Double)] = [(root.index, 0, 0)]
    while let next = pending.popLast() {
      let place = tree.placements[Int(next.node)]
      let x = next.x + place.x - (next.node == root.index ? origin.x : 0)
      let y = next.y + place.y - (next.node == root.index ? origin.y : 0)
      let parent = tree.records[Int(next.node)].parent
      if tree.records[Int(parent)].kind != .padding {
        sum += x + 3 * y + 5 * place.width + 7 * place.height
      }
      for child in tree.childIndices(next.node) { pending.append((child, x, y)) }
    }
    return sum
  }
}
