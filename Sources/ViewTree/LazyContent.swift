import Geometry
import Interpreter
import LayoutEngine

/// The children of a lazy container: views that are there, and elements yet to be made.
///
/// A class because layout asks it for nodes while it measures. What keeps state stays made until
/// its id leaves the data (navigation rule 9.12); the rest is made anew when it comes back.
final class LazyContent: LazyProvider {
  /// Items that follow each other: one view, or all elements of a `ForEach`.
  struct Run {
    enum Source {
      case view(ViewNode)
      /// One of several views that a modifier makes.
      case rendered(RenderedView)
      case elements(ViewNode)
    }

    var source: Source
    var start: Int
    var count: Int
    var part: Part
    var section: Int
    var surroundings: RowSurroundings
  }

  enum Part { case header, row, footer }

  let graph: ViewGraph
  private(set) var runs: [Run] = []
  private(set) var count = 0
  private(set) var landmarks: [Int] = []
  private(set) var list: ListFacet?
  /// What layout shows now, by position.
  private(set) var shown: [Int: [RenderedView]] = [:]
  /// The elements that stand in the layout now, by position.
  private var elements: [Int: ViewNode] = [:]
  private var groups: [Int: LayoutNode] = [:]
  /// What rows that were made ask of the list.
  private var rows: [Int: RowFacet] = [:]
  private var isList = false
  private var sections = 0
  /// The containers of elements of which one has turned out not to be one item, which makes all of
  /// them count (layout rule 16.5).
  private var counted: Set<ObjectIdentifier> = []
  private weak var container: ViewNode?
  /// Said by the stack whose screen it is.
  var isBelowLargeTitle = false
  /// The first error of a body run during layout; thrown when the layout is over.
  var failure: (any Error)?

  init(graph: ViewGraph) { self.graph = graph }

  /// The views that stand in the layout now, in order; what was made but not placed is not seen.
  var visible: [RenderedView] {
    shown.sorted { $0.key < $1.key }.flatMap(\.value)
      .filter { graph.tree.placedSize(of: $0.layout) != nil }
  }

  // MARK: What layout asks

  func role(at index: Int) -> LazyRole {
    let run = run(at: index)
    switch run.part {
    case .header: return .header(section: run.section)
    case .footer: return .footer(section: run.section)
    case .row:
      let facet = rows[index] ?? run.surroundings.facet
      return .row(
        ListRow(
          section: run.section, insets: facet.insets,
          hidesSeparator: facet.hidesSeparator ?? false))
    }
  }

  /// What the row at a position asks of its list; nil for what is no row.
  func facet(at index: Int) -> RowFacet? {
    guard index < count, !runs.isEmpty else { return nil }
    let run = run(at: index)
    return run.part == .row ? rows[index] ?? run.surroundings.facet : nil
  }

  func node(at index: Int, in tree: LayoutTree) -> LayoutNode {
    do {
      let views = try views(at: index)
      shown[index] = views
      if views.count == 1 { return views[0].layout }
      let group =
        groups[index] ?? tree.create(.vStack(isList ? .leading : .center, spacing: nil))
      groups[index] = group
      tree.setChildren(views.map(\.layout), of: group)
      return group
    } catch {
      failure = failure ?? error
      return tree.create(.fixed(FixedLeaf(.zero)))
    }
  }

  func didLeave(_ node: LayoutNode, at index: Int, in tree: LayoutTree) {
    shown[index] = nil
    guard let element = elements.removeValue(forKey: index) else { return }
    element.standsInLayout = false
    element.leavesUntold =
      !isList && !element.environment.system.switches.lazyRowsDisappear
    graph.elementsThatLeft.append(element)
  }

  private func run(at index: Int) -> Run {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return runs[low]
  }

  private func views(at index: Int) throws -> [RenderedView] {
    let run = run(at: index)
    var views: [RenderedView]
    var row = RowReader(surroundings: run.surroundings)
    switch run.source {
    case .view(let node):
      views = try graph.render(node)
      row.read(node)
    case .rendered(let view):
      views = [view]
      row.read(view.node)
    case .elements(let parent):
      row.position = index - run.start
      row.parent = parent
      guard let node = try graph.element(index - run.start, of: parent) else { return [] }
      row.key = node.key
      node.standsInLayout = true
      node.leavesUntold = false
      elements[index] = node
      if !node.isOneItem { counted.insert(ObjectIdentifier(parent)) }
      views = try graph.render(node)
      row.read(node)
    }
    for view in views {
      for annotation in run.surroundings.annotations
      where !view.annotations.contains(where: { $0 === annotation }) {
        view.annotations.append(annotation)
      }
    }
    guard isList, run.part == .row else { return views }
    rows[index] = row.facet
    views.first?.rowInteraction = try row.interaction(of: views, in: list, graph)
    views.first?.rowDropTarget = row.dropTarget(of: views, graph)
    return try row.edited(views, in: list, graph)
  }

  // MARK: Items

  /// Finds the items anew, without making any element.
  func update(from container: ViewNode, _ kind: LazyKind) throws {
    runs = []
    rows = [:]
    count = 0
    sections = 0
    landmarks = []
    self.container = container
    list = container.facets.list
    if case .list = kind { isList = true } else { isList = false }
    for child in container.attached {
      try collect(child, section: 0, part: .row, RowSurroundings())
    }
    shown = shown.filter { $0.key < count }
  }

  private func append(
    _ source: Run.Source, count: Int = 1, _ section: Int, _ part: Part, _ row: RowSurroundings
  ) {
    guard count > 0 else { return }
    let before = runs.last
    if part != .row {
      landmarks += self.count..<self.count + count
    } else if before?.part != .row || before?.section != section {
      landmarks.append(self.count)
    }
    runs.append(
      Run(
        source: source, start: self.count, count: count, part: part, section: section,
        surroundings: row))
    self.count += count
  }

  private func collect(
    _ node: ViewNode, section: Int, part: Part, _ outer: RowSurroundings
  ) throws {
    let row = outer.entering(node)
    if let facet = node.facets.section {
      node.standsForItsViews()
      sections += 1
      let mine = sections
      for (position, child) in node.attached.enumerated() {
        let part: Part =
          position == facet.header ? .header : position == facet.footer ? .footer : .row
        try collect(child, section: mine, part: part, row)
      }
      return
    }
    guard case .list = node.facets.shape else {
      if node.multiplicity == 1 { return append(.view(node), section, part, outer) }
      for view in try graph.render(node) { append(.rendered(view), section, part, outer) }
      return
    }
    node.standsForItsViews()
    let before = (runs: runs.count, count: count)
    for child in node.attached { try collect(child, section: section, part: part, row) }
    try collectElements(of: node, section: section, part: part, row)
    // The program's own view of one item stands for itself.
    if node.isComposite, count == before.count + 1, case .view = runs[before.runs].source {
      runs[before.runs].source = .view(node)
      runs[before.runs].surroundings = outer
    }
  }

  /// One item for each element, made as it comes into view; where an element is not one view, its
  /// views are items of their own, and sections are sections.
  private func collectElements(
    of node: ViewNode, section: Int, part: Part, _ row: RowSurroundings
  ) throws {
    let count = node.facets.elements?.count ?? 0
    let isCounted = counted.contains(ObjectIdentifier(node))
    guard count > 0, let first = try graph.element(0, of: node), isCounted || !first.isOneItem
    else { return append(.elements(node), count: count, section, part, row) }
    for position in 0..<count {
      guard let element = try graph.element(position, of: node) else { continue }
      var inside = row
      inside.element = (position, node, element.key)
      try collect(element, section: section, part: part, inside)
    }
  }
}

extension LazyContent {
  /// The container, where elements that were taken for one item each have to be counted.
  var miscounted: ViewNode? {
    let isRight = runs.allSatisfy { run in
      if case .elements(let parent) = run.source {
        return !counted.contains(ObjectIdentifier(parent))
      }
      return true
    }
    return isRight ? nil : container
  }
}

extension ViewNode {
  /// Whether it is one view, and no section's parts.
  fileprivate var isOneItem: Bool { multiplicity == 1 && !holdsSection }

  private var holdsSection: Bool {
    if facets.section != nil { return true }
    guard case .list = facets.shape else { return false }
    return attached.contains(where: \.holdsSection)
  }

  /// How many views the node makes, without making elements.
  var multiplicity: Int {
    switch facets.shape {
    case .list, .wrap:
      attached.reduce(facets.elements?.count ?? 0) { $0 + $1.multiplicity }
    case .attachment: attached.first?.multiplicity ?? 0
    case .container, .composed: 1
    }
  }
}
