import Interpreter
import ViewTree

/// Views without a layout of their own: their content stands in their place (layout rule 16.5).
var structuralViews: [Builtin] {
  [
    Builtin(nil, "@frozen struct EmptyView: View { typealias Body = Never }"),
    Builtin("EmptyView", "init()") { _ in .view("EmptyView") { _ in } },
    Builtin(nil, "@frozen struct TupleView<T>: View { typealias Body = Never }"),
    Builtin("TupleView", "init(_ value: T)") { $0.arguments[0] },
    Builtin(
      nil,
      """
      @frozen struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
        typealias Body = Never
      }
      """),
    Builtin(nil, "@frozen struct Group<Content> {}"),
    Builtin("Group: View where Content: View", "typealias Body = Never"),
    Builtin("Group where Content: View", "init(@ViewBuilder content: () -> Content)") { call in
      let content = try call.machine.call(call.arguments[0], [])
      return .view("Group") { $0.child(content) }
    },
    Builtin(nil, "@frozen struct AnyView: View { typealias Body = Never }"),
    Builtin("AnyView", "init<V: View>(_ view: V)") { call in
      let view = call.arguments[0]
      return .view("AnyView") { $0.child(view) }
    },
    Builtin("AnyView", "init<V: View>(erasing view: V)") { call in
      let view = call.arguments[0]
      return .view("AnyView") { $0.child(view) }
    },
  ]
}
