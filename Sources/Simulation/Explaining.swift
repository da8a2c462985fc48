public import Diagnostics
import Geometry
import LayoutEngine
import ViewTree

/// Layout decisions in words.
extension Simulator {
  /// The view with that node number (`#17`), identifier, text, label or type name, or else the
  /// control that is called so; the first in reading order.
  public func view(named name: String) throws -> RenderedView? {
    try paths(to: name).first?.last
  }

  /// For each view of that name, in reading order, what stands around it, outermost first, and the
  /// view itself; what stands for a view that was found is not another.
  func paths(to name: String) throws -> [[RenderedView]] {
    let views = try stages().flatMap { try graph.render($0.root) }
    let named = views.flatMap { view in
      paths(in: view) { view in
        let text = view.node.facets.text
        let names: [String?] = [
          "#\(view.node.id)", view.identifier, text, view.accessibilityLabel,
          view.node.facets.label, view.name, text.map { "\(view.name) \($0)" },
        ]
        return names.contains(name)
      }
    }
    guard named.isEmpty else { return named }
    return views.flatMap { view in
      paths(in: view) { view in view.interaction.map { view.name(of: $0) } == name }
    }
  }

  private func paths(
    in view: RenderedView, where isMeant: (RenderedView) -> Bool
  ) -> [[RenderedView]] {
    let inside = view.children.flatMap { paths(in: $0, where: isMeant) }.map { [view] + $0 }
    guard isMeant(view) else { return inside }
    // A button is called as its text is: one view for whoever asks.
    return [[view]] + inside.filter { $0.last?.node.name == view.node.name }
  }

  /// Every view's proposal, size and place, a line each.
  public func explainAll() throws -> [Sentence] {
    let words = LayoutWords(graph: graph)
    return try stages().flatMap { stage in
      try graph.render(stage.root).flatMap { summary($0, words, depth: 0) }
    }
  }

  private func summary(_ view: RenderedView, _ words: LayoutWords, depth: Int) -> [Sentence] {
    let lead = String(repeating: "  ", count: depth)
    var line = words.title(view)
    if let story = graph.tree.explain(view.layout), !view.node.isComposite {
      let (proposed, chosen) = (words.text(story.proposal), words.text(story.size))
      if let place = story.frame?.origin {
        line = "\(line): proposed \(proposed), chose \(chosen), at \(words.text(place))"
      } else {
        line = "\(line): proposed \(proposed), chose \(chosen)"
      }
      line = line.by(story.rule)
    }
    return ["\(lead)\(line)"] + view.children.flatMap { summary($0, words, depth: depth + 1) }
  }

  /// The story of the first view of that name: which parent proposed what and why, what the view
  /// chose, where it was put. Nil where there is no such view.
  ///
  /// - Parameter number: which of several, from 1; nil is the first.
  public func explain(_ name: String, number: Int? = nil) throws -> [Sentence]? {
    let paths = try paths(to: name)
    if paths.isEmpty && number ?? 1 == 1 { return try explainModifier(name) }
    guard paths.indices.contains((number ?? 1) - 1) else { return nil }
    var lines = try explain(paths[(number ?? 1) - 1])
    if number == nil, paths.count > 1 {
      lines.append(
        "  note: the first of \(paths.count) of that name; the next is explain \"\(name)\"[2]")
    }
    return lines
  }

  /// What has no layout of its own: a modifier that only paints, a group.
  private func explainModifier(_ name: String) throws -> [Sentence]? {
    let words = LayoutWords(graph: graph)
    for stage in try stages() {
      guard let node = stage.root.first(named: name), let view = try graph.render(node).first
      else { continue }
      guard graph.tree.placedSize(of: view.layout) != nil else {
        return ["\(name) is out of sight and has no place yet: scroll to it first"]
      }
      let size = graph.tree.placedSize(of: view.layout) ?? .zero
      if node.facets.draw != nil || node.facets.drawOver != nil {
        let story: Sentence =
          "\(name) changes only what is painted: layout sees \(words.title(view)) at "
          + "\(words.text(size))"
        return [story.by(LayoutRule(6, 11))]
      }
      let story: Sentence =
        "\(name) has no layout of its own: the view around sees what is inside it, first "
        + "\(words.title(view))"
      return [story.by(LayoutRule(16, 5))]
    }
    return nil
  }

  private func explain(_ found: [RenderedView]) throws -> [Sentence] {
    var path = found
    guard var view = path.popLast() else { return [] }
    // The program's own view is its body; a body of one view shares its place.
    while view.node.isComposite, let body = view.children.first, body.layout == view.layout {
      view = body
    }
    let ancestors = path.filter { $0.layout != view.layout }
    let words = LayoutWords(graph: graph)
    var story = LayoutStory(view: view, ancestors: ancestors, words: words)
    if let room = try room(around: view.node, words) { story?.room = room }
    return story?.lines ?? ["\(view.name) was not laid out"]
  }

  /// The presentation that a view stands in; nil in the window itself.
  private func room(around node: ViewNode, _ words: LayoutWords) throws -> LayoutStory.Room? {
    let around = sequence(first: node, next: \.parent)
    guard
      let shown = presentations.last(where: { shown in around.contains { $0 === shown.content } })
    else { return nil }
    var room = LayoutStory.Room(name: "the \(shown.presentation.kind.rawValue)")
    let host = try shown.host(in: baseHost, graph)
    if let detent = try shown.presentation.detent(shown.content.screenTraits),
      let height = host.size.height
    {
      room.reason =
        "at its \(detent) detent the sheet is \(words.text(height - host.safeArea.bottom)) points "
        + "high above the bottom safe area (rule 5.8.3)"
    } else if shown.presentation.kind == .popover {
      room.reason = "a popover is as large as its content asks for (rule 5.6.1)"
    }
    return room
  }
}

extension ViewNode {
  /// The first node of that name, itself or below it.
  fileprivate func first(named name: String) -> ViewNode? {
    if self.name == name { return self }
    return allChildren.lazy.compactMap { $0.first(named: name) }.first
  }
}
