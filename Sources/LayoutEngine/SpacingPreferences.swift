import Geometry

/// Which distances views prefer (layout rule 8).
extension LayoutTree {
  /// The distance between neighbours along `axis` (layout rule 8.1).
  @inline(__always)
  func preferredDistance(_ before: UInt32, _ after: UInt32, _ axis: Axis) -> Double {
    let held = records[Int(before)].flags.union(records[Int(after)].flags)
    if !held.contains(.holdsSpacing) { return ViewSpacing.defaultDistance }
    return spacing(before).distance(to: spacing(after), along: axis)
  }

  /// The node's preferences, kept until something below it changes.
  func spacing(_ index: UInt32) -> ViewSpacing {
    let record = records[Int(index)]
    if !record.flags.contains(.holdsSpacing) { return .plain }
    if record.flags.contains(.hasCachedSpacing), let known = spacings[index] { return known }
    guard depth < limits.current else {
      limits.isExceeded = true
      return .plain
    }
    depth += 1
    let value = computeSpacing(index, record)
    depth -= 1
    spacings[index] = value
    records[Int(index)].flags.insert(.hasCachedSpacing)
    return value
  }

  private func computeSpacing(_ index: UInt32, _ record: NodeRecord) -> ViewSpacing {
    switch record.kind {
    case .measured:
      guard case .measurer(let measurer) = payloads[record.payload] else { return .plain }
      return measurer.spacing
    case .spacer:
      return .zero(orientation(around: index).map(Axis.Set.init) ?? [.horizontal, .vertical])
    case .stack: return stackSpacing(record)
    case .zStack, .grid, .gridRow: return mergedSpacing(record)
    case .custom: return customSpacing(index) ?? mergedSpacing(record)
    case .viewThatFits:
      return record.firstChild == 0 ? .plain : spacing(record.firstChild)
    case .passthrough, .fixedSize, .aspectRatio, .offset, .overlay, .background, .layoutPriority,
      .alignmentGuide, .gridCell, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame:
      return record.firstChild == 0 ? .plain : spacing(record.firstChild)
    case .frame, .flexibleFrame, .padding, .position: return resetSpacing(record)
    // What is made as it comes into sight cannot say what all of it prefers (layout rule 8.2).
    case .free, .flexible, .circle, .fixed, .control, .divider, .scroll, .lazy, .list,
      .geometryReader:
      return .plain
    }
  }

  /// Cross edges merge, the ends are those of the first and last child (layout rule 8.6).
  private func stackSpacing(_ record: NodeRecord) -> ViewSpacing {
    guard record.firstChild != 0 else { return .zero([.horizontal, .vertical]) }
    let isRow = record.bits == 0
    var merged = ViewSpacing()
    var child = record.firstChild
    while child != 0 {
      let next = records[Int(child)].nextSibling
      var edges: Edge.Set = isRow ? .vertical : .horizontal
      if child == record.firstChild { edges.insert(isRow ? .leading : .top) }
      if next == 0 { edges.insert(isRow ? .trailing : .bottom) }
      merged.formUnion(spacing(child), edges: edges)
      child = next
    }
    return merged
  }

  func mergedSpacing(_ record: NodeRecord) -> ViewSpacing {
    guard record.firstChild != 0 else { return .zero([.horizontal, .vertical]) }
    var merged = ViewSpacing()
    var child = record.firstChild
    while child != 0 {
      merged.formUnion(spacing(child))
      child = records[Int(child)].nextSibling
    }
    return merged
  }

  /// Frames, padding and position make edges plain, except around a spacer (layout rule 8.5).
  private func resetSpacing(_ record: NodeRecord) -> ViewSpacing {
    guard record.firstChild != 0 else { return .plain }
    let own = spacing(record.firstChild)
    if projectsSpacing(record.firstChild) { return own }
    var value = own
    for edge in Edge.allCases where resetEdges(record).contains(Edge.Set(edge)) {
      value[edge] = ViewSpacing.plain[edge]
    }
    return value
  }

  private func resetEdges(_ record: NodeRecord) -> Edge.Set {
    var edges: Edge.Set = []
    switch record.kind {
    case .position: edges = .all
    case .padding:
      if record.a != 0 { edges.insert(.leading) }
      if record.b != 0 { edges.insert(.top) }
      if record.c != 0 { edges.insert(.trailing) }
      if record.d != 0 { edges.insert(.bottom) }
    case .flexibleFrame:
      let ideal = ideals(record)
      if !(record.a.isNaN && record.b.isNaN && ideal.width.isNaN) {
        edges.formUnion(.horizontal)
      }
      if !(record.c.isNaN && record.d.isNaN && ideal.height.isNaN) { edges.formUnion(.vertical) }
    case .frame:
      if !record.a.isNaN { edges.formUnion(.horizontal) }
      if !record.b.isNaN { edges.formUnion(.vertical) }
    case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .stack,
      .zStack, .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list, .geometryReader,
      .passthrough, .fixedSize, .aspectRatio, .offset, .overlay, .background, .layoutPriority,
      .alignmentGuide, .gridCell, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
      .containerRelativeFrame:
      break
    }
    return edges
  }

  /// A spacer, also inside modifiers, keeps its own distances.
  private func projectsSpacing(_ index: UInt32) -> Bool {
    var node = index
    while true {
      let record = records[Int(node)]
      switch record.kind {
      case .spacer: return true
      case .passthrough, .fixedSize, .aspectRatio, .offset, .overlay, .background,
        .layoutPriority, .alignmentGuide, .gridCell, .frame, .flexibleFrame, .padding,
        .position, .ignoresSafeArea:
        guard record.firstChild != 0 else { return false }
        node = record.firstChild
      case .free, .flexible, .circle, .fixed, .measured, .control, .divider, .stack, .zStack,
        .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list, .geometryReader,
        .safeAreaInset, .safeAreaPadding, .containerRelativeFrame:
        return false
      }
    }
  }
}
