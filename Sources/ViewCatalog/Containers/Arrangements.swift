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
    Builtin(
      nil,
      "struct ProgressView<Label: View, CurrentValueLabel: View>: View { typealias Body = Never }"),
    Builtin("ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView", "init()") {
      _ in spinner(nil)
    },
    Builtin(
      "ProgressView where CurrentValueLabel == EmptyView",
      "init(@ViewBuilder label: () -> Label)"
    ) { spinner(try $0.views(0)) },
    Builtin(
      "ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView",
      "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)"
    ) { bar(nil, $0.length(0), $0.length(1)) },
    Builtin(
      "ProgressView where CurrentValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
      """
    ) { bar(try $0.views(2), $0.length(0), $0.length(1)) },
    Builtin(
      "ProgressView",
      """
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      """
    ) { bar(try $0.views(2), $0.length(0), $0.length(1), below: try $0.views(3)) },
    Builtin(
      "ProgressView",
      """
      init(_ configuration: ProgressViewStyleConfiguration)
        where Label == ProgressViewStyleConfiguration.Label,
          CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
      """
    ) { call in
      guard case .structure(let configuration) = call.arguments[0],
        configuration.fields.count == 3
      else { return .void }
      let part = configuration.fields[0].asLength
      let label = configuration.fields[1].optionalContent
      guard let part else { return spinner(label) }
      return bar(label, part, 1, below: configuration.fields[2].optionalContent)
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
    + titleForms(
      "ProgressView where Label == Text, CurrentValueLabel == EmptyView", "_ title: TITLE"
    ) { spinner(try $0.titleView(0)) }
    + titleForms(
      "ProgressView where Label == Text, CurrentValueLabel == EmptyView",
      "_ title: TITLE, value: V?, total: V = 1.0", generics: "V: BinaryFloatingPoint"
    ) { bar(try $0.titleView(0), $0.length(1), $0.length(2)) }
    + controlStyle(
      "GroupBoxStyle", views: ["Label", "Content"], [("automatic", "DefaultGroupBoxStyle")])
    + controlStyle(
      "LabeledContentStyle", views: ["Label", "Content"],
      [("automatic", "AutomaticLabeledContentStyle")])
    + controlStyle(
      "ProgressViewStyle", views: [],
      parts: """
        struct Label: View { typealias Body = Never }
        struct CurrentValueLabel: View { typealias Body = Never }
        let fractionCompleted: Double?
        var label: ProgressViewStyleConfiguration.Label?
        var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
        """,
      [
        ("automatic", "DefaultProgressViewStyle"), ("linear", "LinearProgressViewStyle"),
        ("circular", "CircularProgressViewStyle"),
      ])
    + ["LinearProgressViewStyle", "CircularProgressViewStyle"].map { type in
      Builtin(type, "init(tint: Color) {}")
    }
}

/// A label at the leading edge and its value, in the secondary colour, at the trailing one.
private func labeled(_ label: Value, _ content: Value) -> Value {
  .view("LabeledContent") { build in
    if try build.showStyled("LabeledContentStyle", [label, content]) { return }
    if build.showInFormColumns(label, .labeled, keepsLabels: true, content) { return }
    build.layout(.custom(LabeledControlLayout(control: nil)))
    build.child(label)
    build.environment.system.foreground = Color(.secondary)
    build.child(
      .view("Content") {
        $0.layout(.hStack(.center, spacing: nil))
        $0.child(content)
      })
  }
}

/// A message in the middle of all the room there is.
private func unavailable(_ label: Value, _ description: Value, _ actions: Value) -> Value {
  .view("ContentUnavailableView") { build in
    build.layout(
      .flexibleFrame(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
        .center))
    build.child(
      .view("VStack") { build in
        build.layout(.vStack(.center, spacing: nil))
        // The label's icon stands above its title.
        let outer = build.environment
        build.environment.system.styles["labelStyle"] = build.machine.structure(
          "_StackedLabelStyle", [])
        build.child(label)
        build.environment = outer
        build.environment.system.foreground = Color(.secondary)
        if !description.isNone { build.child(description) }
        build.environment.system.foreground = nil
        build.child(actions)
      })
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
    build.layout(.padding(EdgeInsets(.all, 16)))
    build.draw {
      $0.list.append(
        .fill(.roundedRectangle(radius: 10), .color(Color(.secondaryBackground))), in: $0.frame)
    }
    build.child(
      .view("VStack") { build in
        build.layout(.vStack(.leading, spacing: nil))
        if let label { build.child(label) }
        build.child(content)
      })
  }
}

private func spinner(_ label: Value?) -> Value {
  .view("ProgressView") { build in
    if try build.showStyled("ProgressViewStyle", [.none, label ?? .none, .none]) { return }
    guard let label else { return paintSpinner(&build) }
    build.layout(.vStack(.center, spacing: nil))
    build.child(.view("Spinner") { paintSpinner(&$0) })
    build.child(label)
  }
}

private func paintSpinner(_ build: inout ViewBuild) {
  let size = build.environment[.property("controlSize")]?.caseName
  // Measured of a Mac: a small one is half as large.
  let part = build.environment.system.idiom == .mac && size == "small" ? 0.5 : 1
  let spinner = build.controlMetrics.spinner
  build.layout(
    .fixed(FixedLeaf(Size(width: spinner.width * part, height: spinner.height * part))))
  build.paint(.spinner)
}

func bar(
  _ label: Value?, _ value: Double?, _ total: Double?, below: Value? = nil
) -> Value {
  let part = value.map { max(0, min(1, $0 / (total ?? 1))) }
  let track = Value.view("Track") { build in
    let ideal = Size(width: 100, height: build.controlMetrics.progressBarHeight)
    build.layout(.control(ControlLeaf(ideal: ideal, expands: .horizontal)))
    build.paint(.progress(part))
  }
  return .view("ProgressView") { build in
    let fraction = part.map { Value.double($0) } ?? .none
    if try build.showStyled("ProgressViewStyle", [fraction, label ?? .none, below ?? .none]) {
      return
    }
    build.layout(.vStack(.leading, spacing: build.controlMetrics.progressBarSpacing))
    if let label { build.child(label) }
    build.child(track)
    if let below { build.child(below) }
  }
}

/// A title, and a value as its format writes it.
private func labeledValue(_ call: Invocation) throws -> Value {
  guard let format = call.machine.requirement("format", of: "FormatStyle") else { return .void }
  let text = try call.machine.call(format, on: call.arguments[2], [call.arguments[1]])
  return labeled(try call.titleView(0), .native(TextValue(text.asName)))
}
