import Checking
import Geometry
import Interpreter
import ViewTree

/// Dragging things from view to view: what is lifted is an `NSItemProvider`, whatever the modifier.
var dragAndDrop: [Builtin] {
  [
    Builtin(
      "View", "func _lifted(_ name: String, _ make: @escaping () -> NSItemProvider) -> some View"
    ) {
      call in
      let (machine, make) = (call.machine, call.arguments[2])
      return try .modifier(call.name(1), of: call.arguments[0]) { build in
        var interaction = build.interaction(.view)
        interaction.lift = { try machine.call(make, []) }
        build.facets.interaction = interaction
      }
    },
    Builtin(
      "View",
      """
      func _dropTarget(
        _ name: String, _ accepts: @escaping (NSItemProvider) -> Bool,
        _ entered: @escaping (NSItemProvider, CGPoint) -> Void,
        _ exited: @escaping (NSItemProvider, CGPoint) -> Void,
        _ dropped: @escaping (NSItemProvider, CGPoint) -> Bool
      ) -> some View
      """
    ) { call in
      let machine = call.machine
      let (accepts, entered) = (call.arguments[2], call.arguments[3])
      let (exited, dropped) = (call.arguments[4], call.arguments[5])
      let target = DropTarget(
        accepts: { try machine.call(accepts, [$0]).asBool },
        entered: { _ = try machine.call(entered, [$0, machine.point($1)]) },
        exited: { _ = try machine.call(exited, [$0, machine.point($1)]) },
        dropped: { try machine.call(dropped, [$0, machine.point($1)]).asBool })
      return try .modifier(call.name(1), of: call.arguments[0]) { build in
        if build.environment.system.isEnabled { build.facets.dropTarget = target }
      }
    },
  ] + lifting + dropping + droppingBetween + dropDelegates
}

private var lifting: [Builtin] {
  [
    """
    func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
      _lifted("draggable") { NSItemProvider(object: payload()) }
    }
    """,
    """
    func draggable<V: View, T: Transferable>(
      _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { _lifted("draggable") { NSItemProvider(object: payload()) } }
    """,
    """
    func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { _lifted("onDrag", data) }
    """,
    """
    func onDrag<V: View>(
      _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { _lifted("onDrag", data) }
    """,
  ].map { Builtin("View", $0) }
}

private var dropping: [Builtin] {
  let destination = """
    func dropDestination<T: Transferable>(
      for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
      isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
      _dropTarget(
        "dropDestination", { $0._read(as: T.self) != nil }, { _, _ in isTargeted(true) },
        { _, _ in isTargeted(false) },
        { item, place in
          let isTaken = action([item._read(as: T.self)!], place)
          isTargeted(false)
          return isTaken
        })
    }
    """
  // The types as such and by their names, an action that is told where, and one that is not.
  let forms = [
    ("supportedContentTypes: [UTType]", "supportedContentTypes.map(\\.identifier)"),
    ("supportedTypes: [String]", "supportedTypes"),
  ].flatMap { types, names in
    [
      ("([NSItemProvider]) -> Bool", "action([item])"),
      ("([NSItemProvider], CGPoint) -> Bool", "action([item], place)"),
    ].map { action, call in
      """
      func onDrop(
        of \(types), isTargeted: Binding<Bool>?, perform action: @escaping \(action)
      ) -> some View {
        _dropTarget(
          "onDrop", { $0._fits(\(names)) }, { _, _ in isTargeted?.wrappedValue = true },
          { _, _ in isTargeted?.wrappedValue = false },
          { item, place in
            let isTaken = \(call)
            isTargeted?.wrappedValue = false
            return isTaken
          })
      }
      """
    }
      + [
        """
        func onDrop(of \(types), delegate: any DropDelegate) -> some View {
          _dropTarget(
            "onDrop",
            {
              $0._fits(\(names))
                && delegate.validateDrop(info: DropInfo(_item: $0, location: .zero))
            },
            {
              let info = DropInfo(_item: $0, location: $1)
              delegate.dropEntered(info: info)
              _ = delegate.dropUpdated(info: info)
            }, { delegate.dropExited(info: DropInfo(_item: $0, location: $1)) },
            {
              let info = DropInfo(_item: $0, location: $1)
              switch delegate.dropUpdated(info: info)?.operation {
              case .cancel, .forbidden:
                delegate.dropExited(info: info)
                return false
              default: return delegate.performDrop(info: info)
              }
            })
        }
        """
      ]
  }
  return ([destination] + forms).map { Builtin("View", $0) }
}

/// Into a `ForEach` of a list: before the row that the finger is over, or after it.
private var droppingBetween: [Builtin] {
  [
    Builtin(
      "DynamicViewContent",
      """
      func _insertion(
        _ name: String, _ accepts: @escaping (NSItemProvider) -> Bool,
        _ insert: @escaping (NSItemProvider, Int) -> Void
      ) -> some DynamicViewContent
      """
    ) { call in
      let (machine, accepts, insert) = (call.machine, call.arguments[2], call.arguments[3])
      return try .modifier(call.name(1), of: call.arguments[0]) { build in
        var facet = RowFacet()
        facet.insertion = RowInsertion(
          accepts: { try machine.call(accepts, [$0]).asBool },
          insert: { _ = try machine.call(insert, [$0, .int($1)]) })
        build.facets.row = facet
      }
    }
  ]
    + [
      """
      func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
      ) -> some DynamicViewContent {
        let names = supportedContentTypes.map(\\.identifier)
        return _insertion("onInsert", { $0._fits(names) }, { action($1, [$0]) })
      }
      """,
      """
      func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
      ) -> some DynamicViewContent {
        _insertion(
          "dropDestination", { $0._read(as: T.self) != nil },
          { action([$0._read(as: T.self)!], $1) })
      }
      """,
    ].map { Builtin("DynamicViewContent", $0) }
}

private var dropDelegates: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct DropInfo {
        let _item: NSItemProvider
        let location: CGPoint
        func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
          _item._fits(contentTypes.map(\\.identifier))
        }
        func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
          hasItemsConforming(to: contentTypes) ? [_item] : []
        }
        func hasItemsConforming(to types: [String]) -> Bool { _item._fits(types) }
        func itemProviders(for types: [String]) -> [NSItemProvider] {
          _item._fits(types) ? [_item] : []
        }
      }
      """),
    Builtin(nil, "enum DropOperation: Sendable { case cancel, forbidden, copy, move }"),
    Builtin(
      nil,
      """
      struct DropProposal: Sendable {
        let operation: DropOperation
        init(operation: DropOperation) { self.operation = operation }
      }
      """),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol DropDelegate {
        func validateDrop(info: DropInfo) -> Bool
        func performDrop(info: DropInfo) -> Bool
        func dropEntered(info: DropInfo)
        func dropUpdated(info: DropInfo) -> DropProposal?
        func dropExited(info: DropInfo)
      }
      """),
    Builtin(
      "DropDelegate",
      "func validateDrop(info: DropInfo) -> Bool { true }"),
    Builtin("DropDelegate", "func dropEntered(info: DropInfo) {}"),
    Builtin("DropDelegate", "func dropUpdated(info: DropInfo) -> DropProposal? { nil }"),
    Builtin("DropDelegate", "func dropExited(info: DropInfo) {}"),
  ]
}
