import Geometry

/// Lists: lazily made rows with insets, in their own scroll view (layout rules 20.1 to 20.4).
extension LayoutTree {
  func measureList(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    guard let state = lazyState(index), case .list(let spec) = state.source else { return .zero }
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    let own = width.isNaN ? expectedWidth(index, state, spec) : width
    prepareList(index, state, spec, own)
    if state.nodes.isEmpty { seedRows(index, state, spec) }
    let bottom = spec.metrics(width: own).bottomSpacing
    return Size(width: own, height: height.isNaN ? state.total + bottom : height)
  }

  /// The container's width; where that is open as well, what the widest row needs (20.1).
  private func expectedWidth(_ index: UInt32, _ state: LazyState, _ spec: ListSpec) -> Double {
    let container = containerSize(index).width
    if container.isFinite { return container }
    prepareList(index, state, spec, .nan)
    if state.nodes.isEmpty { seedRows(index, state, spec) }
    let style = spec.metrics(width: 0)
    var widest = 0.0
    for (item, node) in state.realized where isValid(node) {
      let (insets, _) = rowMetrics(state.provider.role(at: item), style)
      widest = max(widest, measure(node.index, .nan, .nan).width + insets.horizontal)
    }
    return widest + style.margins.horizontal
  }

  /// Lines up to date, and lengths measured for another width forgotten.
  private func prepareList(
    _ index: UInt32, _ state: LazyState, _ spec: ListSpec, _ width: Double
  ) {
    let style = spec.metrics(width: width)
    refreshItems(index, state, columns: 1)
    if state.across.bitPattern != width.bitPattern {
      state.forgetLengths()
      state.across = width
    }
    for (item, _) in state.realized {
      if let line = state.line(ofItem: item) { measureRow(line, state, spec, style) }
    }
  }

  private func seedRows(_ index: UInt32, _ state: LazyState, _ spec: ListSpec) {
    let style = spec.metrics(width: state.across)
    _ = realizeVisible(index, state, 0...expectedViewport(index, state)) { line in
      self.measureRow(line, state, spec, style)
    }
  }

  /// The gaps above sections, known from the roles alone.
  func setListGaps(_ state: LazyState) {
    guard case .list(let spec) = state.source else { return }
    var style = spec.metrics(width: 0)
    // A large title stands in the room above a first card without a header, as recorded.
    if state.provider.isBelowLargeTitle, spec.design == .glass, spec.contentMargins[.top] == nil {
      style.topSpacing.plain = 0
    }
    var section: Int?
    let landmarks = state.provider.landmarks
    for line in landmarks.first == 0 || state.lines.isEmpty ? landmarks : [0] + landmarks {
      let (own, isHeader) = Self.section(state.provider.role(at: line))
      var gap = 0.0
      if own != section {
        let spacing =
          section == nil
          ? style.topSpacing
          : isFooter(line - 1, state) ? style.spacingBelowFooter : style.sectionSpacing
        gap = isHeader ? spacing.header : spacing.plain
      }
      section = own
      state.setGap(gap, of: line)
    }
  }

  private func isFooter(_ line: Int, _ state: LazyState) -> Bool {
    if case .footer = state.provider.role(at: line) { return true }
    return false
  }

  static func section(_ role: LazyRole) -> (section: Int, isHeader: Bool) {
    switch role {
    case .header(let section): (section, true)
    case .row(let row): (row.section, false)
    case .footer(let section): (section, false)
    }
  }

  /// The insets and least height of a line.
  private func rowMetrics(
    _ role: LazyRole, _ style: ListMetrics
  ) -> (insets: EdgeInsets, minimum: Double) {
    switch role {
    case .header: (style.headerInsets, style.minimumHeaderHeight)
    case .row(let row):
      (row.insets.over(style.rowInsets), style.minimumRowHeight)
    case .footer: (style.footerInsets, 0)
    }
  }

  private func measureRow(
    _ line: Int, _ state: LazyState, _ spec: ListSpec, _ style: ListMetrics
  ) {
    let item = state.lines[line].lowerBound
    guard let node = state.nodes[item], isValid(node) else {
      state.setLength(0, of: line)
      return
    }
    let (insets, minimum) = rowMetrics(state.provider.role(at: item), style)
    let width = less(state.across, style.margins.horizontal + insets.horizontal)
    let size = measure(node.index, width, .nan)
    state.setLength(max(minimum, size.height + insets.vertical), of: line)
  }

  func placeList(_ index: UInt32, _ size: Size, _ mirrored: Bool) {
    guard let state = lazyState(index), case .list(let spec) = state.source,
      let scroll = state.scroll
    else { return }
    let insets = growViewport(index, size, mirrored, .zero)
    let viewport = Size(
      width: placements[Int(index)].width, height: placements[Int(index)].height)
    let width = size.width
    let style = spec.metrics(width: width)
    prepareList(index, state, spec, width)
    var offset = Point.zero
    var shown = 0..<0
    for _ in 0..<4 {
      let before = state.total
      offset = scroll.update(
        viewport: viewport, content: Size(width: width, height: before + style.bottomSpacing),
        insets: insets, axes: .vertical)
      let low = offset.y - insets.top
      shown = realizeVisible(index, state, low...(low + viewport.height)) { line in
        self.measureRow(line, state, spec, style)
      }
      if state.total == before { break }
    }
    let top = insets.top - offset.y
    for line in shown {
      placeRow(line, at: top + state.start(of: line), state, spec, style, insets, mirrored)
    }
    pinListHeader(index, state, spec, style, insets, offset.y, mirrored)
    unplaceRows(state, outside: shown, offset.y)
    decorate(index, state, spec, style, shown, mirrored)
    if placements[Int(index)].proposedHeight.isNaN {
      settleLength(index, state, size.height - style.bottomSpacing)
    }
  }

  /// Rows that are kept but no longer in view are nowhere: where they stood has scrolled away.
  private func unplaceRows(_ state: LazyState, outside shown: Range<Int>, _ offset: Double) {
    let pinned = state.pinnedHeader(offset)?.line
    for (item, node) in state.realized where !shown.contains(item) && item != pinned {
      if isValid(node) { records[Int(node.index)].flags.remove(.isPlaced) }
    }
  }

  private func placeRow(
    _ line: Int, at start: Double, _ state: LazyState, _ spec: ListSpec, _ style: ListMetrics,
    _ covered: EdgeInsets, _ mirrored: Bool
  ) {
    guard let node = state.nodes[state.lines[line].lowerBound], isValid(node) else { return }
    let base = scratch.push(1)
    position(base, node, on: line, at: start, state, spec, style, covered)
    commit(base, 1, state.across + covered.horizontal, mirrored)
    scratch.pop(to: base)
  }

  /// Fills a slot with a row: its content leads in the row and is centred in its height (20.4).
  private func position(
    _ slot: Int, _ node: LayoutNode, on line: Int, at start: Double, _ state: LazyState,
    _ spec: ListSpec, _ style: ListMetrics, _ covered: EdgeInsets
  ) {
    let role = state.provider.role(at: state.lines[line].lowerBound)
    let (insets, _) = rowMetrics(role, style)
    fill(slot, node.index, less(state.across, style.margins.horizontal + insets.horizontal), .nan)
    let room = state.length(of: line) - insets.vertical
    scratch.slots[slot].x = covered.leading + style.margins.leading + insets.leading
    scratch.slots[slot].y = start + insets.top + (room - scratch.slots[slot].height) / 2
  }

  private func pinListHeader(
    _ index: UInt32, _ state: LazyState, _ spec: ListSpec, _ style: ListMetrics,
    _ insets: EdgeInsets, _ offset: Double, _ mirrored: Bool
  ) {
    guard let header = state.pinnedHeader(offset) else { return }
    if realize(header.line, state) { linkItems(index, state) }
    measureRow(header.line, state, spec, style)
    let start = min(
      max(state.start(of: header.line), offset), header.next - state.length(of: header.line))
    placeRow(
      header.line, at: insets.top - offset + start, state, spec, style, insets, mirrored)
  }

  // MARK: Decorations

  /// A line's whole row, in the host's coordinates.
  func rowFrame(
    _ line: Int, _ outer: Rect, _ spec: ListSpec, _ state: LazyState, _ mirrored: Bool
  ) -> Rect? {
    guard let geometry = state.scroll?.geometry else { return nil }
    let style = spec.metrics(width: state.across)
    let insets = geometry.contentInsets
    let side: Edge = mirrored ? .trailing : .leading
    return Rect(
      x: outer.minX + insets[side] + style.margins[side],
      y: outer.minY + insets.top - geometry.contentOffset.y + state.start(of: line),
      width: max(0, state.across - style.margins.horizontal), height: state.length(of: line))
  }

  private func decorate(
    _ index: UInt32, _ state: LazyState, _ spec: ListSpec, _ style: ListMetrics,
    _ shown: Range<Int>, _ mirrored: Bool
  ) {
    state.decorations = []
    guard let outer = absoluteFrame(index) else { return }
    var card: (section: Int, frame: Rect)?
    func closeCard() {
      guard let done = card, spec.hasCards else { return }
      state.decorations.append(
        ListDecoration(
          part: .card(section: done.section, cornerRadius: style.cornerRadius),
          frame: done.frame))
    }
    for line in shown {
      let item = state.lines[line].lowerBound
      guard case .row(let row) = state.provider.role(at: item),
        let frame = rowFrame(line, outer, spec, state, mirrored)
      else { continue }
      if let open = card, open.section == row.section, style.rowSpacing == 0 {
        card?.frame.size.height = frame.maxY - open.frame.minY
      } else {
        closeCard()
        card = (row.section, frame)
      }
      separate(line, row, frame, state, spec, style, mirrored)
    }
    closeCard()
  }

  /// The separator below a row that another row of its section follows.
  private func separate(
    _ line: Int, _ row: ListRow, _ frame: Rect, _ state: LazyState, _ spec: ListSpec,
    _ style: ListMetrics, _ mirrored: Bool
  ) {
    guard !row.hidesSeparator, !spec.isBare, style.rowSpacing == 0, line + 1 < state.lines.count,
      case .row(let next) = state.provider.role(at: state.lines[line + 1].lowerBound),
      next.section == row.section
    else { return }
    let inset = row.insets.over(style.rowInsets).leading
    state.decorations.append(
      ListDecoration(
        part: .separator(item: state.lines[line].lowerBound),
        frame: Rect(
          x: mirrored ? frame.minX : frame.minX + inset, y: frame.maxY,
          width: max(0, frame.size.width - inset), height: 0)))
  }

  /// The rows that exist, where they stand, for explanations: a list has no guides of its rows.
  func arrangeList(_ index: UInt32, _ size: Size) -> (base: Int, count: Int) {
    guard let state = lazyState(index), case .list(let spec) = state.source,
      let geometry = state.scroll?.geometry
    else { return (scratch.push(0), 0) }
    let style = spec.metrics(width: state.across)
    let insets = geometry.contentInsets
    let rows = state.realized.filter { isValid($0.node) && state.line(ofItem: $0.index) != nil }
    let base = scratch.push(rows.count)
    for (offset, row) in rows.enumerated() {
      guard let line = state.line(ofItem: row.index) else { continue }
      position(
        base + offset, row.node, on: line,
        at: insets.top - geometry.contentOffset.y + state.start(of: line), state, spec, style,
        insets)
    }
    return (base, rows.count)
  }
}
