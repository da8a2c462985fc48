import Geometry

extension LayoutTree {
  /// The node's answer to a proposal, NaN being unspecified (layout rules 1.1 to 1.5). Leaves whose
  /// answer is a formula are computed each time, everything else is cached.
  @inline(__always)
  func measure(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records + Int(index)
    switch record.pointee.kind {
    case .fixed: return Size(width: record.pointee.a, height: record.pointee.b)
    case .flexible, .geometryReader:
      return Size(width: width.isNaN ? 10 : width, height: height.isNaN ? 10 : height)
    case .frame where !record.pointee.a.isNaN && !record.pointee.b.isNaN:
      return Size(width: record.pointee.a, height: record.pointee.b)
    case .free, .circle, .spacer, .divider, .control:
      return measureFormula(index, width, height)
    case .measured, .stack, .zStack, .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy,
      .list, .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
      .offset, .overlay, .background, .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset,
      .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame:
      return measureCached(index, width, height)
    }
  }

  private func measureFormula(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records[Int(index)]
    switch record.kind {
    case .circle:
      let side = min(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
      return Size(width: side, height: side)
    case .control:
      let axes = Axis.Set(rawValue: record.bits)
      return Size(
        width: axes.contains(.horizontal) && !width.isNaN ? max(width, record.c) : record.a,
        height: axes.contains(.vertical) && !height.isNaN ? max(height, record.d) : record.b)
    case .spacer:
      return spacerSize(orientation(around: index), record.a, width, height)
    case .divider:
      let length = 10.0
      return orientation(around: index) == .horizontal
        ? Size(width: record.a, height: height.isNaN ? length : height)
        : Size(width: width.isNaN ? length : width, height: record.a)
    case .free, .fixed, .flexible, .geometryReader, .measured, .stack, .zStack, .grid, .gridRow,
      .viewThatFits, .custom, .scroll, .lazy, .list, .passthrough, .frame, .flexibleFrame,
      .padding, .fixedSize, .aspectRatio, .position, .offset, .overlay, .background,
      .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset, .safeAreaPadding,
      .ignoresSafeArea, .containerRelativeFrame:
      return .zero
    }
  }

  private func spacerSize(
    _ axis: Axis?, _ minimum: Double, _ width: Double, _ height: Double
  ) -> Size {
    let wide = width > minimum ? width : minimum
    let high = height > minimum ? height : minimum
    switch axis {
    case .horizontal: return Size(width: wide, height: 0)
    case .vertical: return Size(width: 0, height: high)
    case nil: return Size(width: wide, height: high)
    }
  }

  /// The axis of the nearest stack (layout rule 4.2).
  func orientation(around index: UInt32) -> Axis? {
    var below = index
    var above = records[Int(index)].parent
    while above != 0 {
      let record = records[Int(above)]
      switch record.kind {
      case .stack: return record.bits == 0 ? .horizontal : .vertical
      case .lazy: return lazyState(above)?.orientation
      case .custom: return customState(above)?.layout.stackOrientation
      case .zStack, .geometryReader, .scroll, .list, .grid, .gridRow, .free: return nil
      case .overlay, .background, .safeAreaInset:
        if record.firstChild != below { return nil }
      case .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .viewThatFits,
        .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
        .offset, .layoutPriority, .alignmentGuide, .gridCell, .safeAreaPadding,
        .ignoresSafeArea, .containerRelativeFrame:
        break
      }
      below = above
      above = record.parent
    }
    return nil
  }

  @inline(never)
  func measureCached(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records + Int(index)
    let count = Int(record.pointee.cacheCount)
    let known = answers.answers + Int(record.pointee.cacheStart)
    if count > 0 && record.pointee.flags.contains(.rigid) { return known[0].size }
    let wide = width.bitPattern
    let high = height.bitPattern
    for offset in 0..<count
    where known[offset].proposedWidth == wide && known[offset].proposedHeight == high {
      return known[offset].size
    }
    guard depth < limits.current else { return tooDeep(index) }
    depth += 1
    counters.measurements += 1
    let size = compute(index, width, height)
    depth -= 1
    remember(index, width, height, size)
    return size
  }

  func tooDeep(_ index: UInt32) -> Size {
    limits.isExceeded = true
    if limits.current == DepthLimits.large { problems.append(.tooDeep(handle(index))) }
    return .zero
  }

  /// The answer of a node that has content (one switch over the kinds; each has its own function).
  private func compute(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    let record = records[Int(index)]
    switch record.kind {
    case .stack, .gridRow: return measureStack(index, width, height)
    case .zStack: return measureZStack(index, width, height)
    case .padding: return measurePadding(index, record, width, height)
    case .frame: return measureFrame(index, record, width, height)
    case .flexibleFrame: return measureFlexibleFrame(index, record, width, height)
    case .fixedSize: return measureFixedSize(index, record, width, height)
    case .aspectRatio: return measureAspectRatio(index, record, width, height)
    case .position: return measurePosition(record, width, height)
    case .overlay, .background, .layoutPriority, .alignmentGuide, .gridCell, .passthrough,
      .offset, .ignoresSafeArea:
      return measureForwarding(index, record, width, height)
    case .measured: return measureLeaf(index, record, width, height)
    case .viewThatFits: return measureViewThatFits(index, record, width, height)
    case .safeAreaInset: return measureSafeAreaInset(index, width, height)
    case .safeAreaPadding: return measureSafeAreaPadding(record, width, height)
    case .containerRelativeFrame: return measureContainerRelative(index, record, width, height)
    case .grid: return measureGrid(index, width, height)
    case .scroll: return measureScroll(index, record, width, height)
    case .lazy: return measureLazy(index, width, height)
    case .list: return measureList(index, width, height)
    case .custom: return measureCustom(index, width, height)
    case .free, .flexible, .circle, .fixed, .control, .spacer, .divider, .geometryReader:
      return .zero
    }
  }

  // MARK: For custom layouts

  /// A proposal as the engine keeps it: NaN for nil, nothing negative.
  static func number(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    return length < .infinity ? min(max(length, 0), 1e12) : length
  }

  /// A length from outside; infinity is a length, numbers near it are not.
  private static func length(_ value: Double) -> Double {
    value < .infinity ? min(value, 1e12) : value
  }

  func measureChild(_ index: UInt32, _ proposal: ProposedSize) -> Size {
    measure(index, Self.number(proposal.width), Self.number(proposal.height))
  }

  /// A size from outside: NaN and negative lengths become zero.
  func checked(_ size: Size, of index: UInt32) -> Size {
    if size.width >= 0 && size.height >= 0 && size.width <= 1e12 && size.height <= 1e12 {
      return size
    }
    if size.width >= 0 && size.height >= 0 {
      return Size(width: Self.length(size.width), height: Self.length(size.height))
    }
    problems.append(.impossibleSize(handle(index)))
    return Size(
      width: size.width >= 0 ? Self.length(size.width) : 0,
      height: size.height >= 0 ? Self.length(size.height) : 0)
  }
}
