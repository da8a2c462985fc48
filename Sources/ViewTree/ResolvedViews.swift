import Interpreter

/// One view of a content, with the way to it through what has no layout of its own.
public struct ResolvedView {
  public var path: [ChildKey]
  public var value: Value
}

extension ViewBuild {
  /// Views that their content stands in the place of (layout rule 16.5).
  private static let transparent: Set<String> = [
    "Group", "ConditionalContent", "AnyView", "EmptyView", "ForEach",
  ]

  /// The views that a content is made of, in order: those of its groups, branches and elements.
  public func resolved(_ content: Value) throws -> [ResolvedView] {
    var views: [ResolvedView] = []
    try resolve(content, [], into: &views)
    return views
  }

  private func resolve(
    _ value: Value, _ path: [ChildKey], into views: inout [ResolvedView]
  ) throws {
    switch value.unwrappedView {
    case .none, .void: return
    case .tuple(let parts):
      for (position, part) in parts.enumerated() {
        try resolve(part, path + [.position(position)], into: &views)
      }
    case .native(let native):
      guard let element = native as? any ViewElement,
        Self.transparent.contains(element.viewName)
      else { return views.append(ResolvedView(path: path, value: value)) }
      var inside = ViewBuild(node: node, graph: graph, environment: environment)
      try element.build(&inside)
      for child in inside.children { try resolve(child.value, path + [child.key], into: &views) }
      guard let elements = inside.facets.elements else { return }
      for position in 0..<elements.count {
        try resolve(
          elements.content(position), path + [elements.key(position)], into: &views)
      }
    default: views.append(ResolvedView(path: path, value: value))
    }
  }
}
