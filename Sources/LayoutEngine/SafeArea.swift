import Geometry

/// Safe areas (layout rule 15). A provider (the host, `safeAreaInset`, `safeAreaPadding`) keeps its
/// content inside; a view that ignores the safe area grows to the provider's edge where it touches
/// the inside of the inset.
extension LayoutTree {
  /// The host's insets with the keyboard's.
  func safeInsets(_ host: LayoutHost) -> EdgeInsets {
    EdgeInsets(
      top: max(host.safeArea.top, host.keyboard.top),
      leading: max(host.safeArea.leading, host.keyboard.leading),
      bottom: max(host.safeArea.bottom, host.keyboard.bottom),
      trailing: max(host.safeArea.trailing, host.keyboard.trailing))
  }

  /// A rectangle by its sides, in the host's coordinates.
  struct Sides {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ frame: Rect) {
      left = frame.minX
      top = frame.minY
      right = frame.maxX
      bottom = frame.maxY
    }

    var frame: Rect { Rect(x: left, y: top, width: right - left, height: bottom - top) }

    /// Grows to `outer` on the sides that touch `inner`, the inside of the insets.
    mutating func grow(from inner: Sides, to outer: Sides, _ edges: Edge.Set, _ reach: Double) {
      if edges.contains(.leading) && left <= inner.left + reach && left > outer.left {
        left = outer.left
      }
      if edges.contains(.top) && top <= inner.top + reach && top > outer.top { top = outer.top }
      if edges.contains(.trailing) && right >= inner.right - reach && right < outer.right {
        right = outer.right
      }
      if edges.contains(.bottom) && bottom >= inner.bottom - reach && bottom < outer.bottom {
        bottom = outer.bottom
      }
    }
  }

  /// `frame`, a part of `index` in the host's coordinates, grown through the safe areas around.
  func grown(
    _ frame: Rect, _ index: UInt32, _ edges: Edge.Set, _ regions: SafeAreaRegions = .all
  ) -> Rect {
    guard let host = host(of: index) else { return frame }
    let reach = host.pixelLength / 2 + 1e-6
    var sides = Sides(frame)
    var below = index
    var above = records[Int(index)].parent
    while above != 0 {
      let record = records[Int(above)]
      switch record.kind {
      case .scroll, .list: return sides.frame
      case .safeAreaInset where record.firstChild == below:
        if let insets = providedInsets(above), regions.contains(.container) {
          grow(&sides, through: insets, of: above, edges, reach)
        }
      case .safeAreaPadding:
        if let insets = providedInsets(above), regions.contains(.container) {
          grow(&sides, through: insets, of: above, edges, reach)
        }
      case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .stack,
        .zStack, .grid, .gridRow, .viewThatFits, .custom, .lazy, .geometryReader, .passthrough,
        .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset,
        .overlay, .background, .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset,
        .ignoresSafeArea, .containerRelativeFrame:
        break
      }
      below = above
      above = record.parent
    }
    growInHost(&sides, host, edges, regions, reach)
    return sides.frame
  }

  private func grow(
    _ sides: inout Sides, through insets: EdgeInsets, of index: UInt32, _ edges: Edge.Set,
    _ reach: Double
  ) {
    guard let frame = absoluteFrame(index) else { return }
    let mirrored = isMirrored(index)
    let inner = Self.physical(frame, insets, mirrored)
    sides.grow(from: inner, to: Sides(frame), Self.physical(edges, mirrored), reach)
  }

  private func growInHost(
    _ sides: inout Sides, _ host: LayoutHost, _ edges: Edge.Set, _ regions: SafeAreaRegions,
    _ reach: Double
  ) {
    guard let width = host.size.width, let height = host.size.height, width.isFinite,
      height.isFinite
    else { return }
    let mirrored = host.direction == .rightToLeft
    let whole = Rect(x: host.origin.x, y: host.origin.y, width: width, height: height)
    let inner = Self.physical(whole, safeInsets(host), mirrored)
    var kept = EdgeInsets.zero
    if !regions.contains(.keyboard) { kept = host.keyboard }
    if !regions.contains(.container) { kept = host.safeArea }
    let outer = Self.physical(whole, kept, mirrored)
    sides.grow(from: inner, to: outer, Self.physical(edges, mirrored), reach)
  }

  private static func physical(_ frame: Rect, _ insets: EdgeInsets, _ mirrored: Bool) -> Sides {
    var sides = Sides(frame)
    sides.left += mirrored ? insets.trailing : insets.leading
    sides.right -= mirrored ? insets.leading : insets.trailing
    sides.top += insets.top
    sides.bottom -= insets.bottom
    return sides
  }

  /// With leading for left and trailing for right.
  private static func physical(_ edges: Edge.Set, _ mirrored: Bool) -> Edge.Set {
    guard mirrored else { return edges }
    var swapped = edges.intersection(.vertical)
    if edges.contains(.leading) { swapped.insert(.trailing) }
    if edges.contains(.trailing) { swapped.insert(.leading) }
    return swapped
  }

  /// Whether the node's own content runs right to left.
  func isMirrored(_ index: UInt32) -> Bool {
    let flags = records[Int(index)].flags
    return flags.contains(.directionRightToLeft)
      || flags.contains(.mirrored) && !flags.contains(.directionLeftToRight)
  }

  /// What a node keeps free around its content, as of its last placement.
  private func providedInsets(_ index: UInt32) -> EdgeInsets? {
    let record = records[Int(index)]
    if record.kind == .safeAreaPadding {
      return EdgeInsets(
        top: record.b, leading: record.a, bottom: record.d, trailing: record.c)
    }
    guard let edge = Edge(rawValue: record.bits), record.b.isFinite else { return nil }
    var insets = EdgeInsets.zero
    insets[edge] = record.b
    return insets
  }

  // MARK: safeAreaInset and safeAreaPadding (15.2 to 15.4)

  func measureSafeAreaInset(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records[Int(index)]
    guard record.firstChild != 0 else { return .zero }
    let base = fillInset(record, width, height)
    defer { scratch.pop(to: base) }
    let content = scratch.slots[base]
    let bar = scratch.slots[base + 1]
    if insetAxis(record) == .vertical {
      return Size(
        width: max(content.width, bar.width), height: content.height + bar.gap + bar.height)
    }
    return Size(
      width: content.width + bar.gap + bar.width, height: max(content.height, bar.height))
  }

  private func insetAxis(_ record: NodeRecord) -> Axis {
    record.bits == Edge.top.rawValue || record.bits == Edge.bottom.rawValue
      ? .vertical : .horizontal
  }

  /// Content and bar measured in two slots; the bar's gap is the spacing. Without a bar its slot
  /// has no node.
  private func fillInset(_ record: NodeRecord, _ width: Double, _ height: Double) -> Int {
    let content = record.firstChild
    let bar = records[Int(content)].nextSibling
    let axis = insetAxis(record)
    let along = axis == .vertical ? height : width
    let across = axis == .vertical ? width : height
    let base = scratch.push(2)
    scratch.slots[base + 1] = Slot()
    if bar == 0 {
      fill(base, content, width, height)
      return base
    }
    func ask(_ position: Int, _ child: UInt32, _ length: Double) {
      let isDown = axis == .vertical
      fill(position, child, isDown ? across : length, isDown ? length : across)
    }
    let spacing = record.a.isNaN ? preferredDistance(content, bar, axis) : record.a
    if !along.isFinite {
      ask(base, content, along)
      ask(base + 1, bar, along)
    } else {
      ask(base, content, 0)
      let least = axis == .vertical ? scratch.slots[base].height : scratch.slots[base].width
      ask(base + 1, bar, max(along - spacing - least, 0))
      let taken =
        axis == .vertical ? scratch.slots[base + 1].height : scratch.slots[base + 1].width
      ask(base, content, max(along - taken - spacing, 0))
    }
    scratch.slots[base + 1].gap = spacing
    return base
  }

  func arrangeSafeAreaInset(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    let base = fillInset(record, width, height)
    guard scratch.slots[base + 1].node != 0 else {
      scratch.pop(to: base + 1)
      return (base, 1)
    }
    let axis = insetAxis(record)
    let key = axis == .vertical ? record.horizontal : record.vertical
    let distance = slotGuideValue(key, base) - slotGuideValue(key, base + 1)
    let content = scratch.slots + base
    let bar = scratch.slots + base + 1
    let isFirst = record.bits == Edge.top.rawValue || record.bits == Edge.leading.rawValue
    if axis == .vertical {
      content.pointee.x = max(0, -distance)
      bar.pointee.x = max(0, distance)
      content.pointee.y = isFirst ? bar.pointee.height + bar.pointee.gap : 0
      bar.pointee.y = isFirst ? 0 : content.pointee.height + bar.pointee.gap
    } else {
      content.pointee.y = max(0, -distance)
      bar.pointee.y = max(0, distance)
      content.pointee.x = isFirst ? bar.pointee.width + bar.pointee.gap : 0
      bar.pointee.x = isFirst ? 0 : content.pointee.width + bar.pointee.gap
    }
    return (base, 2)
  }

  /// Remembers what the bar takes, for the views that ignore it (layout rule 15.3).
  func noteInset(_ index: UInt32, _ base: Int, _ count: Int) {
    guard count == 2 else {
      records[Int(index)].b = 0
      return
    }
    let bar = scratch.slots[base + 1]
    let length = insetAxis(records[Int(index)]) == .vertical ? bar.height : bar.width
    records[Int(index)].b = length + bar.gap
  }

  func measureSafeAreaPadding(_ record: NodeRecord, _ width: Double, _ height: Double) -> Size {
    let horizontal = record.a + record.c
    let vertical = record.b + record.d
    guard record.firstChild != 0 else { return Size(width: horizontal, height: vertical) }
    let size = measure(record.firstChild, less(width, horizontal), less(height, vertical))
    return Size(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
  }

  func arrangeSafeAreaPadding(
    _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> (base: Int, count: Int) {
    single(
      record.firstChild, less(width, record.a + record.c), less(height, record.b + record.d),
      at: Point(x: record.a, y: record.b))
  }

  // MARK: ignoresSafeArea (15.5) and backgrounds (6.7)

  func placeIgnoringSafeArea(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size, _ mirrored: Bool
  ) {
    let record = records[Int(index)]
    guard record.firstChild != 0, let frame = absoluteFrame(index) else { return }
    let regions = SafeAreaRegions(rawValue: UInt8(record.a))
    let larger = grown(frame, index, Edge.Set(rawValue: record.bits), regions)
    shift(index, from: frame, to: larger)
    let wide = width + (larger.size.width - frame.size.width)
    let high = height + (larger.size.height - frame.size.height)
    let (base, count) = single(record.firstChild, wide, high)
    placements[Int(index)].width = scratch.slots[base].width
    placements[Int(index)].height = scratch.slots[base].height
    commit(base, count, scratch.slots[base].width, mirrored)
    scratch.pop(to: base)
  }

  /// Moves a node that its parent has placed, and remembers by how much.
  func shift(_ index: UInt32, from frame: Rect, to larger: Rect) {
    let x = larger.minX - frame.minX
    let y = larger.minY - frame.minY
    placements[Int(index)].x += x
    placements[Int(index)].y += y
    records[Int(index)].c = x
    records[Int(index)].d = y
  }

  /// Takes back what `shift` did, before the node is placed again without its parent.
  func unshift(_ index: UInt32) {
    switch records[Int(index)].kind {
    case .ignoresSafeArea, .scroll, .list:
      let record = records[Int(index)]
      placements[Int(index)].x -= known(record.c, or: 0)
      placements[Int(index)].y -= known(record.d, or: 0)
    case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .stack,
      .zStack, .grid, .gridRow, .viewThatFits, .custom, .lazy, .geometryReader, .passthrough,
      .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .overlay,
      .background, .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset,
      .safeAreaPadding, .containerRelativeFrame:
      break
    }
  }

  /// A style's fill reaches through the safe area where it touches it (layout rule 6.7).
  func placeBackground(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size, _ mirrored: Bool
  ) {
    let (base, count) = arrange(index, width, height, size)
    defer { scratch.pop(to: base) }
    commit(base, min(count, 1), size.width, mirrored)
    guard count == 2, let frame = absoluteFrame(index) else { return }
    let slot = scratch.slots[base + 1]
    let x = mirrored ? size.width - slot.x - slot.width : slot.x
    let own = Rect(
      x: frame.minX + x, y: frame.minY + slot.y, width: slot.width, height: slot.height)
    let larger = grown(own, slot.node, Edge.Set(rawValue: records[Int(index)].bits))
    placements[Int(slot.node)].x = x + larger.minX - own.minX
    placements[Int(slot.node)].y = slot.y + larger.minY - own.minY
    place(slot.node, larger.size.width, larger.size.height, mirrored: mirrored)
  }
}
