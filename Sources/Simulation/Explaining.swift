import Geometry
import LayoutEngine
import ViewTree

/// Layout decisions in words.
extension Simulator {
  /// The view with that node number (`#17`), identifier, text, label or type name; the first in
  /// reading order.
  public func view(named name: String) throws -> RenderedView? {
    try path(to: name).last
  }

  /// What stands around the first view of that name, outermost first, and the view itself; empty
  /// where there is none.
  func path(to name: String) throws -> [RenderedView] {
    for stage in try stages() {
      for view in try graph.render(stage.root) {
        let found = path(to: name, in: view)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func path(to name: String, in view: RenderedView) -> [RenderedView] {
    let names: [String?] = [
      "#\(view.node.id)", view.identifier, view.node.facets.text, view.accessibilityLabel,
      view.node.facets.label, view.name,
      view.node.facets.text.map { "\(view.name) \($0)" },
    ]
    if names.contains(name) { return [view] }
    for child in view.children {
      let found = path(to: name, in: child)
      if !found.isEmpty { return [view] + found }
    }
    return []
  }

  /// Every view's proposal, size and place, a line each.
  public func explainAll() throws -> [String] {
    let words = LayoutWords(graph: graph)
    return try stages().flatMap { stage in
      try graph.render(stage.root).flatMap { summary($0, words, depth: 0) }
    }
  }

  private func summary(_ view: RenderedView, _ words: LayoutWords, depth: Int) -> [String] {
    let lead = String(repeating: "  ", count: depth)
    var line = lead + words.title(view)
    if let story = graph.tree.explain(view.layout), !view.node.isComposite {
      line += ": proposed \(words.text(story.proposal)), chose \(words.text(story.size))"
      if let frame = story.frame { line += ", at \(words.text(frame.origin))" }
      line += " (rule \(story.rule))"
    }
    return [line] + view.children.flatMap { summary($0, words, depth: depth + 1) }
  }

  /// The story of the first view of that name: which parent proposed what and why, what the view
  /// chose, where it was put. Nil where there is no such view.
  public func explain(_ name: String) throws -> [String]? {
    var path = try path(to: name)
    guard var view = path.popLast() else { return nil }
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
