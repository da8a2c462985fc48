import Geometry

/// Where a node of a given size puts its children, in its own left-to-right coordinates. Nothing is
/// written to the nodes: placing and alignment guides both start from here.
extension LayoutTree {
  /// The placed children as scratch slots from `base` on; the caller pops them.
  func arrange(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    let record = records[Int(index)]
    guard record.firstChild != 0 else { return (scratch.push(0), 0) }
    switch record.kind {
    case .stack, .gridRow: return arrangeStack(index, width, height, size)
    case .zStack: return arrangeZStack(record, size)
    case .padding:
      return single(
        record.firstChild, less(width, record.a + record.c), less(height, record.b + record.d),
        at: Point(x: record.a, y: record.b))
    case .frame:
      return aligned(
        record, known(record.a, or: width), known(record.b, or: height), size)
    case .flexibleFrame: return arrangeFlexibleFrame(record, width, height, size)
    case .fixedSize:
      let (wide, high) = unfixed(record, width, height)
      return single(record.firstChild, wide, high)
    case .aspectRatio:
      let (wide, high) = aspectProposal(record, width, height)
      return single(record.firstChild, wide, high)
    case .position: return arrangePosition(record, size)
    case .offset:
      let isKept = !OpenRules.offsetsAreMirrored && isMirrored(index)
      return single(
        record.firstChild, width, height, at: Point(x: isKept ? -record.a : record.a, y: record.b))
    case .overlay, .background: return arrangeOverlay(record, width, height)
    case .viewThatFits:
      return single(chosenCandidate(index, width, height), width, height)
    case .safeAreaInset: return arrangeSafeAreaInset(index, record, width, height, size)
    case .safeAreaPadding: return arrangeSafeAreaPadding(record, width, height)
    case .containerRelativeFrame:
      let (wide, high) = relativeProposal(index, record, width, height)
      return aligned(record, wide, high, size)
    case .grid: return arrangeGrid(index, width, height, size)
    case .custom: return arrangeCustom(index, width, height, size)
    case .geometryReader: return arrangeReader(index, size)
    case .lazy: return arrangeLazy(index, size)
    case .list: return arrangeList(index, size)
    case .scroll: return arrangeScroll(index, width, height, size)
    case .passthrough, .layoutPriority, .alignmentGuide, .gridCell, .ignoresSafeArea:
      return single(record.firstChild, width, height)
    case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider:
      return (scratch.push(0), 0)
    }
  }

  /// One child with this proposal at this point.
  func single(
    _ child: UInt32, _ width: Double, _ height: Double, at point: Point = .zero
  ) -> (base: Int, count: Int) {
    let base = scratch.push(1)
    fill(base, child, width, height)
    scratch.slots[base].x = point.x
    scratch.slots[base].y = point.y
    return (base, 1)
  }

  /// Measures a child into a slot.
  @inline(__always)
  func fill(_ position: Int, _ child: UInt32, _ width: Double, _ height: Double) {
    let size = measure(child, width, height)
    let slot = scratch.slots + position
    slot.pointee.node = child
    slot.pointee.proposedWidth = width
    slot.pointee.proposedHeight = height
    slot.pointee.width = size.width
    slot.pointee.height = size.height
    slot.pointee.x = 0
    slot.pointee.y = 0
  }

  /// One child, its alignment guides on those of the container (layout rule 5.3).
  func aligned(
    _ record: NodeRecord, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    let (base, count) = single(record.firstChild, width, height)
    alignSlot(base, record, size)
    return (base, count)
  }

  func alignSlot(_ position: Int, _ record: NodeRecord, _ size: Size) {
    let x = ownGuide(record.horizontal, size) - slotGuideValue(record.horizontal, position)
    let y = ownGuide(record.vertical, size) - slotGuideValue(record.vertical, position)
    scratch.slots[position].x = x
    scratch.slots[position].y = y
  }

  /// A container's own default for the guide it aligns by (layout rule 10.7).
  func ownGuide(_ key: UInt8, _ size: Size) -> Double {
    if key >= AlignmentKey.firstCustom {
      return defaultGuide(
        guideKey(key),
        in: ViewDimensions(tree: self, index: 0, proposal: ProposedSize(size), size: size))
    }
    return Self.plainGuide(key, key < 3 ? size.width : size.height)
  }

  /// The guide of the child in a slot; the common keys cost no look-up.
  @inline(__always)
  func slotGuideValue(_ key: UInt8, _ position: Int) -> Double {
    let slot = scratch.slots[position]
    if key < AlignmentKey.firstCustom
      && records[Int(slot.node)].flags.isDisjoint(with: Self.flags(holding: key))
    {
      return Self.plainGuide(key, key < 3 ? slot.width : slot.height)
    }
    return guide(key, of: position)
  }

  // MARK: Kinds

  /// The child is proposed the frame's size, but nil where nothing bounds it (layout rule 5.2).
  private func arrangeFlexibleFrame(
    _ record: NodeRecord, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    let ideal = ideals(record)
    func offer(_ proposal: Double, _ ideal: Double, _ low: Double, _ high: Double, _ own: Double)
      -> Double
    {
      let above = low.isNaN ? -Double.infinity : low
      let below = high.isNaN ? Double.infinity : high
      return proposal.isNaN && ideal.isNaN && above < own && own < below ? .nan : own
    }
    return aligned(
      record, offer(width, ideal.width, record.a, record.b, size.width),
      offer(height, ideal.height, record.c, record.d, size.height), size)
  }

  private func arrangePosition(_ record: NodeRecord, _ size: Size) -> (base: Int, count: Int) {
    let (base, count) = single(record.firstChild, size.width, size.height)
    scratch.slots[base].x = record.a - scratch.slots[base].width / 2
    scratch.slots[base].y = record.b - scratch.slots[base].height / 2
    return (base, count)
  }

  /// The secondary gets the primary's size and meets its guides (layout rule 6.6).
  private func arrangeOverlay(
    _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> (base: Int, count: Int) {
    let (base, _) = single(record.firstChild, width, height)
    let second = records[Int(record.firstChild)].nextSibling
    guard second != 0 else { return (base, 1) }
    let next = scratch.push(1)
    fill(next, second, scratch.slots[base].width, scratch.slots[base].height)
    for key in [record.horizontal, record.vertical] {
      let distance = slotGuideValue(key, base) - slotGuideValue(key, next)
      if guideKey(key).axis == .horizontal {
        scratch.slots[next].x = distance
      } else {
        scratch.slots[next].y = distance
      }
    }
    return (base, 2)
  }

  private func arrangeReader(_ index: UInt32, _ size: Size) -> (base: Int, count: Int) {
    let count = Int(records[Int(index)].childCount)
    let base = scratch.push(count)
    var child = records[Int(index)].firstChild
    var position = base
    while child != 0 {
      fill(position, child, size.width, size.height)
      child = records[Int(child)].nextSibling
      position += 1
    }
    return (base, count)
  }

  // MARK: ZStack (9)

  func measureZStack(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records[Int(index)]
    let count = Int(record.childCount)
    let base = scratch.push(count)
    defer { scratch.pop(to: base) }
    var child = record.firstChild
    var allRigid = true
    for position in base..<base + count {
      fill(position, child, width, height)
      if !isRigid(child) { allRigid = false }
      child = records[Int(child)].nextSibling
    }
    if allRigid { records[Int(index)].flags.insert(.rigid) }
    let extent = zExtent(record, base, count)
    return Size(
      width: extent.high.x - extent.low.x, height: extent.high.y - extent.low.y)
  }

  /// The union of the guide-aligned rectangles of the children with the highest priority (9.2 and
  /// 9.3). Leaves every child's guides in its slot.
  private func zExtent(
    _ record: NodeRecord, _ base: Int, _ count: Int
  ) -> (low: Point, high: Point) {
    guard count > 0 else { return (.zero, .zero) }
    var highest = -Double.infinity
    for position in base..<base + count {
      let value = priority(scratch.slots[position].node)
      scratch.slots[position].priority = value
      if value > highest { highest = value }
    }
    var low = Point(x: Double.infinity, y: Double.infinity)
    var high = Point(x: -Double.infinity, y: -Double.infinity)
    var largest = Size.zero
    for position in base..<base + count {
      let x = slotGuideValue(record.horizontal, position)
      let y = slotGuideValue(record.vertical, position)
      let slot = scratch.slots + position
      slot.pointee.x = x
      slot.pointee.y = y
      if slot.pointee.priority < highest { continue }
      low = Point(x: min(low.x, -x), y: min(low.y, -y))
      high = Point(
        x: max(high.x, slot.pointee.width - x), y: max(high.y, slot.pointee.height - y))
      largest.width = max(largest.width, slot.pointee.width)
      largest.height = max(largest.height, slot.pointee.height)
    }
    if !OpenRules.zStacksHoldPlaces {
      high = Point(x: low.x + largest.width, y: low.y + largest.height)
    }
    return (low, high)
  }

  /// Children are proposed the stack's own size and meet on the common guide (layout rule 9.4).
  private func arrangeZStack(_ record: NodeRecord, _ size: Size) -> (base: Int, count: Int) {
    let count = Int(record.childCount)
    let base = scratch.push(count)
    var child = record.firstChild
    for position in base..<base + count {
      fill(position, child, size.width, size.height)
      child = records[Int(child)].nextSibling
    }
    let low = zExtent(record, base, count).low
    for position in base..<base + count {
      let slot = scratch.slots + position
      slot.pointee.x = -slot.pointee.x - low.x
      slot.pointee.y = -slot.pointee.y - low.y
    }
    return (base, count)
  }
}
