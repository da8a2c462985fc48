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
    case stroke(Value?, width: Double, isInside: Bool)
  }

  let viewName: String
  let form: Form
  private let paint: Paint
  private let insets: Double

  init(_ viewName: String, _ form: Form, paint: Paint = .foreground, insets: Double = 0) {
    self.viewName = viewName
    self.form = form
    self.paint = paint
    self.insets = insets
  }

  convenience init(_ viewName: String, _ outline: Shape, paint: Paint = .foreground) {
    self.init(viewName, .outline(outline), paint: paint)
  }

  /// Whatever conforms to `Shape`.
  convenience init(of value: Value) {
    let value = value.withoutExistential
    if let shape = value.as(ShapeValue.self) {
      self.init(shape.viewName, shape.form, paint: shape.paint, insets: shape.insets)
    } else if let path = value.as(PathValue.self) {
      self.init("Path", .path(path))
    } else {
      self.init("Shape", .program(value))
    }
  }

  func painted(_ paint: Paint) -> ShapeValue {
    ShapeValue(viewName, form, paint: paint, insets: insets)
  }

  func inset(by amount: Double) -> ShapeValue {
    ShapeValue(viewName, form, paint: paint, insets: insets + amount)
  }

  func build(_ build: inout ViewBuild) throws {
    let graph = build.graph
    switch form {
    case .outline(.circle): build.layout(.circle)
    case .outline, .path: build.layout(.flexible)
    case .program(let shape): build.layout(.measured(ShapeLeaf(shape: shape, graph: graph)))
    }
    build.draw { [self, unowned graph] in draw(in: &$0, graph) }
  }

  private func draw(in context: inout DrawContext, _ graph: ViewGraph) {
    switch paint {
    case .foreground:
      let color = context.environment.system.foreground ?? Color(.primary)
      context.list.append(
        .fill(outline(in: context.frame, graph), .color(color)), in: frame(context.frame))
    case .fill(let style):
      context.list.append(
        .fill(outline(in: context.frame, graph), style.fill(in: context.environment)),
        in: frame(context.frame))
    case .stroke(let style, let width, let isInside):
      let foreground = context.environment.system.foreground ?? Color(.primary)
      let color = style?.fill(in: context.environment).representative ?? foreground
      let shape = isInside ? inset(by: width / 2) : self
      context.list.append(
        .stroke(shape.outline(in: context.frame, graph), color, lineWidth: width),
        in: shape.frame(context.frame))
    }
  }

  private func frame(_ frame: Rect) -> Rect {
    frame.inset(by: EdgeInsets(.all, insets))
  }

  /// The outline in a frame of the window.
  func outline(in frame: Rect, _ graph: ViewGraph) -> Shape {
    switch form {
    case .outline(let outline): return outline
    case .path(let path): return .path(path.elements.map { $0.offset(by: frame.origin) })
    case .program(let shape):
      let machine = graph.machine
      let rect = Rect(origin: .zero, size: frame.size)
      guard let requirement = machine.requirement("path", of: "Shape"),
        let value = try? machine.call(requirement, on: shape, [machine.rect(rect)]),
        let path = value.as(PathValue.self)
      else { return .rectangle }
      return .path(path.elements.map { $0.offset(by: frame.origin) })
    }
  }

  /// The outline of one of the library's own shapes as a path in `rect`.
  func elements(in rect: Rect) -> [PathElement] {
    guard case .outline(let outline) = form else { return [] }
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
  .native(ShapeValue(of: shape).painted(.stroke(style, width: width, isInside: isInside)))
}

extension Value {
  /// Of a `StrokeStyle`.
  var lineWidth: Double {
    guard case .structure(let style) = self else { return 1 }
    return style.fields.first?.asLength ?? 1
  }

  /// A `CGRect`.
  var asRect: Rect {
    guard case .structure(let rect) = self, rect.fields.count == 2,
      let origin = rect.fields[0].asPoint, let size = rect.fields[1].asSize
    else { return .zero }
    return Rect(origin: origin, size: size)
  }
}
