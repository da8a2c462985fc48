import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `ViewThatFits`, and the stacks as layouts: `HStackLayout`, `AnyLayout` (layout rules 16.1 and
/// 16.3).
var choosingLayouts: [Builtin] {
  [
    Builtin(nil, "@frozen struct ViewThatFits<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "ViewThatFits",
      "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"
    ) { call in
      let axes = call.axes(0)
      let content = try call.machine.call(call.arguments[1], [])
      return .view("ViewThatFits") {
        $0.layout(.viewThatFits(axes))
        $0.child(content)
      }
    },
    Builtin(nil, "@frozen struct HStackLayout: Layout { typealias Cache = Void }"),
    Builtin("HStackLayout", "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
    {
      let (alignment, spacing) = ($0.verticalGuide(0), $0.length(1))
      return .native(
        StackLayoutValue("HStackLayout") { .hStack(alignment.resolved(in: $0), spacing: spacing) })
    },
    Builtin(nil, "@frozen struct VStackLayout: Layout { typealias Cache = Void }"),
    Builtin(
      "VStackLayout", "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)"
    ) {
      let (alignment, spacing) = ($0.horizontalGuide(0), $0.length(1))
      return .native(
        StackLayoutValue("VStackLayout") { .vStack(alignment.resolved(in: $0), spacing: spacing) })
    },
    Builtin(nil, "@frozen struct ZStackLayout: Layout { typealias Cache = Void }"),
    Builtin("ZStackLayout", "init(alignment: Alignment = .center)") {
      let alignment = $0.alignmentGuide(0)
      return .native(StackLayoutValue("ZStackLayout") { .zStack(alignment.resolved(in: $0)) })
    },
    Builtin(nil, "@frozen struct GridLayout: Layout { typealias Cache = Void }"),
    Builtin(
      "GridLayout",
      """
      init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil)
      """
    ) {
      let (alignment, horizontal, vertical) = ($0.alignmentGuide(0), $0.length(1), $0.length(2))
      return .native(
        StackLayoutValue("GridLayout") {
          .grid(
            GridSpec(
              alignment: alignment.resolved(in: $0), horizontalSpacing: horizontal,
              verticalSpacing: vertical))
        })
    },
    Builtin(nil, "@frozen struct AnyLayout: Layout { typealias Cache = Void }"),
    Builtin("AnyLayout", "init<L: Layout>(_ layout: L)") {
      let layout = $0.arguments[0].withoutExistential
      return layout.as(ErasedLayoutValue.self) == nil ? .native(ErasedLayoutValue(layout)) : layout
    },
    Builtin(
      "Layout", "func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View"
    ) { call in
      let layout = call.arguments[0].withoutExistential
      let content = try call.machine.call(call.arguments[1], [])
      return .native(LayoutElement(layout, content))
    },
  ]
    + ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout"].flatMap(asked)
}

/// The requirements of `Layout`, asked of one of the library's own layouts: by a program's layout
/// that hands its subviews on.
private func asked(_ layout: String) -> [Builtin] {
  [
    Builtin(
      layout,
      """
      func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void)
        -> CGSize
      """
    ) { call in
      guard let (subviews, graph) = call.arguments[2].asSubviews else {
        return call.machine.size(.zero)
      }
      guard let stack = call.arguments[0].asStackLayout else {
        return try call.askErased("sizeThatFits") ?? call.machine.size(.zero)
      }
      return call.machine.size(
        subviews.size(in: stack.spec(graph), proposal: call.arguments[1].asProposal))
    },
    Builtin(
      layout,
      """
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void)
      """
    ) { call in
      guard let (subviews, graph) = call.arguments[3].asSubviews else { return .void }
      guard let stack = call.arguments[0].asStackLayout else {
        return try call.askErased("placeSubviews") ?? .void
      }
      subviews.place(
        in: stack.spec(graph), bounds: call.arguments[1].asRect,
        proposal: call.arguments[2].asProposal)
      return .void
    },
  ]
}

extension Value {
  /// The library's layout that it is, also behind an `AnyLayout`.
  fileprivate var asStackLayout: StackLayoutValue? {
    self.as(StackLayoutValue.self) ?? self.as(ErasedLayoutValue.self)?.layout.asStackLayout
  }

  /// What a layout is handed as `LayoutSubviews`, and whose they are; nil where there are none.
  var asSubviews: (LayoutSubviews, ViewGraph)? {
    guard case .structure(let subviews) = self, case .array(let views)? = subviews.fields.first,
      let first = views.first?.as(SubviewValue.self)
    else { return nil }
    return (first.subviews, first.graph)
  }
}

extension Invocation {
  /// Asks the program's layout behind an `AnyLayout`, with a cache of its own for each question.
  fileprivate func askErased(_ name: String) throws -> Value? {
    guard let layout = arguments[0].as(ErasedLayoutValue.self)?.layout,
      let requirement = machine.requirement(name, of: "Layout"),
      let make = machine.requirement("makeCache", of: "Layout")
    else { return nil }
    let subviews = arguments[arguments.count - 2]
    var passed = Array(arguments.dropFirst().dropLast())
    passed.append(try machine.call(make, on: layout, [subviews]))
    return try machine.call(requirement, on: layout, updating: &passed)
  }
}

/// One of the library's own layouts, as a value of the program.
final class StackLayoutValue: NativeValue {
  let name: String
  let spec: (ViewGraph) -> LayoutSpec

  init(_ name: String, _ spec: @escaping (ViewGraph) -> LayoutSpec) {
    self.name = name
    self.spec = spec
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(name) }
  func describe(in machine: Machine) throws -> String { name }
}

/// `AnyLayout`: another layout behind it changes nothing of its content's identity.
final class ErasedLayoutValue: NativeValue {
  let layout: Value

  init(_ layout: Value) { self.layout = layout }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("AnyLayout") }
  func describe(in machine: Machine) throws -> String { "AnyLayout" }
}

/// Content in a layout: its views keep their state while the kind of layout stays, and always in
/// an `AnyLayout` (layout rule 16.3).
final class LayoutElement: ViewElement {
  let viewName: String
  private let layout: Value
  private let content: Value

  init(_ layout: Value, _ content: Value) {
    self.content = content
    if let erased = layout.as(ErasedLayoutValue.self) {
      self.layout = erased.layout
      viewName = "AnyLayout"
    } else {
      self.layout = layout
      viewName = layout.as(StackLayoutValue.self)?.name ?? layout.typeName ?? "Layout"
    }
  }

  func build(_ build: inout ViewBuild) throws {
    if let stack = layout.as(StackLayoutValue.self) {
      let spec = stack.spec(build.graph)
      if case .grid(let grid) = spec { build.grid(grid) } else { build.layout(spec) }
    } else {
      build.layout(.custom(ProgramLayout(layout, build.node, build.graph)))
    }
    build.child(content)
  }

  func dynamicType(in machine: Machine) -> Type { .any }
}
