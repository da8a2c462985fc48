import Geometry

extension LayoutTree {
  /// Writes a specification into a node's record; links and answers stay.
  func store(_ spec: LayoutSpec, in index: UInt32) {
    let record = records + Int(index)
    let old = record.pointee
    payloads.remove(old.payload)
    record.pointee.payload = 0
    record.pointee.bits = 0
    record.pointee.a = .nan
    record.pointee.b = .nan
    record.pointee.c = .nan
    record.pointee.d = .nan
    storeLeaf(spec, in: index, record)
    let new = record.pointee
    if old.kind == .scroll && new.kind != .scroll { scrollStates[index] = nil }
    if new.kind != .lazy && new.kind != .list, let state = lazyStates[index] {
      dropItems(of: index, state) { _ in true }
      lazyStates[index] = nil
    }
    let changesStack = old.kind == .stack || new.kind == .stack
    if changesStack && (old.kind != new.kind || old.bits != new.bits)
      && old.flags.contains(.holdsOrientation)
    {
      forgetOrientation(childIndices(index))
    }
    if old.kind != new.kind || Self.tellsParent(new) {
      record.pointee.flags.insert(.forcesChange)
    }
    refreshFlags(index)
  }

  /// Whether a parent has to look again after a change: kinds whose parameters it reads beside the
  /// size, and kinds that keep no answers to compare.
  private static func tellsParent(_ record: NodeRecord) -> Bool {
    switch record.kind {
    case .layoutPriority, .alignmentGuide, .gridCell, .gridRow, .free, .flexible, .circle,
      .fixed, .spacer, .divider, .control:
      true
    case .frame: !record.a.isNaN && !record.b.isNaN
    case .measured, .stack, .zStack, .grid, .viewThatFits, .custom, .scroll, .lazy, .list,
      .geometryReader, .passthrough, .flexibleFrame, .padding, .fixedSize, .aspectRatio,
      .position, .offset, .overlay, .background, .safeAreaInset, .safeAreaPadding,
      .ignoresSafeArea, .containerRelativeFrame:
      false
    }
  }

  private func storeLeaf(
    _ spec: LayoutSpec, in index: UInt32, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    switch spec {
    case .flexible: record.pointee.kind = .flexible
    case .circle: record.pointee.kind = .circle
    case .fixed(let leaf):
      record.pointee.kind = .fixed
      record.pointee.a = length(leaf.size.width, index)
      record.pointee.b = length(leaf.size.height, index)
      record.pointee.c = finite(leaf.firstBaseline)
      record.pointee.d = finite(leaf.lastBaseline)
    case .measured(let measurer):
      record.pointee.kind = .measured
      record.pointee.payload = payloads.insert(.measurer(measurer))
    case .control(let leaf):
      record.pointee.kind = .control
      record.pointee.bits = leaf.expands.rawValue
      record.pointee.a = length(leaf.ideal.width, index)
      record.pointee.b = length(leaf.ideal.height, index)
      record.pointee.c = length(leaf.minimum.width, index)
      record.pointee.d = length(leaf.minimum.height, index)
      record.pointee.payload = payloads.insert(.control(leaf))
    case .spacer(let minLength):
      record.pointee.kind = .spacer
      record.pointee.a = minLength.map { length($0, index) } ?? ViewSpacing.defaultDistance
    case .divider(let thickness):
      record.pointee.kind = .divider
      record.pointee.a = length(thickness, index)
    case .geometryReader: record.pointee.kind = .geometryReader
    case .passthrough: record.pointee.kind = .passthrough
    case .hStack, .vStack, .zStack, .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list:
      storeContainer(spec, in: index, record)
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .overlay,
      .background,
      .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset, .safeAreaPadding,
      .ignoresSafeArea, .containerRelativeFrame:
      storeModifier(spec, in: index, record)
    }
  }

  private func storeContainer(
    _ spec: LayoutSpec, in index: UInt32, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    switch spec {
    case .hStack(let alignment, let spacing):
      record.pointee.kind = .stack
      record.pointee.bits = Axis.horizontal.rawValue
      record.pointee.vertical = alignment.key.rawValue
      record.pointee.a = finite(spacing)
    case .vStack(let alignment, let spacing):
      record.pointee.kind = .stack
      record.pointee.bits = Axis.vertical.rawValue
      record.pointee.horizontal = alignment.key.rawValue
      record.pointee.a = finite(spacing)
    case .zStack(let alignment):
      record.pointee.kind = .zStack
      align(record, alignment)
    case .grid(let grid):
      record.pointee.kind = .grid
      align(record, grid.alignment)
      record.pointee.a = finite(grid.horizontalSpacing)
      record.pointee.b = finite(grid.verticalSpacing)
    case .gridRow(let alignment):
      record.pointee.kind = .gridRow
      record.pointee.b = alignment == nil ? .nan : 1
      record.pointee.vertical = (alignment ?? .center).key.rawValue
    case .viewThatFits(let axes):
      record.pointee.kind = .viewThatFits
      record.pointee.bits = axes.rawValue
    case .custom(let layout):
      record.pointee.kind = .custom
      record.pointee.payload = payloads.insert(.custom(CustomState(layout)))
    case .scroll(let scroll):
      record.pointee.kind = .scroll
      record.pointee.bits = scroll.axes.rawValue
      _ = keptScrollState(index, scroll)
    case .lazy(let lazy):
      record.pointee.kind = .lazy
      keptLazyState(index, .lazy(checked(lazy, index)))
    case .list(let list):
      record.pointee.kind = .list
      keptLazyState(index, .list(list))
    case .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .geometryReader,
      .passthrough,
      .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .overlay,
      .background,
      .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset, .safeAreaPadding,
      .ignoresSafeArea, .containerRelativeFrame:
      break
    }
  }

  private func storeModifier(
    _ spec: LayoutSpec, in index: UInt32, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    switch spec {
    case .frame(let width, let height, let alignment):
      record.pointee.kind = .frame
      record.pointee.a = frameLength(width, index)
      record.pointee.b = frameLength(height, index)
      align(record, alignment)
    case .flexibleFrame(let frame, let alignment):
      record.pointee.kind = .flexibleFrame
      storeFlexibleFrame(frame, index, record)
      align(record, alignment)
    case .padding(let insets):
      record.pointee.kind = .padding
      storeInsets(insets, index, record)
    case .fixedSize(let axes):
      record.pointee.kind = .fixedSize
      record.pointee.bits = axes.rawValue
    case .aspectRatio(let ratio, let mode):
      record.pointee.kind = .aspectRatio
      record.pointee.bits = mode == .fit ? 0 : 1
      record.pointee.a = ratio.map { $0 > 1e-9 && $0 < 1e9 ? $0 : .nan } ?? .nan
    case .position(let point):
      record.pointee.kind = .position
      storePoint(point, record)
    case .offset(let point):
      record.pointee.kind = .offset
      storePoint(point, record)
    case .overlay(let alignment):
      record.pointee.kind = .overlay
      align(record, alignment)
    case .background(let alignment, let edges):
      record.pointee.kind = edges.isEmpty ? .overlay : .background
      record.pointee.bits = edges.rawValue
      align(record, alignment)
    case .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset, .safeAreaPadding,
      .ignoresSafeArea, .containerRelativeFrame:
      storeTrait(spec, in: index, record)
    case .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .geometryReader,
      .passthrough,
      .hStack, .vStack, .zStack, .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list:
      break
    }
  }

  private func storeTrait(
    _ spec: LayoutSpec, in index: UInt32, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    switch spec {
    case .layoutPriority(let priority):
      record.pointee.kind = .layoutPriority
      record.pointee.a = priority.isNaN ? 0 : priority
    case .alignmentGuide(let key, let value):
      record.pointee.kind = .alignmentGuide
      record.pointee.bits = key.rawValue
      record.pointee.payload = payloads.insert(.guide(key, value))
    case .gridCell(let cell):
      record.pointee.kind = .gridCell
      record.pointee.payload = payloads.insert(.gridCell(cell))
    case .safeAreaInset(let edge, let inset):
      record.pointee.kind = .safeAreaInset
      record.pointee.bits = edge.rawValue
      record.pointee.a = finite(inset.spacing)
      align(record, inset.alignment)
    case .safeAreaPadding(let insets):
      record.pointee.kind = .safeAreaPadding
      storeInsets(insets, index, record)
    case .ignoresSafeArea(let regions, let edges):
      record.pointee.kind = .ignoresSafeArea
      record.pointee.bits = edges.rawValue
      record.pointee.a = Double(regions.rawValue)
    case .containerRelativeFrame(let frame, let alignment):
      record.pointee.kind = .containerRelativeFrame
      record.pointee.bits = frame.axes.rawValue
      record.pointee.payload = payloads.insert(.containerRelative(frame))
      align(record, alignment)
    case .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .geometryReader,
      .passthrough,
      .hStack, .vStack, .zStack, .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list,
      .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .overlay,
      .background:
      break
    }
  }

  // MARK: Lengths

  private func align(_ record: UnsafeMutablePointer<NodeRecord>, _ alignment: Alignment) {
    record.pointee.horizontal = alignment.horizontal.key.rawValue
    record.pointee.vertical = alignment.vertical.key.rawValue
  }

  private func finite(_ value: Double?) -> Double {
    guard let value, value.isFinite else { return .nan }
    return Self.bounded(value)
  }

  /// Within ± 10¹² points, so that sums of lengths stay numbers.
  static func bounded(_ value: Double) -> Double {
    min(max(value, -1e12), 1e12)
  }

  /// A leaf's own length: impossible ones count as zero.
  func length(_ value: Double, _ index: UInt32) -> Double {
    guard value.isFinite, value >= 0 else {
      noted.append(.impossibleLength(handle(index)))
      return 0
    }
    return Self.bounded(value)
  }

  /// A fixed frame's length: impossible ones count as not given (layout rule 5.1).
  private func frameLength(_ value: Double?, _ index: UInt32) -> Double {
    guard let value else { return .nan }
    guard value.isFinite, value >= 0 else {
      noted.append(.impossibleLength(handle(index)))
      return .nan
    }
    return Self.bounded(value)
  }

  private func storePoint(_ point: Point, _ record: UnsafeMutablePointer<NodeRecord>) {
    record.pointee.a = point.x.isFinite ? Self.bounded(point.x) : 0
    record.pointee.b = point.y.isFinite ? Self.bounded(point.y) : 0
  }

  private func storeInsets(
    _ insets: EdgeInsets, _ index: UInt32, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    func checked(_ value: Double) -> Double {
      if value.isFinite { return Self.bounded(value) }
      noted.append(.impossibleLength(handle(index)))
      return 0
    }
    record.pointee.a = checked(insets.leading)
    record.pointee.b = checked(insets.top)
    record.pointee.c = checked(insets.trailing)
    record.pointee.d = checked(insets.bottom)
  }

  /// Bounds put in order: min ≥ 0, ideal ≥ min, max ≥ ideal or min (layout rule 5.2).
  private func storeFlexibleFrame(
    _ frame: FlexibleFrame, _ index: UInt32, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    var sane = frame
    (sane.minWidth, sane.idealWidth, sane.maxWidth) = ordered(
      frame.minWidth, frame.idealWidth, frame.maxWidth, index)
    (sane.minHeight, sane.idealHeight, sane.maxHeight) = ordered(
      frame.minHeight, frame.idealHeight, frame.maxHeight, index)
    record.pointee.a = sane.minWidth ?? .nan
    record.pointee.b = sane.maxWidth ?? .nan
    record.pointee.c = sane.minHeight ?? .nan
    record.pointee.d = sane.maxHeight ?? .nan
    if sane.idealWidth != nil || sane.idealHeight != nil {
      record.pointee.payload = payloads.insert(.idealFrame(sane))
    }
  }

  private func ordered(
    _ low: Double?, _ ideal: Double?, _ high: Double?, _ index: UInt32
  ) -> (Double?, Double?, Double?) {
    func known(_ value: Double?) -> Double? {
      guard let value else { return nil }
      if value.isNaN { noted.append(.impossibleLength(handle(index))) }
      return value.isNaN ? nil : value
    }
    let given = [low, ideal, high].compactMap { $0 }
    if zip(given, given.dropFirst()).contains(where: { $0 > $1 }) {
      noted.append(.contradictoryFrame(handle(index)))
    }
    let low = known(low).map { $0.isFinite ? Self.bounded(max($0, 0)) : 0 }
    let ideal = known(ideal).flatMap { $0.isFinite ? Self.bounded(max($0, low ?? 0)) : nil }
    let high = known(high).map { max($0, ideal ?? low ?? 0) }
    return (low, ideal, high)
  }
}
