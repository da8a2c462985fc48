import Diagnostics
import Geometry
import LayoutEngine
import ViewTree

/// The answers to "why is it so big, so small, not in the middle".
extension LayoutStory {
  var surprises: [Sentence] {
    var notes = standingOut
    if own.rule.isAttachment, let outer, outer.rule.isRoomAround, outer.size != own.size {
      notes.append(
        "\(parentName) around it is \(words.text(outer.size)); what the \(view.name) paints ends "
          + "at its own \(words.text(own.size)). To fill it, write .\(view.name) after .\(parentName)"
      )
    }
    if let mute {
      notes.append(
        "its layoutPriority is lost: \(words.shortTitle(mute)) around it has a priority of its own, "
          + "0; write .layoutPriority after .\(mute.name) (rule 5.4)")
    }
    notes += [deaf, cramped, cornered, moved, pushed, hugging, narrow, rolled, shrunk].compactMap {
      $0
    }
    if own.rule.isGreedy, let parent, let outer, outer.rule.isStack, parent.children.count > 1,
      own.proposal.width != nil, own.proposal.height != nil
    {
      notes.append("it is greedy: its neighbours in \(parentName) get what they need, it the rest")
    }
    return notes
  }

  /// Where it is larger than what stands around it.
  private var standingOut: [Sentence] {
    let axes: [(axis: Axis, length: Double, proposed: Double?)] = [
      (.horizontal, own.size.width, own.proposal.width),
      (.vertical, own.size.height, own.proposal.height),
    ]
    if own.rule.isScrolling {
      return axes.contains { $0.length > ($0.proposed ?? .infinity) + 0.01 }
        ? [
          "it reaches under the bars to the screen's edge, since it handles the safe area itself; "
            + "its content starts beside the bars (rule 15.3)"
        ] : []
    }
    if outer?.rule == LayoutRule(15, 5) {
      return [
        "ignoresSafeArea takes it out to the edges that it touches: the views around see it without "
          + "that (rule 15.5)"
      ]
    }
    return axes.compactMap { standingOut(along: $0.axis, $0.length) }
  }

  private func standingOut(along axis: Axis, _ length: Double) -> Sentence? {
    let tree = words.graph.tree
    var knife: ViewNode?
    var within = view
    for around in [parent].compactMap({ $0 }) + beyond {
      knife = knife ?? within.annotations.first(where: \.facets.cutsOff)
      within = around
      guard let story = tree.explain(around.layout) else { continue }
      let more = length - story.size[axis]
      guard more > 0.01 else { continue }
      // What scrolls can be brought into view, and an overlay is seen where it stands out.
      if around.node.facets.clips || story.rule.isAttachment { return nil }
      knife = knife ?? around.annotations.first(where: \.facets.cutsOff)
      return standsOut(of: words.shortTitle(around), along: axis, more, cutBy: knife)
    }
    knife = knife ?? within.annotations.first(where: \.facets.cutsOff)
    guard let room = tree.explain(within.layout)?.proposal[axis] else { return nil }
    return length > room + 0.01
      ? standsOut(of: self.room.name, along: axis, length - room, cutBy: knife) : nil
  }

  private func standsOut(
    of around: Sentence, along axis: Axis, _ more: Double, cutBy knife: ViewNode?
  ) -> Sentence {
    let points = words.text(more)
    let isWidth = axis == .horizontal
    if let knife {
      return isWidth
        ? "it is \(points) points wider than \(around); .\(knife.name) cuts off what stands out"
        : "it is \(points) points higher than \(around); .\(knife.name) cuts off what stands out"
    }
    return isWidth
      ? "it is \(points) points wider than \(around); nobody cuts it off or makes it smaller"
      : "it is \(points) points higher than \(around); nobody cuts it off or makes it smaller"
  }

  /// What `offset` does not do.
  private var moved: Sentence? {
    guard let outer, outer.rule == LayoutRule(6, 5), let place = outer.frame?.origin,
      place != own.frame?.origin
    else { return nil }
    return "an offset moves only what is painted: the views around see it at \(words.text(place))"
  }

  /// A list that scrolls in what scrolls already.
  private var rolled: Sentence? {
    guard own.rule.isList, own.proposal.height == nil else { return nil }
    return "proposed nil there is no height for it to take: here it is as high as its rows, on a "
      + "device it may have hardly any. A list scrolls by itself; in a ScrollView give it "
      + ".frame(height:)"
  }

  /// A geometry reader that scrolls.
  private var shrunk: Sentence? {
    guard view.node.name == "GeometryReader", outer?.rule.isScrolling == true,
      own.proposal.width == nil || own.proposal.height == nil
    else { return nil }
    return "the way a ScrollView scrolls there is no length to fill: give it .frame(height:) or "
      + ".frame(width:), or put the GeometryReader around the ScrollView"
  }

  /// What hides a layout priority inside from the stack around it.
  private var deaf: Sentence? {
    guard own.rule.losesPriority, outer?.rule.isStack == true else { return nil }
    let hides = own.steps.contains { step in
      guard case .proposed(let content, _, _) = step.fact else { return false }
      return words.graph.tree.explain(content)?.rule.isPriority == true
    }
    return hides
      ? "the layoutPriority inside it is lost: \(parentName) sees a priority of its own, 0 (rule 5.4)"
      : nil
  }

  /// A text that got less than its line is long.
  private var cramped: Sentence? {
    guard own.rule.isText, own.proposal.width != nil else { return nil }
    let ideal = words.graph.tree.size(of: own.node, proposal: .unspecified)
    guard ideal.width > own.size.width + 0.01 else { return nil }
    let length = words.text(ideal.width)
    guard words.graph.tree.isCut(own.node, for: own.proposal) else {
      if own.size.height < ideal.height - 0.01 {
        return "at its full size it would be \(length) wide: it got less, and minimumScaleFactor "
          + "lets it shrink before it breaks or is cut off (rule 17.6)"
      }
      return "on one line it would be \(length) wide: it got less, so it breaks into lines"
    }
    let whole = words.graph.tree.size(
      of: own.node, proposal: ProposedSize(width: own.proposal.width, height: nil))
    if let height = own.proposal.height, whole.height > own.size.height + 0.01,
      height < whole.height
    {
      return "all its lines are \(words.text(whole.height)) high at this width: of the "
        + "\(words.text(height)) proposed it takes the whole lines that fit, and its end is cut off "
        + "(rule 17.4)"
    }
    if own.size.height < ideal.height - 0.01 {
      return
        "on one line it would be \(length) wide: as small as minimumScaleFactor allows it still "
        + "does not fit, so its end is cut off (rule 17.6)"
    }
    return switch view.node.environment.system.paragraph.lineLimit.maximum {
    case 1:
      "on one line it would be \(length) wide: it got less, and lineLimit(1) allows it no second "
        + "line, so its end is cut off"
    case let limit?:
      "on one line it would be \(length) wide: it got less, and lineLimit(\(limit)) allows it "
        + "fewer lines than it needs, so its end is cut off"
    case nil: "on one line it would be \(length) wide: it got less, so its end is cut off"
    }
  }

  /// A stack's alignment does not move the stack.
  private var hugging: Sentence? {
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
  private var narrow: Sentence? {
    guard view.node.name == "ScrollView", let width = own.proposal.width,
      own.size.width + 1 < width
    else { return nil }
    return "it is only as wide as its content, and scrolls only there; .frame(maxWidth: .infinity) "
      + "on the content makes it wide"
  }

  /// What a geometry reader does not centre.
  private var cornered: Sentence? {
    guard let outer, outer.rule.isGeometryReader, outer.size != own.size else { return nil }
    return "a GeometryReader puts its content at its top leading corner; to centre it, give it "
      + ".frame(maxWidth: .infinity, maxHeight: .infinity)"
  }

  /// What spacers beside it do to its place, where they took more than the least on one side of it.
  private var pushed: Sentence? {
    guard let parent, let outer, outer.rule.isStack, view.node.name != "Spacer" else { return nil }
    let tree = words.graph.tree
    let place = parent.children.firstIndex { $0.layout == seat.node } ?? 0
    var lean = 0.0
    var longest = 0.0
    for (index, spacer) in parent.children.enumerated() where spacer.node.name == "Spacer" {
      let size = tree.placedSize(of: spacer.layout) ?? .zero
      let least = tree.size(of: spacer.layout, proposal: .zero)
      guard size.width > least.width + 0.01 || size.height > least.height + 0.01 else { continue }
      let length = max(size.width, size.height)
      longest = max(longest, length)
      lean += index < place ? length : -length
    }
    guard abs(lean) > 0.01 else { return nil }
    return "the Spacer beside it takes the \(words.text(longest)) points that are left, which "
      + "moves it from the middle"
  }
}
