import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `ScrollViewReader`: scrolls to a view by its id (layout rule 12.7).
var scrollReaders: [Builtin] {
  [
    Builtin(nil, "@frozen struct ScrollViewReader<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "ScrollViewReader", "init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)"
    ) {
      call in
      let (machine, content) = (call.machine, call.arguments[0])
      return .view("ScrollViewReader") { build in
        let proxy = ScrollProxyValue(build.node, build.graph)
        build.child(try machine.call(content, [.native(proxy)]))
      }
    },
    Builtin(nil, "struct ScrollViewProxy {}"),
    Builtin(
      "ScrollViewProxy", "func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)"
    ) { call in
      let key = ChildKey.id(ValueKey(call.arguments[1].withoutExistential, in: call.machine))
      call.arguments[0].as(ScrollProxyValue.self)?.scroll(to: key, call.arguments[2].asUnitPoint)
      return .void
    },
  ]
}

/// What a scroll view reader hands to its content.
final class ScrollProxyValue: NativeValue {
  private weak var node: ViewNode?
  private unowned let graph: ViewGraph

  init(_ node: ViewNode, _ graph: ViewGraph) {
    self.node = node
    self.graph = graph
  }

  /// Scrolls once the changes made meanwhile are laid out.
  func scroll(to key: ChildKey, _ anchor: UnitPoint?) {
    guard let node else { return }
    let graph = graph
    graph.afterUpdate { [unowned graph, weak node] in
      guard let node else { return }
      graph.reveal(key, in: node, anchor: anchor)
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("ScrollViewProxy") }
  func describe(in machine: Machine) throws -> String { "ScrollViewProxy" }
}
