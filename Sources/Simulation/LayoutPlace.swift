import Diagnostics
import Geometry
import LayoutEngine
import ViewTree

/// Where a view was put, and by whom.
extension LayoutStory {
  var place: [Sentence] {
    guard let frame = own.frame else { return ["it is not on the screen"] }
    var line: Sentence = "it stands at \(words.text(frame.origin)) in the window"
    for step in seat.parentSteps {
      if case .placed(seat.node, let point) = step.fact {
        let put = ("\(parentName) put it at \(words.text(point))" as Sentence).by(step.rule)
        line = "\(put), which is \(words.text(frame.origin)) in the window"
      }
    }
    return paragraph(line, row + before + alignment)
  }

  /// What stands before it in a stack, and moves it along by that.
  private var before: [Sentence] {
    guard outer?.rule.isStack == true else { return [] }
    var (nodes, gaps, isVertical): ([LayoutNode], [Double], Bool) = ([], [], false)
    for step in seat.parentSteps {
      switch step.fact {
      case .placed(let node, _): nodes.append(node)
      case .gaps(_, let each): gaps = each
      case .aligned(let key): isVertical = key.axis == .horizontal
      case .range, .order, .reserved, .freed, .deciding, .offered, .proposed, .replaced, .part,
        .clamped, .candidate, .tracks, .column, .guide, .ratio:
        break
      }
    }
    guard let count = nodes.firstIndex(of: seat.node), count > 0 else { return [] }
    let sizes = nodes[..<count].map { words.graph.tree.placedSize(of: $0) ?? .zero }
    let length = sizes.map { isVertical ? $0.height : $0.width }.reduce(0, +)
    let all = words.text(length + gaps.prefix(count).reduce(0, +))
    let line: Sentence =
      count > 3
      ? "\(count) views come before it, \(all) long with the gaps"
      : "before it: \(.list(nodes[..<count].map(words.name))), \(all) long with the gap after"
    return [line.by(LayoutRule(7, 4))]
  }

  /// The list's row around it: insets, and the least height (layout rule 20.4).
  private var row: [Sentence] {
    guard let parent, let outer, outer.rule.isList else { return [] }
    let tree = words.graph.tree
    let item = tree.realizedItems(of: parent.layout).first { $0.node == seat.node }
    guard let item, let frame = tree.frame(ofItem: item.index, in: parent.layout) else { return [] }
    let line: Sentence =
      "its row is \(words.text(frame.size)) at \(words.text(frame.origin)): a list adds its "
      + "insets, keeps to its least height, and puts the content in the middle"
    return [line.by(LayoutRule(20, 4))]
  }

  /// The guides that the parent puts together.
  private var alignment: [Sentence] {
    var keys: [AlignmentKey] = []
    var rule = own.rule
    for step in seat.parentSteps {
      guard case .aligned(let key) = step.fact else { continue }
      keys.append(key)
      rule = step.rule
    }
    if keys.isEmpty { return [] }
    let guides: Sentence =
      keys == [.horizontalCenter, .verticalCenter]
      ? "centres"
      : .joining(keys.map(words.plural))
    return [("\(parentName) puts \(guides) together" as Sentence).by(rule)] + ownGuides
  }

  /// The guides that are not where they are by themselves: an `alignmentGuide`'s, a text's
  /// baseline.
  private var ownGuides: [Sentence] {
    seat.parentSteps.compactMap { step in
      guard case .guide(seat.node, let key, let value) = step.fact else { return nil }
      let line: Sentence =
        key.axis == .horizontal
        ? "the guide that counts here lies \(words.text(value)) from its leading edge"
        : "the guide that counts here lies \(words.text(value)) below its top"
      return line.by(step.rule)
    }
  }
}
