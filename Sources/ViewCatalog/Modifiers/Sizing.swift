import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Modifiers that change what a view is proposed, or where it stands (layout rule 6).
var sizing: [Builtin] {
  [
    Builtin("View", "func fixedSize() -> some View") { call in
      .modifier("fixedSize", of: call.arguments[0]) {
        $0.wrap(.fixedSize([.horizontal, .vertical]))
      }
    },
    Builtin("View", "func fixedSize(horizontal: Bool, vertical: Bool) -> some View") { call in
      var axes: Axis.Set = []
      if try call.flag(1) { axes.insert(.horizontal) }
      if try call.flag(2) { axes.insert(.vertical) }
      return .modifier("fixedSize", of: call.arguments[0]) { [axes] in $0.wrap(.fixedSize(axes)) }
    },
    Builtin(
      "View",
      "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View"
    ) { aspect($0.arguments[0], $0.length(1), $0.arguments[2].contentMode) },
    Builtin(
      "View", "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View"
    ) { call in
      guard let size = call.arguments[1].asSize else { return call.arguments[0] }
      return aspect(call.arguments[0], size.width / size.height, call.arguments[2].contentMode)
    },
    Builtin("View", "func scaledToFit() -> some View") { call in
      aspect(call.arguments[0], nil, .fit, called: "scaledToFit")
    },
    Builtin("View", "func scaledToFill() -> some View") { call in
      aspect(call.arguments[0], nil, .fill, called: "scaledToFill")
    },
    Builtin(nil, "@frozen enum ContentMode: Hashable, CaseIterable { case fit, fill }"),
    Builtin("View", "func layoutPriority(_ value: Double) -> some View") { call in
      let value = call.length(1) ?? 0
      return .modifier("layoutPriority", of: call.arguments[0]) { $0.wrap(.layoutPriority(value)) }
    },
    Builtin("View", "func position(_ position: CGPoint) -> some View") { call in
      let point = call.arguments[1].asPoint ?? .zero
      return .modifier("position", of: call.arguments[0]) { $0.wrap(.position(point)) }
    },
    Builtin("View", "func position(x: CGFloat = 0, y: CGFloat = 0) -> some View") { call in
      let point = Point(x: call.length(1) ?? 0, y: call.length(2) ?? 0)
      return .modifier("position", of: call.arguments[0]) { $0.wrap(.position(point)) }
    },
    Builtin("View", "func offset(_ offset: CGSize) -> some View") { call in
      let size = call.arguments[1].asSize ?? .zero
      let point = Point(x: size.width, y: size.height)
      return .modifier("offset", of: call.arguments[0]) { $0.wrap(.offset(point)) }
    },
    Builtin("View", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View") { call in
      let point = Point(x: call.length(1) ?? 0, y: call.length(2) ?? 0)
      return .modifier("offset", of: call.arguments[0]) { $0.wrap(.offset(point)) }
    },
  ]
}

private func aspect(
  _ content: Value, _ ratio: Double?, _ mode: ContentMode, called name: String = "aspectRatio"
) -> Value {
  .modifier(name, of: content) { $0.wrap(.aspectRatio(ratio, mode)) }
}

extension Value {
  fileprivate var contentMode: ContentMode { caseName == "fill" ? .fill : .fit }
}

extension Invocation {
  func flag(_ index: Int) throws -> Bool {
    if case .bool(let value) = arguments[index] { return value }
    return false
  }
}

extension Value {
  /// A `CGSize`: two lengths in points.
  var asSize: Size? {
    guard let (width, height) = asPair else { return nil }
    return Size(width: width, height: height)
  }

  /// A `CGPoint`: two lengths in points.
  var asPoint: Point? {
    guard let (x, y) = asPair else { return nil }
    return Point(x: x, y: y)
  }

  private var asPair: (Double, Double)? {
    guard case .structure(let value) = self, value.fields.count == 2,
      let first = value.fields[0].asLength, let second = value.fields[1].asLength
    else { return nil }
    return (first, second)
  }
}
