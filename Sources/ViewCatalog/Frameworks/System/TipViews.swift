import Interpreter

/// How tips are shown: in a box among other views, or in a popover of one; and which of a group.
var tipViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct TipViewStyleConfiguration {
        let tip: any Tip
        let actions: [Tips.Action]
        let _close: () -> Void
        var title: Text? { tip.title }
        var message: Text? { tip.message }
        var image: Image? { tip.image }
      }
      """),
    Builtin(
      nil,
      """
      protocol TipViewStyle {
        associatedtype Body: View
        typealias Configuration = TipViewStyleConfiguration
        @ViewBuilder func makeBody(configuration: Configuration) -> Body
      }
      """),
    Builtin(
      nil,
      """
      struct MiniTipViewStyle: TipViewStyle {
        init() {}
        func makeBody(configuration: Configuration) -> some View {
          HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
              image.font(.title).foregroundStyle(.tint)
            }
            VStack(alignment: .leading, spacing: 4) {
              configuration.title?.font(.headline)
              configuration.message?.font(.subheadline).foregroundStyle(.secondary)
              ForEach(configuration.actions) { action in
                Divider()
                Button(action: action.handler) { action.label() }
              }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button(action: configuration._close) { Image(systemName: "xmark") }
              .foregroundStyle(.secondary).accessibilityLabel("Close")
          }
          .padding()
        }
      }
      """),
    Builtin("TipViewStyle where Self == MiniTipViewStyle", "static var miniTip: Self { Self() }"),
    Builtin(
      nil,
      """
      struct _TipStyleKey: EnvironmentKey {
        static let defaultValue: (TipViewStyleConfiguration) -> AnyView = {
          AnyView(MiniTipViewStyle().makeBody(configuration: $0))
        }
      }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var _tipStyle: (TipViewStyleConfiguration) -> AnyView {
        get { self[_TipStyleKey.self] }
        set { self[_TipStyleKey.self] = newValue }
      }
      """),
    Builtin(
      nil,
      """
      struct _TipBox: View {
        let _tip: any Tip
        let _action: (Tips.Action) -> Void
        @Environment(\\._tipStyle) var _style: (TipViewStyleConfiguration) -> AnyView
        var body: some View {
          let actions = _tip.actions.map { action in
            Tips.Action(
              id: action.id,
              perform: {
                action.handler()
                _action(action)
              }, action.label)
          }
          _style(
            TipViewStyleConfiguration(
              tip: _tip, actions: actions, _close: { _tip.invalidate(reason: .tipClosed) }))
        }
      }
      """),
    Builtin(
      nil,
      """
      struct TipView<Content: Tip>: View {
        let _tip: Content?
        let _action: (Tips.Action) -> Void
        init(
          _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
        ) {
          _tip = tip
          _action = action
        }
        init(
          _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
        ) {
          _tip = tip
          _action = action
        }
        var body: some View {
          if let _tip, _tip.shouldDisplay {
            _TipBox(_tip: _tip, _action: _action)
              .background(.background.secondary, in: .rect(cornerRadius: 12))
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _TipPopover: ViewModifier {
        let _tip: (any Tip)?
        let _edge: Edge
        let _action: (Tips.Action) -> Void
        // The tip that a tap beside it has put away.
        @State var _putAway: String?
        func body(content: Content) -> some View {
          let shown = _tip.flatMap { $0.shouldDisplay && $0.id != _putAway ? $0 : nil }
          content.popover(
            isPresented: Binding(get: { shown != nil }, set: { if !$0 { _putAway = shown?.id } }),
            arrowEdge: _edge
          ) {
            if let shown {
              _TipBox(_tip: shown, _action: _action).frame(width: 300)
                .presentationCompactAdaptation(.popover)
            }
          }
        }
      }
      """),
    Builtin(
      "View",
      """
      func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top,
        action: @escaping (Tips.Action) -> Void = { _ in }
      ) -> some View { modifier(_TipPopover(_tip: tip, _edge: arrowEdge, _action: action)) }
      """),
    Builtin(
      "View",
      """
      func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
        environment(\\._tipStyle) { AnyView(style.makeBody(configuration: $0)) }
      }
      """),
    Builtin(
      nil,
      """
      final class TipGroup: Observable {
        enum Priority: Sendable { case ordered, firstAvailable }
        let _priority: Priority
        let _tips: [any Tip]
        init(_ priority: Priority = .firstAvailable, @_TipGroupBuilder _ tips: () -> [any Tip]) {
          _priority = priority
          _tips = tips()
        }
        var currentTip: (any Tip)? {
          switch _priority {
          case .firstAvailable: return _tips.first { $0.shouldDisplay }
          case .ordered:
            let next = _tips.first {
              if case .invalidated = $0.status { return false }
              return true
            }
            return next.flatMap { $0.shouldDisplay ? $0 : nil }
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder enum _TipGroupBuilder {
        static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
        static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
      }
      """),
  ]
    + inert([
      "tipBackground<S: ShapeStyle>(_ style: S)",
      "tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true)",
      "tipImageSize(_ size: CGSize)", "tipImageStyle<S: ShapeStyle>(_ style: S)",
      "tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)",
      "tipAnchor<V: Hashable>(_ id: V)",
    ])
}
