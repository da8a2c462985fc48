import Interpreter
import ViewTree

/// What `@ViewBuilder` and `@SceneBuilder` make of the statements of a body.
var viewBuilder: [Builtin] {
  [
    Builtin(nil, "@resultBuilder struct ViewBuilder {}"),
    Builtin("ViewBuilder", "static func buildBlock() -> EmptyView") { _ in .void },
    Builtin("ViewBuilder", "static func buildBlock<Content: View>(_ content: Content) -> Content") {
      $0.arguments[0]
    },
    Builtin(
      "ViewBuilder",
      """
      static func buildBlock<each Content: View>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)>
      """
    ) { .tuple(Array($0.arguments)) },
    Builtin(
      "ViewBuilder", "static func buildExpression<Content: View>(_ content: Content) -> Content"
    ) { $0.arguments[0] },
    Builtin("ViewBuilder", "static func buildIf<Content: View>(_ content: Content?) -> Content?") {
      $0.arguments[0]
    },
    Builtin(
      "ViewBuilder",
      """
      static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
      """
    ) { branch($0.arguments[0], 0) },
    Builtin(
      "ViewBuilder",
      """
      static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
      """
    ) { branch($0.arguments[0], 1) },
    Builtin(
      "ViewBuilder",
      "static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView"
    ) { $0.arguments[0] },

    Builtin(nil, "@resultBuilder struct SceneBuilder {}"),
    Builtin("SceneBuilder", "static func buildBlock<Content: Scene>(_ content: Content) -> Content")
    {
      $0.arguments[0]
    },
    Builtin(
      "SceneBuilder",
      "static func buildExpression<Content: Scene>(_ content: Content) -> Content"
    ) { $0.arguments[0] },
  ]
}

/// One branch of an `if` or `switch`: each has an identity, and so a state, of its own.
private func branch(_ content: Value, _ index: Int) -> Value {
  .view("ConditionalContent") { $0.child(content, key: .branch(index)) }
}
