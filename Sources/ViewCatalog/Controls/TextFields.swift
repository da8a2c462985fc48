import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `TextField`, `SecureField` and `TextEditor`.
var textFields: [Builtin] {
  [
    Builtin(nil, "struct TextField<Label: View>: View { typealias Body = Never }"),
    Builtin(nil, "struct SecureField<Label: View>: View { typealias Body = Never }"),
    Builtin(nil, "struct TextEditor: View { typealias Body = Never }"),
    Builtin("TextEditor", "init(text: Binding<String>)") { call in
      textEditor(try call.bound(0))
    },
    Builtin(
      "TextEditor",
      "init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }"),
    Builtin(
      "TextEditor",
      """
      init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(
          text: Binding(
            get: { String(text.wrappedValue.characters) },
            set: { text.wrappedValue = AttributedString($0) }))
      }
      """),
    Builtin(
      nil,
      """
      struct AttributedTextSelection: Equatable, Hashable {
        init() {}
        init(insertionPoint: AttributedString.Index) {}
        init(range: Range<AttributedString.Index>) {}
      }
      """),
    Builtin(
      "TextField where Label == Text",
      """
      init(_ titleKey: LocalizedStringKey, text: Binding<String>,
        selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
      { self.init(titleKey, text: text, prompt: prompt) }
      """),
    Builtin(
      nil,
      """
      struct TextSelection: Equatable, Hashable {
        enum Indices: Equatable, Hashable {
          case selection(Range<String.Index>)
          case multiSelection([Range<String.Index>])
        }
        var indices: TextSelection.Indices
        var isInsertion: Bool {
          if case .selection(let range) = indices { return range.isEmpty }
          return false
        }
        init(range: Range<String.Index>) { indices = .selection(range) }
        init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
      }
      """),
    Builtin(
      "TextField",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { field(.textField, label: try $0.views(2), try $0.bound(0), prompt: $0.arguments[1]) },
    Builtin(
      "TextField",
      """
      init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
      """
    ) { field(.textField, label: try $0.views(3), try $0.bound(0), prompt: $0.arguments[1]) },
    Builtin(
      "SecureField",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { field(.secureField, label: try $0.views(2), try $0.bound(0), prompt: $0.arguments[1]) },
  ]
    + titleForms(
      "TextField where Label == Text", "_ title: TITLE, text: Binding<String>, prompt: Text? = nil"
    ) { field(.textField, label: try $0.titleView(0), try $0.bound(1), prompt: $0.arguments[2]) }
    + titleForms(
      "TextField where Label == Text",
      "_ title: TITLE, text: Binding<String>, prompt: Text? = nil, axis: Axis"
    ) { call in
      let isTall = call.arguments[3].caseName == "vertical"
      return field(
        .textField, label: try call.titleView(0), try call.bound(1), prompt: call.arguments[2],
        isTall: isTall)
    }
    + titleForms(
      "TextField where Label == Text",
      """
      _ title: TITLE, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
      """
    ) { call in
      let (machine, editing, commit) = (call.machine, call.arguments[2], call.arguments[3])
      return field(
        .textField, label: try call.titleView(0), try call.bound(1), prompt: .none,
        onEditing: { _ = try machine.call(editing, [.bool($0)]) },
        onCommit: { _ = try machine.call(commit, []) })
    }
    + titleForms(
      "TextField where Label == Text",
      "_ title: TITLE, text: Binding<String>, onCommit: @escaping () -> Void"
    ) { call in
      let (machine, commit) = (call.machine, call.arguments[2])
      return field(
        .textField, label: try call.titleView(0), try call.bound(1), prompt: .none,
        onCommit: { _ = try machine.call(commit, []) })
    }
    + titleForms(
      "SecureField where Label == Text",
      "_ title: TITLE, text: Binding<String>, prompt: Text? = nil"
    ) { field(.secureField, label: try $0.titleView(0), try $0.bound(1), prompt: $0.arguments[2]) }
    + titleForms(
      "SecureField where Label == Text",
      "_ title: TITLE, text: Binding<String>, onCommit: @escaping () -> Void"
    ) { call in
      let (machine, commit) = (call.machine, call.arguments[2])
      return field(
        .secureField, label: try call.titleView(0), try call.bound(1), prompt: .none,
        onCommit: { _ = try machine.call(commit, []) })
    }
}

/// A field for one line of text: as wide as it can be, its title inside while it is empty.
/// - Parameter reading: when the binding is told of what was typed.
func field(
  _ role: Interaction.Role, label: Value, _ text: BindingValue, prompt: Value,
  isTall: Bool = false, reading: FieldReading = .text, onEditing: ((Bool) throws -> Void)? = nil,
  onCommit: (() throws -> Void)? = nil
) -> Value {
  let parts = FieldParts(
    role: role, label: label, text: text, prompt: prompt, isTall: isTall, reading: reading,
    onEditing: onEditing, onCommit: onCommit)
  return .view(role == .secureField ? "SecureField" : "TextField") { try parts.build(&$0) }
}

/// What a text field is made of.
private struct FieldParts {
  var role: Interaction.Role
  var label: Value
  var text: BindingValue
  var prompt: Value
  var isTall: Bool
  var reading: FieldReading
  var onEditing: ((Bool) throws -> Void)?
  var onCommit: (() throws -> Void)?

  func build(_ build: inout ViewBuild) throws {
    if build.showInFormColumns(label, .field, unlabeled) { return }
    if label.as(TextValue.self)?.string.isEmpty != true, build.showInFormRow(label, unlabeled) {
      return
    }
    let machine = build.machine
    let typed = reading == .text ? nil : TypedText(of: text, reading, &build)
    let text = typed?.binding ?? text
    let content = try machine.description(of: text.get())
    let title = label.as(TextValue.self)?.string
    let placeholder = prompt.as(TextValue.self)?.string ?? title ?? ""
    var interaction = build.interaction(role)
    interaction.label = title?.isEmpty == true ? placeholder : title
    interaction.placeholder = placeholder
    interaction.value = role == .secureField ? "" : content
    interaction.readsAtEnd = reading == .atEnd
    let (onEditing, onCommit) = (onEditing, onCommit)
    let focus = FieldFocus(build) { isFocused in
      if !isFocused { try typed?.end() }
      try onEditing?(isFocused)
    }
    interaction.tap = focus.gain
    interaction.text = (
      get: { try machine.description(of: text.get()) },
      set: {
        try focus.gain()
        try text.set(.string($0))
      }
    )
    let submit = build.environment[.property(SubmitAction.key)]?.as(SubmitAction.self)
    let isTall = isTall
    let graph = build.graph
    interaction.submit = {
      // In a field of several lines the return key begins another one.
      if isTall { return try text.set(.string(machine.description(of: text.get()) + "\n")) }
      let requests = graph.focusRequests
      try typed?.end()
      try onCommit?()
      try submit?.run(in: machine)
      // The return key puts the keyboard away, unless the program has moved the focus, or has asked
      // for it to stay.
      if graph.focusRequests != requests, try focus.isWanted() { return }
      try focus.lose()
    }
    build.facets.interaction = interaction
    if title == nil { build.label(label, isHidden: true) }
    let isFocused = try focus.isFocused()
    build.paint(
      build.paintedField(
        role == .secureField
          ? .secureField(count: content.count, placeholder: placeholder, isFocused: isFocused)
          : .textField(text: content, placeholder: placeholder, isFocused: isFocused),
        isBordered: isRounded(build)))
    layout(content.isEmpty ? placeholder : content, &build)
  }

  /// The field of a form's row, which has its label beside it and not in it.
  private var unlabeled: Value {
    var field = self
    if prompt.as(TextValue.self) == nil { field.prompt = .native(TextValue("")) }
    let parts = field
    return .view(role == .secureField ? "SecureField" : "TextField") { try parts.build(&$0) }
  }

  private func isRounded(_ build: ViewBuild) -> Bool {
    if case .system(let name) = build.style("textFieldStyle"), !name.isEmpty {
      return name == "RoundedBorderTextFieldStyle"
    }
    let system = build.environment.system
    return system.idiom == .mac && !system.isMacFormRow
  }

  private func layout(_ shown: String, _ build: inout ViewBuild) {
    let isRounded = isRounded(build)
    let text = TextLayout.plain(shown, in: build.environment.system)
    let metrics = build.controlMetrics
    let inset = isRounded ? metrics.roundedFieldInset : 0
    let measured = text.measure(ProposedSize(width: nil, height: nil))
    let size = measured.size
    let standard = Font.standard(on: build.environment.system.platform).size
    let line = metrics.plainFieldHeight * build.environment.system.font().size / standard
    let height = isRounded ? metrics.roundedFieldHeight : line
    if isTall {
      return build.layout(
        .measured(TallFieldLeaf(text: text, inset: inset, height: height, line: line)))
    }
    let ideal = Size(width: size.width + 2 * inset, height: max(size.height, height).rounded())
    // The text stands in the middle of a border, and otherwise at the top.
    let top = isRounded ? (ideal.height - size.height) / 2 : 0
    let grid = PixelGrid(scale: build.environment.system.displayScale)
    let baseline = grid.nearest(top + measured.firstBaseline)
    build.layout(
      .control(
        ControlLeaf(
          ideal: ideal, expands: .horizontal, firstBaseline: baseline, lastBaseline: baseline)))
  }
}

/// A field that grows with its lines.
private struct TallFieldLeaf: LeafMeasurer {
  let text: TextLayout
  let inset: Double
  /// Of a field of one line.
  let height: Double
  /// Of each further line.
  let line: Double

  func measure(_ proposal: ProposedSize) -> LeafAnswer {
    let room = proposal.width.map { max(0, $0 - 2 * inset) }
    let measured = text.measure(ProposedSize(width: room, height: nil))
    let lines = max(measured.lineCount, text.style.lineLimit.minimum)
    return LeafAnswer(
      Size(
        width: proposal.width ?? (measured.size.width + 2 * inset),
        height: height + Double(lines - 1) * line))
  }
}

private func textEditor(_ text: BindingValue) -> Value {
  .view("TextEditor") { build in
    let machine = build.machine
    let content = try machine.description(of: text.get())
    let focus = FieldFocus(build)
    var interaction = build.interaction(.textEditor, tap: focus.gain)
    interaction.value = content
    interaction.text = (
      get: { try machine.description(of: text.get()) },
      set: {
        try focus.gain()
        try text.set(.string($0))
      }
    )
    interaction.submit = { try text.set(.string(machine.description(of: text.get()) + "\n")) }
    build.facets.interaction = interaction
    let isFocused = try focus.isFocused()
    let text = TextLayout.plain(content, in: build.environment.system)
    build.layout(.measured(EditorLeaf(text: text)))
    var control = build.paintedField(
      .textField(text: content, placeholder: "", isFocused: isFocused), isBordered: false)
    build.drawOver { context in
      // The lines as they break in its width, between insets.
      let width = max(0, context.frame.size.width - 2 * EditorLeaf.margin)
      let lines = text.lines(for: ProposedSize(width: width, height: nil))
      let shown = lines.map { $0.pieces.map(\.text).joined() }.joined(separator: "\n")
      control.kind = .textField(text: shown, placeholder: "", isFocused: isFocused)
      let room = Rect(
        x: context.frame.minX + EditorLeaf.margin, y: context.frame.minY, width: width,
        height: context.frame.size.height)
      context.list.append(.control(control), in: room)
    }
  }
}

/// A text editor takes what it is proposed, and is as high as its lines where that is not said
/// (layout rule 4.5).
private struct EditorLeaf: LeafMeasurer {
  let text: TextLayout
  /// Above the first line and below the last, in points.
  private static let inset = 8.0
  /// Before and behind each line, in points.
  static let margin = 5.0

  func measure(_ proposal: ProposedSize) -> LeafAnswer {
    let width = proposal.width ?? 10
    if let height = proposal.height { return LeafAnswer(Size(width: width, height: height)) }
    let lines = text.sizeThatFits(ProposedSize(width: max(0, width - 2 * Self.margin), height: nil))
    return LeafAnswer(Size(width: width, height: lines.height + 2 * Self.inset))
  }
}

extension TextLayout {
  /// A text in the font and paragraph style of its surroundings.
  static func plain(_ text: String, in system: SystemValues) -> TextLayout {
    TextLayout(
      [TextRun(text, font: system.font())], style: system.paragraph, platform: system.platform,
      scale: system.displayScale)
  }
}
