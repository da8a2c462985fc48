/// What views are called and offer, as reports and assistive technology see it.
extension RenderedView {
  /// What a user can do with it: its own, or what a modifier or the list around it adds.
  public var interaction: Interaction? {
    let facets = [node.facets] + annotations.map(\.facets)
    guard var own = facets.lazy.compactMap(\.interaction).first else {
      guard let menu = facets.lazy.compactMap(\.makeMenu).first else { return rowInteraction }
      var own = rowInteraction ?? Interaction(.view)
      own.makeOptions = own.makeOptions ?? menu
      own.longPress = own.longPress ?? facets.lazy.compactMap(\.openMenu).first
      return own
    }
    for other in facets.compactMap(\.interaction).dropFirst() { own.add(other) }
    for facet in facets {
      own.makeOptions = own.makeOptions ?? facet.makeMenu
      own.longPress = own.longPress ?? facet.openMenu
    }
    own.swipeActions += rowInteraction?.swipeActions ?? []
    return own
  }

  /// The first name inside it that is no text: an image's.
  public var spokenLabel: String {
    node.facets.label ?? children.lazy.map(\.spokenLabel).first { !$0.isEmpty } ?? ""
  }

  /// What is read of it, in order: the texts inside it, and a label in the place of what has one.
  public var spokenTexts: [String] {
    if isUnspoken { return [] }
    if let label = accessibilityLabel { return [label] }
    return (node.facets.text.map { [$0] } ?? []) + readingOrder.flatMap(\.spokenTexts)
  }

  /// What the row of a list shows of it at its trailing end (navigation rule 7.5.1).
  public var rowBadge: String? {
    let badges = ([node.facets] + annotations.map(\.facets)).compactMap { $0.row?.badge }
    return badges.first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The texts inside it, in reading order.
  public var texts: [String] {
    (node.facets.text.map { [$0] } ?? []) + children.flatMap(\.texts)
  }

  /// The views inside it, and itself, that a user can do something with, outermost first.
  var controls: [(view: RenderedView, interaction: Interaction)] {
    if let interaction { return [(self, interaction)] }
    return children.flatMap(\.controls)
  }

  /// Whether it is a list's row that the list's selection names.
  public var isSelectedRow: Bool {
    controls.contains {
      [.row, .link].contains($0.interaction.role) && $0.interaction.isSelected == true
    }
  }

  /// The buttons of the list's row around `button`, one of them, that a tap on it sets off: all
  /// that have no style of their own (navigation rule 16.3).
  public func rowButtons(with button: RenderedView) -> [Interaction] {
    guard let inside = children.first(where: { $0.holds(button) }) else { return [] }
    let inner = inside.rowButtons(with: button)
    guard inner.isEmpty, case .list = node.facets.lazy else { return inner }
    return inside.controls.map(\.interaction).filter(\.answersForRow)
  }

  /// Whether it is that view, or has it inside.
  public func holds(_ other: RenderedView) -> Bool {
    self === other || children.contains { $0.holds(other) }
  }

  /// What a control is called.
  public func name(of interaction: Interaction) -> String {
    if let given = accessibilityLabel ?? interaction.label { return given }
    // What is hidden from assistive technology is still called what a user reads on it.
    let texts = (isUnspoken ? texts : spokenTexts).filter { !$0.isEmpty }
    return texts.isEmpty ? spokenLabel : texts.joined(separator: ", ")
  }
}
