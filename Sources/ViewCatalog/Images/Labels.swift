import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Label`: a title beside an icon, in the style around.
var labels: [Builtin] {
  [
    Builtin(nil, "struct Label<Title: View, Icon: View>: View { typealias Body = Never }"),
    Builtin("Label", "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)") {
      label(title: try $0.views(0), icon: try $0.views(1))
    },
    Builtin(
      "Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon",
      "init(_ configuration: LabelStyleConfiguration)"
    ) { call in
      guard case .structure(let parts) = call.arguments[0] else { return .void }
      return label(title: parts.fields[0], icon: parts.fields[1])
    },
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol LabelStyle {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency
        func makeBody(configuration: Self.Configuration) -> Self.Body
      }
      """),
    Builtin("LabelStyle", "typealias Configuration = LabelStyleConfiguration"),
    Builtin(
      nil,
      """
      struct LabelStyleConfiguration {
        struct Title: View { typealias Body = Never }
        struct Icon: View { typealias Body = Never }
        let title: LabelStyleConfiguration.Title
        let icon: LabelStyleConfiguration.Icon
      }
      """),
    Builtin(nil, "struct _StackedLabelStyle {}"),
    Builtin("View", "func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View") {
      environment("labelIconToTitleSpacing", $0)
    },
    Builtin("View", "func labelReservedIconWidth(_ value: CGFloat) -> some View") {
      environment("labelReservedIconWidth", $0)
    },
    Builtin("View", "func labelStyle<S: LabelStyle>(_ style: S) -> some View") {
      styleModifier($0, "labelStyle")
    },
  ]
    + titleForms(
      "Label where Title == Text, Icon == Image", "_ title: TITLE, systemImage name: String"
    ) {
      label(
        title: try $0.titleView(0),
        icon: .native(ImageValue($0.arguments[1].asName, isSymbol: true)))
    }
    + titleForms("Label where Title == Text, Icon == Image", "_ title: TITLE, image name: String") {
      label(
        title: try $0.titleView(0),
        icon: .native(ImageValue($0.arguments[1].asName, isSymbol: false)))
    }
    + titleForms(
      "Label where Title == Text, Icon == Image", "_ title: TITLE, image resource: ImageResource"
    ) { call in
      guard case .structure(let resource) = call.arguments[1] else { return .void }
      return label(
        title: try call.titleView(0),
        icon: .native(ImageValue(resource.fields[0].asName, isSymbol: false)))
    }
    + styleDeclarations(
      "LabelStyle",
      [
        ("automatic", "DefaultLabelStyle"), ("titleAndIcon", "TitleAndIconLabelStyle"),
        ("titleOnly", "TitleOnlyLabelStyle"), ("iconOnly", "IconOnlyLabelStyle"),
      ])
    + [
      "DefaultLabelStyle", "TitleAndIconLabelStyle", "TitleOnlyLabelStyle", "IconOnlyLabelStyle",
    ].map { type in
      Builtin(
        type,
        "func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }"
      )
    }
}

/// Between icon and title, in points.
private let iconSpacing = 8.0
/// The same where the icon stands above, and the size of its type.
private let stackedSpacing = 16.0
private let stackedSymbol = 48.0

/// The column that icons have in a list's rows, so that their titles line up, in points.
private struct IconColumn {
  let width: Double
  let spacing: Double

  /// Recorded of iOS 26 and macOS 26; nil where labels stand alone.
  init?(_ system: SystemValues) {
    guard system.isListRow else { return nil }
    switch system.idiom {
    case .phone, .pad: (width, spacing) = (24, 16)
    case .mac: (width, spacing) = (16, 6)
    case _: return nil
    }
  }
}

/// A title beside an icon; a user's own style makes the view instead.
func label(title: Value, icon: Value) -> Value {
  .view("Label") { build in
    switch build.style("labelStyle") {
    case .user(let style):
      let configuration = build.machine.structure("LabelStyleConfiguration", [title, icon])
      // A `Label(configuration)` inside is in the standard style.
      build.environment.system.styles["labelStyle"] = nil
      if let body = try build.body(of: style, "LabelStyle", configuration) { build.child(body) }
    case .system("TitleOnlyLabelStyle"): build.child(title)
    case .system("_StackedLabelStyle"):
      // A Mac shows no symbol.
      if build.environment.system.idiom == .mac { return build.child(title) }
      build.layout(.vStack(.center, spacing: stackedSpacing))
      let outer = build.environment
      build.environment.system.font = FontSpec(.fixed(Font(size: stackedSymbol)))
      build.environment.system.foreground = Color(.secondary)
      build.child(icon)
      build.environment = outer
      build.child(title)
    case .system("IconOnlyLabelStyle"):
      // The title that nobody sees still names it (navigation rule 17.3).
      build.facets.accessibilityLabel = title.asTitle
      build.child(icon)
    case .system:
      let outer = build.environment
      let place = IconPlace(outer)
      if place.column != nil, outer.system.idiom != .mac, outer.system.switches.isRedesigned {
        build.environment.system.imageScale = .large
      }
      build.child(icon, key: .named("icon"))
      build.environment = outer
      build.child(title, key: .named("title"))
      build.compose { try composeLabel($0, $1, place) }
    }
  }
}

/// Where an icon stands before its title.
private struct IconPlace {
  let capHeight: Double
  /// A line of the title's font.
  let line: TextMeasurement
  /// The least room for it across, by `labelReservedIconWidth`.
  let reserved: Double?
  let column: IconColumn?
  let spacing: Double

  init(_ environment: EnvironmentValues) {
    let system = environment.system
    let font = system.font()
    capHeight = FontMetrics(font, on: system.platform).capHeight
    line = TextLayout(
      [TextRun(" ", font: font)], platform: system.platform, scale: system.displayScale
    )
    .measure(.unspecified)
    reserved = environment[.property("labelReservedIconWidth")]?.asLength
    column = IconColumn(system)
    spacing =
      environment[.property("labelIconToTitleSpacing")]?.asLength ?? column?.spacing ?? iconSpacing
  }

  /// The room around an icon of this height. One that is hardly higher than the title's line stands
  /// in the middle of it, and leaves a row as high as its title, as recorded.
  func frame(height: Double) -> LayoutSpec {
    if let reserved { return .flexibleFrame(FlexibleFrame(minWidth: reserved), .center) }
    guard let column else { return .passthrough }
    return .frame(
      width: column.width, height: isInLine(height) ? line.size.height : nil, .center)
  }

  /// From the top of its room to the title's first baseline: an icon without a baseline of its own
  /// has its middle where that of the title's capitals is.
  func baseline(_ height: Double, _ room: ViewDimensions) -> Double {
    if column != nil, reserved == nil, isInLine(height) { return line.firstBaseline }
    return room[explicit: .firstTextBaseline] ?? (room.height + capHeight) / 2
  }

  private func isInLine(_ height: Double) -> Bool { height <= line.size.height * 1.5 }
}

/// Icon and title on the title's first baseline.
private func composeLabel(
  _ node: ViewNode, _ graph: ViewGraph, _ place: IconPlace
) throws -> [RenderedView] {
  let icons = try node.child(.named("icon")).map { try graph.render($0) } ?? []
  let titles = try node.child(.named("title")).map { try graph.render($0) } ?? []
  let row = graph.layout(of: node, at: 0, .hStack(.firstTextBaseline, spacing: place.spacing))
  let guided = icons.enumerated().map { index, icon in
    let height = graph.tree.size(of: icon.layout, proposal: .unspecified).height
    let room = graph.layout(of: node, at: 2 * index + 1, place.frame(height: height))
    let guide = graph.layout(
      of: node, at: 2 * index + 2,
      .alignmentGuide(.firstTextBaseline) { place.baseline(height, $0) })
    graph.tree.setChildren([icon.layout], of: room)
    graph.tree.setChildren([room], of: guide)
    return guide
  }
  graph.tree.setChildren(guided + titles.map(\.layout), of: row)
  return [RenderedView(node: node, index: 0, layout: row, children: icons + titles)]
}

extension ViewBuild {
  /// What a style of the program's own makes of a control.
  func body(of style: Value, _ proto: String, _ configuration: Value) throws -> Value? {
    guard let requirement = machine.requirement("makeBody", of: proto) else { return nil }
    return try machine.call(requirement, on: style, [configuration])
  }
}
