import Checking
import Diagnostics
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `NavigationLink` in its forms (navigation rules 2.2 and 4.8).
var navigationLinks: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct NavigationLink<Label: View, Destination: View>: View { typealias Body = Never }
      """),
    Builtin(
      "NavigationLink",
      """
      init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label)
      """
    ) { link($0, label: try $0.built(1), .view($0.destination(0))) },
    Builtin(
      "NavigationLink", "init(destination: Destination, @ViewBuilder label: () -> Label)"
    ) { link($0, label: try $0.built(1), .view($0.destination(0))) },
    Builtin(
      "NavigationLink",
      """
      init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label)
      """
    ) { link($0, label: try $0.built(2), .active($0.binding(0), $0.destination(1))) },
    Builtin(
      "NavigationLink",
      """
      init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      """
    ) { link($0, label: try $0.built(2), .active($0.binding(1), $0.destination(0))) },
    Builtin(
      "NavigationLink",
      """
      init<V: Hashable>(tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label)
      """
    ) { call in
      let target = LinkTarget.tag(call.arguments[0], call.binding(1), call.destination(2))
      return link(call, label: try call.built(3), target)
    },
    Builtin(
      "NavigationLink",
      """
      init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>,
        @ViewBuilder label: () -> Label)
      """
    ) { call in
      let target = LinkTarget.tag(call.arguments[1], call.binding(2), call.destination(0))
      return link(call, label: try call.built(3), target)
    },
    Builtin(
      "NavigationLink where Destination == Never",
      "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)"
    ) { link($0, label: try $0.built(1), .value($0.arguments[0], $0.types.last ?? .any)) },
  ]
    + titled("_ titleKey: LocalizedStringKey", "", disfavoured: false)
    + titled("_ title: S", "S: StringProtocol", disfavoured: true)
    + [
      Builtin("NavigationLink", "func isDetailLink(_ isDetailLink: Bool) -> some View") { call in
        guard let link = call.arguments[0].as(NavigationLinkValue.self) else {
          return call.arguments[0]
        }
        return .native(
          NavigationLinkValue(
            label: link.label, target: link.target, isDetail: try call.flag(1), place: link.place))
      }
    ]
}

/// The forms whose label is a title, of one type of title.
private func titled(_ title: String, _ generics: String, disfavoured: Bool) -> [Builtin] {
  let text = "NavigationLink where Label == Text"
  let mark = disfavoured ? "@_disfavoredOverload " : ""
  let own = generics.isEmpty ? "" : "<\(generics)>"
  let with = generics.isEmpty ? "" : "\(generics), "
  return [
    Builtin(
      text, "\(mark)init\(own)(\(title), @ViewBuilder destination: @escaping () -> Destination)"
    ) { link($0, label: try $0.titleView(0), .view($0.destination(1))) },
    Builtin(text, "\(mark)init\(own)(\(title), destination: Destination)") {
      link($0, label: try $0.titleView(0), .view($0.destination(1)))
    },
    Builtin(
      text,
      """
      \(mark)init\(own)(\(title), isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination)
      """
    ) { link($0, label: try $0.titleView(0), .active($0.binding(1), $0.destination(2))) },
    Builtin(
      text, "\(mark)init\(own)(\(title), destination: Destination, isActive: Binding<Bool>)"
    ) { link($0, label: try $0.titleView(0), .active($0.binding(2), $0.destination(1))) },
    Builtin(
      text,
      """
      \(mark)init<\(with)V: Hashable>(\(title), destination: Destination, tag: V,
        selection: Binding<V?>)
      """
    ) { call in
      let target = LinkTarget.tag(call.arguments[2], call.binding(3), call.destination(1))
      return link(call, label: try call.titleView(0), target)
    },
    Builtin(
      text,
      """
      \(mark)init<\(with)V: Hashable>(\(title), tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination)
      """
    ) { call in
      let target = LinkTarget.tag(call.arguments[1], call.binding(2), call.destination(3))
      return link(call, label: try call.titleView(0), target)
    },
    Builtin(
      "NavigationLink where Label == Text, Destination == Never",
      "\(mark)init<\(with)P: Hashable>(\(title), value: P?)"
    ) { link($0, label: try $0.titleView(0), .value($0.arguments[1], $0.types.last ?? .any)) },
  ]
}

/// Where a link leads.
enum LinkTarget {
  case view(() throws -> Value)
  case value(Value, Type)
  /// While its binding is true.
  case active(BindingValue?, () throws -> Value)
  /// While the selection is its tag.
  case tag(Value, BindingValue?, () throws -> Value)
}

extension Invocation {
  /// The view that a builder closure makes now.
  func built(_ index: Int) throws -> Value { try machine.call(arguments[index], []) }

  func binding(_ index: Int) -> BindingValue? { arguments[index].as(BindingValue.self) }

  /// A view, or the closure that makes it when it is needed.
  func destination(_ index: Int) -> () throws -> Value {
    let (machine, value) = (machine, arguments[index])
    guard case .closure = value else { return { value } }
    return { try machine.call(value, []) }
  }
}

private func link(_ call: Invocation, label: Value, _ target: LinkTarget) -> Value {
  .native(NavigationLinkValue(label: label, target: target, isDetail: true, place: call.range))
}

/// A link as a view.
final class NavigationLinkValue: ViewElement {
  let label: Value
  let target: LinkTarget
  let isDetail: Bool
  /// Where the program wrote it.
  let place: SourceRange

  init(label: Value, target: LinkTarget, isDetail: Bool, place: SourceRange) {
    self.label = label
    self.target = target
    self.isDetail = isDetail
    self.place = place
  }

  var viewName: String { "NavigationLink" }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("NavigationLink") }

  func build(_ build: inout ViewBuild) throws {
    let insideLink = EnvironmentKey.property("insideLink")
    guard build.environment[insideLink] == nil else {
      // A link in another's label is that link's: one element, one tap (navigation rule 17.1).
      build.layout(.hStack(.center, spacing: nil))
      return build.child(label)
    }
    build.environment[insideLink] = .bool(true)
    let system = build.environment.system
    var interaction = Interaction(.link)
    interaction.isEnabled = system.isEnabled && system.navigation != nil && !leadsNowhere
    interaction.isDisclosing = system.isListRow
    if system.navigation == nil {
      build.graph.warnOnce(
        "a NavigationLink stands outside of any navigation container; it is disabled",
        of: build.node, at: place)
    }
    try connect(&build, &interaction)
    let isSelecting = try system.isListRow && selects(&build, &interaction)
    let parts = ButtonParts(label: label, action: .void, role: .none)
    if !system.isListRow, parts.isDressed(build) { return try parts.show(interaction, &build) }
    build.facets.interaction = isSelecting ? nil : interaction
    build.layout(.hStack(.center, spacing: nil))
    guard system.isListRow else {
      build.environment.system.foreground =
        interaction.isEnabled ? system.labelColor : Color(.tertiary)
      return build.child(label)
    }
    build.environment.system.isListRow = false
    build.child(label, key: .named("label"))
    build.child(.view("Spacer") { $0.layout(.spacer(minLength: 0)) }, key: .named("spacer"))
    if build.showsChevron {
      build.environment.system.foreground = Color(.tertiary)
      let isMirrored = build.environment.layoutDirection == .rightToLeft
      build.child(
        symbol(isMirrored ? "chevron.left" : "chevron.right", Size(width: 8, height: 14)),
        key: .named("chevron"))
    }
  }

  private var leadsNowhere: Bool {
    if case .value(.none, _) = target { return true }
    return false
  }

  /// While the list is edited a link leads nowhere: its row is selected, by the link's value where
  /// that is what the list selects (navigation rules 16.1 and 16.2).
  private func selects(_ build: inout ViewBuild, _ interaction: inout Interaction) throws -> Bool {
    guard try build.environment.isEditing() else { return false }
    guard let selection = build.environment.system.listSelection else {
      interaction.isEnabled = false
      return false
    }
    if case .value(let value, let type) = target,
      selection.accepts(PathEntry(value, type, in: build.machine).type)
    {
      build.facets.tag = value
    }
    return true
  }

  /// Says what a tap does, and what a binding asks for now.
  private func connect(_ build: inout ViewBuild, _ interaction: inout Interaction) throws {
    let (node, graph, isDetail) = (build.node, build.graph, isDetail)
    let scope = build.environment.system.navigation
    switch target {
    case .view(let content):
      // A link that has pushed tells the stack when its destination is another.
      if node.storage is PushedLink { build.facets.traits = ScreenTraits() }
      interaction.tap = { [weak node, weak graph] in
        guard let node, let graph, let scope else { return }
        node.storage = PushedLink()
        graph.markDirty(node)
        try scope.push(
          { [weak node] in try (node?.link ?? content)() }, from: node, isDetail: isDetail,
          in: graph)
      }
    case .value(let value, let type):
      interaction.tap = { [weak node, weak graph] in
        guard let node, let graph, let scope else { return }
        try scope.activate(value, type, from: node, in: graph)
      }
      if let selection = build.environment.system.listSelection {
        interaction.isSelected = try selection.contains(value)
      }
    case .active(let binding, let content):
      if case .bool(true)? = try binding?.get() {
        request(&build, content) { try binding?.set(.bool(false)) }
      }
      interaction.tap = { try binding?.set(.bool(true)) }
    case .tag(let tag, let binding, let content):
      if let now = try binding?.get(), try graph.machine.areEqual(now, tag) {
        // Another link of the same selection may have taken its place.
        request(&build, content) { [weak graph] in
          guard let now = try binding?.get(), try graph?.machine.areEqual(now, tag) == true else {
            return
          }
          try binding?.set(.none)
        }
      }
      interaction.tap = { try binding?.set(tag) }
    }
  }

  private func request(
    _ build: inout ViewBuild, _ content: @escaping () throws -> Value,
    _ end: @escaping () throws -> Void
  ) {
    var traits = ScreenTraits()
    traits.pushes = [
      PushRequest(owner: build.node, isOfDetail: isDetail, content: content, end: end)
    ]
    build.facets.traits = traits
  }
}

/// What a link's node keeps once it has pushed.
private final class PushedLink: NodeStorage {}

extension ViewNode {
  /// Where the program wrote the link that stands here.
  var linkPlace: SourceRange { value.as(NavigationLinkValue.self)?.place ?? .none }

  /// Whether it is a link.
  var isLink: Bool { value.as(NavigationLinkValue.self) != nil }

  /// The destination of the link that stands here now.
  fileprivate var link: (() throws -> Value)? {
    guard let link = value.as(NavigationLinkValue.self), case .view(let content) = link.target
    else { return nil }
    return content
  }
}

extension ViewBuild {
  /// Links of rows show a chevron in a stack, not in a split view's column (navigation rule 2.2.4).
  fileprivate var showsChevron: Bool {
    guard let stack = environment.system.navigation as? StackState, let column = stack.column
    else { return true }
    return column.split.isCollapsed
  }
}
