import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The forms of one initializer whose title is a localized key, and any other string: `TITLE` in
/// the parameters stands for the type.
func titleForms(
  _ owner: String, _ parameters: String, generics: String = "", where constraints: String = "",
  native: @escaping Native
) -> [Builtin] {
  let condition = constraints.isEmpty ? "" : " where \(constraints)"
  let own = generics.isEmpty ? "" : "<\(generics)>"
  let more = generics.isEmpty ? "" : ", \(generics)"
  func form(_ type: String) -> String {
    parameters.replacing("TITLE", with: type)
  }
  return [
    Builtin(owner, "init\(own)(\(form("LocalizedStringKey")))\(condition)", native: native),
    Builtin(
      owner, "@_disfavoredOverload init<S: StringProtocol\(more)>(\(form("S")))\(condition)",
      native: native),
  ]
}

extension String {
  /// The text with each `part` replaced; both are plain ASCII.
  func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = utf8[...]
    var kept = rest.startIndex
    while let first = part.utf8.first, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) {
        result += self[kept..<start]
        result += other
        kept = utf8.index(start, offsetBy: part.utf8.count)
        rest = utf8[kept...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return result + self[kept...]
  }
}

extension Invocation {
  /// A label of the title at `title` and the symbol named at `symbol`.
  func labelView(_ title: Int, symbol: Int) throws -> Value {
    label(
      title: try titleView(title),
      icon: .native(ImageValue(arguments[symbol].asName, isSymbol: true)))
  }
}

/// A label at the leading edge and a control at the trailing one, over the whole width (4.5).
struct LabeledControlLayout: CustomLayout {
  /// The room for what the control paints itself; nil where the last subview is the control.
  var control: Size?
  /// Whether it is only as high as its label, whatever the control's height.
  var overflows = false
  /// Whether it is only as wide as label and control need, as on a Mac.
  var hugs = false
  /// Whether its distances are a control's, and not its label's (layout rule 8.2).
  var isControl = true

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? { isControl ? .plain : nil }

  /// The text baselines of a toggle and a stepper that fill their row lie at its top, as recorded.
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews
  ) -> Double? {
    let isBaseline = key == .firstTextBaseline || key == .lastTextBaseline
    if isBaseline, control != nil, !hugs { return 0 }
    return subviews.mergedAlignment(of: key, proposal: proposal, size: bounds.size)
  }

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let parts = measure(proposal, subviews)
    let natural = parts.labels.width + parts.gap + parts.control.width
    let height =
      overflows && parts.labels.height > 0
      ? parts.labels.height : max(parts.labels.height, parts.control.height)
    let width = hugs ? natural : max(proposal.width ?? natural, parts.control.width)
    return Size(width: width, height: height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let parts = measure(ProposedSize(bounds.size), subviews)
    let room = max(0, bounds.size.width - parts.control.width - parts.gap)
    var y = bounds.midY - parts.labels.height / 2
    for label in labels(in: subviews) {
      let offer = ProposedSize(width: room, height: nil)
      label.place(at: Point(x: bounds.minX, y: y), proposal: offer)
      y += label.sizeThatFits(offer).height
    }
    if control == nil, let last = subviews.last {
      last.place(
        at: Point(x: bounds.maxX, y: bounds.midY), anchor: UnitPoint(x: 1, y: 0.5),
        proposal: ProposedSize(parts.control))
    }
  }

  private func labels(in subviews: LayoutSubviews) -> some Collection<LayoutSubview> {
    subviews.prefix(control == nil ? max(0, subviews.count - 1) : subviews.count)
  }

  /// The last subview has its own size, or all the room that its labels leave.
  private func last(
    of subviews: LayoutSubviews, beside labels: some Collection<LayoutSubview>, _ gap: Double,
    _ proposal: ProposedSize
  ) -> Size {
    guard let last = subviews.last else { return .zero }
    let own = last.sizeThatFits(ProposedSize(width: nil, height: nil))
    let widest =
      labels.map { $0.sizeThatFits(ProposedSize(width: nil, height: nil)).width }.max() ?? 0
    guard let room = proposal.width.map({ $0 - widest - gap }), room > own.width else { return own }
    return last.sizeThatFits(ProposedSize(width: room, height: nil))
  }

  private func measure(
    _ proposal: ProposedSize, _ subviews: LayoutSubviews
  ) -> (labels: Size, control: Size, gap: Double) {
    let labels = labels(in: subviews)
    let gap = labels.isEmpty ? 0 : ControlMetrics.labelSpacing
    let control = control ?? self.last(of: subviews, beside: labels, gap, proposal)
    let room = proposal.width.map { max(0, $0 - control.width - gap) }
    var size = Size.zero
    for label in labels {
      let own = label.sizeThatFits(ProposedSize(width: room, height: nil))
      size = Size(width: max(size.width, own.width), height: size.height + own.height)
    }
    return (size, control, gap)
  }
}

extension SystemValues {
  /// Whether the view stands in a row of a Mac's grouped form: labels at the leading edge, controls
  /// without borders at the trailing one.
  var isMacFormRow: Bool { idiom == .mac && isListRow && listStyle == .grouped }
}

extension ViewBuild {
  /// A control of this size behind its label, or alone where labels are hidden.
  mutating func labeledControl(_ size: Size, isHidden: Bool) {
    let system = environment.system
    guard !isHidden else { return layout(.fixed(FixedLeaf(size))) }
    layout(
      .custom(
        LabeledControlLayout(
          control: size, overflows: system.isListRow && controlMetrics.overflowsRows,
          hugs: system.idiom == .mac && !system.isListRow)))
  }

  /// A Mac's control with its label before it, no wider than both (layout rule 4.5); false
  /// elsewhere, in rows, and where labels are hidden.
  mutating func showBehindLabel(
    _ label: Value, _ control: Value, _ alignment: VerticalAlignment = .center
  ) -> Bool {
    let system = environment.system
    guard system.idiom == .mac, !system.isListRow, !system.labelsHidden else { return false }
    layout(.hStack(alignment, spacing: ControlMetrics.labelSpacing))
    controlLabel(label, key: .named("formLabel"))
    environment.system.labelsHidden = true
    child(control, key: .named("formControl"))
    return true
  }

  /// The label of a control; on a Mac in body type, but in a form's columns.
  mutating func controlLabel(_ label: Value, key: ChildKey) {
    let outer = environment.system.font
    if environment.system.idiom == .mac, outer == nil {
      environment.system.font = smallControlFont ?? FontSpec(.style(.body))
    }
    child(label.withSubtitles, key: key)
    environment.system.font = outer
  }

  /// What the control shows and does as a whole, with its children as label.
  mutating func control(_ kind: Control.Kind) {
    control(painted(kind))
  }

  mutating func control(_ control: Control) {
    draw { $0.list.append(.begin(.control(control)), in: $0.frame) }
    drawOver { $0.list.append(.end, in: $0.frame) }
  }

  /// A control of a row of a Mac's grouped form behind its label, which it then does without.
  /// - Returns: false elsewhere, and where labels are hidden.
  mutating func showInFormRow(_ label: Value, _ control: Value) -> Bool {
    guard environment.system.isMacFormRow, !environment.system.labelsHidden else { return false }
    layout(.custom(LabeledControlLayout()))
    controlLabel(label, key: .named("formLabel"))
    environment.system.labelsHidden = true
    environment.system.paragraph.alignment = .trailing
    child(control, key: .named("formControl"))
    return true
  }

  /// A field with its text in the type, the colour and the alignment of its surroundings.
  func paintedField(_ kind: Control.Kind, isBordered: Bool) -> Control {
    let system = environment.system
    let font = system.font()
    var control = painted(kind)
    control.isBordered = isBordered
    control.textStyle = TextStyle(
      size: font.size, weight: font.weight.rawValue, design: font.design.drawn,
      isItalic: font.isItalic, color: system.foreground ?? Color(.primary))
    let place =
      switch system.paragraph.alignment {
      case .leading: 0.0
      case .center: 0.5
      case .trailing: 1.0
      }
    control.textPlace = environment.layoutDirection == .rightToLeft ? 1 - place : place
    return control
  }

  /// The control as its surroundings say: enabled or not, in their tint.
  func painted(_ kind: Control.Kind) -> Control {
    var control = Control(
      kind, isEnabled: environment.system.isEnabled, tint: environment.system.tint)
    control.isMirrored = environment.layoutDirection == .rightToLeft
    return control
  }

  /// Paints the control in a part of the frame: at the trailing edge, in the middle.
  mutating func paint(_ kind: Control.Kind, trailing size: Size) {
    let control = painted(kind)
    let isMirrored = environment.layoutDirection == .rightToLeft
    drawOver { context in
      let frame = context.frame
      let x = isMirrored ? frame.minX : frame.maxX - size.width
      let spot = Rect(
        x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      context.list.append(.control(control), in: spot)
    }
  }

  /// Paints the control over the whole frame.
  mutating func paint(_ kind: Control.Kind) { paint(painted(kind)) }

  mutating func paint(_ control: Control) {
    drawOver { $0.list.append(.control(control), in: $0.frame) }
  }

  /// A control's part of the report, enabled as its surroundings say.
  func interaction(_ role: Interaction.Role, tap: (() throws -> Void)? = nil) -> Interaction {
    var interaction = Interaction(role, tap: tap)
    interaction.isEnabled = environment.system.isEnabled
    return interaction
  }

  /// The value of a style modifier around: the name of a system style's type, or a user's own.
  func style(_ kind: String) -> ControlStyle {
    guard let value = environment.system.styles[kind] else { return .system("") }
    if case .structure(let style) = value, !style.type.isBuiltin { return .user(value) }
    if case .structure(let style) = value { return .system(style.type.name) }
    return .system("")
  }
}

extension Value {
  /// A control's label with what follows a first text as its subtitle: smaller, and secondary.
  var withSubtitles: Value {
    guard case .tuple(let views) = self, views.first?.as(TextValue.self) != nil else { return self }
    return .tuple(
      views.enumerated().map { index, view in
        guard index > 0 else { return view }
        return .modifier("Subtitle", of: view) {
          $0.environment.system.font = FontSpec(.style(.subheadline))
          $0.environment.system.foreground = Color(.secondary)
        }
      })
  }
}

/// A style as `buttonStyle(_:)` and its like set it.
enum ControlStyle {
  /// The type's name; empty where nothing was set.
  case system(String)
  /// A type of the program's, with `makeBody(configuration:)`.
  case user(Value)
}

/// A modifier that sets a control's style for everything inside.
func styleModifier(_ call: Invocation, _ kind: String) -> Value {
  let style = call.arguments[1]
  return .modifier(kind, of: call.arguments[0]) { $0.environment.system.styles[kind] = style }
}

/// A style protocol with the system's styles: `.bordered`, and `BorderedButtonStyle()`.
func styleDeclarations(_ proto: String, _ styles: [(member: String, type: String)]) -> [Builtin] {
  styles.flatMap { style in
    [
      Builtin(nil, "struct \(style.type): \(proto) { init() {} }"),
      Builtin(
        "\(proto) where Self == \(style.type)",
        "static var \(style.member): \(style.type) { \(style.type)() }"),
    ]
  }
}

extension ViewNode {
  /// The texts of a view that is not on the screen itself: an option's label.
  var spokenText: String {
    let texts = texts
    return texts.isEmpty ? symbolName : texts.joined(separator: ", ")
  }

  /// The texts inside it, in order.
  var texts: [String] {
    if let text = facets.accessibilityLabel ?? facets.text { return [text] }
    return orderedChildren.flatMap(\.texts)
  }

  private var symbolName: String {
    facets.label ?? orderedChildren.lazy.map(\.symbolName).first { !$0.isEmpty } ?? ""
  }
}
