public import Geometry

/// Views as layout sees them, and where they end up.
///
/// A class because the view graph above keeps handles to its nodes and patches them one by one, and
/// because closures of the program look back into it while it measures. It owns its memory: nodes
/// are records in one block, so that a pass over them neither allocates nor counts references.
/// Not safe to use from two threads at once.
public final class LayoutTree {
  let core: UnsafeMutablePointer<LayoutCore>
  var generations: UnsafeMutablePointer<UInt32>
  var capacity: Int
  /// One more than the highest index in use; index 0 is no node.
  var used = 1
  var freeNodes: [UInt32] = []
  var payloads = PayloadTable()
  var queue: [UInt32] = []
  var hosts: [UInt32: LayoutHost] = [:]
  var guides = GuideTable()
  var spacings: [UInt32: ViewSpacing] = [:]
  /// What went wrong in the last layout, and in the changes before it.
  public internal(set) var problems: [LayoutProblem] = []
  /// What was wrong with specifications since the last layout.
  var noted: [LayoutProblem] = []
  var resizedReaders: [UInt32] = []
  var scrollStates: [UInt32: ScrollState] = [:]
  var lazyStates: [UInt32: LazyState] = [:]
  /// The container's size that each `containerRelativeFrame` was measured against.
  var relativeSizes: [UInt32: Size] = [:]
  var trace: LayoutTrace?

  /// An empty tree with room for `capacity` nodes; it grows by doubling.
  public init(capacity: Int = 64) {
    let room = max(2, capacity + 1)
    self.capacity = room
    core = .allocate(capacity: 1)
    core.initialize(to: LayoutCore(capacity: room))
    generations = .allocate(capacity: room)
    generations.initialize(repeating: 0, count: room)
  }

  deinit {
    generations.deallocate()
    core.pointee.deallocate()
    core.deinitialize(count: 1)
    core.deallocate()
  }

  // MARK: Nodes

  /// Adds a node without parent or children.
  public func create(_ spec: LayoutSpec) -> LayoutNode {
    let index = allocate()
    store(spec, in: index)
    // Nobody has asked the new node anything yet.
    records[Int(index)].flags.remove(.forcesChange)
    return handle(index)
  }

  /// Adds a node with `children`.
  public func create(_ spec: LayoutSpec, children: [LayoutNode]) -> LayoutNode {
    let node = create(spec)
    link(children, under: node.index)
    return node
  }

  /// Gives a node new parameters, or another kind. The next layout measures again only it and those
  /// of its ancestors whose answers change; the same parameters as before change nothing. Closures
  /// and custom layouts cannot be compared: they always count as changed.
  public func update(_ node: LayoutNode, _ spec: LayoutSpec) {
    guard isValid(node) else { return }
    if replace(spec, in: node.index) { enqueue(node.index) }
  }

  /// What a node tells the layout around it beside its size, such as a layout value, has changed.
  public func traitsChanged(of node: LayoutNode) {
    guard isValid(node) else { return }
    records[Int(node.index)].flags.insert(.forcesChange)
    enqueue(node.index)
  }

  /// Makes `children` the node's children, in this order. A child that has another parent moves.
  /// Children left out stay alive without parent, until they are removed.
  public func setChildren(_ children: [LayoutNode], of node: LayoutNode) {
    guard isValid(node) else { return }
    relink(children, under: node.index)
  }

  /// Frees a node and everything below it.
  public func remove(_ node: LayoutNode) {
    guard isValid(node) else { return }
    unlinkFromParent(node.index)
    free(node.index)
  }

  /// Frees all nodes and keeps the memory, for building anew.
  public func removeAll() {
    reset()
  }

  /// The node's own direction; nil inherits its parent's, and a root's its host's (rule 7.11).
  public func setLayoutDirection(_ direction: LayoutDirection?, of node: LayoutNode) {
    guard isValid(node) else { return }
    changeDirection(direction, of: node.index)
  }

  /// How many nodes are alive.
  public var nodeCount: Int { used - 1 - freeNodes.count }

  public func children(of node: LayoutNode) -> [LayoutNode] {
    guard isValid(node) else { return [] }
    return childIndices(node.index).map(handle)
  }

  public func parent(of node: LayoutNode) -> LayoutNode? {
    guard isValid(node), records[Int(node.index)].parent != 0 else { return nil }
    return handle(records[Int(node.index)].parent)
  }

  public func resetCounters() {
    counters = LayoutCounters()
  }

  // MARK: Layout

  /// Lays `root` out in `host`: proposes the size inside the safe area and centres the root in it
  /// (layout rule 2.1). What has not changed since the last call is neither measured nor placed.
  public func layout(_ root: LayoutNode, in host: LayoutHost) {
    guard isValid(root) else { return }
    run(root.index, in: host)
  }

  /// The size that `node` answers to `proposal`, without placing anything.
  public func size(of node: LayoutNode, proposal: ProposedSize) -> Size {
    guard isValid(node) else { return .zero }
    return sizeWithoutPlacing(node.index, proposal)
  }

  /// The node's frame in its root's host, unrounded, x to the right whatever the direction; nil
  /// when it was not placed.
  public func frame(of node: LayoutNode) -> Rect? {
    guard isValid(node) else { return nil }
    return absoluteFrame(node.index)
  }

  /// The size of the last placement; nil when the node was not placed.
  public func placedSize(of node: LayoutNode) -> Size? {
    guard isValid(node), records[Int(node.index)].flags.contains(.isPlaced) else { return nil }
    let placement = placements[Int(node.index)]
    return Size(width: placement.width, height: placement.height)
  }

  /// The geometry readers that the last layouts gave another size, in tree order of discovery; each
  /// call empties the list. Evaluate their content, `setChildren`, and lay out again (rule 11).
  public func takeResizedReaders() -> [LayoutNode] {
    defer { resizedReaders.removeAll(keepingCapacity: true) }
    return resizedReaders.map(handle)
  }
}
