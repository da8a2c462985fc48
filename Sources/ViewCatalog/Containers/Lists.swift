import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `List` over content or data, with and without a selection (layout rule 20, navigation rule 16).
var lists: [Builtin] {
  [
    Builtin(
      nil,
      "struct List<SelectionValue: Hashable, Content: View>: View { typealias Body = Never }")
  ]
    + listInitializers(selects: false, constraint: "SelectionValue == Never", "")
    + [
      "selection: Binding<Set<SelectionValue>>?", "selection: Binding<SelectionValue?>?",
      "selection: Binding<SelectionValue>",
    ].flatMap { listInitializers(selects: true, constraint: nil, $0) }
}

/// All forms of `List.init` with this selection parameter, or without one.
private func listInitializers(
  selects: Bool, constraint: String?, _ selection: String
) -> [Builtin] {
  let owner = constraint.map { "List where \($0)" } ?? "List"
  let last = selects ? ", \(selection)" : ""
  let offset = selects ? 1 : 0
  @Sendable func binding(_ call: Invocation, _ index: Int) -> Value? {
    selects ? call.arguments[index] : nil
  }
  return [
    Builtin(owner, "init(\(selects ? selection + ", " : "")@ViewBuilder content: () -> Content)") {
      call in
      let content = try call.machine.call(call.arguments[offset], [])
      return list(call, binding(call, 0), content)
    },
    Builtin(
      owner,
      """
      init<Data: RandomAccessCollection, RowContent: View>(_ data: Data\(last),
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
        where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      """
    ) { call in
      let rows = try elements(call, of: 0, id: .identifiable, call.arguments[1 + offset])
      return list(call, binding(call, 1), rows)
    },
    Builtin(
      owner,
      """
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data,
        id: KeyPath<Data.Element, ID>\(last),
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
        where Content == ForEach<Data, ID, RowContent>
      """
    ) { call in
      let rows = try elements(
        call, of: 0, id: .path(call.arguments[1]), idType: 3, call.arguments[2 + offset])
      return list(call, binding(call, 2), rows)
    },
    Builtin(
      owner,
      """
      init<RowContent: View>(_ data: Range<Int>\(last),
        @ViewBuilder rowContent: @escaping (Int) -> RowContent)
        where Content == ForEach<Range<Int>, Int, RowContent>
      """
    ) { call in
      let rows = try elements(call, of: 0, id: .offset, call.arguments[1 + offset])
      return list(call, binding(call, 1), rows)
    },
    Builtin(
      owner,
      """
      init<Data: RandomAccessCollection, RowContent: View>(_ data: Data,
        children: KeyPath<Data.Element, Data?>\(last),
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
        where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      """
    ) { call in
      let rows = try outline(
        call, of: 0, id: .identifiable, children: call.arguments[1], call.arguments[2 + offset])
      return list(call, binding(call, 2), rows)
    },
    Builtin(
      owner,
      """
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data,
        id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>\(last),
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
        where Content == ForEach<Data, ID, RowContent>
      """
    ) { call in
      let rows = try outline(
        call, of: 0, id: .path(call.arguments[1]), children: call.arguments[2],
        call.arguments[3 + offset])
      return list(call, binding(call, 3), rows)
    },
  ]
}

func list(_ call: Invocation, _ selection: Value?, _ content: Value) -> Value {
  let binding = selection?.as(BindingValue.self)
  let type = call.types.first ?? .any
  return .view("List") { build in
    if let binding {
      try selectRows(by: binding, type, &build)
    } else if try build.environment.isEditing() {
      build.facets.list = ListFacet(selection: nil, isEditing: true)
    }
    makeList(&build, isForm: false)
    build.child(content)
  }
}

/// A scrolling column of rows made as they come into view, in the style around.
func makeList(_ build: inout ViewBuild, isForm: Bool) {
  let system = build.environment.system
  let style = listStyle(system, isForm: isForm)
  let minimum = build.environment[.property("defaultMinListRowHeight")]?.asLength
  let header = build.environment[.property("defaultMinListHeaderHeight")]?.wrappedLength
  let spacing = build.environment[.property("listSectionSpacing")]?.asLength
  let between = build.environment[.property("listRowSpacing")]?.wrappedLength
  let design: ListSpec.Design =
    system.idiom == .mac ? .mac : system.switches.isRedesigned ? .glass : .classic
  let isBare =
    system.idiom == .watch || style == .sidebar && [.mac, .pad].contains(system.idiom)
  build.facets.lazy = .list { provider in
    var spec = ListSpec(
      style: style, design: design, minimumRowHeight: minimum, provider: provider)
    spec.minimumHeaderHeight = header
    spec.sectionSpacing = spacing
    spec.rowSpacing = between
    spec.contentMargins = system.scrolling.margins
    spec.isBare = isBare
    return spec
  }
  build.layout(.passthrough)
  build.facets.clips = true
  build.environment.system.isListRow = true
  build.environment.system.isFormRow = isForm
  build.environment.system.listStyle = style
  if system.idiom == .mac, style == .sidebar {
    build.environment.system.font = system.font ?? FontSpec(.style(.body))
  }
  build.environment.system.scrolling = Scrolling()
  let (node, graph) = (build.node, build.graph)
  let hidesBack = build.environment[.property("scrollContentBackground")]?.caseName == "hidden"
  build.draw { [weak node, unowned graph] context in
    guard let node else { return }
    let painting = ListPainting(
      rows: graph.listRows(of: node), decorations: graph.listDecorations(of: node),
      back: hidesBack ? nil : style.isPlain ? .background : .groupedBackground, style: style)
    painting.draw(in: &context)
  }
}

extension Value {
  /// A length inside an optional.
  fileprivate var wrappedLength: Double? {
    if case .some(let value) = self { return value.asLength }
    return asLength
  }
}
