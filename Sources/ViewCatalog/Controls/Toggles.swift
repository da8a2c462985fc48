import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Toggle` and its styles.
var toggles: [Builtin] {
  [
    Builtin(nil, "struct Toggle<Label: View>: View { typealias Body = Never }"),
    Builtin("Toggle", "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)") {
      toggle(label: try $0.views(1), try $0.bound(0))
    },
    Builtin(
      "Toggle",
      """
      init<C: RandomAccessCollection>(sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
      {
        self.init(
          isOn: Binding(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
          label: label)
      }
      """),
    Builtin(
      "Toggle",
      """
      init<C: MutableCollection & RandomAccessCollection>(sources: Binding<C>,
        isOn: WritableKeyPath<C.Element, Bool>, @ViewBuilder label: () -> Label)
      {
        self.init(
          isOn: Binding(
            get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
            set: { value in
              for index in sources.wrappedValue.indices {
                sources.wrappedValue[index][keyPath: isOn] = value
              }
            }),
          label: label)
      }
      """),
    Builtin(
      "Toggle where Label == ToggleStyleConfiguration.Label",
      "init(_ configuration: ToggleStyleConfiguration)"
    ) { call in
      guard case .structure(let configuration) = call.arguments[0],
        let isOn = configuration.fields[1].as(BindingValue.self)
      else { return .void }
      return toggle(label: configuration.fields[0], isOn)
    },
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol ToggleStyle {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency
        func makeBody(configuration: Self.Configuration) -> Self.Body
      }
      """),
    Builtin("ToggleStyle", "typealias Configuration = ToggleStyleConfiguration"),
    Builtin(
      nil,
      """
      struct ToggleStyleConfiguration {
        struct Label: View { typealias Body = Never }
        let label: ToggleStyleConfiguration.Label
        let _isOn: Binding<Bool>
        var isOn: Bool {
          get { _isOn.wrappedValue }
          nonmutating set { _isOn.wrappedValue = newValue }
        }
        var `$isOn`: Binding<Bool> { _isOn }
        var isMixed: Bool { false }
      }
      """),
    Builtin("View", "func toggleStyle<S: ToggleStyle>(_ style: S) -> some View") {
      styleModifier($0, "toggleStyle")
    },
  ]
    + titleForms("Toggle where Label == Text", "_ title: TITLE, isOn: Binding<Bool>") {
      toggle(label: try $0.titleView(0), try $0.bound(1))
    }
    + titleForms(
      "Toggle where Label == Text", "_ title: TITLE, systemImage: String, isOn: Binding<Bool>"
    ) { toggle(label: try $0.labelView(0, symbol: 1), try $0.bound(2)) }
    + ["LocalizedStringKey", "String"].flatMap { title in
      let weight = title == "String" ? "@_disfavoredOverload " : ""
      return [
        Builtin(
          "Toggle where Label == Text",
          """
          \(weight)init<C: RandomAccessCollection>(_ title: \(title), sources: C,
            isOn: KeyPath<C.Element, Binding<Bool>>)
          { self.init(sources: sources, isOn: isOn) { Text(title) } }
          """),
        Builtin(
          "Toggle where Label == Text",
          """
          \(weight)init<C: MutableCollection & RandomAccessCollection>(_ title: \(title),
            sources: Binding<C>, isOn: WritableKeyPath<C.Element, Bool>)
          { self.init(sources: sources, isOn: isOn) { Text(title) } }
          """),
      ]
    }
    + [
      ("automatic", "DefaultToggleStyle"), ("switch", "SwitchToggleStyle"),
      ("button", "ButtonToggleStyle"), ("checkbox", "CheckboxToggleStyle"),
    ].flatMap { (member: String, type: String) -> [Builtin] in
      [
        Builtin(
          nil,
          member == "switch"
            ? "struct \(type): ToggleStyle { var _tint: Color? = nil; init() {} }"
            : "struct \(type): ToggleStyle { init() {} }"),
        Builtin(
          type,
          "func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }"
        ),
        Builtin(
          "ToggleStyle where Self == \(type)", "static var `\(member)`: \(type) { \(type)() }"),
      ]
    }
    + [
      Builtin("SwitchToggleStyle", "init(tint: Color) { _tint = tint }")
    ]
}

/// A switch at the trailing edge of its label (layout rule 4.5), or what its style makes of it.
private func toggle(label: Value, _ isOn: BindingValue) -> Value {
  .view("Toggle") { build in
    if build.showInFormColumns(nil, .toggle, toggle(label: label, isOn)) { return }
    let value = try isOn.get().asBool
    var interaction = build.interaction(.toggle)
    interaction.isOn = (get: { try isOn.get().asBool }, set: { try isOn.set(.bool($0)) })
    interaction.value = value ? "on" : "off"
    switch build.style("toggleStyle") {
    case .user(let style): try styled(style, label, isOn, interaction, &build)
    case .system(let name):
      if case .structure(let style)? = build.environment.system.styles["toggleStyle"],
        let tint = style.fields.first, !tint.isNone
      {
        build.environment.system.tint = tint.fill(in: build.environment).representative
      }
      build.facets.interaction = interaction
      show(name, label, value, &build)
    }
  }
}

private func show(_ style: String, _ label: Value, _ isOn: Bool, _ build: inout ViewBuild) {
  if style == "ButtonToggleStyle" {
    build.control(.button(isOn ? .prominent : .bordered))
    let system = build.environment.system
    build.environment.system.foreground =
      isOn && system.isEnabled ? system.askedForeground ?? Color(.white) : system.labelColor
    build.layout(.padding(build.controlMetrics.borderedButton(build.controlSize)))
    return build.child(
      .view("Label") {
        $0.layout(.hStack(.center, spacing: nil))
        $0.child(label)
      })
  }
  let isMac = build.environment.system.idiom == .mac
  let isHidden = build.environment.system.labelsHidden
  let isAutomatic = ["", "DefaultToggleStyle"].contains(style)
  let isRow = isAutomatic && build.environment.system.isMacFormRow
  if isMac, isAutomatic || style == "CheckboxToggleStyle", !isRow {
    return checkbox(label, isOn, isHidden: isHidden, &build)
  }
  let size = isRow ? ControlMetrics.rowSwitch : build.controlMetrics.toggle
  build.labeledControl(size, isHidden: isHidden)
  build.paint(.toggle(isOn: isOn), trailing: size)
  build.label(label, isHidden: isHidden)
}

/// A Mac's box before its label, no wider than both (layout rule 4.5).
private func checkbox(_ label: Value, _ isOn: Bool, isHidden: Bool, _ build: inout ViewBuild) {
  build.layout(.hStack(.center, spacing: ControlMetrics.checkboxSpacing))
  build.child(
    .view("Checkbox") { build in
      build.layout(.fixed(FixedLeaf(ControlMetrics.checkbox)))
      build.paint(.checkbox(isOn: isOn))
    })
  build.label(label, isHidden: isHidden)
}

private func styled(
  _ style: Value, _ label: Value, _ isOn: BindingValue, _ interaction: Interaction,
  _ build: inout ViewBuild
) throws {
  let machine = build.machine
  guard let makeBody = machine.requirement("makeBody", of: "ToggleStyle") else { return }
  let connected = try build.graph.connected(style, at: build.node)
  let configuration = machine.structure("ToggleStyleConfiguration", [label, .native(isOn)])
  build.environment.system.styles["toggleStyle"] = nil
  let body = try machine.call(makeBody, on: connected, [configuration])
  build.layout(.hStack(.center, spacing: nil))
  build.facets.interaction = interaction
  build.child(body)
}

extension ViewBuild {
  /// Adds a control's label; where labels are hidden it only gives the control its name.
  mutating func label(_ label: Value, isHidden: Bool) {
    if isHidden {
      detached(label, key: .named("label"))
    } else {
      controlLabel(label, key: .named("label"))
    }
    let node = node
    facets.interaction?.makeLabel = { node.child(.named("label"))?.spokenText }
  }
}
