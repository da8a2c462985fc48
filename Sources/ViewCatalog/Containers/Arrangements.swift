import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Views that put others together: `LabeledContent`, `ContentUnavailableView`, `GroupBox`,
/// `ProgressView`.
var arrangements: [Builtin] {
  [
    Builtin(nil, "struct LabeledContent<Label, Content> {}"),
    Builtin(
      "LabeledContent: View where Label: View, Content: View", "typealias Body = Never"),
    Builtin(
      "LabeledContent where Label: View, Content: View",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { labeled(try $0.views(1), try $0.views(0)) },
    Builtin(
      nil,
      "struct ContentUnavailableView<Label, Description, Actions>: View { typealias Body = Never }"
    ),
    Builtin(
      "ContentUnavailableView where Label: View, Description: View, Actions: View",
      """
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions)
      """
    ) { unavailable(try $0.views(0), try $0.views(1), try $0.views(2)) },
    Builtin(
      "ContentUnavailableView where Label: View, Description: View, Actions == EmptyView",
      "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)"
    ) { unavailable(try $0.views(0), try $0.views(1), .void) },
    Builtin(
      "ContentUnavailableView where Label: View, Description == EmptyView, Actions: View",
      "init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions)"
    ) { unavailable(try $0.views(0), .void, try $0.views(1)) },
    Builtin(
      "ContentUnavailableView where Label: View, Description == EmptyView, Actions == EmptyView",
      "init(@ViewBuilder label: () -> Label)"
    ) { unavailable(try $0.views(0), .void, .void) },
    Builtin(
      """
      ContentUnavailableView where Label == SearchUnavailableContent.Label, \
      Description == EmptyView, Actions == EmptyView
      """,
      "static var search: ContentUnavailableView<SearchUnavailableContent.Label, EmptyView, EmptyView> { get }"
    ) { _ in nothingFound("No Results") },
    Builtin(
      """
      ContentUnavailableView where Label == SearchUnavailableContent.Label, \
      Description == EmptyView, Actions == EmptyView
      """,
      """
      static func search(text: String)
        -> ContentUnavailableView<SearchUnavailableContent.Label, EmptyView, EmptyView>
      """
    ) { nothingFound("No Results for “\($0.arguments[0].asName)”") },
    Builtin(
      nil, "struct SearchUnavailableContent { struct Label: View { typealias Body = Never } }"),
    Builtin(nil, "struct GroupBox<Label: View, Content: View>: View { typealias Body = Never }"),
    Builtin(
      "GroupBox", "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { groupBox(try $0.views(1), try $0.views(0)) },
    Builtin(
      "GroupBox", "init(label: Label, @ViewBuilder content: () -> Content)"
    ) { groupBox($0.arguments[0], try $0.views(1)) },
    Builtin("GroupBox where Label == EmptyView", "init(@ViewBuilder content: () -> Content)") {
      groupBox(nil, try $0.views(0))
    },
  ]
    + titleForms(
      "LabeledContent where Label == Text, Content: View",
      "_ title: TITLE, @ViewBuilder content: () -> Content"
    ) { labeled(try $0.titleView(0), try $0.views(1)) }
    + [
      Builtin(
        "LabeledContent where Label == Text, Content == Text",
        "init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)"
      ) { labeled(try $0.titleView(0), try $0.titleView(1)) },
      Builtin(
        "LabeledContent where Label == Text, Content == Text",
        "@_disfavoredOverload init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)"
      ) { labeled(try $0.titleView(0), try $0.titleView(1)) },
      Builtin(
        "LabeledContent where Label == Text, Content == Text",
        """
        init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
          where F.FormatInput: Equatable, F.FormatOutput == String
        """
      ) { try labeledValue($0) },
      Builtin(
        "LabeledContent where Label == Text, Content == Text",
        """
        @_disfavoredOverload init<S: StringProtocol, F: FormatStyle>(
          _ title: S, value: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String
        """
      ) { try labeledValue($0) },
    ]
    + [("systemImage", true), ("image", false)].flatMap { argument, isSymbol in
      titleForms(
        "ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView",
        "_ title: TITLE, \(argument) name: String, description: Text? = nil"
      ) { call in
        let icon = Value.native(ImageValue(call.arguments[1].asName, isSymbol: isSymbol))
        let title = try call.titleView(0)
        return unavailable(label(title: title, icon: icon), call.arguments[2], .void)
      }
    }
    + titleForms(
      "GroupBox where Label == Text", "_ title: TITLE, @ViewBuilder content: () -> Content"
    ) { groupBox(try $0.titleView(0), try $0.views(1)) }
    + controlStyle(
      "GroupBoxStyle", views: ["Label", "Content"], [("automatic", "DefaultGroupBoxStyle")])
    + controlStyle(
      "LabeledContentStyle", views: ["Label", "Content"],
      [("automatic", "AutomaticLabeledContentStyle")])
}

/// A label at the leading edge and its value, in the secondary colour, at the trailing one.
private func labeled(_ label: Value, _ content: Value) -> Value {
  .view("LabeledContent") { build in
    if try build.showStyled("LabeledContentStyle", [label, content]) { return }
    if build.showInFormColumns(label, .labeled, keepsLabels: true, content) { return }
    guard !build.environment.system.labelsHidden else { return build.child(content) }
    let system = build.environment.system
    build.layout(
      .custom(
        LabeledControlLayout(hugs: system.idiom == .mac && !system.isListRow, isControl: false)))
    build.controlLabel(label, key: .named("label"))
    build.environment.system.foreground = Color(.secondary)
    build.child(
      .view("Content") {
        $0.layout(.hStack(.center, spacing: nil))
        $0.child(content)
      })
  }
}

/// A message in the middle of all the room there is; on a Mac at its top, as recorded of macOS
/// 26.2.
private func unavailable(_ label: Value, _ description: Value, _ actions: Value) -> Value {
  .view("ContentUnavailableView") { build in
    let isMac = build.environment.system.idiom == .mac
    build.layout(
      .flexibleFrame(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
        isMac ? .top : .center))
    let column = Value.view("VStack") { build in
      build.layout(.vStack(.center, spacing: isMac ? 12 : nil))
      // The label's icon stands above its title.
      let outer = build.environment
      build.environment.system.styles["labelStyle"] = build.machine.structure(
        "_StackedLabelStyle", [])
      if isMac { build.environment.system.foreground = Color(.secondary) }
      build.child(label, in: isMac ? .largeTitle : .title2, weight: .bold)
      build.environment = outer
      build.environment.system.foreground = Color(.secondary)
      if !description.isNone { build.child(description, in: isMac ? .body : .subheadline) }
      build.environment.system.foreground = nil
      build.child(actions)
    }
    let top = isMac ? EdgeInsets(top: 20) : .zero
    build.child(.modifier("padding", of: column) { $0.wrap(.padding(top)) })
  }
}

/// What a search says that finds nothing.
private func nothingFound(_ title: String) -> Value {
  unavailable(
    label(
      title: .native(TextValue(title)),
      icon: .native(ImageValue("magnifyingglass", isSymbol: true))),
    .native(TextValue("Check the spelling or try a new search.")), .void)
}

private func groupBox(_ label: Value?, _ content: Value) -> Value {
  .view("GroupBox") { build in
    let nothing = Value.view("EmptyView") { _ in }
    if try build.showStyled("GroupBoxStyle", [label ?? nothing, content]) { return }
    if build.environment.system.idiom == .mac { return macBox(label, content, &build) }
    build.layout(.padding(EdgeInsets(.all, 16)))
    build.draw(paintCard)
    build.child(
      .view("VStack") { build in
        build.layout(.vStack(.leading, spacing: nil))
        if let label { build.child(label, in: .headline) }
        build.child(content)
      })
  }
}

/// A Mac's, recorded of macOS 26.2: the label stands above the card.
private func macBox(_ label: Value?, _ content: Value, _ build: inout ViewBuild) {
  build.layout(.vStack(.leading, spacing: 3))
  if let label {
    build.child(
      .modifier("padding", of: label) { build in
        build.environment.system.font = FontSpec(.style(.subheadline))
        build.wrap(.padding(EdgeInsets(leading: 10)))
      })
  }
  build.child(
    .view("Card") { build in
      build.layout(.padding(EdgeInsets(.all, 5)))
      build.draw(paintCard)
      build.child(
        .view("VStack") { build in
          build.layout(.vStack(.leading, spacing: nil))
          build.child(content)
        })
    })
}

private func paintCard(_ context: inout DrawContext) {
  context.list.append(
    .fill(.roundedRectangle(radius: 10), .color(Color(.secondaryBackground))), in: context.frame)
}

extension ViewBuild {
  /// A child whose texts have that style, unless they say otherwise.
  fileprivate mutating func child(
    _ view: Value, in style: Font.TextStyle, weight: Font.Strength? = nil
  ) {
    let outer = environment.system.font
    var font = FontSpec(.style(style))
    font.weight = weight
    environment.system.font = font
    child(view)
    environment.system.font = outer
  }
}

/// A title, and a value as its format writes it.
private func labeledValue(_ call: Invocation) throws -> Value {
  guard let format = call.machine.requirement("format", of: "FormatStyle") else { return .void }
  let text = try call.machine.call(format, on: call.arguments[2], [call.arguments[1]])
  return labeled(try call.titleView(0), .native(TextValue(text.asName)))
}
