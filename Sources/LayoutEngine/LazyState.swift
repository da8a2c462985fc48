import Geometry

/// What a lazy container or list knows about its items.
///
/// A class: it outlives changes of the node's specification, and changes while the node is measured.
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
  var lines: [Range<Int>] = []
  var columns = 0
  /// The lines that are section headers, in order.
  var headers: [Int] = []
  /// The length of each line and the gap before it; NaN is not known yet.
  var lengths: [Double] = []
  var gaps: [Double] = []
  /// Running sums of what is known.
  private var knownLength = 0.0
  private var knownLines = 0
  private var knownGap = 0.0
  private var knownGaps = 0
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
    switch source {
    case .list: nil
    case .lazy(let spec):
      switch spec.arrangement {
      case .vStack: .vertical
      case .hStack: .horizontal
      case .vGrid, .hGrid: nil
      }
    }
  }

  /// The explicit spacing between lines; NaN is the preferred distance.
  var spacing: Double {
    guard case .lazy(let spec) = source, let spacing = spec.spacing, spacing.isFinite else {
      return .nan
    }
    return spacing
  }

  var pinsHeaders: Bool {
    switch source {
    case .lazy(let spec): spec.pinsHeaders
    case .list(let spec): spec.style == .plain
    }
  }

  /// The items made, in order.
  var realized: [(index: Int, node: LayoutNode)] {
    nodes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func findHeaders() {
    headers = []
    guard pinsHeaders, provider.hasSections || scroll != nil else { return }
    headers = lines.indices.filter { line in
      guard lines[line].count == 1 else { return false }
      if case .header = provider.role(at: lines[line].lowerBound) { return true }
      return false
    }
  }

  func isHeader(_ line: Int) -> Bool {
    var low = 0
    var high = headers.count
    while low < high {
      let middle = (low + high) / 2
      if headers[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low < headers.count && headers[low] == line
  }

  /// The last header that starts at or before `edge`, and where the next one starts.
  func pinnedHeader(_ edge: Double) -> (line: Int, next: Double)? {
    guard let first = headers.first, start(of: first) <= edge else { return nil }
    var low = 0
    var high = headers.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: headers[middle]) <= edge { low = middle } else { high = middle - 1 }
    }
    return (headers[low], low + 1 < headers.count ? start(of: headers[low + 1]) : .infinity)
  }

  // MARK: Lines

  /// Starts over with these lines, of which nothing is known.
  func setLines(_ lines: [Range<Int>], columns: Int) {
    self.lines = lines
    self.columns = columns
    gaps = Array(repeating: .nan, count: lines.count)
    knownGap = 0
    knownGaps = 0
    forgetLengths()
    if !lines.isEmpty { setGap(0, of: 0) }
  }

  func forgetLengths() {
    lengths = Array(repeating: .nan, count: lines.count)
    knownLength = 0
    knownLines = 0
  }

  func setLength(_ length: Double, of line: Int) {
    if lengths[line].isNaN { knownLines += 1 } else { knownLength -= lengths[line] }
    lengths[line] = length
    knownLength += length
  }

  func setGap(_ gap: Double, of line: Int) {
    if gaps[line].isNaN { knownGaps += 1 } else { knownGap -= gaps[line] }
    gaps[line] = gap
    knownGap += gap
  }

  /// What an unknown line is taken to be long.
  var estimate: Double {
    if knownLines == 0 { return provider.estimatedLength ?? 44 }
    return provider.estimatedLength ?? knownLength / Double(knownLines)
  }

  var estimatedGap: Double { spacing.isNaN ? ViewSpacing.defaultDistance : spacing }

  /// The length of all lines with the gaps between them, as far as it is known.
  var total: Double {
    if lines.isEmpty { return 0 }
    if knownLines == lines.count && knownGaps == lines.count {
      // Summed in order, so that a lazy column is exactly as long as an eager one.
      var sum = 0.0
      for line in lines.indices { sum += gaps[line] + lengths[line] }
      return sum
    }
    return knownLength + Double(lines.count - knownLines) * estimate
      + knownGap + Double(lines.count - knownGaps) * estimatedGap
  }

  func length(of line: Int) -> Double {
    lengths[line].isNaN ? estimate : lengths[line]
  }

  func gap(before line: Int) -> Double {
    gaps[line].isNaN ? estimatedGap : gaps[line]
  }

  /// Where a line starts.
  func start(of line: Int) -> Double {
    let estimate = estimate
    let estimatedGap = estimatedGap
    var cursor = 0.0
    for before in 0..<line {
      cursor += gaps[before].isNaN ? estimatedGap : gaps[before]
      cursor += lengths[before].isNaN ? estimate : lengths[before]
    }
    return cursor + (line < gaps.count ? gap(before: line) : 0)
  }

  func line(ofItem item: Int) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound <= item { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low].contains(item) ? low : nil
  }
}
