import Interpreter

/// One view of a content, with the way to it through what has no layout of its own.
public struct ResolvedView {
  public var path: [ChildKey]
  public var value: Value
  /// What it says to the container, innermost first.
  public var containerValues: [ContainerValueElement.Setting] = []
}

/// A section of a content: what stands outside every section is in sections of its own.
public struct ResolvedSection {
  public var header: [ResolvedView] = []
  public var content: [ResolvedView] = []
  public var footer: [ResolvedView] = []
  public var containerValues: [ContainerValueElement.Setting] = []
}

extension ViewBuild {
  /// Views that their content stands in the place of (layout rule 16.5).
  private static let transparent: Set<String> = [
    "Group", "ConditionalContent", "AnyView", "EmptyView", "ForEach",
  ]

  /// The views that a content is made of, in order: those of its groups, branches and elements.
  public func resolved(_ content: Value) throws -> [ResolvedView] {
    var views: [ResolvedView] = []
    try resolve(content, [], [], into: &views)
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
    var section = ResolvedSection(containerValues: view.containerValues)
    for (position, child) in inside.children.enumerated() {
      var views = try resolved(child.value)
      for index in views.indices { views[index].path = view.path + [child.key] + views[index].path }
      switch position {
      case parts.header: section.header = views
      case parts.footer: section.footer = views
      default: section.content += views
      }
    }
    return section
  }

  /// `said`: what modifiers around say to the container of every view inside.
  private func resolve(
    _ value: Value, _ path: [ChildKey], _ said: [ContainerValueElement.Setting],
    into views: inout [ResolvedView]
  ) throws {
    switch value.unwrappedView {
    case .none, .void: return
    case .tuple(let parts):
      for (position, part) in parts.enumerated() {
        try resolve(part, path + [.position(position)], said, into: &views)
      }
    case .native(let native as ContainerValueElement):
      try resolve(native.content, path, [native.setting] + said, into: &views)
    case .native(let native as any ViewElement) where Self.transparent.contains(native.viewName):
      var inside = ViewBuild(node: node, graph: graph, environment: environment)
      try native.build(&inside)
      for child in inside.children {
        try resolve(child.value, path + [child.key], said, into: &views)
      }
      guard let elements = inside.facets.elements else { return }
      for position in 0..<elements.count {
        try resolve(
          elements.content(position), path + [elements.key(position)], said, into: &views)
      }
    default:
      views.append(
        ResolvedView(path: path, value: value, containerValues: value.saidToContainer + said))
    }
  }
}

extension Value {
  /// What a view says to its container through the modifiers around it, innermost first.
  fileprivate var saidToContainer: [ContainerValueElement.Setting] {
    guard case .native(let native) = unwrappedView else { return [] }
    if let said = native as? ContainerValueElement {
      return said.content.saidToContainer + [said.setting]
    }
    return (native as? Element)?.content?.saidToContainer ?? []
  }
}
