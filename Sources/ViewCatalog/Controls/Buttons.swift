import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Button` in its forms.
var buttons: [Builtin] {
  [
    Builtin(nil, "struct Button<Label: View>: View { typealias Body = Never }"),
    Builtin(
      nil,
      """
      struct ButtonRole: Equatable, Sendable {
        let _name: String
        static let destructive = ButtonRole(_name: "destructive")
        static let cancel = ButtonRole(_name: "cancel")
        static let confirm = ButtonRole(_name: "confirm")
        static let close = ButtonRole(_name: "close")
      }
      """),
    Builtin(
      "Button", "init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)"
    ) { button(label: try $0.views(1), action: $0.arguments[0]) },
    Builtin(
      "Button",
      """
      init(role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label)
      """
    ) { button(label: try $0.views(2), action: $0.arguments[1], role: $0.arguments[0]) },
    Builtin(
      "Button where Label == PrimitiveButtonStyleConfiguration.Label",
      "init(_ configuration: PrimitiveButtonStyleConfiguration)"
    ) { call in
      guard case .structure(let configuration) = call.arguments[0] else { return .void }
      return button(
        label: configuration.fields[1], action: configuration.fields[2],
        role: configuration.fields[0])
    },
  ]
    + titleForms(
      "Button where Label == Text", "_ title: TITLE, action: @escaping @MainActor () -> Void"
    ) { button(label: try $0.titleView(0), action: $0.arguments[1]) }
    + titleForms(
      "Button where Label == Text",
      "_ title: TITLE, role: ButtonRole?, action: @escaping @MainActor () -> Void"
    ) { button(label: try $0.titleView(0), action: $0.arguments[2], role: $0.arguments[1]) }
    + titleForms(
      "Button where Label == Text",
      "_ title: TITLE, systemImage: String, action: @escaping @MainActor () -> Void"
    ) { call in button(label: try call.labelView(0, symbol: 1), action: call.arguments[2]) }
    + titleForms(
      "Button where Label == Text",
      """
      _ title: TITLE, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      """
    ) { call in
      button(
        label: try call.labelView(0, symbol: 1), action: call.arguments[3], role: call.arguments[2])
    }
}

/// A button over its label.
func button(label: Value, action: Value, role: Value = .none) -> Value {
  let look = ButtonParts(label: label, action: action, role: role)
  return .view("Button") { try look.build(&$0) }
}

/// What a button is made of.
struct ButtonParts {
  var label: Value
  var action: Value
  var role: Value

  func build(_ build: inout ViewBuild) throws {
    let machine = build.machine
    let action = action
    var interaction = build.interaction(.button) { _ = try machine.call(action, []) }
    interaction.isDestructive = roleName == "destructive"
    interaction.isCancel = roleName == "cancel"
    if case .system(let name) = build.style("buttonStyle") {
      interaction.answersForRow =
        build.environment.system.isListRow && !build.environment.system.isTableCell
        && ["", "DefaultButtonStyle"].contains(name)
    }
    try show(interaction, &build)
  }

  /// Whether the style around gives more than the label's colour.
  func isDressed(_ build: ViewBuild) -> Bool {
    switch build.style("buttonStyle") {
    case .user: true
    case .system(let name):
      name.contains("Bordered") || name.contains("Glass")
        || build.fillsButtons && ["", "DefaultButtonStyle"].contains(name)
    }
  }

  /// The label in the style around, as what does this.
  func show(_ interaction: Interaction, _ build: inout ViewBuild) throws {
    if case .user(let style) = build.style("buttonStyle") {
      return try styled(style, interaction, &build)
    }
    build.facets.interaction = interaction
    color(&build)
    switch shape(&build) {
    case .plain:
      build.control(.button(.plain))
      if build.controlMetrics.buttonsArePlainBelow, isBorderless(build) {
        build.compose { try row($0, $1, in: .custom(PlainBelow())) }
      } else {
        build.layout(.hStack(.center, spacing: nil))
      }
    case .bordered(let look, let insets):
      if let small = build.smallControlFont, build.environment.system.font == nil {
        build.environment.system.font = small
      }
      var control = build.painted(.button(look))
      control.cornerRadius = cornerRadius(build)
      if roleName == "destructive" { control.tint = Color(.red) }
      build.control(control)
      if build.fillsButtons {
        build.layout(
          .flexibleFrame(FlexibleFrame(maxWidth: .infinity, minHeight: watchButtonHeight), .center))
        return build.child(
          .view("Padding") {
            $0.layout(.padding(insets))
            $0.child(.line("Label", label))
          })
      }
      let isRound = build.environment[.property("buttonBorderShape")]?.staticName == "circle"
      build.compose {
        try row($0, $1, in: isRound ? .custom(RoundDress(insets: insets)) : .padding(insets))
      }
    }
    build.child(label)
  }

  private func isBorderless(_ build: ViewBuild) -> Bool {
    guard case .system(let name) = build.style("buttonStyle") else { return false }
    return ["", "DefaultButtonStyle", "BorderlessButtonStyle"].contains(name)
  }

  private var roleName: String {
    if case .structure(let role) = role { return role.fields.first?.asName ?? "" }
    return ""
  }

  private enum Shape {
    case plain
    case bordered(Control.ButtonStyle, EdgeInsets)
  }

  private func shape(_ build: inout ViewBuild) -> Shape {
    guard case .system(let name) = build.style("buttonStyle") else { return .plain }
    let isMac = build.environment.system.idiom == .mac
    let insets = build.controlMetrics.borderedButton(build.controlSize)
    switch name {
    case "BorderedProminentButtonStyle", "GlassProminentButtonStyle":
      if build.environment.system.isEnabled {
        build.environment.system.foreground =
          build.environment.system.askedForeground ?? Color(.white)
      }
      return .bordered(.prominent, insets)
    case "BorderedButtonStyle", "GlassButtonStyle": return .bordered(.bordered, insets)
    case "", "DefaultButtonStyle":
      guard isMac || build.fillsButtons, !build.environment.system.isListRow else {
        return .plain
      }
      return .bordered(.bordered, insets)
    case _: return .plain
    }
  }

  /// Rounded before iOS 26 unless the program says otherwise, in points; nil is a capsule.
  private func cornerRadius(_ build: ViewBuild) -> Double? {
    let size = build.controlSize
    let shape = build.environment[.property("buttonBorderShape")]?.staticName
    let isCapsule = build.environment.system.switches.isRedesigned && shape == nil
    if isCapsule || shape == "capsule" || shape == "circle" { return nil }
    return size == "large" || size == "extraLarge" ? 12 : 7
  }

  private func color(_ build: inout ViewBuild) {
    let system = build.environment.system
    if system.isEnabled, system.askedForeground == nil, roleName == "destructive" {
      build.environment.system.foreground = Color(.red)
    } else if system.isEnabled, case .system("PlainButtonStyle") = build.style("buttonStyle") {
      build.environment.system.foreground = system.foreground
    } else if system.idiom == .mac, system.isEnabled, system.tint == nil,
      case .bordered = shape(&build)
    {
      build.environment.system.foreground = system.askedForeground ?? Color(.primary)
    } else {
      build.environment.system.foreground = system.labelColor
    }
  }

  /// The program's own style: its body in the button's place, with the label inside.
  private func styled(
    _ style: Value, _ interaction: Interaction, _ build: inout ViewBuild
  ) throws {
    let machine = build.machine
    let connected = try build.graph.connected(style, at: build.node)
    let isPrimitive = machine.conforms(
      machine.dynamicType(of: style), toProtocol: "PrimitiveButtonStyle")
    let proto = isPrimitive ? "PrimitiveButtonStyle" : "ButtonStyle"
    guard let makeBody = machine.requirement("makeBody", of: proto) else { return }
    let configuration =
      isPrimitive
      ? machine.structure("PrimitiveButtonStyleConfiguration", [role, label, action])
      : machine.structure("ButtonStyleConfiguration", [role, label, .bool(false)])
    build.environment.system.styles["buttonStyle"] = nil
    build.layout(.hStack(.center, spacing: nil))
    if !isPrimitive {
      build.facets.interaction = interaction
      build.control(.button(.plain))
    }
    build.child(try machine.call(makeBody, on: connected, [configuration]))
  }
}

/// The least height of a watch's buttons, in points.
private let watchButtonHeight = 44.0

extension ViewBuild {
  /// Whether buttons with a border are as wide as they can be: on a watch, but not in its bars.
  fileprivate var fillsButtons: Bool {
    let system = environment.system
    return system.idiom == .watch && !system.isListRow && !system.isBarItem
  }
}

/// The label's views in a row, inside of what dresses it.
private func row(
  _ node: ViewNode, _ graph: ViewGraph, in dress: LayoutSpec
) throws -> [RenderedView] {
  let label = try node.attached.flatMap { try graph.render($0) }
  let outer = graph.layout(of: node, at: 0, dress)
  let row = graph.layout(of: node, at: 1, .hStack(.center, spacing: nil))
  graph.tree.setChildren(label.map(\.layout), of: row)
  graph.tree.setChildren([row], of: outer)
  return [RenderedView(node: node, index: 0, layout: outer, children: label)]
}

/// A circle around its one subview, as wide and high as the larger side with these insets.
private struct RoundDress: CustomLayout {
  let insets: EdgeInsets

  private func inside(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let label = subviews.first?.sizeThatFits(inside(proposal)) ?? .zero
    let side = max(label.width + insets.horizontal, label.height + insets.vertical)
    return Size(width: side, height: side)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    subviews.first?.place(
      at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inside(proposal))
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? { .plain }
}

/// As large as its one subview, with a control's distance below it.
private struct PlainBelow: CustomLayout {
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? {
    guard var spacing = subviews.first?.spacing else { return nil }
    spacing.bottom = ViewSpacing.plain.bottom
    return spacing
  }
}

extension Machine {
  func conforms(_ type: Type, toProtocol name: String) -> Bool {
    types.nominal(name).map { conforms(type, to: $0) } ?? false
  }
}
