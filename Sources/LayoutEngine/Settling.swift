import Geometry

/// Changes: which answers they change, and what has to be placed again.
extension LayoutTree {
  /// Notes that a node changed, if an earlier layout asked it or its parent anything.
  func enqueue(_ index: UInt32) {
    let record = records + Int(index)
    if record.pointee.flags.contains(.isQueued) { return }
    guard wasLaidOut(index) else { return }
    record.pointee.flags.insert(.isQueued)
    queue.append(index)
  }

  /// Whether an earlier layout may have asked the node or its parent anything.
  func wasLaidOut(_ index: UInt32) -> Bool {
    func isKnown(_ record: NodeRecord) -> Bool {
      record.cacheCount > 0 || record.flags.contains(.isPlaced)
    }
    let record = records[Int(index)]
    return isKnown(record) || record.parent != 0 && isKnown(records[Int(record.parent)])
  }

  func changeDirection(_ direction: LayoutDirection?, of index: UInt32) {
    let old = records[Int(index)].flags
    var new = old.subtracting([.directionLeftToRight, .directionRightToLeft])
    switch direction {
    case .leftToRight: new.insert(.directionLeftToRight)
    case .rightToLeft: new.insert(.directionRightToLeft)
    case nil: break
    }
    if new == old { return }
    records[Int(index)].flags = new
    enqueue(index)
  }

  /// Measures again what changed: from the deepest up, each node is asked every proposal it had
  /// answered, and only if an answer differs its parent is next. Answers the nodes whose own
  /// answers stood and whose content has to be placed again, outermost first.
  func settle() -> [UInt32] {
    if queue.isEmpty { return [] }
    guides.answers.removeAll(keepingCapacity: true)
    var levels: [[UInt32]] = []
    for index in queue where records[Int(index)].kind != .free {
      let level = markAncestors(index)
      while levels.count <= level { levels.append([]) }
      levels[level].append(index)
    }
    queue.removeAll(keepingCapacity: true)
    var roots: [UInt32] = []
    var level = levels.count - 1
    while level >= 0 {
      var position = 0
      while position < levels[level].count {
        let index = levels[level][position]
        position += 1
        records[Int(index)].flags.remove(.isQueued)
        records[Int(index)].flags.insert(.needsPlacement)
        let parent = records[Int(index)].parent
        guard askAgain(index), parent != 0 else {
          roots.append(index)
          continue
        }
        guard !records[Int(parent)].flags.contains(.isQueued) else { continue }
        records[Int(parent)].flags.insert(.isQueued)
        levels[level - 1].append(parent)
      }
      level -= 1
    }
    return roots.reversed()
  }

  /// Forgets the spacing of everything above a change; answers the node's depth.
  private func markAncestors(_ index: UInt32) -> Int {
    var level = 0
    records[Int(index)].flags.remove(.hasCachedSpacing)
    var above = records[Int(index)].parent
    while above != 0 {
      records[Int(above)].flags.remove(.hasCachedSpacing)
      above = records[Int(above)].parent
      level += 1
    }
    return level
  }

  /// Whether the parent may see a difference.
  private func askAgain(_ index: UInt32) -> Bool {
    let record = records[Int(index)]
    if record.kind == .custom { customState(index)?.layout.subviewsChanged() }
    var isChanged = record.flags.contains(.forcesChange)
    if isChanged { passForce(to: record.parent) }
    isChanged = isChanged || record.flags.contains(.wasAskedForGuides) || record.kind == .gridRow
    records[Int(index)].flags.remove(.forcesChange)
    if spacingChanged(index) { isChanged = true }
    let count = Int(record.cacheCount)
    let wasRigid = record.flags.contains(.rigid)
    if count == 0 { return isChanged }
    let start = answers.answers + Int(record.cacheStart)
    let known = Array(UnsafeBufferPointer(start: start, count: count))
    forgetAnswers(index)
    for answer in known {
      let size = measure(
        index, Double(bitPattern: answer.proposedWidth), Double(bitPattern: answer.proposedHeight))
      if size != answer.size {
        isChanged = true
        break
      }
    }
    return isChanged || wasRigid && !isRigid(index)
  }

  /// What a node tells its parent beside its size goes through the modifiers that forward it.
  private func passForce(to parent: UInt32) {
    guard parent != 0 else { return }
    switch records[Int(parent)].kind {
    case .passthrough, .gridCell, .alignmentGuide, .fixedSize, .offset, .overlay, .background,
      .layoutPriority, .ignoresSafeArea, .gridRow:
      records[Int(parent)].flags.insert(.forcesChange)
    case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .stack,
      .zStack, .grid, .viewThatFits, .custom, .scroll, .lazy, .list, .geometryReader, .frame,
      .flexibleFrame, .padding, .aspectRatio, .position, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame:
      break
    }
  }

  /// Whether the node's preferences are others than what it told before; what nobody asked for is
  /// not worked out.
  private func spacingChanged(_ index: UInt32) -> Bool {
    guard let old = spacings[index] else { return false }
    let new = spacing(index)
    spacings[index] = new
    return new != old
  }

  // MARK: Forgetting

  /// The subtrees came under another stack, or theirs turned: what is around their spacers and
  /// dividers is measured anew. The stack itself is asked again, and its answers are compared.
  func forgetOrientation(_ subtrees: [UInt32]) {
    var pending = subtrees
    while let next = pending.popLast() {
      guard records[Int(next)].flags.contains(.holdsOrientation) else { continue }
      forgetAnswers(next)
      records[Int(next)].flags.insert(.needsPlacement)
      records[Int(next)].flags.remove(.hasCachedSpacing)
      pending += childIndices(next)
    }
  }

  /// Makes the next pass start from nothing.
  func forgetEverything() {
    for index in 1..<max(used, 1) where records[index].kind != .free {
      forgetAnswers(UInt32(index))
      records[index].flags.subtract([.isPlaced, .hasCachedSpacing, .isQueued])
      records[index].flags.insert(.needsPlacement)
    }
    queue.removeAll()
    guides.answers.removeAll()
    scratch.pop(to: 0)
  }
}
