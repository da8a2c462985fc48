import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `DisclosureGroup` and `OutlineGroup`: rows that show or hide others (navigation rule 16.7).
var outlines: [Builtin] {
  [
    Builtin(
      nil, "struct DisclosureGroup<Label: View, Content: View>: View { typealias Body = Never }"),
    Builtin(
      "DisclosureGroup",
      """
      init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      """
    ) { call in
      disclosure(call, nil, call.arguments[0], try call.machine.call(call.arguments[1], []))
    },
    Builtin(
      "DisclosureGroup",
      """
      init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { call in
      disclosure(
        call, call.arguments[0], call.arguments[1], try call.machine.call(call.arguments[2], []))
    },
    Builtin(
      "DisclosureGroup where Label == Text",
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)"
    ) { disclosure($0, nil, $0.arguments[1], title($0, 0)) },
    Builtin(
      "DisclosureGroup where Label == Text",
      """
      @_disfavoredOverload init<S: StringProtocol>(_ label: S,
        @ViewBuilder content: @escaping () -> Content)
      """
    ) { disclosure($0, nil, $0.arguments[1], title($0, 0)) },
    Builtin(
      "DisclosureGroup where Label == Text",
      """
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content)
      """
    ) { disclosure($0, $0.arguments[1], $0.arguments[2], title($0, 0)) },
    Builtin(
      "DisclosureGroup where Label == Text",
      """
      @_disfavoredOverload init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content)
      """
    ) { disclosure($0, $0.arguments[1], $0.arguments[2], title($0, 0)) },
    Builtin(
      nil, "struct OutlineGroup<Data, ID: Hashable, Leaf: View>: View { typealias Body = Never }"),
    Builtin(
      "OutlineGroup where Data: RandomAccessCollection, ID == Data.Element.ID, Data.Element: Identifiable",
      """
      init(_ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf)
      """
    ) { call in
      try outline(
        call, of: 0, id: .identifiable, children: call.arguments[1], call.arguments[2])
    },
    Builtin(
      "OutlineGroup where Data: RandomAccessCollection",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf)
      """
    ) { call in
      try outline(
        call, of: 0, id: .path(call.arguments[1]), children: call.arguments[2], call.arguments[3])
    },
    Builtin(
      "OutlineGroup where Data: RandomAccessCollection",
      """
      init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf)
      where ID == DataElement.ID, DataElement == Data.Element
      """
    ) { call in
      try branch(
        call.arguments[0], .identifiable, call.arguments[1], call.arguments[2], call.machine)
    },
  ]
    + controlStyle(
      "DisclosureGroupStyle", views: ["Label", "Content"],
      parts: """
        let _isExpanded: Binding<Bool>
        var isExpanded: Bool {
          get { _isExpanded.wrappedValue }
          nonmutating set { _isExpanded.wrappedValue = newValue }
        }
        var `$isExpanded`: Binding<Bool> { _isExpanded }
        """,
      [("automatic", "AutomaticDisclosureGroupStyle")])
}

private func title(_ call: Invocation, _ index: Int) -> Value {
  let title = call.arguments[index]
  if title.as(TextValue.self) != nil { return title }
  return .native(TextValue(title.asTitle ?? ""))
}

private func disclosure(
  _ call: Invocation, _ binding: Value?, _ content: Value, _ label: Value
) -> Value {
  let machine = call.machine
  return disclosure(binding, label) { try machine.call(content, []) }
}

/// A label that shows or hides what follows it: rows of their own in a list, a column elsewhere.
private func disclosure(
  _ binding: Value?, _ label: Value, _ content: @escaping () throws -> Value
) -> Value {
  .view("DisclosureGroup") { build in
    let slot = build.slot(initially: .bool(false))
    let bound = binding?.as(BindingValue.self)
    let value = try bound?.get() ?? slot.read()
    var isExpanded = false
    if case .bool(true) = value { isExpanded = true }
    let set: (Bool) throws -> Void = { new in
      if let bound { try bound.set(.bool(new)) } else { slot.write(.bool(new)) }
    }
    let opened = BindingValue(
      identity: bound?.identity, get: { .bool(isExpanded) }, set: { try set($0.asBool) })
    let parts = [label, .view("Content") { $0.child(try content()) }, .native(opened)]
    if try build.showStyled("DisclosureGroupStyle", parts) { return }
    if !build.environment.system.isListRow {
      let isMac = build.environment.system.idiom == .mac
      build.layout(.vStack(isMac ? .center : .leading, spacing: isMac ? 0 : nil))
    }
    build.child(disclosureLabel(label, isExpanded, set))
    if isExpanded { build.child(try content()) }
  }
}

private func disclosureLabel(
  _ label: Value, _ isExpanded: Bool, _ set: @escaping (Bool) throws -> Void
) -> Value {
  .view("DisclosureLabel") { build in
    var interaction = Interaction(.disclosure)
    interaction.isEnabled = build.environment.system.isEnabled
    interaction.value = isExpanded ? "expanded" : "collapsed"
    interaction.tap = { try set(!isExpanded) }
    interaction.isOn = (get: { isExpanded }, set: set)
    build.facets.interaction = interaction
    let system = build.environment.system
    if system.idiom == .mac, !system.isListRow {
      return macDisclosureLabel(label, isExpanded, &build)
    }
    build.layout(.hStack(.center, spacing: nil))
    build.child(label)
    build.child(.view("Spacer") { $0.layout(.spacer(minLength: nil)) })
    build.paint(.outline(isExpanded: isExpanded), trailing: Size(width: 12, height: 20))
  }
}

/// A Mac's, recorded of macOS 26.2: the chevron before the label.
private func macDisclosureLabel(_ label: Value, _ isExpanded: Bool, _ build: inout ViewBuild) {
  build.layout(.padding(EdgeInsets(top: 4, bottom: 4)))
  build.child(
    .view("HStack") { build in
      build.layout(.hStack(.center, spacing: 5))
      build.child(
        .view("Chevron") { build in
          build.layout(.fixed(FixedLeaf(Size(width: 6.5, height: 16))))
          build.paint(.outline(isExpanded: isExpanded))
        })
      build.child(.line("Label", label))
      build.child(.view("Spacer") { $0.layout(.spacer(minLength: 0)) })
    })
}

/// A tree of data: rows whose children show when they are opened.
func outline(
  _ call: Invocation, of data: Int, id: ElementID, children: Value, _ content: Value
) throws -> Value {
  let machine = call.machine
  let source = try elementSource(call, of: data, id: id) { element in
    try branch(element, id, children, content, machine)
  }
  return .view("ForEach") { $0.facets.elements = source }
}

private func branch(
  _ element: Value, _ id: ElementID, _ children: Value, _ content: Value, _ machine: Machine
) throws -> Value {
  let label = try machine.call(content, [element])
  guard case .keyPath(let path) = children,
    case .array(let below) = try machine.value(at: path, of: element)
  else { return label }
  return disclosure(nil, label) {
    let source = ElementSource(
      count: below.count,
      key: { .id(ValueKey(try identity(of: below[$0], id, in: machine), in: machine)) },
      content: { try branch(below[$0], id, children, content, machine) })
    return .view("ForEach") { $0.facets.elements = source }
  }
}
