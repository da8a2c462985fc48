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
  private static let dialogButtonHeight = 56.0

  var view: Value {
    .view(kind == .alert ? "Alert" : "ConfirmationDialog") { build in
      let storage = (build.node.storage as? AlertStorage) ?? AlertStorage()
      build.node.storage = storage
      build.detached(try actions(), key: .named("actions"))
      if let message { build.detached(try message(), key: .named("message")) }
      build.draw {
        $0.list.append(
          .fill(.roundedRectangle(radius: 14), .color(Color(.secondaryBackground))), in: $0.frame)
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
      if buttons.count == 2 { return cancels + buttons.filter { !$0.isCancel } }
      return buttons.filter { !$0.isCancel } + buttons.filter(\.isCancel)
    }
    let others = buttons.filter { !$0.isCancel }
    // In a regular width a dialog is a popover: a tap outside is its cancel button (rule 6.9).
    if node.environment.system.horizontalSizeClass == .regular { return others }
    let added = AlertButton(key: .named("button cancel"), label: "Cancel", isCancel: true)
    return others + (cancels.isEmpty ? [added] : cancels)
  }

  private func compose(
    _ node: ViewNode, _ graph: ViewGraph, _ storage: AlertStorage
  ) throws -> [RenderedView] {
    let controls = node.child(.named("actions"))?.controls ?? []
    let buttons = buttons(node, controls)
    storage.cancel = controls.compactMap(\.facets.interaction).first(where: \.isCancel)?.tap
    let environment = node.environment
    var texts: [RenderedView] = []
    if showsTitle && !title.isEmpty {
      texts += try text(title, .headline, "title", node, graph)
    }
    let message = node.child(.named("message"))?.spokenTexts.joined(separator: " ") ?? ""
    if !message.isEmpty { texts += try text(message, .footnote, "text", node, graph) }
    let fields =
      kind == .alert
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
    let part = try graph.setPart(
      .named(key), of: node, to: .native(TextValue(runs: [run])), environment: node.environment)
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
      build.child(.native(TextValue(button.label)))
    }
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
      let inset = EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
      rows.append(composition.padding(inset, head))
    }
    if kind == .alert && buttons.count == 2 {
      rows.append(composition.make(.hStack(.center, spacing: 0), buttons.map(\.layout)))
    } else {
      rows += buttons.map(\.layout)
    }
    let card = composition.make(.vStack(.center, spacing: 0), rows)
    let system = node.environment.system
    guard kind == .confirmationDialog, system.horizontalSizeClass == .compact else {
      return composition.make(.frame(width: Self.alertWidth, height: nil, .center), [card])
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
    return allChildren.flatMap(\.controls)
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
