import Geometry

/// What a lazy container or list knows about its items.
///
/// A class: it outlives changes of the node's specification, and changes while the node is
/// measured.
final class LazyState {
  enum Source {
    case lazy(LazySpec)
    case list(ListSpec)
  }

  var source: Source
  /// A list's own scrolling.
  let scroll: ScrollState?
  /// The nodes made so far, by item.
  var nodes: [Int: LayoutNode] = [:]
  /// The items of each line; a line of a stack is an item, of a grid as many as it has columns.
  var lines = LazyLines()
  var columns = 0
  /// The lines that are pinned section headers, and footers, in order.
  private var headers: [Int] = []
  private var footers: [Int] = []
  /// Whether there are headers or footers.
  var hasSections = false
  /// The length of each line and the gap before it, where they are known.
  private(set) var lengths = LineLengths(count: 0)
  /// The length across, for which `lengths` hold.
  var across = Double.nan
  var needsRefresh = true
  var decorations: [ListDecoration] = []

  init(_ source: Source) {
    self.source = source
    switch source {
    case .lazy: scroll = nil
    case .list: scroll = ScrollState(ScrollSpec())
    }
  }

  var provider: any LazyProvider {
    switch source {
    case .lazy(let spec): spec.provider
    case .list(let spec): spec.provider
    }
  }

  /// The axis along which lines follow each other.
  var axis: Axis {
    switch source {
    case .list: .vertical
    case .lazy(let spec):
      switch spec.arrangement {
      case .vStack, .vGrid: .vertical
      case .hStack, .hGrid: .horizontal
      }
    }
  }

  /// What spacers and dividers among the items follow (layout rule 4.2).
  var orientation: Axis? {
    guard case .lazy = source, !isGrid else { return nil }
    return axis
  }

  var isGrid: Bool {
    guard case .lazy(let spec) = source else { return false }
    switch spec.arrangement {
    case .vGrid, .hGrid: return true
    case .vStack, .hStack: return false
    }
  }

  /// The explicit spacing between lines; NaN is the preferred distance.
  var spacing: Double {
    guard case .lazy(let spec) = source, let spacing = spec.spacing, spacing.isFinite else {
      return .nan
    }
    return spacing
  }

  private var pins: PinnedParts {
    switch source {
    case .lazy(let spec): spec.pins
    case .list(let spec): spec.style.isPlain ? .headers : []
    }
  }

  /// The items made, in order.
  var realized: [(index: Int, node: LayoutNode)] {
    nodes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The items that are headers or footers.
  private func sectionItems(_ kinds: PinnedParts) -> [Int] {
    provider.landmarks.filter { item in
      switch provider.role(at: item) {
      case .header: kinds.contains(.headers)
      case .footer: kinds.contains(.footers)
      case .row: false
      }
    }
  }

  private func findPinned() {
    func pinned(_ kind: PinnedParts) -> [Int] {
      pins.contains(kind) ? sectionItems(kind).compactMap { lines.line(ofItem: $0) } : []
    }
    headers = pinned(.headers)
    footers = pinned(.footers)
  }

  /// Whether a line is a header or footer that is pinned where its section is in sight.
  func isPinned(_ line: Int) -> Bool {
    [headers, footers].contains { all in
      let position = LazyLines.last(in: all) { $0 <= line }
      return position < all.count && all[position] == line
    }
  }

  /// The last header that starts at or before `edge`, and where the next one starts.
  func pinnedHeader(_ edge: Double) -> (line: Int, next: Double)? {
    guard let first = headers.first, start(of: first) <= edge else { return nil }
    let found = LazyLines.last(in: headers) { start(of: $0) <= edge }
    let next = found + 1 < headers.count ? start(of: headers[found + 1]) : .infinity
    return (headers[found], next)
  }

  /// The first footer that ends behind `edge`, and where the one before it ends.
  func pinnedFooter(_ edge: Double) -> (line: Int, previous: Double)? {
    func end(_ line: Int) -> Double { start(of: line) + length(of: line) }
    guard let first = footers.first else { return nil }
    if end(first) > edge { return (first, start(of: 0)) }
    let found = LazyLines.last(in: footers) { end($0) <= edge }
    guard found + 1 < footers.count, end(footers[found]) < edge else { return nil }
    return (footers[found + 1], end(footers[found]))
  }

  // MARK: Lines

  /// The provider's items in lines of so many columns. What is known of lines is kept while there
  /// are as many of them.
  func setLines(columns: Int) {
    let parts = sectionItems([.headers, .footers])
    hasSections = !parts.isEmpty
    lines = LazyLines(items: max(0, provider.count), columns: columns, apart: parts)
    if lengths.count != lines.count || self.columns != columns {
      lengths = LineLengths(count: lines.count)
    }
    self.columns = columns
    if scroll != nil { lengths.forgetGaps() }
    if !lines.isEmpty { setGap(0, of: 0) }
    findPinned()
  }

  func forgetLengths() { lengths.forgetLengths() }

  func setLength(_ length: Double, of line: Int) { lengths.setLength(length, of: line) }

  func setGap(_ gap: Double, of line: Int) { lengths.setGap(gap, before: line) }

  /// What an unknown line and the gap before it are taken to be long.
  private var estimate: LineLengths.Estimate {
    let known = lengths.known
    let length =
      provider.estimatedLength
      ?? (known.lines == 0 ? 44 : known.length / Double(known.lines))
    return LineLengths.Estimate(length: length, gap: estimatedGap)
  }

  /// As those that are known, on average; a list's around its sections are all known.
  var estimatedGap: Double {
    if case .list(let spec) = source { return spec.rowSpacing ?? 0 }
    if !spacing.isNaN { return spacing }
    let known = lengths.known
    return known.gaps > 1 ? known.gap / Double(known.gaps - 1) : ViewSpacing.defaultDistance
  }

  /// The length of all lines with the gaps between them, as far as it is known.
  var total: Double { lengths.total(estimate) }

  func length(of line: Int) -> Double {
    let known = lengths.length(of: line)
    return known.isNaN ? estimate.length : known
  }

  func gap(before line: Int) -> Double {
    let known = lengths.gap(before: line)
    return known.isNaN ? estimatedGap : known
  }

  /// Where a line starts.
  func start(of line: Int) -> Double { lengths.start(of: line, estimate) }

  /// The first line that reaches `offset`; the number of lines where none does.
  func line(reaching offset: Double) -> Int { lengths.line(reaching: offset, estimate) }

  func line(ofItem item: Int) -> Int? { lines.line(ofItem: item) }
}
