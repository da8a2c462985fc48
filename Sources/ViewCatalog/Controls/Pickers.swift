import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Picker`: one of several tagged views, in whichever style.
var pickers: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
        typealias Body = Never
      }
      """),
    Builtin(
      "Picker",
      """
      init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { picker(label: try $0.views(2), try $0.bound(0), try $0.views(1)) },
    Builtin(
      "Picker",
      """
      init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
      """
    ) { picker(label: $0.arguments[1], try $0.bound(0), try $0.views(2)) },
    // Several sources at once: what they have in common is selected, and a choice is made in all.
    Builtin(
      "Picker",
      """
      init<C: RandomAccessCollection>(sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      {
        self.init(
          _common: Binding<SelectionValue?>(
            get: {
              let first = sources.first?[keyPath: selection].wrappedValue
              return sources.allSatisfy { $0[keyPath: selection].wrappedValue == first }
                ? first : nil
            },
            set: { value in
              guard let value else { return }
              for source in sources { source[keyPath: selection].wrappedValue = value }
            }),
          content: content, label: label)
      }
      """),
    Builtin(
      "Picker",
      """
      init(_common selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { picker(label: try $0.views(2), try $0.bound(0), try $0.views(1)) },
    Builtin(nil, "protocol PickerStyle {}"),
    Builtin("View", "func pickerStyle<S: PickerStyle>(_ style: S) -> some View") {
      styleModifier($0, "pickerStyle")
    },
  ]
    + titleForms(
      "Picker where Label == Text",
      "_ title: TITLE, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content"
    ) { picker(label: try $0.titleView(0), try $0.bound(1), try $0.views(2)) }
    + titleForms(
      "Picker where Label == Text",
      """
      _ title: TITLE, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
      """
    ) { picker(label: try $0.titleView(0), try $0.bound(2), try $0.views(3)) }
    + ["LocalizedStringKey", "String"].map { title in
      Builtin(
        "Picker where Label == Text",
        """
        \(title == "String" ? "@_disfavoredOverload " : "")init<C: RandomAccessCollection>(
          _ title: \(title), sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
          @ViewBuilder content: () -> Content)
        { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
        """)
    }
    + styleDeclarations(
      "PickerStyle",
      [
        ("automatic", "DefaultPickerStyle"), ("segmented", "SegmentedPickerStyle"),
        ("menu", "MenuPickerStyle"), ("wheel", "WheelPickerStyle"), ("inline", "InlinePickerStyle"),
        ("navigationLink", "NavigationLinkPickerStyle"), ("palette", "PalettePickerStyle"),
        ("radioGroup", "RadioGroupPickerStyle"),
      ])
}

/// Names of the children and parts of a picker's node.
private enum Part {
  static var options: ChildKey { .named("options") }
  static var label: ChildKey { .named("label") }
  static var value: ChildKey { .named("value") }
}

/// How a picker shows its options.
private enum PickerLook {
  case menu, segmented, wheel, inline, link

  init(_ build: ViewBuild) {
    guard case .system(let name) = build.style("pickerStyle") else {
      self = .menu
      return
    }
    switch name {
    case "SegmentedPickerStyle", "PalettePickerStyle": self = .segmented
    case "WheelPickerStyle": self = .wheel
    case "InlinePickerStyle", "RadioGroupPickerStyle":
      // Away from the rows of a list, options in line are a wheel on a touch screen.
      let system = build.environment.system
      let isWheel = [.phone, .pad].contains(system.idiom) && !system.isListRow
      self = isWheel ? .wheel : .inline
    case "NavigationLinkPickerStyle": self = .link
    case _: self = build.environment.system.idiom == .watch ? .wheel : .menu
    }
  }
}

/// - Parameter current: what a closed menu shows in the place of the chosen option.
func picker(
  label: Value, _ selection: BindingValue, _ content: Value, current: Value? = nil
) -> Value {
  .view("Picker") { build in
    let look = PickerLook(build)
    let row: FormRowLayout.Kind = look == .segmented ? .plain : .labeled
    let own = picker(label: label, selection, content, current: current)
    if look != .inline, build.showInFormColumns(label, row, own) { return }
    if look != .link, !build.environment.system.isFormColumn,
      build.showBehindLabel(label, own, look == .inline ? .firstTextBaseline : .center)
    {
      return
    }
    let choices = PickerChoices(selection, build.machine)
    let node = build.node
    // Read here, so that the picker is built again when the selection changes.
    _ = try selection.get()
    var interaction = choices.interaction(of: node, build)
    switch look {
    case .menu:
      interaction.tap = build.menu { [weak node] in node.map { choices.entries(of: $0) } ?? [] }
    case .link: interaction.tap = try pushOptions(label, content, choices, &build)
    case .inline, .segmented, .wheel: break
    }
    interaction.isDisclosing = interaction.tap != nil && look == .link
    if look != .inline { build.facets.interaction = interaction }
    switch look {
    case .inline: inline(label, content, choices, interaction, &build)
    case .segmented: segmented(label, content, choices, &build)
    case .wheel: wheel(label, content, choices, &build)
    case .menu, .link:
      menu(label, content, choices, &build, current: current, isLink: look == .link)
    }
  }
}

/// What can be chosen, and how.
struct PickerChoices {
  let selection: BindingValue
  let machine: Machine

  init(_ selection: BindingValue, _ machine: Machine) {
    self.selection = selection
    self.machine = machine
  }

  func isSelected(_ tag: Value) -> Bool {
    (try? machine.areEqual(selection.get(), tag)) ?? false
  }

  /// A tag of another type than the selection's is never chosen.
  func choose(_ tag: Value) throws {
    if machine.isKind(of: tag, try selection.get()) { try selection.set(tag) }
  }

  /// The options of a picker's node.
  func options(of node: ViewNode) -> [TaggedView] {
    node.child(Part.options).map(TaggedView.all) ?? []
  }

  func selected(of node: ViewNode) -> TaggedView? {
    options(of: node).first { isSelected($0.tag) }
  }

  /// The options as the lines of a menu.
  func entries(of node: ViewNode) -> [MenuEntry] {
    options(of: node).map { option in
      MenuEntry(
        label: option.node.spokenText, isSelected: isSelected(option.tag),
        choose: { try choose(option.tag) })
    }
  }

  func interaction(of node: ViewNode, _ build: ViewBuild) -> Interaction {
    var interaction = build.interaction(.picker)
    interaction.makeOptions = { [weak node] in
      guard let node else { return [] }
      return options(of: node).map { option in
        Interaction.Option(
          label: option.node.spokenText, isSelected: isSelected(option.tag),
          choose: { try choose(option.tag) })
      }
    }
    interaction.makeValue = { [weak node] in
      node.flatMap { selected(of: $0) }?.node.spokenText
    }
    interaction.makeLabel = { [weak node] in node?.child(Part.label)?.spokenText }
    return interaction
  }
}

// MARK: Menus and links

/// In a row the label, then the value; standing alone only the value (layout rule 4.5).
private func menu(
  _ label: Value, _ content: Value, _ choices: PickerChoices, _ build: inout ViewBuild,
  current: Value?, isLink: Bool
) {
  let showsLabel =
    (build.environment.system.isListRow || isLink) && !build.environment.system.labelsHidden
  if showsLabel {
    build.child(label.withSubtitles, key: Part.label)
  } else {
    build.detached(label, key: Part.label)
  }
  build.detached(content, key: Part.options)
  build.control(.menu)
  build.finish { node, graph in
    if let options = node.child(Part.options) { _ = try graph.render(options) }
    let text = choices.selected(of: node)?.node.spokenText ?? ""
    var environment = node.environment
    environment.system.foreground = Color(showsLabel ? .secondary : .accentColor)
    try graph.setPart(
      Part.value, of: node, to: current ?? .native(TextValue(text)), environment: environment)
  }
  build.compose { node, graph in
    try composeMenu(node, graph, choices.options(of: node), showsLabel: showsLabel)
  }
}

private func composeMenu(
  _ node: ViewNode, _ graph: ViewGraph, _ options: [TaggedView], showsLabel: Bool
) throws -> [RenderedView] {
  let value = try node.parts[Part.value].map { try graph.render($0) } ?? []
  let label = showsLabel ? try node.child(Part.label).map { try graph.render($0) } ?? [] : []
  let metrics = ControlMetrics.metrics(node.environment.system)
  var insets = showsLabel ? EdgeInsets.zero : metrics.menuPicker
  insets.trailing += metrics.menuIndicatorWidth
  guard showsLabel else {
    let outer = graph.layout(of: node, at: 0, .padding(insets))
    let row = graph.layout(of: node, at: 1, .hStack(.center, spacing: nil))
    graph.tree.setChildren(value.map(\.layout), of: row)
    // A Mac's is as wide as its widest option.
    let isMac = node.environment.system.idiom == .mac
    let shown = isMac ? try options.flatMap { try graph.render($0.node) } : []
    let widest = shown.map { graph.tree.size(of: $0.layout, proposal: .unspecified).width }.max()
    let least = graph.layout(
      of: node, at: 2, .flexibleFrame(FlexibleFrame(minWidth: widest), .leading))
    graph.tree.setChildren([row], of: least)
    graph.tree.setChildren([least], of: outer)
    return [RenderedView(node: node, index: 0, layout: outer, children: value)]
  }
  let outer = graph.layout(of: node, at: 0, .custom(LabeledControlLayout(control: nil)))
  let trailing = graph.layout(of: node, at: 1, .padding(insets))
  let row = graph.layout(of: node, at: 2, .hStack(.center, spacing: nil))
  graph.tree.setChildren(value.map(\.layout), of: row)
  graph.tree.setChildren([row], of: trailing)
  graph.tree.setChildren(label.map(\.layout) + [trailing], of: outer)
  return [RenderedView(node: node, index: 0, layout: outer, children: label + value)]
}

// MARK: Segments

private func segmented(
  _ label: Value, _ content: Value, _ choices: PickerChoices, _ build: inout ViewBuild
) {
  build.detached(label, key: Part.label)
  build.environment.system.font = FontSpec(.fixed(Font(size: ControlMetrics.segmentFont)))
  build.environment.system.foreground = nil
  // What does not fit in its segment is cut off.
  build.environment.system.paragraph.lineLimit = LineLimit(maximum: 1)
  build.environment.picker = PickerContext(choices, isInline: false)
  build.child(content, key: Part.options)
  let metrics = build.controlMetrics
  build.layout(
    .custom(
      SegmentsLayout(
        height: metrics.segmentedHeight, padding: metrics.segmentPadding,
        hugs: build.environment.system.idiom == .mac && !build.environment.system.isListRow)))
  let node = build.node
  let isMirrored = build.environment.layoutDirection == .rightToLeft
  let bezel = build.painted(.segmented([], selection: nil))
  build.draw { context in
    let options = choices.options(of: node)
    var selection = options.firstIndex { choices.isSelected($0.tag) }
    if isMirrored { selection = selection.map { options.count - 1 - $0 } }
    // The labels are views of their own, painted inside.
    var control = bezel
    control.kind = .segmented(options.map { _ in "" }, selection: selection)
    context.list.append(.begin(.control(control)), in: context.frame)
  }
  build.drawOver { $0.list.append(.end, in: $0.frame) }
}

/// Segments of one width, over the whole width, or as wide as they need on a Mac.
struct SegmentsLayout: CustomLayout {
  var height: Double
  var padding: Double
  var hugs: Bool

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? { .plain }

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let ideal = subviews.map { $0.sizeThatFits(ProposedSize(width: nil, height: nil)).width }
    let widest = (ideal.max() ?? 0) + 2 * padding
    let natural = widest * Double(subviews.count)
    return Size(width: hugs ? natural : proposal.width ?? natural, height: height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    let width = bounds.size.width / Double(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: Point(x: bounds.minX + width * (Double(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedSize(width: width, height: bounds.size.height))
    }
  }
}

// MARK: Wheels

private func wheel(
  _ label: Value, _ content: Value, _ choices: PickerChoices, _ build: inout ViewBuild
) {
  build.detached(label, key: Part.label)
  build.detached(content, key: Part.options)
  build.layout(.control(ControlLeaf(ideal: ControlMetrics.wheel, expands: .horizontal)))
  let node = build.node
  build.finish { node, graph in
    if let options = node.child(Part.options) { _ = try graph.render(options) }
  }
  func turned() -> (names: [String], selection: Int?) {
    let options = choices.options(of: node)
    return (options.map(\.node.spokenText), options.firstIndex { choices.isSelected($0.tag) })
  }
  build.facets.drawnTexts = {
    // Two rows above the chosen one can be read, and two below.
    let (names, selection) = turned()
    let middle = selection ?? 0
    return names.indices.filter { abs($0 - middle) <= 2 }.map { names[$0] }
  }
  build.draw { context in
    let (names, selection) = turned()
    context.list.append(.control(Control(.wheel(names, selection: selection))), in: context.frame)
  }
}

// MARK: Inline

/// The label, which stands for the picker, then each option in a row of its own, which may be in
/// sections; in a form's columns the options are one row.
private func inline(
  _ label: Value, _ content: Value, _ choices: PickerChoices, _ interaction: Interaction,
  _ build: inout ViewBuild
) {
  let isColumn = build.environment.system.isFormColumn
  let isHidden = build.environment.system.labelsHidden
  let system = build.environment.system
  let isGroup = isColumn || system.idiom == .mac && !system.isListRow
  if isColumn {
    build.environment.system.isFormColumn = false
    build.layout(.custom(FormRowLayout(kind: .lines, hasLabel: !isHidden)))
  }
  if isHidden {
    build.detached(label, key: Part.label)
    build.facets.interaction = interaction
  } else {
    let head = Value.view("PickerLabel") { head in
      head.facets.interaction = interaction
      head.child(label)
    }
    build.child(head, key: Part.label)
  }
  build.environment.picker = PickerContext(choices, isInline: true)
  let options =
    isGroup ? Value.column("RadioGroup", spacing: ControlMetrics.radioSpacing, content) : content
  build.child(options, key: Part.options)
  // Rows of a list are made as they are seen: what can be picked is known before.
  build.finish { node, graph in
    if let options = node.child(Part.options) { try graph.realise(options) }
  }
}
