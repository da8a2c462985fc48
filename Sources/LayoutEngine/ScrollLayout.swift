import Geometry

/// Where a scroll view is scrolled to, and what the last layout found.
///
/// A class: it outlives changes of the node's specification.
final class ScrollState {
  var spec: ScrollSpec
  /// Where somebody scrolled to; nil until then.
  var offset: Point?
  var geometry: ScrollGeometry?
  /// What was proposed across the scrolled axes, inside the margins; NaN where nothing was.
  var proposed = Size(width: Double.nan, height: .nan)

  init(_ spec: ScrollSpec) {
    self.spec = spec
  }

  /// Sets the geometry for a content and its insets, with the offset kept inside the content.
  func update(viewport: Size, content: Size, insets: EdgeInsets, axes: Axis.Set) -> Point {
    let across = axes.contains(.horizontal)
    let down = axes.contains(.vertical)
    func beyond(_ length: Double, _ viewport: Double) -> Double {
      length > viewport && length.isFinite ? length - viewport : 0
    }
    let most = Point(
      x: across ? beyond(content.width + insets.horizontal, viewport.width) : 0,
      y: down ? beyond(content.height + insets.vertical, viewport.height) : 0)
    let anchor = spec.anchor ?? .topLeading
    let wanted = offset ?? Point(x: most.x * anchor.x, y: most.y * anchor.y)
    let now = Point(x: min(max(wanted.x, 0), most.x), y: min(max(wanted.y, 0), most.y))
    // What has become too short takes the offset along: it does not come back with the content.
    if offset != nil { offset = now }
    geometry = ScrollGeometry(
      viewport: viewport, contentSize: content, contentInsets: insets, contentOffset: now,
      maximumOffset: most)
    return now
  }

  /// The offset that shows `inner`, now at that frame, in the scroll view at `outer` (rule 12.7).
  func offset(revealing inner: Rect, in outer: Rect, anchor: UnitPoint?) -> Point {
    guard let geometry else { return .zero }
    var found = geometry.contentOffset
    for axis in Axis.allCases {
      let inset = geometry.contentInsets
      let start = outer.origin[axis] + (axis == .horizontal ? inset.leading : inset.top)
      let room =
        outer.size[axis] - (axis == .horizontal ? inset.horizontal : inset.vertical)
      let low = inner.origin[axis] - start
      let high = low + inner.size[axis] - room
      var move = 0.0
      if let anchor {
        move = low - (axis == .horizontal ? anchor.x : anchor.y) * (room - inner.size[axis])
      } else if low < 0 {
        move = low
      } else if high > 0 {
        move = min(high, low)
      }
      found[axis] = min(max(found[axis] + move, 0), geometry.maximumOffset[axis])
    }
    return found
  }
}

/// Scroll views (layout rule 12).
extension LayoutTree {
  /// The state of a scroll view that already was one.
  func keptScrollState(_ index: UInt32, _ spec: ScrollSpec) -> ScrollState {
    let state = scrollStates[index] ?? ScrollState(spec)
    state.spec = spec
    scrollStates[index] = state
    return state
  }

  func scrollState(_ index: UInt32) -> ScrollState? {
    scrollStates[index]
  }

  /// A scroll view's state, or a list's.
  func scrolling(_ index: UInt32) -> ScrollState? {
    scrollStates[index] ?? lazyStates[index]?.scroll
  }

  func measureScroll(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    let axes = Axis.Set(rawValue: record.bits)
    let margins = scrollState(index)?.spec.contentMargins ?? .zero
    let isBoth = axes == [.horizontal, .vertical]
    if isBoth && !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    var content = Size.zero
    if record.firstChild != 0 {
      let (wide, high) = contentProposal(axes, margins, width, height)
      content = measure(record.firstChild, wide, high)
    }
    content.width += margins.horizontal
    content.height += margins.vertical
    if axes.contains(.horizontal) && !width.isNaN { content.width = width }
    if axes.contains(.vertical) && !height.isNaN { content.height = height }
    return content
  }

  /// Unspecified along the scrolled axes, the room inside the margins across (layout rule 12.1).
  private func contentProposal(
    _ axes: Axis.Set, _ margins: EdgeInsets, _ width: Double, _ height: Double
  ) -> (Double, Double) {
    (
      axes.contains(.horizontal) ? .nan : less(width, margins.horizontal),
      axes.contains(.vertical) ? .nan : less(height, margins.vertical)
    )
  }

  /// The content without scrolling, for alignment guides: none.
  func arrangeScroll(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    let record = records[Int(index)]
    let margins = scrollState(index)?.spec.contentMargins ?? .zero
    let (wide, high) = contentProposal(
      Axis.Set(rawValue: record.bits), margins, width, height)
    return single(
      record.firstChild, wide, high, at: Point(x: margins.leading, y: margins.top))
  }

  /// The viewport reaches through the safe area, the content keeps clear of it by insets (15.3).
  func placeScroll(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size, _ mirrored: Bool
  ) {
    guard let state = scrollState(index) else { return }
    let record = records[Int(index)]
    let axes = Axis.Set(rawValue: record.bits)
    let insets = growViewport(index, size, mirrored, state.spec.contentMargins)
    let margins = state.spec.contentMargins
    state.proposed.width = axes.contains(.horizontal) ? .nan : less(width, margins.horizontal)
    state.proposed.height = axes.contains(.vertical) ? .nan : less(height, margins.vertical)
    let viewport = Size(
      width: placements[Int(index)].width, height: placements[Int(index)].height)
    let (wide, high) = contentProposal(axes, state.spec.contentMargins, width, height)
    guard record.firstChild != 0 else {
      _ = state.update(viewport: viewport, content: .zero, insets: insets, axes: axes)
      return
    }
    let content = measure(record.firstChild, wide, high)
    let offset = state.update(viewport: viewport, content: content, insets: insets, axes: axes)
    let alignment = state.spec.alignment ?? .topLeading
    let spare = Size(
      width: less(viewport.width, insets.horizontal + content.width),
      height: less(viewport.height, insets.vertical + content.height))
    let (base, count) = single(
      record.firstChild, wide, high,
      at: Point(
        x: insets.leading - offset.x + spare.width * alignment.x,
        y: insets.top - offset.y + spare.height * alignment.y))
    commit(base, count, viewport.width, mirrored)
    scratch.pop(to: base)
  }

  /// Grows a scrolling node's frame through the safe area; answers margins and what was covered.
  func growViewport(
    _ index: UInt32, _ size: Size, _ mirrored: Bool, _ margins: EdgeInsets
  ) -> EdgeInsets {
    var insets = margins
    guard let frame = absoluteFrame(index) else { return insets }
    let larger = grown(frame, index, .all)
    shift(index, from: frame, to: larger)
    placements[Int(index)].width = larger.size.width
    placements[Int(index)].height = larger.size.height
    let left = frame.minX - larger.minX
    let right = larger.maxX - frame.maxX
    insets.top += frame.minY - larger.minY
    insets.bottom += larger.maxY - frame.maxY
    insets.leading += mirrored ? right : left
    insets.trailing += mirrored ? left : right
    return insets
  }

  // MARK: containerRelativeFrame (16.4)

  /// The size of the nearest scrolling container without its insets, or the host's safe area. Where
  /// a scroll view hugs its content, across its axis, what it was proposed: its own size would
  /// follow from this one.
  func containerSize(_ index: UInt32) -> Size {
    var above = records[Int(index)].parent
    while above != 0 {
      if let state = scrolling(above), let geometry = state.geometry {
        let size = Size(
          width: max(0, geometry.viewport.width - geometry.contentInsets.horizontal),
          height: max(0, geometry.viewport.height - geometry.contentInsets.vertical))
        return Size(
          width: state.proposed.width.isFinite ? state.proposed.width : size.width,
          height: state.proposed.height.isFinite ? state.proposed.height : size.height)
      }
      above = records[Int(above)].parent
    }
    guard let host = host(of: index) else { return .zero }
    let insets = safeInsets(host)
    return Size(
      width: less(Self.number(host.size.width), insets.horizontal),
      height: less(Self.number(host.size.height), insets.vertical))
  }

  func relativeProposal(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> (Double, Double) {
    guard case .containerRelative(let frame) = payloads[record.payload] else {
      return (width, height)
    }
    let container = containerSize(index)
    func length(_ axis: Axis, _ proposal: Double) -> Double {
      guard frame.axes.contains(axis: axis), container[axis].isFinite else { return proposal }
      if let own = frame.length {
        counters.calls += 1
        return Self.number(own(container[axis], axis))
      }
      let count = Double(max(frame.count, 1))
      let span = Double(max(frame.span, 1))
      let column = (container[axis] - frame.spacing * (count - 1)) / count
      return max(0, column * span + (span - 1) * frame.spacing)
    }
    return (length(.horizontal, width), length(.vertical, height))
  }

  func measureContainerRelative(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    relativeSizes[index] = containerSize(index)
    let (wide, high) = relativeProposal(index, record, width, height)
    let axes = Axis.Set(rawValue: record.bits)
    let size = record.firstChild == 0 ? .zero : measure(record.firstChild, wide, high)
    return Size(
      width: axes.contains(.horizontal) ? known(wide, or: size.width) : size.width,
      height: axes.contains(.vertical) ? known(high, or: size.height) : size.height)
  }

  /// Frames measured against a container that has another size now are measured again.
  func enqueueRelativeFrames() {
    if relativeSizes.isEmpty { return }
    for index in relativeSizes.keys.sorted() {
      guard records[Int(index)].kind == .containerRelativeFrame else {
        relativeSizes[index] = nil
        continue
      }
      let now = containerSize(index)
      if relativeSizes[index] != now {
        relativeSizes[index] = now
        enqueue(index)
      }
    }
  }
}
