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
    Builtin(nil, "@frozen struct HStackLayout: Layout {}"),
    Builtin("HStackLayout", "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)")
    {
      let (alignment, spacing) = ($0.verticalGuide(0), $0.length(1))
      return .native(
        StackLayoutValue("HStackLayout") { .hStack(alignment.resolved(in: $0), spacing: spacing) })
    },
    Builtin(nil, "@frozen struct VStackLayout: Layout {}"),
    Builtin(
      "VStackLayout", "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)"
    ) {
      let (alignment, spacing) = ($0.horizontalGuide(0), $0.length(1))
      return .native(
        StackLayoutValue("VStackLayout") { .vStack(alignment.resolved(in: $0), spacing: spacing) })
    },
    Builtin(nil, "@frozen struct ZStackLayout: Layout {}"),
    Builtin("ZStackLayout", "init(alignment: Alignment = .center)") {
      let alignment = $0.alignmentGuide(0)
      return .native(StackLayoutValue("ZStackLayout") { .zStack(alignment.resolved(in: $0)) })
    },
    Builtin(nil, "@frozen struct GridLayout: Layout {}"),
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
    Builtin(nil, "@frozen struct AnyLayout: Layout {}"),
    Builtin("AnyLayout", "init<L: Layout>(_ layout: L)") {
      .native(ErasedLayoutValue($0.arguments[0].withoutExistential))
    },
    Builtin(
      "Layout", "func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View"
    ) { call in
      let layout = call.arguments[0].withoutExistential
      let content = try call.machine.call(call.arguments[1], [])
      return .native(LayoutElement(layout, content))
    },
  ]
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
