import Interpreter
import ViewTree

/// `List($items) { $item in … }` and `editActions`: rows of bindings, which the user may delete
/// and move.
var boundLists: [Builtin] {
  [
    ("", "SelectionValue == Never"), (", selection: Binding<Set<SelectionValue>>?", nil),
    (", selection: Binding<SelectionValue?>?", nil),
  ].flatMap { (selection: String, constraint: String?) -> [Builtin] in
    let owner = constraint.map { "List where \($0)" } ?? "List"
    let shift = selection.isEmpty ? 0 : 1
    return ["", ", editActions: EditActions<Data>"].flatMap { (actions: String) -> [Builtin] in
      let edits = actions.isEmpty ? nil : 1
      return [
        Builtin(
          owner,
          """
          init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
            _ data: Binding<Data>\(actions)\(selection),
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
            where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
          """
        ) { call in
          let last = (edits ?? 0) + shift + 1
          let rows = try rows(call, id: .identifiable, edits: edits, content: last)
          return list(call, selection.isEmpty ? nil : call.arguments[last - 1], rows)
        },
        Builtin(
          owner,
          """
          init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>\(actions)\(selection),
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
            where Content == ForEach<Binding<Data>, ID, RowContent>
          """
        ) { call in
          let last = (edits ?? 0) + shift + 2
          let rows = try rows(
            call, id: .path(call.arguments[1]), edits: edits.map { $0 + 1 }, content: last)
          return list(call, selection.isEmpty ? nil : call.arguments[last - 1], rows)
        },
      ]
    }
  }
    + [
      Builtin(
        "ForEach where Content: View",
        """
        init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>,
          editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
          where Data == C, ID == C.Element.ID, C.Element: Identifiable
        """
      ) { try rows($0, id: .identifiable, edits: 1, content: 2) },
      Builtin(
        "ForEach where Content: View",
        """
        init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>,
          id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
          @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == C
        """
      ) { try rows($0, id: .path($0.arguments[1]), edits: 2, content: 3) },
      Builtin(
        nil,
        """
        struct EditActions<Data>: OptionSet, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static var move: EditActions<Data> { EditActions(rawValue: 1) }
          static var delete: EditActions<Data> { EditActions(rawValue: 2) }
          static var all: EditActions<Data> { EditActions(rawValue: 3) }
        }
        """),
    ]
}

/// The rows of a bound collection; where it may be edited so, a row deletes or moves its element.
private func rows(_ call: Invocation, id: ElementID, edits: Int?, content: Int) throws -> Value {
  let elements = try boundElements(call, of: 0, id: id, call.arguments[content])
  let bound = try call.bound(0)
  let actions = edits.map { call.arguments[$0].rawBits } ?? 0
  let forEach = Value.view("ForEach") { $0.facets.elements = elements }
  guard actions != 0 else { return forEach }
  func edit(_ position: Int, _ change: (inout [Value]) -> Void) throws {
    guard case .array(var elements) = try bound.get(), elements.indices.contains(position) else {
      return
    }
    change(&elements)
    try bound.set(.array(elements))
  }
  return .modifier("editActions", of: forEach) { build in
    var facet = RowFacet()
    if actions & 1 != 0 {
      facet.move = { from, to in
        try edit(from) { $0.insert($0.remove(at: from), at: to > from ? to - 1 : to) }
      }
    }
    if actions & 2 != 0 {
      facet.delete = { position in try edit(position) { $0.remove(at: position) } }
    }
    build.facets.row = facet
  }
}
