import Diagnostics
import Geometry
import LayoutEngine
import ViewTree

/// The answers to "why is it so big, so small, not in the middle".
extension LayoutStory {
  var surprises: [Sentence] {
    var notes: [Sentence] = []
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
      let more = words.text(chosen - proposed)
      notes.append(
        axis == .horizontal
          ? "it is \(more) points wider than it was proposed; nobody cuts it off or makes it smaller"
          : "it is \(more) points higher than it was proposed; nobody cuts it off or makes it smaller"
      )
    }
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
    notes += [deaf, cramped, cornered, pushed, hugging, narrow].compactMap { $0 }
    if own.rule.isGreedy, let parent, let outer, outer.rule.isStack, parent.children.count > 1 {
      notes.append("it is greedy: its neighbours in \(parentName) get what they need, it the rest")
    }
    return notes
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
