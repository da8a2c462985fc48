import Interpreter
import ViewTree

/// A style protocol whose conforming types make a control from its parts, with the configuration
/// that they are given, the modifier that sets one, and the system's styles.
/// - Parameter parts: the configuration's members after its views.
func controlStyle(
  _ proto: String, views: [String], parts: String = "", _ styles: [(member: String, type: String)]
) -> [Builtin] {
  let configuration = "\(proto)Configuration"
  let modifier = proto.prefix(1).lowercased() + proto.dropFirst()
  let types = views.map { "struct \($0): View { typealias Body = Never }" }
  let members = views.map { view in
    "let \(view.prefix(1).lowercased() + view.dropFirst()): \(configuration).\(view)"
  }
  let declared = [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol \(proto) {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency
        func makeBody(configuration: Self.Configuration) -> Self.Body
      }
      """),
    Builtin(proto, "typealias Configuration = \(configuration)"),
    Builtin(
      nil, "struct \(configuration) { \((types + members).joined(separator: "\n"))\n\(parts) }"),
    Builtin("View", "func \(modifier)<S: \(proto)>(_ style: S) -> some View") {
      styleModifier($0, modifier)
    },
  ]
  let system = styles.map(\.type).map { type in
    Builtin(
      type, "func makeBody(configuration: \(configuration)) -> some View { EmptyView() }")
  }
  return declared + styleDeclarations(proto, styles) + system
}

extension ViewBuild {
  /// Shows what a style of the program's own makes of a control from its parts; false where the
  /// style is the system's. Controls inside that body are in the standard style.
  mutating func showStyled(_ proto: String, _ parts: [Value]) throws -> Bool {
    let modifier = proto.prefix(1).lowercased() + proto.dropFirst()
    guard case .user(let style) = style(modifier) else { return false }
    let connected = try graph.connected(style, at: node)
    environment.system.styles[modifier] = nil
    let configuration = machine.structure("\(proto)Configuration", parts)
    if let body = try body(of: connected, proto, configuration) { child(body) }
    return true
  }
}
