import Geometry

/// From sizes to places: each node keeps its place in its parent, so that a container that moves
/// takes everything in it along (layout rule 1.8).
extension LayoutTree {
  /// Gives a node its final proposal. Its place in its parent is already written. A subtree that
  /// would come out the same is left alone.
  func place(_ index: UInt32, _ width: Double, _ height: Double, mirrored: Bool) {
    let flags = records[Int(index)].flags
    let last = placements + Int(index)
    if flags.contains(.isPlaced)
      && flags.isDisjoint(with: [.needsPlacement, .holdsContext])
      && last.pointee.proposedWidth.bitPattern == width.bitPattern
      && last.pointee.proposedHeight.bitPattern == height.bitPattern
      && flags.contains(.mirrored) == mirrored
    {
      return
    }
    let size = measure(index, width, height)
    counters.placements += 1
    // Measuring may have made nodes, and moved the block.
    let placement = placements + Int(index)
    placement.pointee.width = size.width
    placement.pointee.height = size.height
    placement.pointee.proposedWidth = width
    placement.pointee.proposedHeight = height
    var now = records[Int(index)].flags
    now.insert(.isPlaced)
    now.remove(.needsPlacement)
    if mirrored { now.insert(.mirrored) } else { now.remove(.mirrored) }
    records[Int(index)].flags = now
    let own =
      now.contains(.directionRightToLeft)
      || mirrored && !now.contains(.directionLeftToRight)
    placeContent(index, width, height, size, own)
  }

  private func placeContent(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size, _ mirrored: Bool
  ) {
    let kind = records[Int(index)].kind
    if kind == .geometryReader { noteReader(index, size) }
    if records[Int(index)].firstChild == 0 && kind != .scroll && kind != .lazy && kind != .list {
      return
    }
    guard depth < limits.current else {
      _ = tooDeep(index)
      return
    }
    depth += 1
    switch kind {
    case .ignoresSafeArea: placeIgnoringSafeArea(index, width, height, size, mirrored)
    case .scroll: placeScroll(index, width, height, size, mirrored)
    case .lazy: placeLazy(index, size, mirrored)
    case .list: placeList(index, size, mirrored)
    case .background: placeBackground(index, width, height, size, mirrored)
    case .grid: placeGrid(index, width, height, size, mirrored)
    case .viewThatFits, .custom, .gridRow:
      unplaceChildren(index)
      placeArranged(index, width, height, size, mirrored)
    case .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .free,
      .geometryReader, .stack, .zStack, .passthrough, .frame, .flexibleFrame, .padding,
      .fixedSize, .aspectRatio, .position, .offset, .overlay, .layoutPriority,
      .alignmentGuide, .gridCell, .safeAreaInset, .safeAreaPadding, .containerRelativeFrame:
      placeArranged(index, width, height, size, mirrored)
    }
    depth -= 1
  }

  private func placeArranged(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size, _ mirrored: Bool
  ) {
    let (base, count) = arrange(index, width, height, size)
    if records[Int(index)].kind == .safeAreaInset { noteInset(index, base, count) }
    commit(base, count, size.width, mirrored)
    scratch.pop(to: base)
  }

  /// Writes the slots' places and places the children in them.
  func commit(_ base: Int, _ count: Int, _ width: Double, _ mirrored: Bool) {
    for position in base..<base + count {
      let slot = scratch.slots[position]
      let placement = placements + Int(slot.node)
      let x = mirrored ? width - slot.x - slot.width : slot.x
      // Behind something infinitely long there is no place: such a child goes to the start.
      placement.pointee.x = x - x == 0 ? x : 0
      placement.pointee.y = slot.y - slot.y == 0 ? slot.y : 0
      place(slot.node, slot.proposedWidth, slot.proposedHeight, mirrored: mirrored)
    }
  }

  func unplaceChildren(_ index: UInt32) {
    var child = records[Int(index)].firstChild
    while child != 0 {
      records[Int(child)].flags.remove(.isPlaced)
      child = records[Int(child)].nextSibling
    }
  }

  private func noteReader(_ index: UInt32, _ size: Size) {
    let known = Size(width: records[Int(index)].a, height: records[Int(index)].b)
    guard known != size else { return }
    records[Int(index)].a = size.width
    records[Int(index)].b = size.height
    resizedReaders.append(index)
  }

  // MARK: Frames

  /// The frame in the root's host, or nil where an ancestor was not placed.
  func absoluteFrame(_ index: UInt32) -> Rect? {
    var node = index
    var x = 0.0
    var y = 0.0
    while true {
      guard records[Int(node)].flags.contains(.isPlaced) else { return nil }
      x += placements[Int(node)].x
      y += placements[Int(node)].y
      let parent = records[Int(node)].parent
      if parent == 0 { break }
      node = parent
    }
    guard hosts[node] != nil else { return nil }
    let placement = placements[Int(index)]
    return Rect(x: x, y: y, width: placement.width, height: placement.height)
  }

  /// The topmost node above, and its host.
  func host(of index: UInt32) -> LayoutHost? {
    var node = index
    while records[Int(node)].parent != 0 { node = records[Int(node)].parent }
    return hosts[node]
  }

  // MARK: A whole pass

  /// Rounds after which sizes that depend on each other are left as they are.
  private static let mostRounds = 10

  func run(_ root: UInt32, in host: LayoutHost) {
    problems = noted
    noted.removeAll()
    onEnoughStack { self.runPass(root, host) }
  }

  private func runPass(_ root: UInt32, _ host: LayoutHost) {
    let isNew = hosts[root] != host || !records[Int(root)].flags.contains(.isPlaced)
    if isNew {
      hosts[root] = host
      records[Int(root)].flags.insert(.needsPlacement)
    }
    var roots = settle()
    if isNew { placeRoot(root, host) }
    for _ in 0..<Self.mostRounds {
      for changed in roots { placeAgain(changed) }
      if limits.isExceeded { return }
      enqueueRelativeFrames()
      if queue.isEmpty { return }
      roots = settle()
    }
    for changed in roots { placeAgain(changed) }
    if let first = roots.first { problems.append(.unsettled(handle(first))) }
  }

  private func placeAgain(_ index: UInt32) {
    if records[Int(index)].parent == 0 {
      if let host = hosts[index] { placeRoot(index, host) }
      return
    }
    let flags = records[Int(index)].flags
    guard flags.contains(.isPlaced), flags.contains(.needsPlacement) else { return }
    unshift(index)
    let placement = placements[Int(index)]
    place(
      index, placement.proposedWidth, placement.proposedHeight,
      mirrored: flags.contains(.mirrored))
  }

  /// Proposes the safe area to the root and centres it there (layout rule 2.1).
  private func placeRoot(_ root: UInt32, _ host: LayoutHost) {
    let insets = safeInsets(host)
    let available = ProposedSize(
      width: host.size.width.map { less($0, insets.horizontal) },
      height: host.size.height.map { less($0, insets.vertical) })
    let width = Self.number(available.width)
    let height = Self.number(available.height)
    let size = measure(root, width, height)
    let mirrored = host.direction == .rightToLeft
    let left = mirrored ? insets.trailing : insets.leading
    placements[Int(root)].x = host.origin.x + left + centred(width, size.width)
    placements[Int(root)].y = host.origin.y + insets.top + centred(height, size.height)
    place(root, width, height, mirrored: mirrored)
  }

  private func centred(_ available: Double, _ length: Double) -> Double {
    available.isFinite && length.isFinite ? (available - length) / 2 : 0
  }

  func sizeWithoutPlacing(_ index: UInt32, _ proposal: ProposedSize) -> Size {
    var size = Size.zero
    if depth > 0 { return measureChild(index, proposal) }
    onEnoughStack {
      let roots = self.settle()
      size = self.measureChild(index, proposal)
      // What settled is placed by the next layout.
      for root in roots { self.enqueue(root) }
    }
    return size
  }

  /// Runs `pass`; if it goes too deep for the caller's stack, again on a large one.
  private func onEnoughStack(_ pass: () -> Void) {
    // A measurer or a custom layout asks in the middle of a pass.
    if depth > 0 { return pass() }
    limits.isExceeded = false
    limits.current = DepthLimits.ordinary
    depth = 0
    if !limits.needsLargeStack { pass() }
    guard limits.isExceeded || limits.needsLargeStack else { return }
    if !limits.needsLargeStack {
      limits.needsLargeStack = true
      forgetEverything()
    }
    limits.isExceeded = false
    limits.current = DepthLimits.large
    depth = 0
    withLargeStack(pass)
    limits.isExceeded = false
  }
}
