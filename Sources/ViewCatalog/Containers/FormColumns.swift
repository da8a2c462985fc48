import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A form of two columns, as on a Mac: labels end where controls begin (layout rule 20.5; its
/// distances are measured).
struct FormColumnsLayout: CustomLayout {
  private struct Row {
    var view: LayoutSubview
    /// From the row's leading edge to its control.
    var indent: Double
    var proposal: ProposedSize
    var size: Size
    /// From the row before.
    var gap: Double
  }

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let (rows, column) = rows(proposal, subviews)
    return Size(
      width: rows.reduce(0) { max($0, column - $1.indent + $1.size.width) },
      height: rows.reduce(0) { $0 + $1.gap + $1.size.height })
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let (rows, column) = rows(ProposedSize(bounds.size), subviews)
    var y = bounds.minY
    for row in rows {
      y += row.gap
      row.view.place(
        at: Point(x: bounds.minX + column - row.indent, y: y), proposal: row.proposal)
      y += row.size.height
    }
  }

  /// The rows, and where the column of controls begins. Each row may take what lies between its
  /// label's beginning and the trailing edge.
  private func rows(
    _ proposal: ProposedSize, _ subviews: LayoutSubviews
  ) -> (rows: [Row], column: Double) {
    let ideal = ProposedSize(width: nil, height: nil)
    let indents = subviews.map { $0.dimensions(in: ideal)[explicit: .formControl] ?? 0 }
    let column = indents.max() ?? 0
    var rows: [Row] = []
    for (view, indent) in zip(subviews, indents) {
      let room = proposal.width.map { max(0, $0 - column + indent) }
      let offer = ProposedSize(width: room, height: nil)
      let gap = rows.last.map { $0.view.spacing.distance(to: view.spacing, along: .vertical) } ?? 0
      rows.append(
        Row(
          view: view, indent: indent, proposal: offer, size: view.sizeThatFits(offer), gap: gap))
    }
    return (rows, column)
  }
}

/// A row of such a form: a control behind its label, or alone.
struct FormRowLayout: CustomLayout {
  enum Kind {
    /// The control in the middle beside its label; neighbours keep the distances of both.
    case labeled
    /// Only the control's distances count.
    case plain
    /// A box to check, a field: each other's neighbours at 6.
    case toggle, field
    /// Label and track stand lower than the row begins.
    case slider
    /// Several lines: the label stands beside the first.
    case lines
  }

  var kind: Kind
  var hasLabel: Bool

  private static let neighbourDistance = 6.0

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let parts = parts(proposal, subviews)
    return Size(
      width: parts.indent + parts.control.width,
      height: max(parts.label.height + drop.label, parts.control.height + drop.control))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let parts = parts(ProposedSize(bounds.size), subviews)
    let isCentred = kind != .slider && kind != .lines
    func y(_ height: Double, _ drop: Double) -> Double {
      bounds.minY + (isCentred ? (bounds.size.height - height) / 2 : drop)
    }
    if hasLabel, let label = subviews.first {
      label.place(
        at: Point(x: bounds.minX, y: y(parts.label.height, drop.label)),
        proposal: ProposedSize(width: nil, height: nil))
    }
    subviews.last?.place(
      at: Point(x: bounds.minX + parts.indent, y: y(parts.control.height, drop.control)),
      proposal: ProposedSize(width: parts.room, height: nil))
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews
  ) -> Double? {
    if key.rawValue == AlignmentKey.formControl.rawValue {
      return parts(proposal, subviews).indent
    }
    return subviews.mergedAlignment(of: key, proposal: proposal, size: bounds.size)
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? {
    guard let control = subviews.last else { return nil }
    var own = kind == .toggle ? ViewSpacing() : control.spacing
    switch kind {
    case .labeled, .lines: return nil
    case .plain, .slider: return own
    case .toggle, .field:
      own.top.general = Self.neighbourDistance
      own.bottom.general = Self.neighbourDistance
      return own
    }
  }

  private var drop: (label: Double, control: Double) { kind == .slider ? (7, 1) : (0, 0) }

  private func parts(
    _ proposal: ProposedSize, _ subviews: LayoutSubviews
  ) -> (label: Size, control: Size, indent: Double, room: Double?) {
    let ideal = ProposedSize(width: nil, height: nil)
    let label = hasLabel ? subviews.first?.sizeThatFits(ideal) ?? .zero : .zero
    let indent = hasLabel ? label.width + ControlMetrics.labelSpacing : 0
    let room = proposal.width.map { max(0, $0 - indent) }
    let control = subviews.last?.sizeThatFits(ProposedSize(width: room, height: nil)) ?? .zero
    return (label, control, indent, room)
  }
}

/// A form in the style around: columns on a Mac, unless it is grouped.
func makeForm(_ content: Value, _ build: inout ViewBuild) throws {
  if try build.showStyled("FormStyle", [content]) { return }
  guard build.hasFormColumns else {
    makeList(&build, isForm: true)
    build.environment.system.isFormColumn = false
    return build.child(content)
  }
  build.environment.system.isFormColumn = true
  build.environment.system.isListRow = false
  build.layout(.custom(FormColumnsLayout()))
  build.child(content)
}

extension ViewBuild {
  fileprivate var hasFormColumns: Bool {
    switch style("formStyle") {
    case .system("ColumnsFormStyle"): true
    case .system("GroupedFormStyle"): false
    case .system, .user: environment.system.idiom == .mac
    }
  }

  /// A control of a form's columns as a row: its label, which it then does without, before it.
  /// - Parameter label: nil where the control is all of the row.
  /// - Returns: false outside of such forms.
  mutating func showInFormColumns(
    _ label: Value?, _ kind: FormRowLayout.Kind, keepsLabels: Bool = false, _ control: Value
  ) -> Bool {
    guard environment.system.isFormColumn else { return false }
    environment.system.isFormColumn = false
    let shown = environment.system.labelsHidden ? nil : label
    layout(.custom(FormRowLayout(kind: kind, hasLabel: shown != nil)))
    if let shown {
      child(.line("Label", shown), key: .named("formLabel"))
    }
    if label != nil, !keepsLabels { environment.system.labelsHidden = true }
    child(keepsLabels ? .line("Content", control) : control, key: .named("formControl"))
    return true
  }
}

extension Value {
  /// Views side by side.
  static func line(_ name: String, _ content: Value) -> Value {
    .view(name) {
      $0.layout(.hStack(.center, spacing: nil))
      $0.child(content)
    }
  }

  /// Views one below the other.
  static func column(_ name: String, spacing: Double? = nil, _ content: Value) -> Value {
    .view(name) {
      $0.layout(.vStack(.leading, spacing: spacing))
      $0.child(content)
    }
  }
}
