import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Menu`, `contextMenu`, `ControlGroup`, `Link`, `ShareLink` and `EditButton`.
var menus: [Builtin] {
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
      "Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content",
      "init(_ configuration: MenuStyleConfiguration)"
    ) { call in
      guard case .structure(let configuration) = call.arguments[0] else { return .void }
      return menu(label: configuration.fields[0], configuration.fields[1])
    },
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
    ) { contextMenu($0.arguments[0], try $0.views(1), preview: try $0.views(2)) },
    Builtin(nil, "struct ControlGroup<Content: View>: View { typealias Body = Never }"),
    Builtin("ControlGroup", "init(@ViewBuilder content: () -> Content)") {
      group(label: .native(ImageValue("ellipsis", isSymbol: true)), try $0.views(0))
    },
    Builtin(
      nil,
      """
      struct ContextMenu<MenuItems: View> {
        let _items: MenuItems
        init(@ViewBuilder menuItems: () -> MenuItems) { _items = menuItems() }
      }
      """),
    Builtin(
      "View",
      """
      func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
      """
    ) { call in
      guard case .structure(let menu)? = call.arguments[1].optionalContent else {
        return call.arguments[0]
      }
      return contextMenu(call.arguments[0], menu.fields[0])
    },
    Builtin(
      "ControlGroup",
      "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)"
    ) { group(label: try $0.views(1), try $0.views(0)) },
    Builtin(
      "ControlGroup",
      "init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)"
    ) { group(label: try $0.labelView(0, symbol: 1), try $0.views(2)) },
    Builtin(nil, "struct Link<Label: View>: View { typealias Body = Never }"),
    Builtin("Link", "init(destination: URL, @ViewBuilder label: () -> Label)") {
      link(label: try $0.views(1), $0.arguments[0])
    },
    Builtin(nil, "struct ShareLink<Label: View>: View { typealias Body = Never }"),
    Builtin(nil, "struct EditButton: View { typealias Body = Never }"),
    Builtin("EditButton", "init()") { _ in editButton() },
    Builtin(
      nil,
      """
      struct RenameButton: View {
        @Environment(\\.rename) var _rename: RenameAction?
        init() {}
        var body: some View { Button("Rename") { _rename?() } }
      }
      """),
    Builtin("View", "func menuIndicator(_ visibility: Visibility) -> some View") { call in
      let visibility = call.arguments[1]
      return .modifier("menuIndicator", of: call.arguments[0]) {
        $0.environment.system.styles["menuIndicator"] = visibility
      }
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
        let name: String
        static let automatic = MenuActionDismissBehavior(name: "automatic")
        static let enabled = MenuActionDismissBehavior(name: "enabled")
        static let disabled = MenuActionDismissBehavior(name: "disabled")
      }
      """),
    Builtin(
      "View",
      "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View"
    ) { call in
      let isDisabled = call.arguments[1].staticName == "disabled"
      return .modifier("menuActionDismissBehavior", of: call.arguments[0]) {
        $0.environment.system.keepsMenuOpen = isDisabled
      }
    },
  ]
    + titleForms("Menu where Label == Text", "_ title: TITLE, @ViewBuilder content: () -> Content")
  {
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
    + titleForms("ControlGroup", "_ title: TITLE, @ViewBuilder content: () -> Content") {
      group(label: try $0.titleView(0), try $0.views(1))
    }
    + titleForms(
      "Menu where Label == Text",
      "_ title: TITLE, image: ImageResource, @ViewBuilder content: () -> Content"
    ) { menu(label: try $0.titleView(0), try $0.views(2)) }
    + titleForms(
      "Menu where Label == Text",
      """
      _ title: TITLE, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
      """
    ) { menu(label: try $0.labelView(0, symbol: 1), try $0.views(2), primary: $0.arguments[3]) }
    + shareForms
    + controlStyle(
      "MenuStyle", views: ["Label", "Content"],
      [
        ("automatic", "DefaultMenuStyle"), ("button", "ButtonMenuStyle"),
        ("borderlessButton", "BorderlessButtonMenuStyle"),
      ])
    + controlStyle(
      "ControlGroupStyle", views: ["Content", "Label"],
      [
        ("automatic", "AutomaticControlGroupStyle"), ("navigation", "NavigationControlGroupStyle"),
        ("menu", "MenuControlGroupStyle"), ("compactMenu", "CompactMenuControlGroupStyle"),
        ("palette", "PaletteControlGroupStyle"),
      ])
}

/// A title behind the symbol of sharing.
private func sharing(_ title: Value) -> Value {
  label(title: title, icon: .native(ImageValue("square.and.arrow.up", isSymbol: true)))
}

/// The forms of `ShareLink` that say more of what is shared; what happens then is the system's.
private var shareForms: [Builtin] {
  [
    "item: T", "items: [T]", "item: T, preview: SharePreview<I, J>",
    "items: [T], preview: @escaping (T) -> SharePreview<I, J>",
  ].flatMap { (item: String) -> [Builtin] in
    let more = item.contains("SharePreview") ? ", I, J" : ""
    let (subject, message) = ("subject: Text? = nil", "message: Text? = nil")
    let first = item.replacing(", preview", with: ", \(subject), \(message), preview")
    let all = first == item ? "\(item), \(subject), \(message)" : first
    let label = first == item ? 3 : 4
    return [
      Builtin("ShareLink", "init<T\(more)>(\(all), @ViewBuilder label: () -> Label)") {
        share(try $0.views(label))
      },
      Builtin("ShareLink where Label == DefaultShareLinkLabel", "init<T\(more)>(\(all))") { _ in
        share(sharing(.native(TextValue("Share…"))))
      },
    ]
      + titleForms(
        "ShareLink where Label == Text", "_ title: TITLE, \(all)", generics: "T\(more)"
      ) { share(sharing(try $0.titleView(0))) }
  }
    + [
      Builtin(nil, "struct DefaultShareLinkLabel: View { typealias Body = Never }"),
      Builtin(
        nil,
        """
        struct SharePreview<I, J> {
          init<S: StringProtocol>(_ title: S) where I == Never, J == Never {}
          init<S: StringProtocol>(_ title: S, image: I) where J == Never {}
          init<S: StringProtocol>(_ title: S, icon: J) where I == Never {}
          init<S: StringProtocol>(_ title: S, image: I, icon: J) {}
        }
        """),
    ]
    + [
      "init(_ titleKey: LocalizedStringKey) where I == Never, J == Never {}",
      "init(_ titleKey: LocalizedStringKey, image: I) where J == Never {}",
      "init(_ titleKey: LocalizedStringKey, icon: J) where I == Never {}",
      "init(_ titleKey: LocalizedStringKey, image: I, icon: J) {}",
    ].map { Builtin("SharePreview", $0) }
}

/// A button that presents the system's sheet, which shows nothing of its own here.
private func share(_ label: Value) -> Value {
  .view("ShareLink") { build in
    let known = build.node.child(.named("state"))?.storage as? SharingState
    let state = known ?? SharingState(in: build.graph)
    build.layout(.passthrough)
    let isShown = state.isShown
    let action = Value.closure(
      ClosureValue(
        .native { _ in
          isShown.write(.bool(true))
          return .void
        }))
    build.child(
      .modifier("sheet", of: button(label: label, action: action)) { inner in
        inner.present(
          BoundPresentation.Request(
            kind: .sheet, isOn: state.isOn, content: { .view("ActivityView") { _ in } },
            reset: { isShown.write(.bool(false)) }))
      })
    build.detached(
      .view("State") { $0.node.storage = state }, key: .named("state"))
  }
}

/// Whether a share sheet is up.
///
/// A class: the button and the sheet change it, and a node of the button's keeps it.
private final class SharingState: NodeStorage {
  let isShown: StateSlot

  init(in graph: ViewGraph) { isShown = StateSlot(.bool(false), in: graph) }

  var isOn: Bool {
    if case .bool(true) = isShown.read() { return true }
    return false
  }
}

/// A button that offers the controls of its content; with a primary action, a tap runs that.
private func menu(label: Value, _ content: Value, primary: Value = .none) -> Value {
  .view("Menu") { build in
    let machine = build.machine
    let node = build.node
    var interaction = build.interaction(.menu)
    interaction.makeOptions = { [weak node] in node?.child(.menuItems)?.menuOptions ?? [] }
    let open = build.menu(content)
    if case .closure = primary {
      interaction.tap = { _ = try machine.call(primary, []) }
      interaction.longPress = open
    } else {
      interaction.tap = open
    }
    build.facets.interaction = interaction
    if build.hasPullDown { return pullDown(label, isSplit: interaction.longPress != nil, &build) }
    build.environment.system.foreground = build.environment.system.labelColor
    build.control(.button(.plain))
    build.layout(.hStack(.center, spacing: nil))
    build.child(label)
  }
}

/// A Mac's button with room for the indicator behind the label, as recorded of macOS 26.2.
private func pullDown(_ label: Value, isSplit: Bool, _ build: inout ViewBuild) {
  let isHidden = build.environment.system.styles["menuIndicator"]?.caseName == "hidden"
  var insets = build.controlMetrics.button
  if !isHidden { insets.trailing += isSplit ? 21 : 23.5 }
  build.control(isHidden ? .button(.bordered) : .menu)
  build.layout(.padding(insets))
  build.child(.line("Label", label))
}

extension ViewBuild {
  /// Whether a menu is a button with a border here: on a Mac, unless a style says otherwise.
  fileprivate var hasPullDown: Bool {
    guard environment.system.idiom == .mac, !environment.system.isListRow else { return false }
    let plain = ["BorderlessButtonMenuStyle", "PlainButtonStyle", "BorderlessButtonStyle"]
    return [style("menuStyle"), style("buttonStyle")].allSatisfy { style in
      if case .system(let name) = style { return !plain.contains(name) }
      return false
    }
  }
}

/// The view itself; its options are those of its menu.
private func contextMenu(_ content: Value, _ items: Value, preview: Value? = nil) -> Value {
  .view("contextMenu") { build in
    let node = build.node
    build.facets.openMenu = build.menu(items, preview: preview)
    build.facets.makeMenu = { [weak node] in node?.child(.menuItems)?.menuOptions ?? [] }
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

/// Controls that belong together, side by side; in the style of a menu they are a menu, and a
/// submenu inside of another one.
private func group(label: Value, _ content: Value) -> Value {
  .view("ControlGroup") { build in
    if try build.showStyled("ControlGroupStyle", [content, label]) { return }
    if case .system("MenuControlGroupStyle") = build.style("controlGroupStyle") {
      return build.child(menu(label: label, content))
    }
    build.layout(.hStack(.center, spacing: nil))
    // Its buttons are controls of their own, also in a list's row.
    build.environment.system.isListRow = false
    build.environment.system.isFormColumn = false
    build.child(content)
  }
}

/// Opens its URL through the environment's action (navigation rule 11.5).
private func link(label: Value, _ url: Value) -> Value {
  .view("Link") { build in
    let machine = build.machine
    let action = OpenURLValue.around(build)
    build.facets.interaction = build.interaction(.link) { try action.open(url, in: machine) }
    build.environment.system.foreground = build.environment.system.labelColor
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
