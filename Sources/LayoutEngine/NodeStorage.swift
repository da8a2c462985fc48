import Geometry

extension LayoutTree {
  func handle(_ index: UInt32) -> LayoutNode {
    LayoutNode(index: index, generation: generations[Int(index)])
  }

  func isValid(_ node: LayoutNode) -> Bool {
    Int(node.index) < used && node.index != 0
      && generations[Int(node.index)] == node.generation
      && records[Int(node.index)].kind != .free
  }

  func allocate() -> UInt32 {
    if let index = freeNodes.popLast() {
      records[Int(index)] = .empty
      placements[Int(index)] = .none
      return index
    }
    if used == capacity { grow() }
    (records + used).initialize(to: .empty)
    (placements + used).initialize(to: .none)
    defer { used += 1 }
    return UInt32(used)
  }

  private func grow() {
    let room = capacity * 2
    records = moved(records, to: room)
    placements = moved(placements, to: room)
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: room)
    larger.initialize(repeating: 0, count: room)
    larger.update(from: generations, count: capacity)
    generations.deallocate()
    generations = larger
    capacity = room
  }

  private func moved<Element>(
    _ block: UnsafeMutablePointer<Element>, to room: Int
  ) -> UnsafeMutablePointer<Element> {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    larger.moveInitialize(from: block, count: used)
    block.deallocate()
    return larger
  }

  /// Frees the node and its subtree; not recursive, since trees may be deep.
  func free(_ index: UInt32) {
    var pending = [index]
    while let next = pending.popLast() {
      let record = records[Int(next)]
      var child = record.firstChild
      while child != 0 {
        pending.append(child)
        child = records[Int(child)].nextSibling
      }
      answers.release(record.cacheStart, Int(record.cacheClass))
      payloads.remove(record.payload)
      spacings[next] = nil
      hosts[next] = nil
      scrollStates[next] = nil
      lazyStates[next] = nil
      relativeSizes[next] = nil
      records[Int(next)] = .empty
      generations[Int(next)] &+= 1
      freeNodes.append(next)
    }
  }

  func reset() {
    for index in 1..<max(used, 1) { generations[index] &+= 1 }
    used = 1
    freeNodes.removeAll(keepingCapacity: true)
    answers.removeAll()
    payloads.removeAll()
    queue.removeAll(keepingCapacity: true)
    hosts.removeAll()
    scrollStates.removeAll()
    lazyStates.removeAll()
    relativeSizes.removeAll()
    guides.answers.removeAll()
    spacings.removeAll()
    resizedReaders.removeAll()
    problems.removeAll()
  }

  func childIndices(_ index: UInt32) -> [UInt32] {
    var found: [UInt32] = []
    var child = records[Int(index)].firstChild
    while child != 0 {
      found.append(child)
      child = records[Int(child)].nextSibling
    }
    return found
  }

  // MARK: Links

  /// Links the children of a node that has none.
  func link(_ children: [LayoutNode], under index: UInt32) {
    var last: UInt32 = 0
    var count: UInt32 = 0
    for child in children where isValid(child) && child.index != index {
      let next = child.index
      if records[Int(next)].parent != 0 {
        if records[Int(next)].parent == index { continue }
        unlinkFromParent(next)
      }
      // What stands in another is laid out there: as a root again it is placed anew.
      hosts[next] = nil
      adopt(next, by: index, after: last)
      last = next
      count += 1
    }
    records[Int(index)].childCount = count
    refreshFlags(index)
  }

  func adopt(_ child: UInt32, by index: UInt32, after last: UInt32) {
    let record = records + Int(child)
    record.pointee.parent = index
    record.pointee.nextSibling = 0
    if last == 0 {
      records[Int(index)].firstChild = child
    } else {
      records[Int(last)].nextSibling = child
    }
    let wasLaidOut = record.pointee.cacheCount > 0 || record.pointee.flags.contains(.isPlaced)
    if wasLaidOut && record.pointee.flags.contains(.holdsOrientation) {
      forgetOrientation([child])
    }
  }

  func relink(_ children: [LayoutNode], under index: UInt32) {
    if hasChildren(children, index) { return }
    var wanted: [LayoutNode] = []
    var ancestors: Set<UInt32> = []
    var above = index
    while above != 0 {
      ancestors.insert(above)
      above = records[Int(above)].parent
    }
    for child in children where !ancestors.contains(child.index) { wanted.append(child) }
    let wasEmpty = records[Int(index)].childCount == 0
    detachChildren(index)
    link(wanted, under: index)
    let isEmpty = records[Int(index)].childCount == 0
    if isEmpty != wasEmpty { noteEmptiness(index) }
    enqueue(index)
  }

  private func hasChildren(_ children: [LayoutNode], _ index: UInt32) -> Bool {
    guard records[Int(index)].childCount == children.count else { return false }
    var next = records[Int(index)].firstChild
    for child in children {
      guard next == child.index, isValid(child) else { return false }
      next = records[Int(next)].nextSibling
    }
    return true
  }

  /// Leaves the children without a parent, and unplaced.
  private func detachChildren(_ index: UInt32) {
    var child = records[Int(index)].firstChild
    while child != 0 {
      let next = records[Int(child)].nextSibling
      records[Int(child)].parent = 0
      records[Int(child)].nextSibling = 0
      child = next
    }
    records[Int(index)].firstChild = 0
    records[Int(index)].childCount = 0
  }

  func unlinkFromParent(_ index: UInt32) {
    let parent = records[Int(index)].parent
    guard parent != 0 else { return }
    let next = records[Int(index)].nextSibling
    var child = records[Int(parent)].firstChild
    if child == index {
      records[Int(parent)].firstChild = next
    } else {
      while child != 0, records[Int(child)].nextSibling != index {
        child = records[Int(child)].nextSibling
      }
      if child != 0 { records[Int(child)].nextSibling = next }
    }
    records[Int(parent)].childCount -= 1
    if records[Int(parent)].childCount == 0 { noteEmptiness(parent) }
    records[Int(index)].parent = 0
    records[Int(index)].nextSibling = 0
    enqueue(parent)
  }

  /// A container that becomes empty, or ceases to be, has another priority (layout rule 7.10).
  private func noteEmptiness(_ index: UInt32) {
    let kind = records[Int(index)].kind
    if kind == .stack || kind == .zStack || kind == .custom || kind == .grid {
      records[Int(index)].flags.insert(.forcesChange)
    }
  }

  // MARK: What a subtree holds

  /// Recomputes what the node's subtree holds, and tells the ancestors.
  func refreshFlags(_ index: UInt32) {
    var held = ownFlags(records[Int(index)])
    var child = records[Int(index)].firstChild
    while child != 0 {
      held.formUnion(records[Int(child)].flags.intersection(.inherited))
      child = records[Int(child)].nextSibling
    }
    if held.contains(.holdsSpacing) { noteFirstSpacing(index) }
    records[Int(index)].flags.subtract(.inherited)
    records[Int(index)].flags.formUnion(held)
    var above = records[Int(index)].parent
    while above != 0, !records[Int(above)].flags.isSuperset(of: held) {
      if held.contains(.holdsSpacing) { noteFirstSpacing(above) }
      records[Int(above)].flags.formUnion(held)
      above = records[Int(above)].parent
    }
  }

  /// A node that held no preferences told plain ones, if an earlier layout asked it: what it tells
  /// from now on is compared with that.
  private func noteFirstSpacing(_ index: UInt32) {
    guard !records[Int(index)].flags.contains(.holdsSpacing), wasLaidOut(index),
      spacings[index] == nil
    else { return }
    spacings[index] = .plain
  }

  private func ownFlags(_ record: NodeRecord) -> NodeFlags {
    switch record.kind {
    case .fixed: return record.c.isNaN && record.d.isNaN ? [] : .holdsBaselines
    case .measured: return [.holdsBaselines, .holdsSpacing]
    case .control: return .holdsBaselines
    case .spacer: return [.holdsSpacing, .holdsOrientation]
    case .divider: return .holdsOrientation
    case .stack, .zStack: return record.childCount == 0 ? .holdsSpacing : []
    case .custom: return [.holdsGuides, .holdsBaselines, .holdsCustomGuides, .holdsSpacing]
    case .alignmentGuide:
      if record.bits >= AlignmentKey.firstCustom { return .holdsCustomGuides }
      return record.bits >= 6 ? .holdsBaselines : .holdsGuides
    case .scroll, .lazy, .list, .ignoresSafeArea, .containerRelativeFrame, .background:
      return .holdsContext
    case .free, .flexible, .circle, .grid, .gridRow, .viewThatFits, .geometryReader,
      .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
      .offset, .overlay, .layoutPriority, .gridCell, .safeAreaInset, .safeAreaPadding:
      return []
    }
  }
}
