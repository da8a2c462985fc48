import Checking
import Interpreter
import ViewTree

/// Bindings to the elements of a bound collection: `$items[0]`, `ForEach($items) { $item in … }`.
var bindingElements: [Builtin] {
  [
    Builtin(
      "Binding where Value: MutableCollection",
      "subscript(position: Value.Index) -> Binding<Value.Element> { get }"
    ) { call in
      let base = try call.bound(0)
      guard case .int(let position) = call.arguments[1] else {
        throw Trap("navlab does not bind elements of this collection yet", at: call.range)
      }
      return .native(base.element(position))
    },
    Builtin(
      "ForEach where Content: View",
      """
      init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
        where Data == C, ID == C.Element.ID, C.Element: Identifiable
      """
    ) { call in
      let elements = try boundElements(call, of: 0, id: .identifiable, call.arguments[1])
      return .view("ForEach") { $0.facets.elements = elements }
    },
    Builtin(
      "ForEach where Content: View",
      """
      init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>,
        id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
        where Data == C
      """
    ) { call in
      let id = ElementID.path(call.arguments[1])
      let elements = try boundElements(call, of: 0, id: id, call.arguments[2])
      return .view("ForEach") { $0.facets.elements = elements }
    },
  ]
}

/// The elements of a bound collection: views of bindings, told apart by the ids of what is bound.
func boundElements(
  _ call: Invocation, of data: Int, id: ElementID, _ content: Value
) throws -> ElementSource {
  let machine = call.machine
  let base = try call.bound(data)
  let elements = try base.elements()
  return ElementSource(
    count: elements.count,
    key: { .id(ValueKey(try identity(of: elements[$0], id, in: machine), in: machine)) },
    content: { try machine.call(content, [.native(base.element($0))]) })
}
