import Interpreter

/// What `#Preview(traits:)` takes. Traits of layout and of orientation say how Xcode's canvas shows
/// a preview; here the device does.
var previewTraits: [Builtin] {
  [
    Builtin(nil, "struct Preview { struct ViewTraits {} }"),
    Builtin(
      nil,
      """
      struct PreviewTrait<T> {
        let _apply: (AnyView) -> AnyView
        init(_apply: @escaping (AnyView) -> AnyView = { $0 }) { self._apply = _apply }
      }
      """),
    Builtin(
      nil,
      """
      protocol PreviewModifier {
        associatedtype Context = Void
        associatedtype Body: View
        typealias Content = PreviewModifierContent
        static func makeSharedContext() async throws -> Context
        @ViewBuilder func body(content: Content, context: Context) -> Body
      }
      """),
    Builtin(
      "PreviewModifier where Context == Void", "static func makeSharedContext() async throws {}"),
    Builtin(
      nil,
      """
      struct PreviewModifierContent: View {
        let _view: AnyView
        var body: some View { _view }
      }
      """),
    // What previews share is made before any of them is shown.
    Builtin(
      nil,
      """
      struct _PreviewModified<M: PreviewModifier>: View {
        let modifier: M
        let content: AnyView
        @State var context: M.Context?
        init(_ modifier: M, _ content: AnyView) {
          self.modifier = modifier
          self.content = content
        }
        var body: some View {
          if let context {
            modifier.body(content: PreviewModifierContent(_view: content), context: context)
          } else {
            Color.clear.task { context = try? await M.makeSharedContext() }
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _PreviewWithTraits<Content: View>: View {
        let traits: [PreviewTrait<Preview.ViewTraits>]
        let content: Content
        init(
          traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder content: () -> Content
        ) {
          self.traits = traits
          self.content = content()
        }
        var body: some View {
          traits.reversed().reduce(AnyView(content)) { view, trait in trait._apply(view) }
        }
      }
      """),
  ]
    + [
      "sizeThatFitsLayout", "defaultLayout", "portrait", "landscapeLeft", "landscapeRight",
      "portraitUpsideDown",
    ].map {
      Builtin(
        "PreviewTrait where T == Preview.ViewTraits",
        "static var \($0): PreviewTrait<T> { PreviewTrait() }")
    }
    + [
      """
      static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait()
      }
      """,
      """
      static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
        PreviewTrait(_apply: { AnyView(_PreviewModified(modifier, $0)) })
      }
      """,
    ].map { Builtin("PreviewTrait where T == Preview.ViewTraits", $0) }
}
