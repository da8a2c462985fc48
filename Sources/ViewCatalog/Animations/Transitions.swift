import Interpreter
import ViewTree

/// How views come and go: they are there, or not, at once. Of transitions only those that take no
/// time have an effect, on the order in which views are told; their types are SwiftUI's.
var transitions: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol Transition {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency
        func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
      }
      """),
    Builtin("Transition", "typealias Content = PlaceholderContentView<Self>"),
    Builtin(nil, "struct PlaceholderContentView<Value>: View { typealias Body = Never }"),
    Builtin(
      nil,
      """
      @frozen enum TransitionPhase: Hashable, Sendable {
        case willAppear, identity, didDisappear
        var isIdentity: Bool { self == .identity }
        var value: Double {
          switch self {
          case .willAppear: return -1
          case .identity: return 0
          case .didDisappear: return 1
          }
        }
      }
      """),
    Builtin(nil, "struct TransitionProperties: Sendable { init(hasMotion: Bool = true) {} }"),
    Builtin("View", "func transition(_ t: AnyTransition) -> some View") { call in
      guard case .structure(let transition) = call.arguments[1],
        case .bool(true)? = transition.fields.first
      else { return call.arguments[0] }
      return atOnce(call.arguments[0])
    },
    Builtin("View", "func transition<T: Transition>(_ transition: T) -> some View") { call in
      let transition = call.arguments[1].withoutExistential
      return transition.typeName == "IdentityTransition"
        ? atOnce(call.arguments[0]) : call.arguments[0]
    },
    Builtin(
      "Transition",
      "func combined<T: Transition>(with other: T) -> some Transition { self }"),
    Builtin("Transition", "func animation(_ animation: Animation?) -> some Transition { self }"),
    Builtin(
      nil,
      """
      @frozen struct AnyTransition {
        var _isIdentity = false
        init() {}
        init<T: Transition>(_ transition: T) { _isIdentity = transition is IdentityTransition }
        static let opacity = AnyTransition()
        static let identity = AnyTransition(IdentityTransition())
        static let slide = AnyTransition()
        static let scale = AnyTransition()
        static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
          AnyTransition()
        }
        static func move(edge: Edge) -> AnyTransition { AnyTransition() }
        static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
        static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
        static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
        static func asymmetric(
          insertion: AnyTransition, removal: AnyTransition
        ) -> AnyTransition { AnyTransition() }
        static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
          AnyTransition()
        }
        func combined(with other: AnyTransition) -> AnyTransition { self }
        func animation(_ animation: Animation?) -> AnyTransition { self }
      }
      """),
    Builtin(
      nil,
      """
      struct ContentTransition: Equatable, Sendable {
        static let identity = ContentTransition()
        static let opacity = ContentTransition()
        static let interpolate = ContentTransition()
        static let symbolEffect = ContentTransition()
        static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
          _ effect: T, options: SymbolEffectOptions = .default
        ) -> ContentTransition { ContentTransition() }
        static func numericText(countsDown: Bool = false) -> ContentTransition {
          ContentTransition()
        }
        static func numericText(value: Double) -> ContentTransition { ContentTransition() }
      }
      """),
    Builtin(
      "BlurReplaceTransition",
      "struct Configuration: Equatable { static let downUp = Configuration(); static let upUp = Configuration() }"
    ),
    transition(
      "BlurReplaceTransition", "init(configuration: BlurReplaceTransition.Configuration) {}"),
    Builtin(
      "Transition where Self == BlurReplaceTransition",
      "static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }"
    ),
    Builtin(
      "Transition where Self == BlurReplaceTransition",
      """
      static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp)
        -> BlurReplaceTransition
      {
        BlurReplaceTransition(configuration: config)
      }
      """),
    plain("OpacityTransition"), plain("SlideTransition"), plain("IdentityTransition"),
    plain("SymbolEffectTransition"),
    Builtin(
      "Transition where Self == SymbolEffectTransition",
      """
      static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
      ) -> SymbolEffectTransition { SymbolEffectTransition() }
      """),
    member("OpacityTransition", "opacity"), member("SlideTransition", "slide"),
    member("IdentityTransition", "identity"), member("SymbolEffectTransition", "symbolEffect"),
    transition("ScaleTransition", "init(_ scale: Double, anchor: UnitPoint = .center) {}"),
    member("ScaleTransition", "scale", make: "ScaleTransition(0)"),
    transition("MoveTransition", "init(edge: Edge) {}"),
    Builtin(
      "Transition where Self == MoveTransition",
      "static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }"),
    transition("PushTransition", "init(edge: Edge) {}"),
    Builtin(
      "Transition where Self == PushTransition",
      "static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }"),
    transition("OffsetTransition", "init(_ offset: CGSize) {}"),
    Builtin(
      "Transition where Self == OffsetTransition",
      "static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }"),
  ]
    + inert(["contentTransition(_ transition: ContentTransition)"])
}

private func atOnce(_ content: Value) -> Value {
  .modifier("transition", of: content) { $0.facets.leavesAtOnce = true }
}

/// A transition of the system's.
private func transition(_ type: String, _ initializer: String) -> Builtin {
  Builtin(
    nil,
    """
    struct \(type): Transition {
      \(initializer)
      func body(content: PlaceholderContentView<\(type)>, phase: TransitionPhase) -> some View {
        content
      }
    }
    """)
}

private func plain(_ type: String) -> Builtin { transition(type, "init() {}") }

private func member(_ type: String, _ member: String, make: String? = nil) -> Builtin {
  Builtin(
    "Transition where Self == \(type)",
    "static var \(member): \(type) { \(make ?? "\(type)()") }")
}
