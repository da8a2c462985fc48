import Interpreter

/// The protocols that the program's own views, modifiers and apps conform to.
var viewProtocols: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol View {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
      }
      """),
    Builtin("Never: View", "var body: Never { fatalError() }"),
    Builtin("Optional: View where Wrapped: View", "typealias Body = Never"),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol App {
        associatedtype Body: Scene
        @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
        @MainActor @preconcurrency init()
      }
      """),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol Scene {
        associatedtype Body: Scene
        @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
      }
      """),
    Builtin("Never: Scene", "typealias SceneBody = Never"),
    Builtin(nil, "protocol DynamicProperty { mutating func update() }"),
    Builtin("DynamicProperty", "mutating func update() {}"),
  ]
}
