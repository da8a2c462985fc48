import Checking
import Interpreter
import LayoutEngine
import ViewTree

/// The looks of lists and forms (layout rules 20.2 and 20.3).
var listStyles: [Builtin] {
  [
    Builtin(nil, "protocol ListStyle {}"),
    Builtin("View", "func listStyle<S: ListStyle>(_ style: S) -> some View") { call in
      let style = call.arguments[1]
      return .modifier("listStyle", of: call.arguments[0]) {
        $0.environment.system.styles["listStyle"] = style
      }
    },
  ]
    + styles("ListStyle", ["Default": "automatic", "Plain": "plain", "Grouped": "grouped"])
    + styles("ListStyle", ["InsetGrouped": "insetGrouped", "Inset": "inset", "Sidebar": "sidebar"])
    + styles(
      "ListStyle", ["Carousel": "carousel", "Elliptical": "elliptical", "Bordered": "bordered"])
    + [("Inset", "inset"), ("Bordered", "bordered")].flatMap { prefix, member in
      [
        Builtin("\(prefix)ListStyle", "init(alternatesRowBackgrounds: Bool) {}"),
        Builtin(
          "ListStyle where Self == \(prefix)ListStyle",
          """
          static func \(member)(alternatesRowBackgrounds: Bool) -> \(prefix)ListStyle {
            \(prefix)ListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
          }
          """),
      ]
    }
    + controlStyle(
      "FormStyle", views: ["Content"],
      [
        ("automatic", "AutomaticFormStyle"), ("grouped", "GroupedFormStyle"),
        ("columns", "ColumnsFormStyle"),
      ])
}

/// Styles without parameters: `struct PlainListStyle`, and `.plain` where a style is expected.
func styles(_ proto: String, _ names: KeyValuePairs<String, String>) -> [Builtin] {
  names.flatMap { prefix, member in
    [
      Builtin(nil, "struct \(prefix)\(proto): \(proto) { init() {} }"),
      Builtin(
        "\(proto) where Self == \(prefix)\(proto)",
        "static var \(member): \(prefix)\(proto) { \(prefix)\(proto)() }"),
    ]
  }
}

/// The style that lists have here (navigation rule 16.9).
func listStyle(_ system: SystemValues, isForm: Bool) -> ListSpec.Style {
  let standard: ListSpec.Style =
    switch system.idiom {
    case .watch: .plain
    case _ where system.isSidebar && !isForm: .sidebar
    case .phone, .pad: .insetGrouped
    case .mac: isForm ? .grouped : .inset
    }
  if isForm { return standard }
  guard case .structure(let style)? = system.styles["listStyle"] else { return standard }
  switch style.type.name {
  case "PlainListStyle", "EllipticalListStyle", "CarouselListStyle": return .plain
  case "InsetListStyle": return .inset
  case "BorderedListStyle": return .bordered
  case "GroupedListStyle": return .grouped
  case "InsetGroupedListStyle": return .insetGrouped
  case "SidebarListStyle": return .sidebar
  case _: return standard
  }
}
