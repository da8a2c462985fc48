import Interpreter

/// Types that programs mention and whose work is not seen on the screen.
var smallTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      class ImageRenderer<Content: View>: ObservableObject {
        var content: Content
        var proposedSize: ProposedViewSize = .unspecified
        var scale: CGFloat = 1
        var isOpaque: Bool = false
        var colorMode: ColorRenderingMode = .nonLinear
        var uiImage: UIImage? { UIImage() }
        var nsImage: UIImage? { UIImage() }
        var cgImage: CGImage? { CGImage() }
        init(content: Content) { self.content = content }
        func render(
          rasterizationScale: CGFloat = 1,
          renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
        ) { renderer(CGSize(width: 100, height: 100)) { _ in } }
      }
      """),
    Builtin(
      nil,
      """
      class PlaygroundPage {
        static let current: PlaygroundPage = PlaygroundPage()
        var needsIndefiniteExecution: Bool = false
        var liveView: Any?
        init() {}
        func setLiveView<Content: View>(_ newLiveView: Content) {}
        func finishExecution() {}
      }
      """),
    Builtin(
      nil,
      """
      struct PasteButton: View {
        init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
        var body: some View { Button("Paste") {}.buttonStyle(.borderedProminent) }
      }
      """),
    Builtin("CGSize", "typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>"),
    Builtin(
      "CGSize: Animatable",
      """
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set {
          width = newValue.first
          height = newValue.second
        }
      }
      """),
    Builtin("CGPoint", "typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>"),
    Builtin(
      "CGPoint: Animatable",
      """
      var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set {
          x = newValue.first
          y = newValue.second
        }
      }
      """),
  ]
}

/// What Xcode's library reads of a program; the app shows nothing of it.
var libraryContents: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol LibraryContentProvider {
        associatedtype ModifierBase = Never
        @LibraryContentBuilder var views: [LibraryItem] { get }
        @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
      }
      """),
    Builtin("LibraryContentProvider", "var views: [LibraryItem] { return [] }"),
    Builtin(
      "LibraryContentProvider",
      "func modifiers(base: ModifierBase) -> [LibraryItem] { return [] }"),
    Builtin(
      nil,
      """
      struct LibraryItem {
        struct Category {
          static let control = Category()
          static let layout = Category()
          static let effect = Category()
          static let other = Category()
        }
        init<V>(
          _ snippet: @autoclosure @escaping () -> V, visible: Bool = true, title: String? = nil,
          category: Category = .other, matchingSignature: String? = nil
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder enum LibraryContentBuilder {
        static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
        static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
      }
      """),
  ]
}
