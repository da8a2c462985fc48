import Diagnostics
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
  let own: LayoutExplanation
  /// The outermost of the modifiers around it that have its size and place, or itself: what the
  /// parent has to do with.
  let seat: LayoutExplanation
  let outer: LayoutExplanation?
  /// What stands around the parent, innermost first.
  let beyond: [RenderedView]
  /// The view around that hides its layout priority from what is further out.
  let mute: RenderedView?

  /// nil where the view has not been laid out.
  ///
  /// - Parameter ancestors: what it stands in, outermost first.
  init?(view: RenderedView, ancestors: [RenderedView], words: LayoutWords) {
    let tree = words.graph.tree
    guard let own = tree.explain(view.layout) else { return nil }
    var seat = own
    var around = ancestors[...]
    var hasPriority = own.rule.isPriority
    while let next = around.last, let story = tree.explain(next.layout),
      story.rule.isTransparent || story.node == seat.node
    {
      seat = story
      hasPriority = hasPriority || story.rule.isPriority
      around.removeLast()
    }
    let first = around.last { view in
      tree.explain(view.layout).map { !$0.rule.forwardsPriority } ?? true
    }
    mute = first.flatMap { view in
      let rule = tree.explain(view.layout)?.rule
      return hasPriority && rule?.losesPriority == true ? view : nil
    }
    self.view = view
    self.words = words
    self.own = own
    self.seat = seat
    parent = around.last
    outer = parent.flatMap { tree.explain($0.layout) }
    beyond = around.dropLast().reversed()
  }

  var lines: [Sentence] {
    ["\(name) is \(words.text(own.size))"] + proposal.map { "  \($0)" } + choice.map { "  \($0)" }
      + place.map { "  \($0)" } + surprises.map { "  note: \($0)" }
  }

  private var name: Sentence { words.title(view) }
  var parentName: Sentence { parent.map(words.shortTitle) ?? room.name }

  /// The window, or a presentation's part of it.
  struct Room {
    var name: Sentence = "the window"
    /// Why it is as large as it is.
    var reason: Sentence?
  }

  /// What is said first, and what follows from it or explains it.
  func paragraph(_ first: Sentence, _ more: [Sentence]) -> [Sentence] {
    var lines = [first]
    var rest = more[...]
    while let line = rest.popFirst() {
      let same = rest.prefix { $0.description == line.description }.count
      rest.removeFirst(same)
      lines.append(same == 0 ? "- \(line)" : "- \(line), \(same + 1) times")
    }
    return lines
  }

  /// One of its own views: of a part that the library dressed, what is inside.
  private func name(_ layout: LayoutNode) -> Sentence { name(layout, of: view.node) }

  /// One of the views beside it.
  private func neighbour(_ layout: LayoutNode) -> Sentence { name(layout, of: parent?.node) }

  private func name(_ layout: LayoutNode, of container: ViewNode?) -> Sentence {
    var inner = layout
    while let container, words.graph.node(withLayout: inner) === container,
      let next = words.graph.tree.children(of: inner).first
    {
      inner = next
    }
    return words.name(inner)
  }

  // MARK: What it was proposed

  private var proposal: [Sentence] {
    let about = seat.parentSteps.filter { $0.concerns(seat.node) }
    let first: Sentence = "\(parentName) proposed it \(words.text(own.proposal))"
    let isOpen = own.proposal.width == nil || own.proposal.height == nil
    var more: [Sentence] = []
    if let outer, outer.rule.asksOn, outer.proposal != own.proposal {
      let itself: Sentence = "\(parentName) itself was proposed \(words.text(outer.proposal))"
      more.append(proposer.map { "\(itself) by \($0)" } ?? itself)
    }
    if parent == nil, let reason = room.reason { more.append(reason) }
    more += about.compactMap { step in sharing(step.fact).map { $0.by(step.rule) } } + cell
    return paragraph(first.adding(isOpen ? "nil asks for its ideal size" : nil), more)
  }

  /// Who proposed to the parent; nil is the window.
  private var proposer: Sentence? {
    let around = beyond.first { view in
      !view.node.isComposite
        && words.graph.tree.explain(view.layout).map { !$0.rule.isTransparent } ?? false
    }
    return around.map(words.shortTitle)
  }

  /// The line of a lazy grid that a cell stands in (layout rule 13.7).
  private var cell: [Sentence] {
    guard outer?.rule.section == 13 else { return [] }
    if let width = own.proposal.width, parent?.name == "LazyHGrid" {
      return [
        ("its column is as wide as the widest cell in it, \(words.text(width))" as Sentence).by(
          LayoutRule(13, 7))
      ]
    }
    guard let height = own.proposal.height else { return [] }
    return [
      ("its row is as high as the highest cell in it, \(words.text(height))" as Sentence).by(
        LayoutRule(13, 7))
    ]
  }

  /// What a stack's step did for the proposal.
  private func sharing(_ fact: LayoutStep.Fact) -> Sentence? {
    switch fact {
    case .gaps(let total, _):
      total == 0 || proposesNil ? nil : "\(words.text(total)) points of it go to the gaps first"
    case .reserved(let length, _): kept(length)
    case .range(_, let shortest, let longest, let priority):
      chooses(priority, range(shortest, longest))
    case .order(let nodes): order(nodes.map(neighbour), seat.parentSteps)
    case .offered(_, let share, let answer, _):
      "its share of what was left was \(words.text(share)); it took \(words.text(answer))"
    case .replaced(.horizontal, let length) where outer?.rule.isFlexibleFrame == true:
      "the frame's idealWidth, \(words.text(length)), stands in for nil"
    case .replaced(.vertical, let length) where outer?.rule.isFlexibleFrame == true:
      "the frame's idealHeight, \(words.text(length)), stands in for nil"
    case .replaced(.horizontal, let length):
      "the stack's own width, \(words.text(length)), stands in for nil"
    case .replaced(.vertical, let length):
      "the stack's own height, \(words.text(length)), stands in for nil"
    case .tracks(let widths): "the tracks of \(parentName) are \(words.text(widths))"
    case .column(let number, let width, let widest, let needs, _):
      words.column(number, width, widest, needs)
    case .deciding(let nodes):
      nodes.contains(seat.node)
        ? nil
        : "its layout priority is not the highest in \(parentName): it has no say in the size of it"
    case .ratio(let ratio, let fits): words.shape(ratio, fits: fits)
    case .freed, .proposed, .clamped, .candidate, .aligned, .guide, .placed, .part: nil
    }
  }

  /// Whether the stack around has no length to share out: it proposes nil along its way (rule 7.2).
  private var proposesNil: Bool {
    guard outer?.rule.isStack == true else { return false }
    return !seat.parentSteps.contains { if case .offered = $0.fact { true } else { false } }
  }

  /// Who chooses first in a stack, and why.
  private func order(_ views: [Sentence], _ steps: [LayoutStep]) -> Sentence? {
    guard views.count > 1 else { return nil }
    var priorities: Set<Double> = []
    for case .range(_, _, _, let priority) in steps.map(\.fact) where priority.isFinite {
      priorities.insert(priority)
    }
    let names = Sentence.list(views)
    return priorities.count > 1
      ? "the highest priority chooses first, then the least flexible view: \(names)"
      : "the least flexible views choose first: \(names)"
  }

  private func kept(_ length: Double) -> Sentence {
    "\(words.text(length)) points are kept for views of lower priority"
  }

  private func range(_ shortest: Double, _ longest: Double) -> Sentence {
    if shortest == longest { return "it is always \(words.text(shortest)) long" }
    return longest.isInfinite
      ? "it can be \(words.text(shortest)) long or take all there is"
      : "it can be \(words.text(shortest)) to \(words.text(longest)) long"
  }

  private func chooses(_ priority: Double, _ range: Sentence) -> Sentence {
    switch priority {
    case 0: range
    case -.infinity: "\(range); it chooses last of all"
    case _: "\(range), with priority \(words.text(priority))"
    }
  }

  // MARK: What it chose

  private var choice: [Sentence] {
    var first: Sentence = "it chose \(words.text(own.size))"
    let isInStack = outer?.rule.isStack ?? false
    if let bounds = ownBounds {
      let deciding = own.steps.first { if case .deciding = $0.fact { true } else { false } }
      first = ("\(first): \(bounds)" as Sentence).by(deciding?.rule ?? own.rule)
    } else if let known = own.rule.reason(of: view.node.name, proposed: own.proposal, isInStack) {
      first = ("\(first): \(known.reason)" as Sentence).by(known.rule)
    } else {
      if let reason = own.rule.reason { first = "\(first): \(reason)" }
      first = first.by(own.rule)
    }
    return paragraph(
      first, own.steps.compactMap { step in content(step.fact).map { $0.by(step.rule) } })
  }

  /// What it made of its own views.
  private func content(_ fact: LayoutStep.Fact) -> Sentence? {
    switch fact {
    case .proposed(let node, let proposal, let answer):
      words.graph.node(withLayout: node) === view.node
        ? own.rule.isScrolling
          ? "it proposed \(words.text(proposal)) to its views, which stand one below the other and "
            + "took \(words.text(answer))"
          : "it proposed \(words.text(proposal)) to its label, which took \(words.text(answer))"
        : "it proposed \(words.text(proposal)) to \(name(node)), which took "
          + "\(words.text(answer))"
    case .offered(let node, let share, let answer, let left):
      "it offered \(words.text(share)) to \(name(node)), which took "
        + "\(words.text(answer)); \(words.text(left)) are left"
    case .gaps(let total, _):
      total == 0
        ? nil
        : own.rule.isInset
          ? "\(words.text(total)) points are between the content and the bar"
          : "\(words.text(total)) points go to the gaps between its views"
    case .order(let nodes): order(nodes.map(name), own.steps)
    case .reserved(let length, _): kept(length)
    case .deciding: nil
    case .freed(let length):
      "the \(words.text(length)) points kept for the next priority are added to what is left"
    case .clamped(let axis, let low, let high):
      own.rule.isFlexibleFrame && view.node.name == "frame" ? clamped(axis, low, high) : nil
    case .candidate(let node, let ideal, true):
      "\(words.name(node)) would like \(words.text(ideal)): it fits"
    case .candidate(let node, let ideal, false):
      "\(words.name(node)) would like \(words.text(ideal)): it does not fit"
    case .tracks(let widths): "its tracks are \(words.text(widths))"
    case .column(let number, let width, let widest, let needs, _):
      words.column(number, width, widest, needs)
    case .part(_, let whole, let count, let span, let spacing):
      words.part(of: whole, count: count, span: span, spacing: spacing)
    case .replaced(.horizontal, let ideal) where own.rule.isFlexibleFrame:
      "nil asks for its ideal: idealWidth says \(words.text(ideal)), whatever its content is"
    case .replaced(.vertical, let ideal) where own.rule.isFlexibleFrame:
      "nil asks for its ideal: idealHeight says \(words.text(ideal)), whatever its content is"
    case .range, .replaced, .aligned, .guide, .placed, .ratio: nil
    }
  }

  /// What a frame does with the bounds that it has; nil where its rule's own sentence says it.
  private var ownBounds: Sentence? {
    if own.rule.isFlexibleFrame { return flexibleBounds }
    if own.rule.isFixedFrame { return fixedBounds }
    for case .deciding(let nodes) in own.steps.map(\.fact) {
      return "only its views of the highest layout priority give it its size, the others may stand "
        + "out: \(.list(nodes.map(words.name)))"
    }
    return nil
  }

  /// Of a frame that says only one of its lengths.
  private var fixedBounds: Sentence? {
    let axes = own.steps.compactMap { step -> Axis? in
      if case .clamped(let axis, _, _) = step.fact { axis } else { nil }
    }
    return switch axes {
    case [.horizontal]:
      "a frame with a width is as wide as that, whatever its content chooses, and as high as its "
        + "content"
    case [.vertical]:
      "a frame with a height is as high as that, whatever its content chooses, and as wide as its "
        + "content"
    case []: "a frame without a length that can be is as large as its content"
    default: nil
    }
  }

  private var flexibleBounds: Sentence? {
    var (hasLeast, hasMost) = (false, false)
    for case .clamped(_, let low, let high) in own.steps.map(\.fact) {
      hasLeast = hasLeast || low != nil
      hasMost = hasMost || high != nil
    }
    switch (hasLeast, hasMost) {
    case (true, true): return nil
    case (true, false):
      return "a frame with only a minimum is as large as its content but no larger than what it is "
        + "proposed, and at least its minimum"
    case (false, true):
      return "a frame with only a maximum takes what it is proposed up to that, and is its "
        + "content's size where nothing is proposed or its content is larger"
    case (false, false):
      return "an ideal length counts only where nil is proposed; otherwise a frame is as large as "
        + "its content"
    }
  }

  private func clamped(_ axis: Axis, _ low: Double?, _ high: Double?) -> Sentence? {
    let isWidth = axis == .horizontal
    if high == .infinity {
      // Its content was larger, or nothing was proposed.
      guard own.proposal[axis] == own.size[axis] else { return nil }
      return isWidth
        ? "maxWidth: .infinity makes its width what it was proposed"
        : "maxHeight: .infinity makes its height what it was proposed"
    }
    switch (low.map(words.text), high.map(words.text)) {
    case (let low?, let high?):
      return isWidth
        ? "its width is kept at least \(low) and at most \(high)"
        : "its height is kept at least \(low) and at most \(high)"
    case (let low?, nil):
      return isWidth
        ? "its width is kept at least \(low)" : "its height is kept at least \(low)"
    case (nil, let high?):
      return isWidth ? "its width is kept at most \(high)" : "its height is kept at most \(high)"
    case (nil, nil): return nil
    }
  }
}

extension LayoutStep {
  /// Whether a container's step says something of this view, or of all.
  fileprivate func concerns(_ view: LayoutNode) -> Bool {
    switch fact {
    case .gaps, .order, .reserved, .replaced, .tracks, .deciding, .ratio: true
    case .range(let node, _, _, _), .offered(let node, _, _, _), .proposed(let node, _, _),
      .candidate(let node, _, _), .placed(let node, _):
      node == view
    case .column(_, _, _, _, let cells): cells.contains(view)
    case .freed, .clamped, .aligned, .guide, .part: false
    }
  }
}
