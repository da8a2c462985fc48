import Checking
import Geometry
import Interpreter
import LayoutEngine

/// What stands around items of a list: modifiers without layout, and what they ask of rows.
struct RowSurroundings {
  /// Innermost last.
  var annotations: [ViewNode] = []
  var facet = RowFacet()
  var tag: Value?
  /// Where swipe actions were found, innermost last.
  var swipes: [ViewNode] = []
  var delete: ((Int) throws -> Void)?
  var move: ((Int, Int) throws -> Void)?
  var insertion: RowInsertion?
  /// The element of a `ForEach` that the items are views of.
  var element: (position: Int, parent: ViewNode, key: ChildKey)?

  /// What stands around the children of `node`.
  func entering(_ node: ViewNode) -> RowSurroundings {
    var inside = self
    if node.facets.annotates && !node.isComposite { inside.annotations.insert(node, at: 0) }
    inside.tag = tag ?? node.facets.tag
    guard var facet = node.facets.row else { return inside }
    if !facet.swipeActions.isEmpty { inside.swipes.append(node) }
    inside.delete = facet.delete ?? delete
    inside.move = facet.move ?? move
    inside.insertion = facet.insertion ?? insertion
    facet.fill(from: self.facet)
    inside.facet = facet
    return inside
  }
}

/// Finds what a row asks of its list, in the row's views and around them.
struct RowReader {
  private(set) var facet: RowFacet
  private var tag: Value?
  private var swipes: [ViewNode]
  private let delete: ((Int) throws -> Void)?
  private let move: ((Int, Int) throws -> Void)?
  private let insertion: RowInsertion?
  /// The element's place in its `ForEach`.
  var position: Int?
  var parent: ViewNode?
  var key: ChildKey?

  init(surroundings: RowSurroundings) {
    facet = surroundings.facet
    tag = surroundings.tag
    swipes = surroundings.swipes
    delete = surroundings.delete
    move = surroundings.move
    insertion = surroundings.insertion
    position = surroundings.element?.position
    parent = surroundings.element?.parent
    key = surroundings.element?.key
  }

  /// Goes through the modifiers around the row's one view.
  mutating func read(_ node: ViewNode) {
    var next: ViewNode? = node
    while let current = next {
      tag = tag ?? current.facets.tag
      if var own = current.facets.row {
        if !own.swipeActions.isEmpty { swipes.append(current) }
        own.fill(from: facet)
        facet = own
      }
      switch current.facets.shape {
      case .list, .wrap: next = current.attached.count == 1 ? current.attached[0] : nil
      case .attachment: next = current.attached.first
      case .container, .composed: next = nil
      }
    }
  }

  /// What a user can do with the row: select it, unless a control inside takes the tap (navigation
  /// rule 16.3), and its swipe actions, which wait while the list is edited (rule 16.5).
  func interaction(
    of views: [RenderedView], in list: ListFacet?, _ graph: ViewGraph
  ) throws -> Interaction? {
    let actions = list?.isEditing == true ? [] : try swipeActions(graph)
    let takesTap = views.lazy.flatMap(\.controls).contains { $0.interaction.takesRowTap }
    var row = Interaction(.row)
    row.swipeActions = actions
    if !takesTap, !facet.isSelectionDisabled, let selection = list?.selection,
      let (tag, type) = selectionTag(graph)
    {
      row.isSelected = try selection.contains(tag)
      row.tap = { _ = try (selection.selectOnly ?? selection.select)(tag, type) }
      if selection.selectOnly != nil {
        row.addToSelection = { _ = try selection.select(tag, type) }
      }
    }
    if let control = hiddenControl(in: views) {
      row.role = control.role
      row.tap = control.tap
      row.isDisclosing = control.role == .link
    }
    row.isEnabled = views.first?.node.environment.system.isEnabled ?? true
    if list?.isEditing == true { row.drag = mover(of: views, graph) }
    if let menu = list?.menu, let (tag, _) = selectionTag(graph) {
      row.longPress = { try menu.open(tag) }
      row.makeOptions = { (try? menu.options(tag)) ?? [] }
      if !takesTap, list?.isEditing == false, let primary = menu.primary {
        let select = row.tap
        row.tap = {
          try select?()
          try primary(tag)
        }
      }
    }
    let isIdle = row.tap == nil && row.drag == nil && row.longPress == nil && actions.isEmpty
    return isIdle ? nil : row
  }

  /// A link or a plain button that shows nothing of itself, under or over what the row shows: the
  /// whole row is it (navigation rule 16.3).
  private func hiddenControl(in views: [RenderedView]) -> Interaction? {
    let controls = views.flatMap(\.controls).filter {
      $0.interaction.role == .link || $0.interaction.answersForRow
    }
    guard controls.count == 1, let (view, control) = controls.first,
      !views.contains(where: { $0 === view }), view.texts.allSatisfy(\.isEmpty),
      view.spokenLabel.isEmpty
    else { return nil }
    return control
  }

  /// Drags the row by its handle: over so many rows as its own height fits into the way.
  func mover(
    of views: [RenderedView], _ graph: ViewGraph
  ) -> ((Double, Double) throws -> Void)? {
    guard let move, let position, !facet.isMoveDisabled, let count = parent?.facets.elements?.count,
      let layout = views.first?.layout
    else { return nil }
    return { [weak graph] _, y in
      let height = graph?.tree.frame(of: layout)?.size.height ?? 0
      let steps = Int((y / max(height, Self.minimumHeight)).rounded())
      let end = max(0, min(position + steps, count - 1))
      guard end != position else { return }
      try move(position, end > position ? end + 1 : end)
    }
  }

  /// What takes things that are dropped over the row.
  func dropTarget(of views: [RenderedView], _ graph: ViewGraph) -> DropTarget? {
    guard let position, let layout = views.first?.layout else { return nil }
    return insertion?.target(at: position) { [weak graph] in
      graph?.tree.frame(of: layout)?.size.height ?? 0
    }
  }

  /// Of a row, in points.
  private static let minimumHeight = 44.0

  /// Takes the element at a position away, where the program lets the user.
  var remove: ((Int) throws -> Void)? { facet.isDeleteDisabled ? nil : delete }

  /// The explicit tag, or the element's id (navigation rule 16.2).
  private func selectionTag(_ graph: ViewGraph) -> (Value, Type)? {
    if let tag { return (tag, graph.machine.dynamicType(of: tag)) }
    guard case .id(let id) = key else { return nil }
    let type = parent?.facets.elements?.idType ?? graph.machine.dynamicType(of: id.value)
    return (id.value, type)
  }

  private func swipeActions(_ graph: ViewGraph) throws -> [Interaction.Action] {
    var actions: [Interaction.Action] = []
    for node in swipes {
      for (key, edge, isFull) in node.facets.row?.swipeActions ?? [] {
        guard let child = node.child(key) else { continue }
        for (view, control) in try graph.render(child).flatMap(\.controls) {
          guard let tap = control.tap else { continue }
          actions.append(
            Interaction.Action(
              label: view.name(of: control), edge: edge, isFullSwipe: isFull, run: tap))
        }
      }
    }
    if let remove, let position, !actions.contains(where: { $0.edge == .trailing }) {
      actions.append(
        Interaction.Action(label: "Delete", edge: .trailing) { try remove(position) })
    }
    return actions
  }
}

extension Interaction {
  /// Whether a tap anywhere in the row is one on it: on a button with a style of its own only one
  /// in its own place is (navigation rule 16.3).
  fileprivate var takesRowTap: Bool {
    tap != nil && role != .row && (role != .button || answersForRow)
  }
}
