import Drawing
import Interpreter
import LayoutEngine
import ViewTree

/// `Section` and `Form` (layout rules 20.5 and 20.6).
var sections: [Builtin] {
  [
    Builtin(nil, "struct Section<Parent, Content, Footer> {}"),
    Builtin(
      "Section: View where Parent: View, Content: View, Footer: View", "typealias Body = Never"),
    Builtin(
      "Section where Parent: View, Content: View, Footer: View",
      """
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer)
      """
    ) { try section($0, content: 0, header: 1, footer: 2) },
    Builtin(
      "Section where Parent: View, Content: View, Footer == EmptyView",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)"
    ) { try section($0, content: 0, header: 1) },
    Builtin(
      "Section where Parent == EmptyView, Content: View, Footer: View",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)"
    ) { try section($0, content: 0, footer: 1) },
    Builtin(
      "Section where Parent == EmptyView, Content: View, Footer == EmptyView",
      "init(@ViewBuilder content: () -> Content)"
    ) { try section($0, content: 0) },
    Builtin(
      "Section where Parent: View, Content: View, Footer: View",
      "init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)"
    ) { try section($0, content: 2, header: 0, footer: 1) },
    Builtin(
      "Section where Parent: View, Content: View, Footer == EmptyView",
      "init(header: Parent, @ViewBuilder content: () -> Content)"
    ) { try section($0, content: 1, header: 0) },
    Builtin(
      "Section where Parent == EmptyView, Content: View, Footer: View",
      "init(footer: Footer, @ViewBuilder content: () -> Content)"
    ) { try section($0, content: 1, footer: 0) },
    Builtin(
      "Section where Parent == Text, Content: View, Footer == EmptyView",
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)"
    ) { try section($0, content: 1, header: 0) },
    Builtin(
      "Section where Parent == Text, Content: View, Footer == EmptyView",
      """
      @_disfavoredOverload init<S: StringProtocol>(_ title: S,
        @ViewBuilder content: () -> Content)
      """
    ) { try section($0, content: 1, header: 0) },
    Builtin(
      "Section where Parent == Text, Content: View, Footer == EmptyView",
      """
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content)
      """
    ) { try expandable($0, content: 2, header: 0) },
    Builtin(
      "Section where Parent == Text, Content: View, Footer == EmptyView",
      """
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content)
      """
    ) { try expandable($0, content: 2, header: 0) },
    Builtin(
      "Section where Parent: View, Content: View, Footer == EmptyView",
      """
      init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent)
      """
    ) { try expandable($0, content: 1, header: 2) },
    Builtin(
      "Section", "func collapsible(_ collapsible: Bool) -> some View"
    ) { $0.arguments[0] },

    Builtin(nil, "struct Form<Content: View>: View { typealias Body = Never }"),
    Builtin("Form", "init(@ViewBuilder content: () -> Content)") { call in
      let content = try call.machine.call(call.arguments[0], [])
      return .view("Form") { try makeForm(content, &$0) }
    },
  ]
}

/// What an argument shows: a builder's views, a view, or a title as a text.
private func part(_ call: Invocation, _ index: Int?) throws -> Value? {
  guard let index else { return nil }
  let argument = call.arguments[index]
  if case .closure = argument { return try call.machine.call(argument, []) }
  if argument.as(TextValue.self) != nil { return argument }
  if let text = argument.asTitle { return .native(TextValue(text)) }
  return argument
}

private func section(
  _ call: Invocation, content: Int, header: Int? = nil, footer: Int? = nil
) throws -> Value {
  let rows = try part(call, content) ?? .void
  return sectionView(rows, header: try part(call, header), footer: try part(call, footer))
}

private func expandable(_ call: Invocation, content: Int, header: Int) throws -> Value {
  let isExpanded = call.arguments.first { $0.as(BindingValue.self) != nil }?.as(BindingValue.self)
  let (machine, rows) = (call.machine, call.arguments[content])
  let title = try part(call, header)
  let shown = Value.view("SectionContent") { build in
    if case .bool(false)? = try isExpanded?.get() { return }
    build.child(try machine.call(rows, []))
  }
  return sectionView(shown, header: title.map { expanding($0, isExpanded) }, footer: nil)
}

/// A header that shows and hides its section in a sidebar (navigation rule 16.8).
private func expanding(_ title: Value, _ isExpanded: BindingValue?) -> Value {
  .view("SectionHeader") { build in
    build.child(title)
    guard let isExpanded, build.environment.system.listStyle == .sidebar else { return }
    var isOn = false
    if case .bool(true) = try isExpanded.get() { isOn = true }
    var interaction = build.interaction(.disclosure) { try isExpanded.set(.bool(!isOn)) }
    interaction.value = isOn ? "expanded" : "collapsed"
    build.facets.interaction = interaction
    build.layout(.passthrough)
  }
}

/// Header, rows and footer, as children of their own outside lists (layout rule 20.6).
private func sectionView(_ rows: Value, header: Value?, footer: Value?) -> Value {
  .view("Section") { build in
    let (header, rows) = try closable(header, rows, &build)
    let children = (header.map { [$0] } ?? []) + [rows] + (footer.map { [$0] } ?? [])
    build.facets.section = SectionFacet(
      header: header == nil ? nil : 0, footer: footer == nil ? nil : children.count - 1)
    let around = build.environment
    for (position, child) in children.enumerated() {
      let isRows = position == (header == nil ? 0 : 1)
      build.environment = around
      if around.system.isListRow, !isRows {
        build.environment.system.isListRow = false
        let isHeader = header != nil && position == 0
        let isProminent = around[.property("headerProminence")]?.caseName == "increased"
        build.environment.system.dress {
          $0.setHeading(isHeader ? isProminent ? .prominent : .header : .footer)
        }
      }
      build.child(child)
    }
  }
}

/// A section's header and rows; in a sidebar before iOS 17 every header closes its section
/// (navigation rule 16.8).
private func closable(
  _ header: Value?, _ rows: Value, _ build: inout ViewBuild
) throws -> (header: Value?, rows: Value) {
  let system = build.environment.system
  guard let header, system.isListRow, system.listStyle == .sidebar,
    system.switches.allSectionsCollapse
  else { return (header, rows) }
  let slot = build.slot(initially: .bool(true))
  let isOpen = slot.read().asBool
  let binding = BindingValue(
    identity: nil, get: { .bool(isOpen) }, set: { slot.write($0) })
  return (expanding(header, binding), isOpen ? rows : .void)
}

extension SystemValues {
  fileprivate enum Heading { case header, prominent, footer }

  /// How a list writes headers and footers (layout rules 20.2, 20.3 and 20.5).
  fileprivate mutating func setHeading(_ heading: Heading) {
    guard let style = listStyle, style != .sidebar, idiom != .watch else { return }
    switch heading {
    case .header where idiom == .mac && !style.isPlain, .prominent where idiom == .mac:
      font = FontSpec(.style(.body))
      fontWeight = .weight(.semibold)
    case _ where idiom == .mac && style.isPlain:
      font = FontSpec(.style(.subheadline))
      fontWeight = .weight(.semibold)
      foreground = Color(.secondary)
    case .footer where idiom == .mac: break
    case .prominent:
      font = FontSpec(.style(.title3))
      fontWeight = .weight(.bold)
    case .header where switches.isRedesigned:
      font = FontSpec(.style(.body))
      fontWeight = .weight(.medium)
      foreground = Color(.secondary)
    case .header where style.isPlain:
      font = FontSpec(.style(.subheadline))
      fontWeight = .weight(.semibold)
    case .header:
      font = FontSpec(.style(.footnote))
      foreground = Color(.secondary)
      textCase = textCase ?? .heading
    case .footer:
      font = FontSpec(.style(.footnote))
      foreground = Color(.secondary)
    }
  }
}

extension Value {
  /// A title: a key, a string, a substring.
  var asTitle: String? {
    if case .string(let text) = self { return text }
    if case .character(let character) = self { return String(character) }
    if case .existential(let value, _) = self { return value.asTitle }
    if let text = self.as(TextValue.self) { return text.string }
    return nil
  }
}
