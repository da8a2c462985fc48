import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Menu`, `contextMenu`, `ControlGroup`, `Link`, `ShareLink` and `EditButton`.
let menus: [Builtin] =
  [
    Builtin(nil, "struct Menu<Label: View, Content: View>: View { typealias Body = Never }"),
    Builtin(
      "Menu", "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { menu(label: try $0.views(1), try $0.views(0)) },
    Builtin(
      "Menu",
      """
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void)
      """
    ) { menu(label: try $0.views(1), try $0.views(0), primary: $0.arguments[2]) },
    Builtin(
      "View",
      "func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View"
    ) { contextMenu($0.arguments[0], try $0.views(1)) },
    Builtin(
      "View",
      """
      func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P) -> some View
      """
    ) { contextMenu($0.arguments[0], try $0.views(1)) },
    Builtin(nil, "struct ControlGroup<Content: View>: View { typealias Body = Never }"),
    Builtin("ControlGroup", "init(@ViewBuilder content: () -> Content)") { group(try $0.views(0)) },
    Builtin(
      "ControlGroup",
      "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)"
    ) { group(try $0.views(0)) },
    Builtin(nil, "struct Link<Label: View>: View { typealias Body = Never }"),
    Builtin("Link", "init(destination: URL, @ViewBuilder label: () -> Label)") {
      link(label: try $0.views(1), $0.arguments[0])
    },
    Builtin(nil, "struct ShareLink<Label: View>: View { typealias Body = Never }"),
    Builtin("ShareLink", "init<T>(item: T, @ViewBuilder label: () -> Label)") {
      button(label: try $0.views(1), action: .closure(ClosureValue(.native { _ in .void })))
    },
    Builtin("ShareLink where Label == Text", "init<T>(item: T)") { _ in
      button(
        label: .native(TextValue("Share…")),
        action: .closure(ClosureValue(.native { _ in .void })))
    },
    Builtin(nil, "struct EditButton: View { typealias Body = Never }"),
    Builtin("EditButton", "init()") { _ in editButton() },
    Builtin(nil, "struct RenameButton: View { typealias Body = Never }"),
    Builtin("RenameButton", "init()") { _ in
      button(
        label: .native(TextValue("Rename")),
        action: .closure(ClosureValue(.native { _ in .void })))
    },
    Builtin(nil, "protocol MenuStyle {}"),
    Builtin(nil, "protocol ControlGroupStyle {}"),
    Builtin("View", "func menuStyle<S: MenuStyle>(_ style: S) -> some View") { $0.arguments[0] },
    Builtin("View", "func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View") {
      $0.arguments[0]
    },
    Builtin(
      nil,
      """
      struct MenuOrder: Hashable, Sendable {
        static let automatic = MenuOrder()
        static let priority = MenuOrder()
        static let fixed = MenuOrder()
      }
      """),
    Builtin("View", "func menuOrder(_ order: MenuOrder) -> some View") { $0.arguments[0] },
    Builtin(
      nil,
      """
      struct MenuActionDismissBehavior: Equatable, Sendable {
        static let automatic = MenuActionDismissBehavior()
        static let enabled = MenuActionDismissBehavior()
        static let disabled = MenuActionDismissBehavior()
      }
      """),
    Builtin(
      "View",
      "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View"
    ) { $0.arguments[0] },
  ]
  + titleForms("Menu where Label == Text", "_ title: TITLE, @ViewBuilder content: () -> Content") {
    menu(label: try $0.titleView(0), try $0.views(1))
  }
  + titleForms(
    "Menu where Label == Text",
    "_ title: TITLE, systemImage: String, @ViewBuilder content: () -> Content"
  ) { menu(label: try $0.labelView(0, symbol: 1), try $0.views(2)) }
  + titleForms(
    "Menu where Label == Text",
    "_ title: TITLE, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void"
  ) { menu(label: try $0.titleView(0), try $0.views(1), primary: $0.arguments[2]) }
  + titleForms("Link where Label == Text", "_ title: TITLE, destination: URL") {
    link(label: try $0.titleView(0), $0.arguments[1])
  }
  + titleForms("ShareLink where Label == Text", "_ title: TITLE, item: T", generics: "T") { call in
    button(
      label: try call.titleView(0), action: .closure(ClosureValue(.native { _ in .void })))
  }
  + styleDeclarations(
    "MenuStyle",
    [
      ("automatic", "DefaultMenuStyle"), ("button", "ButtonMenuStyle"),
      ("borderlessButton", "BorderlessButtonMenuStyle"),
    ])
  + styleDeclarations(
    "ControlGroupStyle",
    [
      ("automatic", "AutomaticControlGroupStyle"), ("navigation", "NavigationControlGroupStyle"),
      ("menu", "MenuControlGroupStyle"), ("compactMenu", "CompactMenuControlGroupStyle"),
    ])

private var menuItems: ChildKey { .named("items") }

/// A button that offers the controls of its content; with a primary action, a tap runs that.
private func menu(label: Value, _ content: Value, primary: Value = .none) -> Value {
  .view("Menu") { build in
    let machine = build.machine
    let node = build.node
    var interaction = build.interaction(.menu)
    interaction.makeOptions = { [weak node] in node?.child(menuItems)?.menuOptions ?? [] }
    if case .closure = primary { interaction.tap = { _ = try machine.call(primary, []) } }
    build.facets.interaction = interaction
    build.detached(content, key: menuItems)
    let system = build.environment.system
    build.environment.system.foreground =
      system.isEnabled ? system.tint ?? Color(.accentColor) : Color(.tertiary)
    build.control(.button(.plain))
    build.layout(.hStack(.center, spacing: nil))
    build.child(label)
  }
}

/// The view itself; its options are those of its menu.
private func contextMenu(_ content: Value, _ items: Value) -> Value {
  .view("contextMenu") { build in
    let node = build.node
    build.detached(items, key: menuItems)
    build.facets.makeMenu = { [weak node] in node?.child(menuItems)?.menuOptions ?? [] }
    build.child(content)
  }
}

extension ViewNode {
  /// The controls inside, as the options of a menu; a picker's options are the menu's own.
  var menuOptions: [Interaction.Option] {
    guard let interaction = facets.interaction else {
      return orderedChildren.flatMap(\.menuOptions)
    }
    if !interaction.options.isEmpty { return interaction.options }
    guard interaction.isEnabled else { return [] }
    let label = facets.accessibilityLabel ?? interaction.label ?? spokenText
    if let isOn = interaction.isOn {
      return [
        Interaction.Option(
          label: label, isSelected: (try? isOn.get()) ?? false,
          choose: { try isOn.set(!isOn.get()) })
      ]
    }
    guard let tap = interaction.tap else { return [] }
    return [
      Interaction.Option(label: label, isSelected: interaction.isSelected ?? false, choose: tap)
    ]
  }
}

private func group(_ content: Value) -> Value {
  .view("ControlGroup") { build in
    build.layout(.hStack(.center, spacing: nil))
    build.child(content)
  }
}

/// Opens its URL through the environment's action (navigation rule 11.5).
private func link(label: Value, _ url: Value) -> Value {
  .view("Link") { build in
    let machine = build.machine
    let action = build.environment[.property("openURL")]?.as(OpenURLValue.self)
    build.facets.interaction = build.interaction(.link) {
      try action?.open(url, in: machine)
    }
    let system = build.environment.system
    build.environment.system.foreground =
      system.isEnabled ? system.tint ?? Color(.accentColor) : Color(.tertiary)
    build.control(.link)
    build.layout(.hStack(.center, spacing: nil))
    build.child(label)
  }
}

/// Turns the edit mode around it on and off (navigation rule 16.4).
private func editButton() -> Value {
  .view("EditButton") { build in
    let machine = build.machine
    let mode = build.environment[.property("editMode")]?.as(BindingValue.self)
    let isEditing = try mode?.get().caseName == "active"
    let action = Value.closure(
      ClosureValue(
        .native { _ in
          try mode?.set(machine.enumCase("EditMode", isEditing ? "inactive" : "active"))
          return .void
        }))
    build.child(button(label: .native(TextValue(isEditing ? "Done" : "Edit")), action: action))
  }
}
