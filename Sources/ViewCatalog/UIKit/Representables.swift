import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Views and view controllers of UIKit, AppKit and WatchKit inside of SwiftUI's: made once, told of
/// each change, and shown as the views of SwiftUI that look and act as they do. A placeholder
/// stands where what makes one is of a framework that is not simulated.
var representables: [Builtin] {
  hosting
    + ["UIView", "UIViewController", "NSView", "NSViewController", "WKInterfaceObject"].flatMap {
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
            let environment: EnvironmentValues
            var transaction: Transaction { Transaction() }
          }
          """),
        Builtin(proto, "var body: some View { _\(proto)(_source: self) }"),
        Builtin(
          nil,
          """
          struct _\(proto)<Source: \(proto)>: View {
            let _source: Source
            @State var _made: _Made<Source.\(kind)Type, Source.Coordinator> = _Made()
            @State var _turn: Int = 0
            @Environment(\\.self) var _environment: EnvironmentValues
            var body: some View {
              let _ = _turn
              _representing("\(proto)", _source, _tried { _shown() })
            }
            func _shown() -> AnyView? {
              let coordinator = _made.coordinator ?? _source.makeCoordinator()
              _made.coordinator = coordinator
              let context = \(proto)Context<Source>(
                coordinator: coordinator, environment: _environment)
              let one = _made.one ?? _source.make\(kind)(context: context)
              guard let shown = one as? \(kind) else { return nil }
              if _made.one == nil {
                _made.one = one
                shown._host = { if !_made.isUpdating { _turn += 1 } }
              }
              _made.isUpdating = true
              _source.update\(kind)(one, context: context)
              _made.isUpdating = false
              return shown._fitted()
            }
          }
          """),
      ]
    }
}

private var hosting: [Builtin] {
  [
    Builtin(
      nil,
      """
      class _Made<One, Coordinator> {
        var one: One?
        var coordinator: Coordinator?
        // What an update changes is shown right after it.
        var isUpdating: Bool = false
        init() {}
      }
      """),
    // What stops at something that is not simulated shows nothing.
    Builtin(nil, "func _tried(_ make: () -> AnyView?) -> AnyView?") { call in
      do {
        let made = try call.machine.call(call.arguments[0])
        if case .void = made { return .none }
        return made
      } catch let trap as Trap where trap.isOfNavlab {
        return .none
      }
    },
    Builtin(
      nil,
      "func _representing<S: View>(_ kind: String, _ source: S, _ shown: AnyView?) -> some View"
    ) { call in
      let name = call.machine.name(of: call.machine.dynamicType(of: call.arguments[1]))
      let (kind, shown) = (call.arguments[0].asName, call.arguments[2].optionalContent)
      return .view(kind) { build in
        build.layout(shown == nil ? .flexible : .zStack(.center))
        build.facets.label = name
        if let shown { build.child(shown) }
      }
    },
  ]
}

extension Trap {
  /// Whether it is navlab that cannot go on, and not the program.
  fileprivate var isOfNavlab: Bool {
    message.hasPrefix("navlab does not run") || message.hasSuffix("(a defect in navlab)")
  }
}
