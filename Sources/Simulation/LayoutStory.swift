import Geometry
import LayoutEngine
import ViewTree

/// Why one view has its size and place, told step by step.
struct LayoutStory {
  let view: RenderedView
  let parent: RenderedView?
  let words: LayoutWords
  /// What the outermost view stands in.
  var room = Room()
  private let own: LayoutExplanation
  /// The outermost of the modifiers around it that have its size and place, or itself: what the
  /// parent has to do with.
  private let seat: LayoutExplanation
  private let outer: LayoutExplanation?

  /// nil where the view has not been laid out.
  ///
  /// - Parameter ancestors: what it stands in, outermost first.
  init?(view: RenderedView, ancestors: [RenderedView], words: LayoutWords) {
    let tree = words.graph.tree
    guard let own = tree.explain(view.layout) else { return nil }
    var seat = own
    var around = ancestors[...]
    while let next = around.last, let story = tree.explain(next.layout),
      story.rule.isTransparent || story.node == seat.node
    {
      seat = story
      around.removeLast()
    }
    self.view = view
    self.words = words
    self.own = own
    self.seat = seat
    parent = around.last
    outer = parent.flatMap { tree.explain($0.layout) }
  }

  var lines: [String] {
    var lines = ["\(name) is \(words.text(own.size))"]
    lines += proposal.map { "  " + $0 }
    lines += choice.map { "  " + $0 }
    lines += place.map { "  " + $0 }
    lines += surprises.map { "  note: " + $0 }
    return lines
  }

  private var name: String { words.title(view) }
  private var parentName: String { parent.map(words.shortTitle) ?? room.name }

  /// The window, or a presentation's part of it.
  struct Room {
    var name = "the window"
    /// Why it is as large as it is.
    var reason: String?
  }

  // MARK: What it was proposed

  private var proposal: [String] {
    let about = seat.parentSteps.filter { $0.concerns(seat.node) }
    var lines = ["\(parentName) proposed it \(words.text(own.proposal))"]
    if own.proposal.width == nil || own.proposal.height == nil {
      lines[0] += "; nil asks for its ideal size"
    }
    if let outer, outer.rule.isRoomAround, outer.proposal != own.proposal {
      lines.append("- \(parentName) itself was proposed \(words.text(outer.proposal))")
    }
    if parent == nil, let reason = room.reason { lines.append("- \(reason)") }
    lines += about.compactMap { sharing($0) }
    return lines
  }

  /// A stack's step that decided on the proposal.
  private func sharing(_ step: LayoutStep) -> String? {
    let rule = "(rule \(step.rule))"
    switch step.fact {
    case .gaps(let total, _):
      return total == 0 ? nil : "- \(words.text(total)) points of it go to the gaps first \(rule)"
    case .reserved(let length, _):
      return "- \(words.text(length)) points are kept for views of lower priority \(rule)"
    case .range(_, let shortest, let longest, let priority):
      let room =
        shortest == longest
        ? "it is always \(words.text(shortest)) long"
        : longest.isInfinite
          ? "it can be \(words.text(shortest)) long or take all there is"
          : "it can be \(words.text(shortest)) to \(words.text(longest)) long"
      return "- \(room)" + chooses(priority) + " \(rule)"
    case .order(let nodes):
      guard nodes.count > 1 else { return nil }
      let names = nodes.map(words.name).joined(separator: ", ")
      return "- the least flexible views choose first: \(names) \(rule)"
    case .offered(_, let share, let answer, _):
      return "- its share of what was left was \(words.text(share)); it took \(words.text(answer)) "
        + rule
    case .replaced(let axis, let length):
      return "- the stack's own \(axis == .horizontal ? "width" : "height"), "
        + "\(words.text(length)), stands in for nil \(rule)"
    case .tracks(let widths):
      return "- the tracks of \(parentName) are \(words.text(widths)) \(rule)"
    case .proposed, .clamped, .candidate, .aligned, .placed, .part: return nil
    }
  }

  private func chooses(_ priority: Double) -> String {
    if priority == 0 { return "" }
    return priority == -.infinity
      ? "; it chooses last of all" : ", with priority \(words.text(priority))"
  }

  // MARK: What it chose

  private var choice: [String] {
    var lines = ["it chose \(words.text(own.size))"]
    let isInStack = outer?.rule.isStack ?? false
    if let bounds = ownBounds {
      lines[0] += ": \(bounds) (rule \(own.rule))"
    } else if let known = own.rule.reason(
      of: view.node.name, proposed: own.proposal, isInStack)
    {
      lines[0] += ": \(known.reason) (rule \(known.rule))"
    } else {
      if let reason = own.rule.reason { lines[0] += ": \(reason)" }
      lines[0] += " (rule \(own.rule))"
    }
    return lines + own.steps.compactMap { content($0) }
  }

  /// What it made of its own views.
  private func content(_ step: LayoutStep) -> String? {
    let rule = "(rule \(step.rule))"
    switch step.fact {
    case .proposed(let node, let proposal, let answer):
      let isOwn = words.graph.node(withLayout: node) === view.node
      let name = isOwn ? "its label" : words.name(node)
      return "- it proposed \(words.text(proposal)) to \(name), which took "
        + "\(words.text(answer)) \(rule)"
    case .offered(let node, let share, let answer, let left):
      return "- it offered \(words.text(share)) to \(words.name(node)), which took "
        + "\(words.text(answer)); \(words.text(left)) are left \(rule)"
    case .gaps(let total, _):
      if total == 0 { return nil }
      return own.rule.isInset
        ? "- \(words.text(total)) points are between the content and the bar \(rule)"
        : "- \(words.text(total)) points go to the gaps between its views \(rule)"
    case .order(let nodes):
      guard nodes.count > 1 else { return nil }
      let names = nodes.map(words.name).joined(separator: ", ")
      return "- the least flexible choose first: \(names) \(rule)"
    case .reserved(let length, _):
      return "- \(words.text(length)) points are kept for views of lower priority \(rule)"
    case .clamped(let axis, let low, let high): return clamped(axis, low, high) + " \(rule)"
    case .candidate(let node, let ideal, let fits):
      return "- \(words.name(node)) would like \(words.text(ideal)): it "
        + "\(fits ? "fits" : "does not fit") \(rule)"
    case .tracks(let widths):
      return "- its tracks are \(words.text(widths)) \(rule)"
    case .part(_, let whole, let count, let span, let spacing):
      return "- " + words.part(of: whole, count: count, span: span, spacing: spacing) + " \(rule)"
    case .replaced(let axis, let ideal) where own.rule.isFlexibleFrame:
      let side = axis == .horizontal ? "Width" : "Height"
      return "- nil asks for its ideal: ideal\(side) says \(words.text(ideal)), whatever its "
        + "content is \(rule)"
    case .range, .replaced, .aligned, .placed: return nil
    }
  }

  /// What a flexible frame does with the bounds that it has; nil where it has a least and a most.
  private var ownBounds: String? {
    guard own.rule.isFlexibleFrame else { return nil }
    var (hasLeast, hasMost) = (false, false)
    for case .clamped(_, let low, let high) in own.steps.map(\.fact) {
      hasLeast = hasLeast || low != nil
      hasMost = hasMost || high != nil
    }
    switch (hasLeast, hasMost) {
    case (true, true): return nil
    case (true, false):
      return "a frame with only a minimum is as large as its content, and at least that"
    case (false, true):
      return "a frame with only a maximum takes what it is proposed up to that, and is its content's "
        + "size where nothing is proposed or its content is larger"
    case (false, false):
      return "an ideal length counts only where nil is proposed; otherwise a frame is as large as "
        + "its content"
    }
  }

  private func clamped(_ axis: Axis, _ low: Double?, _ high: Double?) -> String {
    let length = axis == .horizontal ? "width" : "height"
    guard high != .infinity else {
      return "- max\(axis == .horizontal ? "Width" : "Height"): .infinity makes its \(length) what "
        + "it was proposed"
    }
    return "- its \(length) is kept" + (low.map { " at least \(words.text($0))" } ?? "")
      + (high.map { " at most \(words.text($0))" } ?? "")
  }

  // MARK: Where it was put

  private var place: [String] {
    guard let frame = own.frame else { return ["it is not on the screen"] }
    var line = "it stands at \(words.text(frame.origin)) in the window"
    for step in seat.parentSteps {
      if case .placed(seat.node, let point) = step.fact {
        line =
          "\(parentName) put it at \(words.text(point)) (rule \(step.rule)), which is "
          + "\(words.text(frame.origin)) in the window"
      }
    }
    return [line] + row + alignment
  }

  /// The list's row around it: insets, and the least height (layout rule 20.4).
  private var row: [String] {
    guard let parent, let outer, outer.rule.isList else { return [] }
    let tree = words.graph.tree
    let item = tree.realizedItems(of: parent.layout).first { $0.node == seat.node }
    guard let item, let frame = tree.frame(ofItem: item.index, in: parent.layout) else { return [] }
    return [
      "- its row is \(words.text(frame.size)) at \(words.text(frame.origin)): a list adds its "
        + "insets, keeps to its least height, and puts the content in the middle (rule 20.4)"
    ]
  }

  /// The guides that the parent puts together.
  private var alignment: [String] {
    var keys: [AlignmentKey] = []
    var rule = own.rule
    for step in seat.parentSteps {
      guard case .aligned(let key) = step.fact else { continue }
      keys.append(key)
      rule = step.rule
    }
    if keys.isEmpty { return [] }
    let guides =
      keys == [.horizontalCenter, .verticalCenter]
      ? "centres" : keys.map(words.plural).joined(separator: " and ")
    return ["- \(parentName) puts \(guides) together (rule \(rule))"]
  }

  // MARK: What surprises

  private var surprises: [String] {
    var notes: [String] = []
    for (axis, proposed, chosen) in [
      (Axis.horizontal, own.proposal.width, own.size.width),
      (.vertical, own.proposal.height, own.size.height),
    ] {
      guard let proposed, chosen > proposed + 0.01 else { continue }
      if own.rule.isScrolling {
        notes.append(
          "it reaches under the bars to the screen's edge, since it handles the safe area itself; "
            + "its content starts beside the bars (rule 15.3)")
        continue
      }
      notes.append(
        "it is \(words.text(chosen - proposed)) points \(axis == .horizontal ? "wider" : "higher") "
          + "than it was proposed; nobody cuts it off or makes it smaller")
    }
    if own.rule.isAttachment, let outer, outer.rule.isRoomAround, outer.size != own.size {
      notes.append(
        "\(parentName) around it is \(words.text(outer.size)); what the \(view.name) paints ends "
          + "at its own \(words.text(own.size)). To fill it, write .\(view.name) after .\(parentName)"
      )
    }
    notes += [cramped, cornered, pushed, hugging, narrow].compactMap { $0 }
    if own.rule.isGreedy, let parent, let outer, outer.rule.isStack, parent.children.count > 1 {
      notes.append("it is greedy: its neighbours in \(parentName) get what they need, it the rest")
    }
    return notes
  }

  /// A text that got less than its line is long.
  private var cramped: String? {
    guard own.rule.isText, own.proposal.width != nil else { return nil }
    let ideal = words.graph.tree.size(of: own.node, proposal: .unspecified)
    guard ideal.width > own.size.width + 0.01 else { return nil }
    let whole = words.graph.tree.size(
      of: own.node, proposal: ProposedSize(width: own.proposal.width, height: nil))
    if let height = own.proposal.height, whole.height > own.size.height + 0.01,
      height < whole.height
    {
      return "all its lines are \(words.text(whole.height)) high at this width: of the "
        + "\(words.text(height)) proposed it takes the whole lines that fit, and its end is cut off "
        + "(rule 17.4)"
    }
    let end =
      own.size.height > ideal.height + 0.01 ? "it breaks into lines" : "its end is cut off"
    return "on one line it would be \(words.text(ideal.width)) wide: it got less, so \(end)"
  }

  /// A stack's alignment does not move the stack.
  private var hugging: String? {
    let edges = own.steps.compactMap { step -> String? in
      switch step.fact {
      case .aligned(.leading): "leading"
      case .aligned(.trailing): "trailing"
      default: nil
      }
    }
    guard own.rule.isStack, let edge = edges.first, let width = own.proposal.width,
      width > own.size.width + 1, outer.map({ !$0.rule.isStack }) ?? true
    else { return nil }
    return "a stack hugs its views; its alignment only lines them up with one another. "
      + ".frame(maxWidth: .infinity, alignment: .\(edge)) moves it to the edge"
  }

  /// A scroll view that is as narrow as what it scrolls.
  private var narrow: String? {
    guard view.node.name == "ScrollView", let width = own.proposal.width,
      own.size.width + 1 < width
    else { return nil }
    return "it is only as wide as its content, and scrolls only there; .frame(maxWidth: .infinity) "
      + "on the content makes it wide"
  }

  /// What a geometry reader does not centre.
  private var cornered: String? {
    guard let outer, outer.rule.isGeometryReader, outer.size != own.size else { return nil }
    return "a GeometryReader puts its content at its top leading corner; to centre it, give it "
      + ".frame(maxWidth: .infinity, maxHeight: .infinity)"
  }

  /// What a spacer beside it does to its place.
  private var pushed: String? {
    guard let parent, let outer, outer.rule.isStack, view.node.name != "Spacer",
      let spacer = parent.children.first(where: { $0.node.name == "Spacer" })
    else { return nil }
    let size = words.graph.tree.placedSize(of: spacer.layout) ?? .zero
    let length = max(size.width, size.height)
    return "the Spacer beside it takes the \(words.text(length)) points that are left, which moves "
      + "it from the middle"
  }
}

extension LayoutStep {
  /// Whether a container's step says something of this view, or of all.
  fileprivate func concerns(_ view: LayoutNode) -> Bool {
    switch fact {
    case .gaps, .order, .reserved, .replaced, .tracks: true
    case .range(let node, _, _, _), .offered(let node, _, _, _), .proposed(let node, _, _),
      .candidate(let node, _, _), .placed(let node, _):
      node == view
    case .clamped, .aligned, .part: false
    }
  }
}
