import Checking
import Interpreter
import ViewTree

/// `ViewModifier`: the program's own modifiers.
var viewModifiers: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol ViewModifier {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
      }
      """),
    Builtin(nil, "protocol AnimatableModifier: Animatable, ViewModifier {}"),
    // As every effect, it changes neither where a view stands nor what it does.
    Builtin(
      nil,
      """
      protocol GeometryEffect: Animatable, ViewModifier {
        func effectValue(size: CGSize) -> ProjectionTransform
      }
      """),
    Builtin("GeometryEffect", "func body(content: Content) -> some View { content }"),
    Builtin("GeometryEffect", "func ignoredByLayout() -> some GeometryEffect { self }"),
    Builtin("ViewModifier", "typealias Content = _ViewModifier_Content<Self>"),
    Builtin(nil, "struct _ViewModifier_Content<Modifier>: View { typealias Body = Never }"),
    Builtin("View", "func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T>") {
      call in
      .native(ModifiedView(call.arguments[0], modifier: call.arguments[1]))
    },
    Builtin(
      "ViewModifier", "func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T>"
    ) { call in .native(ModifierPair(call.arguments[0], call.arguments[1])) },
    Builtin(nil, "@frozen struct ModifiedContent<Content, Modifier> {}"),
    Builtin(
      "ModifiedContent: View where Content: View, Modifier: ViewModifier", "typealias Body = Never"),
    Builtin(
      "ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier",
      "typealias Body = Never"),
    Builtin(
      "ModifiedContent where Content: View, Modifier: ViewModifier",
      "init(content: Content, modifier: Modifier)"
    ) { call in
      .native(ModifiedView(call.arguments[0], modifier: call.arguments[1]))
    },
    Builtin(
      nil,
      "@frozen struct EmptyModifier: ViewModifier { init() {}; func body(content: Content) -> some View { content } }"
    ),
  ]
}

/// A view with one of the program's modifiers: the modifier's body around the view. The node keeps
/// the modifier's state.
final class ModifiedView: ViewElement {
  private let content: Value
  private let modifier: Value

  init(_ content: Value, modifier: Value) {
    self.content = content
    self.modifier = modifier
  }

  var viewName: String {
    if case .structure(let value) = modifier { return value.type.name }
    return "modifier"
  }

  func build(_ build: inout ViewBuild) throws {
    let machine = build.machine
    if let pair = modifier.as(ModifierPair.self) {
      let inner = Value.native(ModifiedView(content, modifier: pair.first))
      return build.child(.native(ModifiedView(inner, modifier: pair.second)))
    }
    guard let body = machine.requirement("body", of: "ViewModifier") else { return }
    let content = content
    let connected = try build.graph.connected(modifier, at: build.node)
    build.child(try machine.call(body, on: connected, [content]))
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("ModifiedContent") }
}

/// Two modifiers, one after the other.
final class ModifierPair: NativeValue {
  let first: Value
  let second: Value

  init(_ first: Value, _ second: Value) {
    self.first = first
    self.second = second
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("ModifiedContent") }
  func describe(in machine: Machine) throws -> String { "ModifiedContent" }
}
