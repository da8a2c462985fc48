import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// One line of an open menu.
struct MenuEntry {
  var label: String
  /// The texts of its label, one below the other.
  var texts: [String] = []
  /// Whether it only says something: a section's header, a text.
  var isTitle = false
  /// Whether the menu stays open when it is chosen.
  var keepsOpen = false
  var isSelected: Bool?
  var isEnabled = true
  var isDestructive = false
  var choose: () throws -> Void = {}
  /// The lines of the menu that it opens.
  var entries: [MenuEntry]?
}

extension ViewNode {
  /// What is inside, as the lines of a menu: a picker's options are lines of the menu's own, a menu
  /// inside is a line that opens it, and so is a picker in the style of a menu. A text outside of
  /// any control is a title.
  var menuEntries: [MenuEntry] {
    guard let interaction = facets.interaction else {
      let title = facets.text.map { [MenuEntry(label: $0, isTitle: true)] } ?? []
      return title + orderedChildren.flatMap(\.menuEntries)
    }
    let keepsOpen = environment.system.keepsMenuOpen
    let given = facets.accessibilityLabel ?? interaction.label
    let label = given ?? spokenText
    if interaction.role == .menu, let items = child(.menuItems) {
      return [
        MenuEntry(label: label, isEnabled: interaction.isEnabled, entries: items.menuEntries)
      ]
    }
    if !interaction.options.isEmpty {
      let options = interaction.options.map {
        MenuEntry(
          label: $0.label, keepsOpen: keepsOpen, isSelected: $0.isSelected, choose: $0.choose)
      }
      guard case .structure(let style)? = environment.system.styles["pickerStyle"],
        style.type.name == "MenuPickerStyle"
      else { return options }
      return [MenuEntry(label: label, isEnabled: interaction.isEnabled, entries: options)]
    }
    var entry = MenuEntry(
      label: label, texts: given == nil ? texts : [], keepsOpen: keepsOpen,
      isSelected: interaction.isSelected, isEnabled: interaction.isEnabled,
      isDestructive: interaction.isDestructive)
    if let isOn = interaction.isOn {
      entry.isSelected = (try? isOn.get()) ?? false
      entry.choose = { try isOn.set(!isOn.get()) }
    } else if let tap = interaction.tap {
      entry.choose = tap
    } else {
      return []
    }
    return [entry]
  }
}

extension ChildKey {
  static var menuItems: ChildKey { .named("items") }
}

/// An open menu: its lines stand over the screen until one is chosen, or a tap outside.
///
/// A class: it lives with the node of its menu from update to update.
final class MenuPresentation: Presentation {
  private(set) weak var owner: ViewNode?
  private(set) weak var content: ViewNode?
  private(set) var isWanted = false
  var order = 0
  /// Its lines, where they are not those of the owner's items.
  var source: (() -> [MenuEntry])?
  /// What stands above its lines.
  var preview: Value?
  /// The positions of the menus that were opened inside one another.
  private var opened: [Int] = []

  let kind = ScreenKind.menu
  let title: String? = nil

  init(owner: ViewNode) { self.owner = owner }

  func open(in graph: ViewGraph) {
    guard !isWanted else { return }
    opened = []
    // A menu without lines does not open.
    guard !entries.isEmpty else { return }
    isWanted = true
    order = graph.nextPresentationOrder()
  }

  func present(in graph: ViewGraph) throws {
    guard let owner else { return }
    content = try graph.setPart(
      .named("menu"), of: owner, to: lines(entries, graph), environment: owner.environment)
  }

  private var entries: [MenuEntry] {
    let lines = source?() ?? owner?.child(.menuItems)?.menuEntries ?? []
    return opened.reduce(lines) { entries, position in
      entries.indices.contains(position) ? entries[position].entries ?? [] : []
    }
  }

  private func lines(_ entries: [MenuEntry], _ graph: ViewGraph) -> Value {
    .view("MenuContent") { [weak self, weak graph] build in
      build.layout(.vStack(.leading, spacing: 0))
      build.draw {
        $0.list.append(
          .fill(.roundedRectangle(radius: 12), .color(Color(.secondaryBackground))), in: $0.frame)
      }
      if let preview = self?.preview { build.child(preview, key: .named("preview")) }
      for (index, entry) in entries.enumerated() {
        guard !entry.isTitle else {
          build.child(titleLine(entry.label))
          continue
        }
        build.child(
          line(entry) {
            guard let self, let graph else { return }
            try self.choose(entry, at: index, in: graph)
          })
      }
    }
  }

  private func choose(_ entry: MenuEntry, at index: Int, in graph: ViewGraph) throws {
    guard entry.entries == nil else {
      opened.append(index)
      return try present(in: graph)
    }
    isWanted = entry.keepsOpen
    try entry.choose()
    guard isWanted else { return }
    // Its lines may say something else now.
    graph.afterUpdate { [weak self, weak graph] in
      if let self, let graph, self.isWanted { try self.present(in: graph) }
    }
  }

  func close(in graph: ViewGraph) throws {
    if let owner { graph.removePart(.named("menu"), of: owner) }
    content = nil
    isWanted = false
  }

  func host(in window: LayoutHost, traits: ScreenTraits) -> LayoutHost { window }
  func isDismissible(_ traits: ScreenTraits) -> Bool { true }
  func dismiss() throws { isWanted = false }
  func reset() throws { isWanted = false }
}

/// In points.
private let menuWidth = 250.0

/// A line that says something and can't be chosen.
private func titleLine(_ text: String) -> Value {
  .view("MenuTitle") { build in
    build.environment.system.foreground = Color(.secondary)
    build.layout(
      .flexibleFrame(
        FlexibleFrame(minWidth: menuWidth, maxWidth: menuWidth, minHeight: 32, maxHeight: 32),
        .leading))
    build.child(lineText(.native(TextValue(text))))
  }
}

/// A text inside of a line's edges.
private func lineText(_ text: Value) -> Value {
  .modifier("padding", of: text) {
    $0.wrap(.padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))
  }
}

private func line(_ entry: MenuEntry, _ choose: @escaping () throws -> Void) -> Value {
  .view("MenuLine") { build in
    var interaction = Interaction(entry.entries == nil ? .button : .menu, tap: choose)
    interaction.label = entry.label
    interaction.isEnabled = entry.isEnabled
    interaction.isSelected = entry.isSelected
    interaction.isDestructive = entry.isDestructive
    build.facets.interaction = interaction
    let color: SystemColor =
      entry.isEnabled ? (entry.isDestructive ? .red : .primary) : .tertiary
    build.environment.system.foreground = Color(color)
    build.layout(
      .flexibleFrame(
        FlexibleFrame(minWidth: menuWidth, maxWidth: menuWidth, minHeight: 44, maxHeight: 44),
        .leading))
    guard entry.texts.count > 1 else {
      return build.child(lineText(.native(TextValue(entry.label))))
    }
    build.child(
      lineText(
        .view("VStack") { stack in
          stack.layout(.vStack(.leading, spacing: 0))
          for text in entry.texts { stack.child(.native(TextValue(text))) }
        }))
  }
}

extension ViewBuild {
  /// Makes the node a menu of its detached items; what it gives back opens it.
  mutating func menu(_ items: Value, preview: Value? = nil) -> () throws -> Void {
    detached(items, key: .menuItems)
    return menu(nil, preview: preview)
  }

  /// The same for lines that are found when it is opened.
  mutating func menu(
    _ source: (() -> [MenuEntry])?, preview: Value? = nil
  ) -> () throws -> Void {
    let presentation =
      (node.storage as? MenuPresentation) ?? MenuPresentation(owner: node)
    node.storage = presentation
    presentation.source = source
    presentation.preview = preview
    facets.presentations = [presentation]
    return { [weak presentation, weak graph] in
      if let graph { presentation?.open(in: graph) }
    }
  }
}
