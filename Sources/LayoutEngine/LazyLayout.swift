import Geometry

/// Lazy stacks and grids (layout rules 12.8, 12.9 and 13).
extension LayoutTree {
  /// The columns for a proposal across; a stack has one, as long as the container.
  private func solver(_ state: LazyState) -> TrackSolver? {
    guard case .lazy(let spec) = state.source else { return nil }
    switch spec.arrangement {
    case .vGrid(let tracks, let alignment):
      return TrackSolver(
        tracks: tracks, alignment: alignment.key.rawValue, axis: .vertical)
    case .hGrid(let tracks, let alignment):
      return TrackSolver(
        tracks: tracks, alignment: alignment.key.rawValue, axis: .horizontal)
    case .vStack, .hStack: return nil
    }
  }

  func isLazyGrid(_ index: UInt32) -> Bool { lazyState(index)?.isGrid ?? false }

  private func stackAlignment(_ state: LazyState) -> UInt8 {
    guard case .lazy(let spec) = state.source else { return AlignmentKey.leading.rawValue }
    switch spec.arrangement {
    case .vStack(let alignment): return alignment.key.rawValue
    case .hStack(let alignment): return alignment.key.rawValue
    case .vGrid, .hGrid: return AlignmentKey.horizontalCenter.rawValue
    }
  }

  private func tracks(_ state: LazyState, _ own: Double) -> [Track] {
    if let solver = solver(state) { return solver.solve(own) }
    return [
      Track(
        origin: 0, length: own, across: stackAlignment(state),
        along: AlignmentKey.top.rawValue)
    ]
  }

  func measureLazy(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    guard let state = lazyState(index) else { return .zero }
    let axis = state.axis
    let proposed = axis == .vertical ? width : height
    let own = solver(state)?.ownLength(proposed) ?? proposed
    let tracks = tracks(state, own)
    refreshItems(index, state, columns: tracks.count)
    let isEager = enclosingScroll(index) == nil
    remeasureLines(index, state, tracks, own)
    seedLines(index, state, tracks, isEager)
    var across = own
    if across.isNaN {
      across = widestItem(state)
      remeasureLines(index, state, self.tracks(state, across), across)
    }
    return axis == .vertical
      ? Size(width: across, height: state.total) : Size(width: state.total, height: across)
  }

  private func widestItem(_ state: LazyState) -> Double {
    var widest = 0.0
    for (_, node) in state.realized {
      let size = measure(node.index, .nan, .nan)
      widest = max(widest, size[state.axis.other])
    }
    return widest
  }

  /// Lengths measured for another width are forgotten, those of items that exist are measured.
  private func remeasureLines(
    _ index: UInt32, _ state: LazyState, _ tracks: [Track], _ own: Double
  ) {
    if state.across.bitPattern != own.bitPattern {
      state.forgetLengths()
      state.across = own
    }
    var last = -1
    for (item, _) in state.realized {
      guard let line = state.line(ofItem: item), line != last else { continue }
      last = line
      measureLine(line, state, tracks)
    }
  }

  /// Makes lines from the start until they fill a viewport (all of them outside a scroll view).
  private func seedLines(
    _ index: UInt32, _ state: LazyState, _ tracks: [Track], _ isEager: Bool
  ) {
    if !isEager && !state.nodes.isEmpty { return }
    let room = isEager ? Double.infinity : expectedViewport(index, state)
    var cursor = 0.0
    var isNew = false
    var seeded = 0
    for line in state.lines.indices {
      if cursor > room || !isEager && seeded == Self.mostSeeded { break }
      if realize(line, state) { isNew = true }
      seeded += 1
      if isNew { linkItems(index, state, upTo: line) }
      measureLine(line, state, tracks)
      cursor += state.gap(before: line) + state.length(of: line)
    }
    if isNew {
      linkItems(index, state)
      measureGaps(state)
    }
  }

  /// Lines of no length do not make a viewport look for more for ever.
  static var mostSeeded: Int { 1_000 }

  /// Links a new line's items behind those before it, so that they are measured in place.
  private func linkItems(_ index: UInt32, _ state: LazyState, upTo line: Int) {
    for item in state.lines[line] {
      guard let node = state.nodes[item] else { continue }
      let record = records + Int(node.index)
      if record.pointee.parent == index { continue }
      if record.pointee.parent != 0 { unlinkFromParent(node.index) }
      adopt(node.index, by: index, after: 0)
    }
  }

  /// The length of a line: its longest item.
  func measureLine(_ line: Int, _ state: LazyState, _ tracks: [Track]) {
    var longest = 0.0
    let first = state.lines[line].lowerBound
    for item in state.lines[line] {
      guard let node = state.nodes[item], isValid(node) else { continue }
      let track = lineTrack(item - first, line, state, tracks)
      let size =
        state.axis == .vertical
        ? measure(node.index, track.length, .nan) : measure(node.index, .nan, track.length)
      longest = max(longest, size[state.axis])
    }
    state.setLength(longest, of: line)
  }

  /// The column of the n-th item of a line; a header's is the whole width.
  private func lineTrack(
    _ column: Int, _ line: Int, _ state: LazyState, _ tracks: [Track]
  ) -> Track {
    if state.hasSections, state.lines[line].count == 1, let solver = solver(state) {
      if case .row = state.provider.role(at: state.lines[line].lowerBound) {
        return tracks[column]
      }
      return solver.line(state.across)
    }
    return column < tracks.count
      ? tracks[column]
      : Track(
        origin: 0, length: state.across, across: AlignmentKey.horizontalCenter.rawValue,
        along: AlignmentKey.verticalCenter.rawValue)
  }

  /// The distances between neighbouring lines that exist (layout rule 12.9).
  func measureGaps(_ state: LazyState) {
    guard case .lazy = state.source else { return }
    var before: (line: Int, node: LayoutNode)?
    for (item, node) in state.realized {
      guard let line = state.line(ofItem: item) else { continue }
      if let before, before.line + 1 == line {
        let gap =
          state.spacing.isNaN && state.columns == 1
          ? preferredDistance(before.node.index, node.index, state.axis) : state.estimatedGap
        state.setGap(gap, of: line)
      }
      if before?.line != line { before = (line, node) }
    }
  }

  // MARK: Placing

  func placeLazy(_ index: UInt32, _ size: Size, _ mirrored: Bool) {
    guard let state = lazyState(index) else { return }
    let own = size[state.axis.other]
    let tracks = tracks(state, own)
    refreshItems(index, state, columns: tracks.count)
    remeasureLines(index, state, tracks, own)
    let visible = visibleRange(index, state)
    let shown = realizeVisible(index, state, visible) { line in
      self.measureLine(line, state, tracks)
    }
    for line in shown { placeLine(line, state, tracks, size, mirrored) }
    for line in linesOutOfSight(state, outside: shown) {
      placeLine(line, state, tracks, size, mirrored)
    }
    pinSections(index, state, tracks, size, mirrored)
    settleLength(index, state, size[state.axis])
  }

  /// Makes the lines that meet the visible range and measures them; lets go of those far from it.
  func realizeVisible(
    _ index: UInt32, _ state: LazyState, _ visible: ClosedRange<Double>,
    measureLine: (Int) -> Void
  ) -> Range<Int> {
    let first = state.line(reaching: visible.lowerBound)
    var end = first
    var cursor = first < state.lines.count ? state.start(of: first) : 0
    var isNew = false
    while end < state.lines.count && cursor <= visible.upperBound {
      if realize(end, state) { isNew = true }
      if isNew { linkItems(index, state, upTo: end) }
      measureLine(end)
      cursor += state.length(of: end)
      end += 1
      if end < state.lines.count { cursor += state.gap(before: end) }
    }
    if isNew {
      linkItems(index, state)
      measureGaps(state)
    }
    if visible.lowerBound.isFinite {
      dropItems(of: index, state) { item in
        guard let line = state.line(ofItem: item) else { return true }
        if state.isPinned(line) { return false }
        return line < first - Self.keptLines || line >= end + Self.keptLines
      }
    }
    return first..<end
  }

  /// The lines that were in sight and are kept beyond the viewport: where lines before them have
  /// become longer or shorter, they stand somewhere else now.
  private func linesOutOfSight(_ state: LazyState, outside shown: Range<Int>) -> [Int] {
    var lines: Set<Int> = []
    for (item, node) in state.nodes where isValid(node) {
      guard records[Int(node.index)].flags.contains(.isPlaced),
        let line = state.line(ofItem: item), !shown.contains(line)
      else { continue }
      lines.insert(line)
    }
    return lines.sorted()
  }

  /// How many lines beyond the viewport keep what was made for them.
  static var keptLines: Int { 4 }

  private func placeLine(
    _ line: Int, _ state: LazyState, _ tracks: [Track], _ size: Size, _ mirrored: Bool,
    at pinned: Double? = nil
  ) {
    let start = pinned ?? state.start(of: line)
    for item in state.lines[line] {
      guard let node = state.nodes[item], isValid(node) else { continue }
      let base = scratch.push(1)
      position(base, item, node, on: line, at: start, state, tracks)
      commit(base, 1, size.width, mirrored)
      scratch.pop(to: base)
    }
  }

  /// Fills a slot with an item and its place on its line.
  private func position(
    _ slot: Int, _ item: Int, _ node: LayoutNode, on line: Int, at start: Double,
    _ state: LazyState, _ tracks: [Track]
  ) {
    let length = state.length(of: line)
    let track = lineTrack(item - state.lines[line].lowerBound, line, state, tracks)
    let isDown = state.axis == .vertical
    // A grid's cells are proposed their line's length, a stack's items nil (layout rule 13.7).
    let isGrid = state.isGrid
    let along = isGrid ? length : Double.nan
    fill(slot, node.index, isDown ? track.length : along, isDown ? along : track.length)
    let across = crossOffset(track, slot, isDown)
    let down = isGrid ? alongOffset(track, length, slot, isDown) : 0
    scratch.slots[slot].x = isDown ? track.origin + across : start + down
    scratch.slots[slot].y = isDown ? start + down : track.origin + across
  }

  private func crossOffset(_ track: Track, _ position: Int, _ isDown: Bool) -> Double {
    let area = Size(
      width: isDown ? track.length : 0, height: isDown ? 0 : track.length)
    return ownGuide(track.across, area) - slotGuideValue(track.across, position)
  }

  private func alongOffset(
    _ track: Track, _ length: Double, _ position: Int, _ isDown: Bool
  ) -> Double {
    let area = Size(width: isDown ? 0 : length, height: isDown ? length : 0)
    return ownGuide(track.along, area) - slotGuideValue(track.along, position)
  }

  /// A header that has scrolled off sticks to the visible edge until the next one comes, and a
  /// footer that is still to come to the other (12.10): inside of the bars.
  private func pinSections(
    _ index: UInt32, _ state: LazyState, _ tracks: [Track], _ size: Size, _ mirrored: Bool
  ) {
    guard let edges = pinningEdges(index, state) else { return }
    func measured(_ line: Int) -> Double {
      if realize(line, state) { linkItems(index, state) }
      measureLine(line, state, tracks)
      return state.length(of: line)
    }
    if let header = state.pinnedHeader(edges.lowerBound) {
      let length = measured(header.line)
      let start = max(state.start(of: header.line), edges.lowerBound)
      placeLine(header.line, state, tracks, size, mirrored, at: min(start, header.next - length))
    }
    if let footer = state.pinnedFooter(edges.upperBound) {
      let start = min(state.start(of: footer.line), edges.upperBound - measured(footer.line))
      placeLine(footer.line, state, tracks, size, mirrored, at: max(start, footer.previous))
    }
  }

  /// What bars leave of the visible range; nil where nothing scrolls.
  private func pinningEdges(_ index: UInt32, _ state: LazyState) -> ClosedRange<Double>? {
    let visible = visibleRange(index, state)
    guard visible.lowerBound.isFinite, let scroll = enclosingScroll(index) else { return nil }
    let insets = scrolling(scroll)?.geometry?.contentInsets ?? .zero
    let (before, after) =
      state.axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let low = visible.lowerBound + before
    return low...max(low, visible.upperBound - after)
  }

  /// Where what was seen makes the whole longer or shorter than it said, it is asked again.
  func settleLength(_ index: UInt32, _ state: LazyState, _ length: Double) {
    if state.total != length { enqueue(index) }
  }

  /// The items that exist, where they stand, for alignment guides and explanations.
  func arrangeLazy(_ index: UInt32, _ size: Size) -> (base: Int, count: Int) {
    guard let state = lazyState(index) else { return (scratch.push(0), 0) }
    let tracks = tracks(state, size[state.axis.other])
    if isTraced(index), isLazyGrid(index) { note(13, 3, .tracks(tracks.map(\.length))) }
    let items = state.realized.filter { isValid($0.node) && state.line(ofItem: $0.index) != nil }
    let base = scratch.push(items.count)
    for (offset, item) in items.enumerated() {
      guard let line = state.line(ofItem: item.index) else { continue }
      position(
        base + offset, item.index, item.node, on: line, at: state.start(of: line), state, tracks)
    }
    return (base, items.count)
  }

  func itemFrame(_ item: Int, _ index: UInt32, _ state: LazyState) -> Rect? {
    guard let outer = absoluteFrame(index), let line = state.line(ofItem: item) else {
      return nil
    }
    if case .list(let spec) = state.source {
      return rowFrame(line, outer, spec, state, isMirrored(index))
    }
    let own = outer.size[state.axis.other]
    let track = lineTrack(
      item - state.lines[line].lowerBound, line, state, tracks(state, own))
    let start = state.start(of: line)
    let length = state.length(of: line)
    let isDown = state.axis == .vertical
    var frame = Rect(
      x: isDown ? track.origin : start, y: isDown ? start : track.origin,
      width: isDown ? track.length : length, height: isDown ? length : track.length)
    if isMirrored(index) { frame.origin.x = outer.size.width - frame.maxX }
    return frame.offset(x: outer.minX, y: outer.minY)
  }
}
