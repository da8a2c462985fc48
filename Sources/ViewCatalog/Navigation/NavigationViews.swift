import Interpreter
import ViewTree

/// `NavigationView`, the older form of both stack and columns (navigation rule 4).
var navigationViews: [Builtin] {
  [
    Builtin(nil, "struct NavigationView<Content: View>: View { typealias Body = Never }"),
    Builtin("NavigationView", "init(@ViewBuilder content: () -> Content)") { call in
      let content = try call.built(0)
      return .view("NavigationView") { build in
        let children = content.asViews
        let primary = children.first ?? .void
        guard build.showsColumns else {
          return build.child(
            .view("NavigationStack") { build in
              try buildStack(&build, .own, root: primary, isImplicit: false)
            })
        }
        let columns = children.count > 1 ? Array(children.prefix(3)) : [primary, .void]
        build.child(splitView(columns, isLegacy: true))
      }
    },
    Builtin(nil, "protocol NavigationViewStyle {}"),
    Builtin(
      "View", "func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View"
    ) { call in
      let style = call.arguments[1]
      return .modifier("navigationViewStyle", of: call.arguments[0]) {
        $0.environment.system.styles["navigationViewStyle"] = style
      }
    },
  ]
    + [
      ("Stack", "stack"), ("DoubleColumn", nil), ("Column", "columns"), ("Default", "automatic"),
    ].flatMap { style, member in
      let type = "\(style)NavigationViewStyle"
      let plain = Builtin(nil, "struct \(type): NavigationViewStyle { init() {} }")
      guard let member else { return [plain] }
      return [
        plain,
        Builtin(
          "NavigationViewStyle where Self == \(type)",
          "static var \(member): \(type) { \(type)() }"),
      ]
    }
}

extension ViewBuild {
  /// Columns on iPad and Mac unless the stack style is set, and on a large phone for when it is held
  /// sideways; on other phones a stack (rule 4.1). Where it is narrow the same columns are collapsed
  /// (rule 3.7).
  fileprivate var showsColumns: Bool {
    let system = environment.system
    guard system.idiom == .mac || system.isWideSideways else { return false }
    return system.styles["navigationViewStyle"]?.typeName != "StackNavigationViewStyle"
  }
}

extension Value {
  /// The views of a builder's result, one by one.
  var asViews: [Value] {
    if case .tuple(let views) = self { return views }
    if case .void = self { return [] }
    return [self]
  }
}
