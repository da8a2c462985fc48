import Interpreter

/// One view of a content, with the way to it through what has no layout of its own.
public struct ResolvedView {
  public var path: [ChildKey]
  public var value: Value
}

/// A section of a content: what stands outside every section is in sections of its own.
public struct ResolvedSection {
  public var header: [ResolvedView] = []
  public var content: [ResolvedView] = []
  public var footer: [ResolvedView] = []
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

  /// The sections that a content is made of, in order.
  public func resolvedSections(_ content: Value) throws -> [ResolvedSection] {
    var sections: [ResolvedSection] = []
    var loose = ResolvedSection()
    func close() {
      if !loose.content.isEmpty { sections.append(loose) }
      loose = ResolvedSection()
    }
    for view in try resolved(content) {
      guard let section = try section(view) else {
        loose.content.append(view)
        continue
      }
      close()
      sections.append(section)
    }
    close()
    return sections
  }

  /// What a `Section` is made of; nil for any other view.
  private func section(_ view: ResolvedView) throws -> ResolvedSection? {
    guard case .native(let native) = view.value.unwrappedView,
      let element = native as? any ViewElement
    else { return nil }
    guard element.viewName == "Section" else { return nil }
    var inside = ViewBuild(node: node, graph: graph, environment: environment)
    try element.build(&inside)
    guard let parts = inside.facets.section else { return nil }
    var section = ResolvedSection()
    for (position, child) in inside.children.enumerated() {
      let views = try resolved(child.value).map {
        ResolvedView(path: view.path + [child.key] + $0.path, value: $0.value)
      }
      switch position {
      case parts.header: section.header = views
      case parts.footer: section.footer = views
      default: section.content += views
      }
    }
    return section
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
