import Geometry

/// The items of lazy containers: which exist, and when they are made (layout rule 12.8).
extension LayoutTree {
  func lazyState(_ index: UInt32) -> LazyState? {
    lazyStates[index]
  }

  /// The state of a container that already was one over the same provider.
  func keptLazyState(_ index: UInt32, _ source: LazyState.Source) {
    let new = LazyState(source)
    if let old = lazyStates[index], old.provider === new.provider,
      (old.scroll == nil) == (new.scroll == nil)
    {
      old.source = source
      old.needsRefresh = true
    } else {
      if let old = lazyStates[index] { dropItems(of: index, old) { _ in true } }
      lazyStates[index] = new
    }
  }

  func forgetItems(_ index: UInt32, _ state: LazyState) {
    state.needsRefresh = true
    enqueue(index)
  }

  /// Brings lines and made items up to date with the provider.
  func refreshItems(_ index: UInt32, _ state: LazyState, columns: Int) {
    guard state.needsRefresh || state.columns != columns else { return }
    state.setLines(columns: columns)
    if case .list = state.source { setListGaps(state) }
    guard state.needsRefresh else { return }
    state.needsRefresh = false
    let count = state.provider.count
    var nodes: [Int: LayoutNode] = [:]
    for item in state.nodes.keys.sorted() where item < count {
      let node = state.provider.node(at: item, in: self)
      if isValid(node) { nodes[item] = node }
    }
    for (item, node) in state.realized where nodes[item] != node {
      if isValid(node) && !nodes.values.contains(node) { detachItem(node.index, from: index) }
    }
    state.nodes = nodes
    linkItems(index, state)
    measureGaps(state)
  }

  /// Makes the items of a line that do not exist yet; answers whether any was made.
  func realize(_ line: Int, _ state: LazyState) -> Bool {
    var isNew = false
    for item in state.lines[line] where state.nodes[item] == nil {
      let node = state.provider.node(at: item, in: self)
      guard isValid(node) else { continue }
      state.nodes[item] = node
      isNew = true
    }
    return isNew
  }

  /// Makes the container's children the items that exist, in order. Not a change of the container:
  /// its answers are about all items, made or not.
  func linkItems(_ index: UInt32, _ state: LazyState) {
    var last: UInt32 = 0
    var count: UInt32 = 0
    records[Int(index)].firstChild = 0
    for (_, node) in state.realized {
      let record = records + Int(node.index)
      if record.pointee.parent != index {
        if record.pointee.parent != 0 { unlinkFromParent(node.index) }
        adopt(node.index, by: index, after: last)
      } else if last == 0 {
        records[Int(index)].firstChild = node.index
      } else {
        records[Int(last)].nextSibling = node.index
      }
      records[Int(node.index)].nextSibling = 0
      last = node.index
      count += 1
    }
    records[Int(index)].childCount = count
    refreshFlags(index)
  }

  private func detachItem(_ item: UInt32, from index: UInt32) {
    guard records[Int(item)].parent == index else { return }
    records[Int(item)].parent = 0
    records[Int(item)].nextSibling = 0
    records[Int(item)].flags.remove(.isPlaced)
  }

  /// Gives items back to the provider.
  func dropItems(of index: UInt32, _ state: LazyState, where isGone: (Int) -> Bool) {
    var gone: [(index: Int, node: LayoutNode)] = []
    for (item, node) in state.realized where isGone(item) {
      state.nodes[item] = nil
      if isValid(node) { detachItem(node.index, from: index) }
      gone.append((item, node))
    }
    guard !gone.isEmpty else { return }
    linkItems(index, state)
    for (item, node) in gone { state.provider.didLeave(node, at: item, in: self) }
  }

  // MARK: The viewport

  /// The scrolling node around a lazy container; nil outside, where it is eager.
  func enclosingScroll(_ index: UInt32) -> UInt32? {
    var above = records[Int(index)].parent
    while above != 0 {
      let kind = records[Int(above)].kind
      if kind == .scroll || kind == .list { return above }
      above = records[Int(above)].parent
    }
    return nil
  }

  /// The part of the container's length that can be seen, in its own coordinates; a list's without
  /// its scrolling.
  func visibleRange(_ index: UInt32, _ state: LazyState) -> ClosedRange<Double> {
    guard let scroll = enclosingScroll(index) else {
      return -Double.infinity...Double.infinity
    }
    guard let outer = absoluteFrame(scroll), let inner = absoluteFrame(index) else {
      return 0...0
    }
    var low = outer.origin[state.axis] - inner.origin[state.axis]
    if state.axis == .horizontal && isMirrored(index) { low = inner.maxX - outer.maxX }
    return low...max(low, low + outer.size[state.axis])
  }

  /// The length that a first look fills, before anything is placed.
  func expectedViewport(_ index: UInt32, _ state: LazyState) -> Double {
    if let known = state.scroll?.geometry?.viewport[state.axis] { return known }
    if let scroll = enclosingScroll(index),
      let known = scrolling(scroll)?.geometry
    {
      return known.viewport[state.axis]
    }
    guard let host = host(of: index),
      let length = state.axis == .vertical ? host.size.height : host.size.width
    else { return Self.unknownViewport }
    return length.isFinite ? length : Self.unknownViewport
  }

  /// What a container that nobody has placed expects to see, in points.
  private static var unknownViewport: Double { 852 }
}
