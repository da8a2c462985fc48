import Geometry

/// Rows and columns: one algorithm along either axis (layout rule 7). "Major" is the axis that the
/// children follow each other on, "minor" the other.
extension LayoutTree {
  func measureStack(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records[Int(index)]
    let axis: Axis = record.bits == 0 ? .horizontal : .vertical
    if record.childCount == 0 {
      records[Int(index)].flags.insert(.rigid)
      return .zero
    }
    let base = scratch.push(Int(record.childCount))
    defer { scratch.pop(to: base) }
    let isRigid = distribute(
      index, axis, axis == .horizontal ? width : height,
      axis == .horizontal ? height : width, base)
    if isRigid { records[Int(index)].flags.insert(.rigid) }
    let extent = extent(record, axis, base)
    scratch.measured = MeasuredStack(
      node: index, width: width.bitPattern, height: height.bitPattern, lowest: extent.lowest,
      base: base, pushes: scratch.pushes)
    // The size hugs the measured children (layout rules 7.4 and 7.5).
    let minor = extent.highest - extent.lowest
    return axis == .horizontal
      ? Size(width: extent.major, height: minor) : Size(width: minor, height: extent.major)
  }

  /// The children's lengths and gaps together, and the union of their intervals around the
  /// alignment line, with the line (rule 7.4). Leaves each child's guide in the minor coordinate of
  /// its slot.
  private func extent(
    _ record: NodeRecord, _ axis: Axis, _ base: Int
  ) -> (major: Double, lowest: Double, highest: Double) {
    let key = axis == .horizontal ? record.vertical : record.horizontal
    let held = Self.flags(holding: key)
    var major = 0.0
    let holdsLine = OpenRules.stacksHoldTheirLine || record.childCount == 0
    var lowest = holdsLine ? 0.0 : .infinity
    var highest = holdsLine ? 0.0 : -.infinity
    for position in base..<base + Int(record.childCount) {
      let slot = scratch.slots + position
      major +=
        slot.pointee.gap + (axis == .horizontal ? slot.pointee.width : slot.pointee.height)
      let length = axis == .horizontal ? slot.pointee.height : slot.pointee.width
      var guide = Self.plainGuide(key, length)
      if key >= AlignmentKey.firstCustom
        || !records[Int(slot.pointee.node)].flags.isDisjoint(with: held)
      {
        guide = self.guide(key, of: position)
      }
      if axis == .horizontal {
        scratch.slots[position].y = guide
      } else {
        scratch.slots[position].x = guide
      }
      if -guide < lowest { lowest = -guide }
      if length - guide > highest { highest = length - guide }
    }
    return (major, lowest, highest)
  }

  /// Gives every child its share of `major` and measures it with it: slots from `base` on get the
  /// children, their proposals and sizes. Answers whether all children are rigid.
  private func distribute(
    _ index: UInt32, _ axis: Axis, _ major: Double, _ minor: Double, _ base: Int
  ) -> Bool {
    let count = Int(records[Int(index)].childCount)
    let isTraced = isTraced(index)
    if major.isNaN || major == .infinity {
      let (gaps, isRigid) = collect(index, axis, base, offering: major, minor)
      if isTraced {
        traceGaps(gaps, base, count)
        traceEqualOffers(axis, base, count)
      }
      return isRigid
    }
    let (gaps, isRigid) = collect(index, axis, base, minor)
    if isTraced { traceGaps(gaps, base, count) }
    let available = major - gaps
    if isRigid || !(available > 0) {
      let share = isRigid ? major : max(available, 0)
      for position in base..<base + count { offer(share, minor, axis, position) }
      if isTraced { traceEqualOffers(axis, base, count) }
      return isRigid
    }
    estimate(minor, axis, base, count)
    sort(base, count)
    if isTraced { traceChoice(base, count) }
    share(available, minor, axis, base, count, isTraced)
    return false
  }

  /// Fills the slots with children and gaps. Answers the sum of the gaps, and whether all are rigid
  /// (layout rules 7.1 and 8).
  /// - Parameter share: unspecified or infinite, where that is every child's: gaps take nothing
  ///   from it, so that each is offered it at once and one look at it is enough (layout rule 7.2).
  private func collect(
    _ index: UInt32, _ axis: Axis, _ base: Int, offering share: Double? = nil, _ minor: Double
  ) -> (gaps: Double, rigid: Bool) {
    let spacing = records[Int(index)].a
    var gaps = 0.0
    var allRigid = true
    var before: UInt32 = 0
    var child = records[Int(index)].firstChild
    var position = base
    while child != 0 {
      var gap = 0.0
      if before != 0 {
        gap = spacing.isNaN ? preferredDistance(before, child, axis) : spacing
        gaps += gap
      }
      scratch.slots[position].node = child
      scratch.slots[position].order = UInt32(position - base)
      scratch.slots[position].gap = gap
      if let share { offer(share, minor, axis, position) }
      if allRigid && !isRigid(child) {
        // A child may turn out rigid when it is asked for the first time.
        if records[Int(child)].cacheCount == 0 { probe(child) }
        if !isRigid(child) { allRigid = false }
      }
      before = child
      child = records[Int(child)].nextSibling
      position += 1
    }
    return (gaps, allRigid)
  }

  /// Asks a child that could be rigid once, so that a rigid subtree is never probed again.
  private func probe(_ child: UInt32) {
    switch records[Int(child)].kind {
    case .stack, .zStack, .padding, .frame, .fixedSize, .overlay, .background, .passthrough,
      .offset, .layoutPriority, .alignmentGuide, .gridCell, .aspectRatio:
      _ = measure(child, 0, 0)
    case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .grid,
      .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list, .geometryReader, .flexibleFrame,
      .position, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame:
      break
    }
  }

  /// Proposes `share` along the stack to the child in a slot; answers the length it takes.
  @discardableResult
  private func offer(_ share: Double, _ minor: Double, _ axis: Axis, _ position: Int) -> Double {
    let child = scratch.slots[position].node
    let width = axis == .horizontal ? share : minor
    let height = axis == .horizontal ? minor : share
    let size = measure(child, width, height)
    let slot = scratch.slots + position
    slot.pointee.proposedWidth = width
    slot.pointee.proposedHeight = height
    slot.pointee.width = size.width
    slot.pointee.height = size.height
    return axis == .horizontal ? size.width : size.height
  }

  /// Each child's shortest length and its flexibility (layout rule 7.3, step 1).
  private func estimate(_ minor: Double, _ axis: Axis, _ base: Int, _ count: Int) {
    for position in base..<base + count {
      let child = scratch.slots[position].node
      let low = length(child, 0, minor, axis)
      let high = isRigid(child) ? low : length(child, .infinity, minor, axis)
      let flexibility = high - low
      let slot = scratch.slots + position
      slot.pointee.low = low
      slot.pointee.flexibility = flexibility.isNaN ? 0 : flexibility
      slot.pointee.priority = priority(child)
    }
  }

  @inline(__always)
  private func length(_ child: UInt32, _ major: Double, _ minor: Double, _ axis: Axis) -> Double {
    axis == .horizontal
      ? measure(child, major, minor).width : measure(child, minor, major).height
  }

  /// Puts the children in the order in which they choose (layout rule 7.3, step 2).
  private func sort(_ base: Int, _ count: Int) {
    let slots = scratch.slots + base
    func precedes(_ one: UInt32, _ other: UInt32) -> Bool {
      let a = slots[Int(one)]
      let b = slots[Int(other)]
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity && a.low != b.low { return a.low > b.low }
      return one < other
    }
    if count <= 24 {
      for next in 1..<max(count, 1) {
        var hole = next
        let moving = slots[next].order
        while hole > 0, precedes(moving, slots[hole - 1].order) {
          slots[hole].order = slots[hole - 1].order
          hole -= 1
        }
        slots[hole].order = moving
      }
    } else if !(1..<count).allSatisfy({ precedes(UInt32($0 - 1), UInt32($0)) }) {
      let sorted = (0..<UInt32(count)).sorted(by: precedes)
      for (place, child) in sorted.enumerated() { slots[place].order = child }
    }
  }

  /// Offers what is left, in equal shares within a priority (layout rule 7.3, steps 3 to 5).
  private func share(
    _ room: Double, _ minor: Double, _ axis: Axis, _ base: Int, _ count: Int, _ isTraced: Bool
  ) {
    var available = room
    let first = scratch.slots[base + Int(scratch.slots[base].order)].priority
    for position in base..<base + count where scratch.slots[position].priority < first {
      available -= scratch.slots[position].low
    }
    if isTraced && available != room {
      note(7, 3, .reserved(room - available, forPriorityBelow: first))
    }
    var place = 0
    while place < count {
      let group = scratch.slots[base + Int(scratch.slots[base + place].order)].priority
      var end = place
      var minima = 0.0
      while end < count {
        let slot = scratch.slots[base + Int(scratch.slots[base + end].order)]
        if slot.priority != group { break }
        minima += slot.low
        end += 1
      }
      if group < first {
        available += minima
        if isTraced && minima != 0 { note(7, 3, .freed(minima)) }
      }
      while place < end {
        let position = base + Int(scratch.slots[base + place].order)
        let share = max(available / Double(end - place), 0)
        let answer = offer(share, minor, axis, position)
        if answer.isFinite { available -= answer }
        place += 1
        if isTraced {
          let child = handle(scratch.slots[position].node)
          note(7, 3, .offered(child, share: share, answer: answer, left: available))
        }
      }
    }
  }

  // MARK: Placing

  /// The children's places for `size` (layout rule 7.7): slots with positions and proposals.
  func arrangeStack(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    let record = records[Int(index)]
    let axis: Axis = record.bits == 0 ? .horizontal : .vertical
    let count = Int(record.childCount)
    let known = scratch.measured
    let pushes = scratch.pushes
    let base = scratch.push(count)
    if count == 0 { return (base, 0) }
    let major = axis == .horizontal ? width : height
    var minor = axis == .horizontal ? height : width
    if minor.isNaN {
      minor = size[axis.other]
      if isTraced(index) { note(7, 7, .replaced(axis.other, by: minor)) }
    }
    let lowest: Double
    if known.isFor(index, axis, major, minor, base, pushes), !isTraced(index) {
      lowest = known.lowest
    } else {
      _ = distribute(index, axis, major, minor, base)
      lowest = extent(record, axis, base).lowest
    }
    var cursor = 0.0
    for position in base..<base + count {
      let slot = scratch.slots + position
      cursor += slot.pointee.gap
      if axis == .horizontal {
        slot.pointee.x = cursor
        slot.pointee.y = -slot.pointee.y - lowest
        cursor += slot.pointee.width
      } else {
        slot.pointee.y = cursor
        slot.pointee.x = -slot.pointee.x - lowest
        cursor += slot.pointee.height
      }
    }
    return (base, count)
  }

  // MARK: Explaining

  private func traceGaps(_ total: Double, _ base: Int, _ count: Int) {
    guard count > 1 else { return }
    let each = (base + 1..<base + count).map { scratch.slots[$0].gap }
    note(7, 1, .gaps(total: total, each: each))
  }

  /// Each child's range, and the order in which they choose.
  private func traceChoice(_ base: Int, _ count: Int) {
    for position in base..<base + count {
      let slot = scratch.slots[position]
      note(
        7, 3,
        .range(
          handle(slot.node), shortest: slot.low, longest: slot.low + slot.flexibility,
          priority: slot.priority))
    }
    note(
      7, 3,
      .order(
        (0..<count).map { handle(scratch.slots[base + Int(scratch.slots[base + $0].order)].node) }
      ))
  }

  private func traceEqualOffers(_ axis: Axis, _ base: Int, _ count: Int) {
    for position in base..<base + count {
      let slot = scratch.slots[position]
      note(
        7, 2,
        .proposed(
          handle(slot.node), Self.proposal(slot.proposedWidth, slot.proposedHeight),
          answer: Size(width: slot.width, height: slot.height)))
    }
  }

  // MARK: Priority

  /// The layout priority that the node's parent sees (layout rules 5.4, 6.9, 7.10).
  func priority(_ index: UInt32) -> Double {
    var node = index
    while true {
      let record = records[Int(node)]
      switch record.kind {
      case .layoutPriority: return record.a
      case .spacer: return -.infinity
      case .stack, .zStack, .custom, .grid: return record.childCount == 0 ? -.infinity : 0
      case .fixedSize, .overlay, .background, .offset, .alignmentGuide, .passthrough, .gridCell,
        .ignoresSafeArea:
        guard record.firstChild != 0 else { return 0 }
        node = record.firstChild
      case .free, .flexible, .circle, .fixed, .measured, .control, .divider, .gridRow,
        .viewThatFits, .scroll, .lazy, .list, .geometryReader, .frame, .flexibleFrame, .padding,
        .aspectRatio, .position, .safeAreaInset, .safeAreaPadding, .containerRelativeFrame:
        return 0
      }
    }
  }
}
