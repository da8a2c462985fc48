import Checking
import Diagnostics
import Interpreter
import ViewTree

/// `navigationDestination` in its forms (navigation rules 2.3 and 2.5).
var navigationDestinations: [Builtin] {
  [
    Builtin(
      "View",
      """
      func navigationDestination<D: Hashable, C: View>(for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C) -> some View
      """
    ) { call in
      let content = call.arguments[2]
      var traits = ScreenTraits()
      if case .type(let type) = call.arguments[1] {
        traits.destinations = [Destination(type: type.type, content: content, place: call.range)]
      }
      return screenTraits("navigationDestination", call, traits)
    },
    Builtin(
      "View",
      """
      func navigationDestination<V: View>(isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V) -> some View
      """
    ) { call in
      let (binding, content, place) = (call.binding(1), call.destination(2), call.range)
      return .modifier("navigationDestination", of: call.arguments[0]) { build in
        guard case .bool(true)? = try binding?.get() else { return }
        build.warnInLazyContainer("isPresented", at: place)
        build.request(content) { try binding?.set(.bool(false)) }
      }
    },
    Builtin(
      "View",
      """
      func navigationDestination<D: Hashable, C: View>(item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C) -> some View
      """
    ) { call in
      let (machine, binding, content) = (call.machine, call.binding(1), call.arguments[2])
      let place = call.range
      return .modifier("navigationDestination", of: call.arguments[0]) { build in
        guard let item = try binding?.get(), !item.isNone else { return }
        build.warnInLazyContainer("item", at: place)
        build.node.storage = AskedItem(item)
        build.request(isOfItem: true, { try machine.call(content, [item]) }) {
          try binding?.set(.none)
        }
      }
    },
  ]
}

/// The item that a `navigationDestination` shows now.
final class AskedItem: NodeStorage {
  let item: Value
  init(_ item: Value) { self.item = item }
}

extension ViewBuild {
  fileprivate mutating func request(
    isOfItem: Bool = false, _ content: @escaping () throws -> Value,
    _ end: @escaping () throws -> Void
  ) {
    var traits = ScreenTraits()
    traits.pushes = [
      PushRequest(owner: node, isOfDetail: isOfItem, content: content, end: end)
    ]
    facets.traits = traits
  }

  /// Since 18 the console tells of one that stands in a row or tab of the stack's (navigation rule
  /// 2.3.5).
  fileprivate func warnInLazyContainer(_ label: String, at place: SourceRange) {
    guard !environment.system.switches.findsLazyDestinations, node.isInLazyContainer else { return }
    graph.warnOnce(
      "navigationDestination(\(label):) stands inside a lazy container; move it outside of the rows",
      of: node, at: place)
  }
}

extension ViewNode {
  /// Whether a lazy container or a tab view lies between it and the stack that it is in.
  fileprivate var isInLazyContainer: Bool {
    var isLazy = false
    var current = parent
    while let node = current {
      if node.facets.container is StackState { return isLazy }
      isLazy = isLazy || node.facets.lazy != nil || node.facets.container is TabsState
      current = node.parent
    }
    return false
  }
}

extension Value {
  /// Whether it is nil.
  var isNone: Bool {
    if case .none = self { return true }
    return false
  }
}

/// A modifier that says something of the screen it stands on, and has no layout.
func screenTraits(_ name: String, _ call: Invocation, _ traits: ScreenTraits) -> Value {
  .modifier(name, of: call.arguments[0]) { $0.facets.traits = traits }
}
