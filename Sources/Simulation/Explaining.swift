import Geometry
import LayoutEngine
import ViewTree

/// Layout decisions in words.
extension Simulator {
  /// The view with that node number (`#17`), identifier, text, label or type name; the first in
  /// reading order.
  public func view(named name: String) throws -> RenderedView? {
    for stage in try stages() {
      for view in try graph.render(stage.root) {
        if let found = find(name, in: view) { return found }
      }
    }
    return nil
  }

  private func find(_ name: String, in view: RenderedView) -> RenderedView? {
    let names = [
      "#\(view.node.id)", view.identifier, view.node.facets.text, view.accessibilityLabel,
      view.name,
    ]
    if names.contains(name) { return view }
    return view.children.lazy.compactMap { self.find(name, in: $0) }.first
  }

  /// Every view's proposal, size and place.
  public func explainAll() throws -> [String] {
    try stages().flatMap { stage in
      try graph.render(stage.root).flatMap { summary($0, depth: 0) }
    }
  }

  private func summary(_ view: RenderedView, depth: Int) -> [String] {
    let lead = String(repeating: "  ", count: depth)
    var lines: [String] = []
    if let story = graph.tree.explain(view.layout), !view.node.isComposite {
      lines.append(
        "\(lead)\(title(view)): proposed \(words(story.proposal)), chose \(words(story.size))"
          + place(story) + " (rule \(story.rule))")
    } else {
      lines.append("\(lead)\(title(view))")
    }
    return lines + view.children.flatMap { summary($0, depth: depth + 1) }
  }

  /// The story of one view, step by step.
  public func explain(_ view: RenderedView) -> [String] {
    guard let story = graph.tree.explain(view.layout) else {
      return ["\(title(view)) was not laid out"]
    }
    var lines = ["\(title(view))"]
    for step in story.parentSteps { lines.append("  its container: \(words(step))") }
    lines.append("  it was proposed \(words(story.proposal))")
    for probe in story.probes {
      lines.append("  asked with \(words(probe.proposal)), it answered \(words(probe.size))")
    }
    for step in story.steps { lines.append("  \(words(step))") }
    lines.append("  it chose \(words(story.size)) (rule \(story.rule))")
    if let frame = graph.tree.frame(of: view.layout) {
      lines.append("  and was put at \(number(frame.minX)), \(number(frame.minY))")
    }
    return lines
  }

  private func title(_ view: RenderedView) -> String {
    view.name + (view.node.facets.text.map { " \"\($0)\"" } ?? "")
  }

  private func place(_ story: LayoutExplanation) -> String {
    story.frame.map { ", at \(number($0.minX)), \(number($0.minY))" } ?? ""
  }

  private func name(_ node: LayoutNode) -> String {
    graph.node(withLayout: node).map { owner in
      owner.name + (owner.facets.text.map { " \"\($0)\"" } ?? "")
    } ?? "a view"
  }

  private func words(_ step: LayoutStep) -> String {
    let text: String =
      switch step.fact {
      case .gaps(let total, _): "\(number(total)) points go to the gaps between its views"
      case .range(let node, let shortest, let longest, let priority):
        "\(name(node)) can be \(number(shortest)) to \(number(longest)) long"
          + (priority == 0 ? "" : ", with priority \(number(priority))")
      case .order(let nodes):
        "they choose in this order: " + nodes.map(name).joined(separator: ", ")
      case .reserved(let length, let priority):
        "\(number(length)) points are kept for priorities below \(number(priority))"
      case .offered(let node, let share, let answer, let left):
        "\(name(node)) was offered \(number(share)) and took \(number(answer)); "
          + "\(number(left)) are left"
      case .proposed(let node, let proposal, let answer):
        "\(name(node)) was proposed \(words(proposal)) and answered \(words(answer))"
      case .replaced(let axis, let length):
        "the unspecified \(axis == .horizontal ? "width" : "height") became \(number(length))"
      case .clamped(let axis, let low, let high):
        "its \(axis == .horizontal ? "width" : "height") is kept"
          + (low.map { " at least \(number($0))" } ?? "")
          + (high.map { " at most \(number($0))" } ?? "")
      case .candidate(let node, let ideal, let fits):
        "\(name(node)) would like \(words(ideal)): it \(fits ? "fits" : "does not fit")"
      case .tracks(let widths):
        "its tracks are " + widths.map(number).joined(separator: ", ") + " wide"
      case .placed(let node, let point):
        "\(name(node)) was placed at \(number(point.x)), \(number(point.y))"
      }
    return "\(text) (rule \(step.rule))"
  }

  private func words(_ proposal: ProposedSize) -> String {
    func length(_ value: Double?) -> String { value.map(number) ?? "nil" }
    return "\(length(proposal.width)) × \(length(proposal.height))"
  }

  private func words(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  private func number(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "nothing" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
