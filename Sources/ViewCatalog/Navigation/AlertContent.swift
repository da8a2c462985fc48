import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The card of an alert or dialog: texts, fields, and the buttons in the system's order.
///
/// The program's own buttons are kept up to date but not shown: the card's stand for them, with
/// their texts only (navigation rule 6.5), and close it after their actions (rule 6.1).
struct AlertContent {
  var title: String
  var kind: ScreenKind
  var showsTitle: Bool
  var actions: () throws -> Value
  var message: (() throws -> Value)?
  var close: () throws -> Void

  /// In points.
  private static let alertWidth = 270.0
  private static let buttonHeight = 44.0
  private static let dialogMargin = 8.0
  private static let dialogButtonHeight = 57.0
  private static let headInset = 20.0

  var view: Value {
    .view(kind == .alert ? "Alert" : "ConfirmationDialog") { build in
      let storage = (build.node.storage as? AlertStorage) ?? AlertStorage()
      build.node.storage = storage
      build.detached(try actions(), key: .named("actions"))
      if let message { build.detached(try message(), key: .named("message")) }
      let (node, graph) = (build.node, build.graph)
      build.draw { [weak node, unowned graph] in
        if let node { draw(node, graph, &$0) }
      }
      build.compose { node, graph in try compose(node, graph, storage) }
    }
  }

  // MARK: Buttons

  /// The program's buttons, and the one that the system adds (rules 6.2, 6.3 and 6.7).
  private func buttons(_ node: ViewNode, _ controls: [ViewNode]) -> [AlertButton] {
    var buttons = controls.compactMap { control -> AlertButton? in
      guard let interaction = control.facets.interaction, interaction.text == nil else {
        return nil
      }
      let label = interaction.label ?? control.spokenTexts.joined(separator: " ")
      return AlertButton(
        key: .named("button \(control.id)"), label: label, isCancel: interaction.isCancel,
        isDestructive: interaction.isDestructive, isEnabled: interaction.isEnabled,
        action: interaction.tap)
    }
    let cancels = buttons.filter(\.isCancel)
    if kind == .alert, buttons.isEmpty {
      buttons.append(AlertButton(key: .named("button ok"), label: "OK", isCancel: true))
    }
    guard kind == .confirmationDialog else {
      if isInRow(buttons.count, node) { return cancels + buttons.filter { !$0.isCancel } }
      return buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel)
    }
    let others = buttons.filter { !$0.isCancel }
    // In a tablet's regular width a dialog is a popover: a tap outside is its cancel button (rule
    // 6.9). A Mac's is a panel with all its buttons.
    let system = node.environment.system
    if system.windowWidthClass == .regular, system.idiom != .mac { return others }
    let added = AlertButton(key: .named("button cancel"), label: "Cancel", isCancel: true)
    return others + (cancels.isEmpty ? [added] : cancels)
  }

  /// Two buttons of an alert stand side by side (rule 6.7), but for a watch, where there is no
  /// room.
  private func isInRow(_ count: Int, _ node: ViewNode) -> Bool {
    kind == .alert && count == 2 && node.environment.system.idiom != .watch
  }

  private func compose(
    _ node: ViewNode, _ graph: ViewGraph, _ storage: AlertStorage
  ) throws -> [RenderedView] {
    for part in ["actions", "message"] {
      if let part = node.child(.named(part)) { try graph.realise(part) }
    }
    let controls = node.child(.named("actions"))?.controls ?? []
    let buttons = buttons(node, controls)
    storage.cancel = controls.compactMap(\.facets.interaction).first(where: \.isCancel)?.tap
    let environment = node.environment
    var texts: [RenderedView] = []
    if showsTitle && !title.isEmpty {
      let style: Font.TextStyle = kind == .alert ? .headline : .footnote
      texts += try text(title, style, "title", node, graph)
    }
    let message = node.child(.named("message"))?.spokenTexts.joined(separator: " ") ?? ""
    if !message.isEmpty { texts += try text(message, .footnote, "text", node, graph) }
    let fields =
      kind == .alert && environment.system.switches.alertsTakeFields
      ? try controls.filter { $0.facets.interaction?.text != nil }.flatMap { try graph.render($0) }
      : []
    var rows: [RenderedView] = []
    for button in buttons {
      let part = try graph.setPart(
        button.key, of: node, to: buttonView(button), environment: environment)
      rows += try graph.render(part)
    }
    let wanted = Set(buttons.map(\.key) + [.named("title"), .named("text")])
    for key in node.parts.keys where !wanted.contains(key) { graph.removePart(key, of: node) }
    let layout = arrange(node, graph, texts, fields, rows)
    return [
      RenderedView(node: node, index: 0, layout: layout, children: texts + fields + rows)
    ]
  }

  private func text(
    _ text: String, _ style: Font.TextStyle, _ key: String, _ node: ViewNode, _ graph: ViewGraph
  ) throws -> [RenderedView] {
    var run = TextValue.Run(text: text)
    run.font = FontSpec(.style(style))
    if kind == .confirmationDialog { run.color = .native(ColorValue(.secondary)) }
    var environment = node.environment
    environment.system.paragraph.alignment = .center
    let part = try graph.setPart(
      .named(key), of: node, to: .native(TextValue(runs: [run])), environment: environment)
    return try graph.render(part)
  }

  private func buttonView(_ button: AlertButton) -> Value {
    let close = close
    return .view("Button") { build in
      var interaction = Interaction(.button) {
        try button.action?()
        try close()
      }
      interaction.label = button.label
      interaction.isEnabled = button.isEnabled
      interaction.isDestructive = button.isDestructive
      interaction.isCancel = button.isCancel
      build.facets.interaction = interaction
      let color: SystemColor = button.isDestructive ? .red : .accentColor
      build.environment.system.foreground = Color(button.isEnabled ? color : .tertiary)
      let height = kind == .alert ? Self.buttonHeight : Self.dialogButtonHeight
      build.layout(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: 0, maxWidth: .infinity, minHeight: height, maxHeight: height), .center))
      var run = TextValue.Run(text: button.label)
      if button.isCancel { run.weight = .weight(.semibold) }
      build.child(.native(TextValue(runs: [run])))
    }
  }

  // MARK: Painting

  /// The card, with lines around its buttons; a dialog at the screen's edge has its cancel button
  /// on a card of its own.
  private func draw(_ node: ViewNode, _ graph: ViewGraph, _ context: inout DrawContext) {
    let rows = node.parts.values.filter { $0.facets.interaction != nil }
      .compactMap { part in
        graph.frame(of: part).map { (frame: $0, isCancel: part.facets.interaction?.isCancel) }
      }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    guard isAtEdge(node) else {
      surface(context.frame, 14, &context)
      return lines(rows.map(\.frame), in: context.frame, &context)
    }
    let (others, cancels) = (
      rows.filter { $0.isCancel != true }, rows.filter { $0.isCancel == true }
    )
    for row in cancels { surface(row.frame, 14, &context) }
    let texts = [ChildKey.named("title"), .named("text")]
      .compactMap { node.parts[$0] }.compactMap { graph.frame(of: $0) }
    guard let low = (others.map(\.frame) + texts).map(\.minY).min(),
      let high = (others.map(\.frame) + texts).map(\.maxY).max()
    else { return }
    let top = texts.isEmpty ? low : low - Self.headInset
    let card = Rect(
      x: context.frame.minX + Self.dialogMargin, y: top,
      width: context.frame.size.width - 2 * Self.dialogMargin, height: high - top)
    surface(card, 14, &context)
    lines(others.map(\.frame), in: card, &context)
  }

  private func surface(_ frame: Rect, _ radius: Double, _ context: inout DrawContext) {
    context.list.append(
      .fill(.roundedRectangle(radius: radius), .color(Color(.secondaryBackground))), in: frame)
  }

  /// Above each button that is not the card's first, and between two in a row.
  private func lines(_ buttons: [Rect], in card: Rect, _ context: inout DrawContext) {
    func line(_ frame: Rect) {
      context.list.append(.stroke(.line, Color(.separator), lineWidth: 0.5), in: frame)
    }
    for (index, button) in buttons.enumerated() {
      if index > 0, button.minY < buttons[index - 1].maxY - 1 {
        line(Rect(x: button.minX, y: button.minY, width: 0.33, height: button.size.height))
      } else if button.minY > card.minY + 1 {
        line(Rect(x: card.minX, y: button.minY, width: card.size.width, height: 0.33))
      }
    }
  }

  private func isAtEdge(_ node: ViewNode) -> Bool {
    kind == .confirmationDialog && node.environment.system.windowWidthClass == .compact
  }

  // MARK: Layout

  private func arrange(
    _ node: ViewNode, _ graph: ViewGraph, _ texts: [RenderedView], _ fields: [RenderedView],
    _ buttons: [RenderedView]
  ) -> LayoutNode {
    var composition = Composition(node, in: graph)
    var rows: [LayoutNode] = []
    if !(texts + fields).isEmpty {
      let head = composition.make(.vStack(.center, spacing: 4), (texts + fields).map(\.layout))
      let inset = EdgeInsets(
        top: Self.headInset, leading: 16, bottom: Self.headInset, trailing: 16)
      rows.append(composition.padding(inset, head))
    }
    if isInRow(buttons.count, node) {
      rows.append(composition.make(.hStack(.center, spacing: 0), buttons.map(\.layout)))
    } else {
      rows += buttons.map(\.layout)
    }
    if isAtEdge(node), rows.count > 1, let last = rows.popLast() {
      // The cancel button stands apart.
      let gap = EdgeInsets(top: Self.dialogMargin, leading: 0, bottom: 0, trailing: 0)
      rows.append(composition.padding(gap, last))
    }
    let card = composition.make(.vStack(.center, spacing: 0), rows)
    guard isAtEdge(node) else {
      let room = node.environment.system.windowSize.width - 2 * Self.dialogMargin
      let width = min(Self.alertWidth, room)
      return composition.make(.frame(width: width, height: nil, .center), [card])
    }
    let margin = Self.dialogMargin
    let inset = EdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)
    return composition.filling(composition.padding(inset, card), .bottom)
  }
}

/// One button of the card.
struct AlertButton {
  var key: ChildKey
  var label: String
  var isCancel = false
  var isDestructive = false
  var isEnabled = true
  var action: (() throws -> Void)?
}

/// What the card keeps: the action of its cancel button, for a tap outside.
final class AlertStorage: NodeStorage {
  var cancel: (() throws -> Void)?
}

extension ViewNode {
  /// The topmost controls below, in order.
  var controls: [ViewNode] {
    if facets.interaction != nil { return [self] }
    return orderedChildren.flatMap(\.controls)
  }

  /// The texts below, in order.
  var spokenTexts: [String] {
    (facets.text.map { [$0] } ?? []) + allChildren.flatMap(\.spokenTexts)
  }

  /// The first name below that is no text: a symbol's.
  var spokenName: String? {
    facets.label ?? allChildren.lazy.compactMap(\.spokenName).first
  }

  /// The card's storage, where the node is one or has one below.
  var alertStorage: AlertStorage? {
    (storage as? AlertStorage) ?? allChildren.lazy.compactMap(\.alertStorage).first
  }
}
