import Interpreter
import LayoutEngine
import ViewTree

/// Views and view controllers of UIKit, AppKit and WatchKit inside of SwiftUI's: a placeholder
/// stands where such a view is.
var representables: [Builtin] {
  ["UIView", "UIViewController", "NSView", "NSViewController", "WKInterfaceObject"].flatMap {
    (kind: String) -> [Builtin] in
    let proto = "\(kind)Representable"
    let parameter = kind.prefix(2).lowercased() + kind.dropFirst(2)
    return [
      Builtin(
        nil,
        """
        @MainActor @preconcurrency protocol \(proto): View {
          associatedtype \(kind)Type: \(kind)
          associatedtype Coordinator = Void
          @MainActor @preconcurrency func make\(kind)(context: Self.Context) -> Self.\(kind)Type
          @MainActor @preconcurrency
          func update\(kind)(_ \(parameter): Self.\(kind)Type, context: Self.Context)
          @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
        }
        """),
      Builtin(proto, "typealias Context = \(proto)Context<Self>"),
      Builtin("\(proto) where Self.Coordinator == Void", "func makeCoordinator() -> Void {}"),
      Builtin(
        nil,
        """
        @MainActor struct \(proto)Context<Representable: \(proto)> {
          let coordinator: Representable.Coordinator
          var environment: EnvironmentValues { EnvironmentValues() }
          var transaction: Transaction { Transaction() }
        }
        """),
      Builtin(proto, "var body: some View { get }") { call in
        let name = call.machine.name(of: call.machine.dynamicType(of: call.arguments[0]))
        return .view(proto) { build in
          build.layout(.flexible)
          build.facets.label = name
        }
      },
    ]
  }
}
