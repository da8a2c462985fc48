import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A shape: its outline, and how it is painted.
final class ShapeValue: ViewElement {
  enum Form {
    case outline(Shape)
    case path(PathValue)
    /// The program's own `Shape`.
    case program(Value)
  }

  enum Paint {
    case foreground
    case fill(Value)
    /// nil is the foreground; inside stays within the outline.
    case stroke(Value?, Stroke, isInside: Bool)
  }

  /// A change of the outline, which lies in a rectangle at the origin.
  typealias Edit = (_ outline: [PathElement], _ rect: Rect) -> [PathElement]

  let viewName: String
  let form: Form
  /// Bottom first; none is the foreground.
  private let paints: [Paint]
  private let insets: Double
  private let edits: [Edit]
  /// Whether it is as large as its form asks; what is inset, moved or turned takes what it is
  /// proposed (layout rule 4, recorded).
  private let keepsSize: Bool

  init(
    _ viewName: String, _ form: Form, paints: [Paint] = [], insets: Double = 0, edits: [Edit] = [],
    keepsSize: Bool = true
  ) {
    self.viewName = viewName
    self.form = form
    self.paints = paints
    self.insets = insets
    self.edits = edits
    self.keepsSize = keepsSize
  }

  convenience init(_ viewName: String, _ outline: Shape, paint: Paint? = nil) {
    self.init(viewName, .outline(outline), paints: paint.map { [$0] } ?? [])
  }

  /// Whatever conforms to `Shape`.
  convenience init(of value: Value) {
    let value = value.withoutExistential
    if let shape = value.as(ShapeValue.self) {
      self.init(
        shape.viewName, shape.form, paints: shape.paints, insets: shape.insets, edits: shape.edits,
        keepsSize: shape.keepsSize)
    } else if let path = value.as(PathValue.self) {
      self.init("Path", .path(path))
    } else {
      self.init("Shape", .program(value))
    }
  }

  /// Painted once more; what was only an outline so far takes the style as its own.
  func painted(_ paint: Paint) -> ShapeValue {
    var paints = paints
    var keepsSize = keepsSize
    if case .stroke(nil, let line, let isInside)? = paints.last, case .fill(let style) = paint {
      paints[paints.count - 1] = .stroke(style, line, isInside: isInside)
    } else {
      paints.append(paint)
    }
    if case .stroke(_, _, isInside: true) = paint { keepsSize = false }
    return ShapeValue(
      viewName, form, paints: paints, insets: insets, edits: edits, keepsSize: keepsSize)
  }

  func inset(by amount: Double) -> ShapeValue {
    ShapeValue(
      viewName, form, paints: paints, insets: insets + amount, edits: edits, keepsSize: false)
  }

  /// - Parameter keepsSize: whether it stays as large as it was.
  func edited(keepingSize keeps: Bool = false, _ edit: @escaping Edit) -> ShapeValue {
    ShapeValue(
      viewName, form, paints: paints, insets: insets, edits: edits + [edit],
      keepsSize: keepsSize && keeps)
  }

  func build(_ build: inout ViewBuild) throws {
    let graph = build.graph
    switch form {
    case _ where !keepsSize: build.layout(.flexible)
    case .outline(.circle): build.layout(.circle)
    case .outline, .path: build.layout(.flexible)
    case .program(let shape): build.layout(.measured(ShapeLeaf(shape: shape, graph: graph)))
    }
    build.facets.cover = cover(in: build.environment)
    build.draw { [self, unowned graph] context in draw(in: &context, graph) }
  }

  /// What an outline that fills its frame, or nearly so, covers; a stroke covers nothing.
  private func cover(in environment: EnvironmentValues) -> Cover? {
    guard case .outline(let outline) = form, outline != .circle, outline != .ellipse, edits.isEmpty
    else { return nil }
    let fills = (paints.isEmpty ? [.foreground] : paints).compactMap { paint -> Fill? in
      switch paint {
      case .foreground: environment.foregroundFill
      case .fill(let style): style.fill(in: environment)
      case .stroke: nil
      }
    }
    return fills.lazy.compactMap(\.cover).first
  }

  /// Paints it as it asks for, in the context's frame.
  func draw(in context: inout DrawContext, _ graph: ViewGraph) {
    for paint in paints.isEmpty ? [.foreground] : paints { draw(paint, in: &context, graph) }
  }

  private func draw(_ paint: Paint, in context: inout DrawContext, _ graph: ViewGraph) {
    switch paint {
    case .foreground:
      context.list.append(
        .fill(outline(in: context.frame, graph), context.environment.foregroundFill),
        in: frame(context.frame))
    case .fill(let style):
      context.list.append(
        .fill(outline(in: context.frame, graph), style.fill(in: context.environment)),
        in: frame(context.frame))
    case .stroke(let style, let line, let isInside):
      let fill = style?.fill(in: context.environment) ?? context.environment.foregroundFill
      let shape = isInside ? inset(by: line.width / 2) : self
      context.list.append(
        .stroke(shape.outline(in: context.frame, graph), fill, line),
        in: shape.frame(context.frame))
    }
  }

  private func frame(_ frame: Rect) -> Rect {
    frame.inset(by: EdgeInsets(.all, insets))
  }

  /// The outline in a frame of the window.
  func outline(in frame: Rect, _ graph: ViewGraph) -> Shape {
    if case .outline(let outline) = form, edits.isEmpty { return outline }
    let rect = Rect(origin: .zero, size: frame.size)
    guard let elements = try? elements(in: rect, graph.machine) else { return .rectangle }
    return .path(elements.map { $0.offset(by: frame.origin) })
  }

  /// The outline as a path in `rect`, asking the program's own shapes for theirs.
  func elements(in rect: Rect, _ machine: Machine) throws -> [PathElement] {
    edits.reduce(try unedited(in: rect, machine)) { $1($0, rect) }
  }

  private func unedited(in rect: Rect, _ machine: Machine) throws -> [PathElement] {
    switch form {
    case .outline(let outline): return elements(of: outline, in: rect)
    case .path(let path): return path.elements
    case .program(let shape):
      guard let requirement = machine.requirement("path", of: "Shape") else { return [] }
      let value = try machine.call(requirement, on: shape, [machine.rect(rect)])
      return value.as(PathValue.self)?.elements ?? []
    }
  }

  private func elements(of outline: Shape, in rect: Rect) -> [PathElement] {
    let rect = frame(rect)
    let least = min(rect.size.width, rect.size.height)
    switch outline {
    case .rectangle, .line, .path: return PathShapes.rectangle(rect)
    case .roundedRectangle(let radius):
      return PathShapes.roundedRectangle(rect, radius: min(radius, least / 2))
    case .capsule: return PathShapes.roundedRectangle(rect, radius: least / 2)
    case .ellipse: return PathShapes.ellipse(rect)
    case .circle:
      return PathShapes.ellipse(
        Rect(x: rect.midX - least / 2, y: rect.midY - least / 2, width: least, height: least))
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(viewName) }
}

/// The program's own shape, asked for its size (layout rule 4, the row of custom shapes).
struct ShapeLeaf: LeafMeasurer {
  let shape: Value
  unowned let graph: ViewGraph

  func measure(_ proposal: ProposedSize) -> LeafAnswer {
    let plain = Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    return LeafAnswer(
      graph.duringLayout(plain) {
        let machine = graph.machine
        guard let requirement = machine.requirement("sizeThatFits", of: "Shape") else {
          return plain
        }
        let answer = try machine.call(requirement, on: shape, [machine.proposal(proposal)])
        return answer.asSize ?? plain
      })
  }
}

extension ViewGraph {
  /// The outline of whatever conforms to `Shape`, in a frame of the window.
  func outline(of shape: Value, in frame: Rect) -> Shape {
    ShapeValue(of: shape).outline(in: frame, self)
  }
}

extension PathElement {
  func offset(by origin: Point) -> PathElement {
    map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
  }

  func map(_ change: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let point, let control): .quadCurve(change(point), control: change(control))
    case .curve(let point, let one, let two):
      .curve(change(point), control1: change(one), control2: change(two))
    case .close: .close
    }
  }
}

/// A rectangle, or the given shape, filled with a style.
func filled(_ style: Value, in shape: Value? = nil) -> Value {
  if let shape { return .native(ShapeValue(of: shape).painted(.fill(style))) }
  if style.as(ColorValue.self) != nil { return style }
  return .native(ShapeValue("Rectangle", .rectangle, paint: .fill(style)))
}

func stroked(_ shape: Value, _ style: Value?, _ width: Double, isInside: Bool = false) -> Value {
  stroked(shape, style, Stroke(width: width), isInside: isInside)
}

func stroked(_ shape: Value, _ style: Value?, _ line: Stroke, isInside: Bool = false) -> Value {
  .native(ShapeValue(of: shape).painted(.stroke(style, line, isInside: isInside)))
}

extension EnvironmentValues {
  /// What shapes and letters are painted with that say nothing themselves.
  var foregroundFill: Fill {
    system.foregroundFill ?? .color(system.foreground ?? Color(.primary))
  }
}

extension Value {
  /// A `StrokeStyle`.
  var stroke: Stroke {
    guard case .structure(let style) = self, style.fields.count == 6 else {
      return Stroke(width: 1)
    }
    let fields = style.fields
    var line = Stroke(width: fields[0].asLength ?? 1)
    line.cap = fields[1].caseName.flatMap { Stroke.Cap(rawValue: $0) } ?? .butt
    line.join = fields[2].caseName.flatMap { Stroke.Join(rawValue: $0) } ?? .miter
    if case .array(let dash) = fields[4] { line.dash = dash.map { $0.asLength ?? 0 } }
    line.dashPhase = fields[5].asLength ?? 0
    return line
  }

  /// A `CGRect`.
  var asRect: Rect {
    guard case .structure(let rect) = self, rect.fields.count == 2,
      let origin = rect.fields[0].asPoint, let size = rect.fields[1].asSize
    else { return .zero }
    return Rect(origin: origin, size: size)
  }
}
