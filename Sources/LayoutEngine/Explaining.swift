import Geometry

/// Explanations: the last layout's work on one node, done again with the steps written down.
extension LayoutTree {
  func explanation(_ index: UInt32) -> LayoutExplanation {
    let placement = placements[Int(index)]
    let parent = container(of: index)
    let probes = self.probes(index)
    return LayoutExplanation(
      node: handle(index), rule: isLazyGrid(index) ? gridRule : Self.rule(records[Int(index)].kind),
      proposal: Self.proposal(placement.proposedWidth, placement.proposedHeight),
      size: Size(width: placement.width, height: placement.height),
      frame: absoluteFrame(index), probes: probes,
      parentSteps: parent == 0 ? [] : steps(parent), steps: steps(index))
  }

  /// What proposes and places: a cell's grid, since a row in a grid does neither (layout rule
  /// 14.12).
  private func container(of index: UInt32) -> UInt32 {
    let parent = records[Int(index)].parent
    guard parent != 0, records[Int(parent)].kind == .gridRow else { return parent }
    let outer = records[Int(parent)].parent
    return outer != 0 && records[Int(outer)].kind == .grid ? outer : parent
  }

  private var gridRule: LayoutRule { LayoutRule(13, 4) }

  private func probes(_ index: UInt32) -> [LayoutProbe] {
    let record = records[Int(index)]
    return (0..<Int(record.cacheCount)).map { offset in
      let answer = answers.answers[Int(record.cacheStart) + offset]
      return LayoutProbe(
        proposal: Self.proposal(
          Double(bitPattern: answer.proposedWidth), Double(bitPattern: answer.proposedHeight)),
        size: answer.size)
    }
  }

  /// The node's own work on its children with its last proposal.
  private func steps(_ index: UInt32) -> [LayoutStep] {
    let record = records[Int(index)]
    guard record.flags.contains(.isPlaced), record.firstChild != 0, !limits.needsLargeStack else {
      return []
    }
    let placement = placements[Int(index)]
    trace = LayoutTrace()
    core.pointee.traced = index
    defer {
      trace = nil
      core.pointee.traced = 0
    }
    depth = 0
    let (base, count) = arrange(
      index, placement.proposedWidth, placement.proposedHeight,
      Size(width: placement.width, height: placement.height))
    noteBounds(record, placement)
    noteParts(index, record)
    noteRatio(record, placement)
    if record.kind == .zStack { noteDeciding(base..<base + count) }
    if record.kind == .safeAreaInset, count == 2 {
      let gap = scratch.slots[base + 1].gap
      note(15, 2, .gaps(total: gap, each: [gap]))
    }
    noteAlignment(record, children: base..<base + count)
    for position in base..<base + count {
      let slot = scratch.slots[position]
      if record.kind != .stack {
        note(
          1, 1,
          .proposed(
            handle(slot.node), Self.proposal(slot.proposedWidth, slot.proposedHeight),
            answer: Size(width: slot.width, height: slot.height)))
      }
      let rule = isLazyGrid(index) ? LayoutRule(13, 6) : Self.placementRule(record.kind)
      trace?.steps.append(
        LayoutStep(rule, .placed(handle(slot.node), at: Point(x: slot.x, y: slot.y))))
    }
    scratch.pop(to: base)
    return trace?.steps ?? []
  }

  /// Which children give a ZStack its size, where not all of them do (layout rule 9.2).
  private func noteDeciding(_ children: Range<Int>) {
    let highest = children.map { scratch.slots[$0].priority }.max() ?? 0
    let deciding = children.filter { scratch.slots[$0].priority == highest }
    guard deciding.count < children.count else { return }
    note(9, 2, .deciding(deciding.map { handle(scratch.slots[$0].node) }))
  }

  /// The guides that a container's children meet on.
  private func noteAlignment(_ record: NodeRecord, children: Range<Int>) {
    var keys: [UInt8] = []
    switch record.kind {
    case .stack: keys = [record.bits == 0 ? record.vertical : record.horizontal]
    case .zStack, .frame, .flexibleFrame, .overlay, .background, .containerRelativeFrame:
      keys = [record.horizontal, record.vertical]
    case .free, .flexible, .circle, .fixed, .spacer, .divider, .control, .measured, .grid,
      .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list, .geometryReader, .passthrough,
      .padding, .fixedSize, .aspectRatio, .position, .offset, .layoutPriority, .alignmentGuide,
      .gridCell, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea:
      break
    }
    let rule = Self.placementRule(record.kind)
    for key in keys {
      note(rule.section, rule.number, .aligned(guideKey(key)))
      for position in children {
        let slot = scratch.slots[position]
        let value = explicitGuide(
          key, of: slot.node, slot.proposedWidth, slot.proposedHeight,
          Size(width: slot.width, height: slot.height))
        if !value.isNaN { note(10, 1, .guide(handle(slot.node), guideKey(key), at: value)) }
      }
    }
  }

  private func noteBounds(_ record: NodeRecord, _ placement: Placement) {
    func known(_ value: Double) -> Double? { value.isNaN ? nil : value }
    if record.kind == .frame {
      for (axis, length) in [(Axis.horizontal, known(record.a)), (.vertical, known(record.b))] {
        if let length { note(5, 1, .clamped(axis, low: length, high: length)) }
      }
    }
    guard record.kind == .flexibleFrame else { return }
    let ideal = ideals(record)
    if placement.proposedWidth.isNaN, let width = known(ideal.width) {
      note(5, 2, .replaced(.horizontal, by: width))
    }
    if placement.proposedHeight.isNaN, let height = known(ideal.height) {
      note(5, 2, .replaced(.vertical, by: height))
    }
    if !(record.a.isNaN && record.b.isNaN) {
      note(5, 2, .clamped(.horizontal, low: known(record.a), high: known(record.b)))
    }
    if !(record.c.isNaN && record.d.isNaN) {
      note(5, 2, .clamped(.vertical, low: known(record.c), high: known(record.d)))
    }
  }

  /// What a frame relative to its container is a part of.
  private func noteParts(_ index: UInt32, _ record: NodeRecord) {
    guard record.kind == .containerRelativeFrame,
      case .containerRelative(let frame) = payloads[record.payload], frame.length == nil
    else { return }
    let container = containerSize(index)
    for axis in Axis.allCases where frame.axes.contains(axis: axis) && container[axis].isFinite {
      note(
        16, 4,
        .part(
          axis, of: container[axis], count: max(frame.count, 1), span: max(frame.span, 1),
          spacing: frame.spacing))
    }
  }

  /// The shape that `aspectRatio` keeps to: one that it was given, or its content's own.
  private func noteRatio(_ record: NodeRecord, _ placement: Placement) {
    guard record.kind == .aspectRatio,
      !(placement.proposedWidth.isNaN && placement.proposedHeight.isNaN)
    else { return }
    let (wide, high) = aspectProposal(record, placement.proposedWidth, placement.proposedHeight)
    let ratio = wide / high
    guard ratio.isFinite, ratio > 0 else { return }
    note(6, 3, .ratio(ratio, fits: record.bits == 0))
  }

  /// The rule that gives a kind of node its size.
  private static func rule(_ kind: NodeKind) -> LayoutRule {
    switch kind {
    case .free: LayoutRule(0, 0)
    case .flexible: LayoutRule(1, 4)
    case .circle, .fixed: LayoutRule(4, 0)
    case .spacer: LayoutRule(4, 2)
    case .divider: LayoutRule(4, 1)
    case .control: LayoutRule(4, 5)
    case .measured: LayoutRule(17, 1)
    case .stack: LayoutRule(7, 5)
    case .zStack: LayoutRule(9, 3)
    case .grid, .gridRow: LayoutRule(14, 2)
    case .viewThatFits: LayoutRule(16, 1)
    case .custom: LayoutRule(16, 2)
    case .scroll: LayoutRule(12, 2)
    case .lazy: LayoutRule(12, 8)
    case .list: LayoutRule(20, 1)
    case .geometryReader: LayoutRule(11, 1)
    case .passthrough: LayoutRule(16, 5)
    case .frame: LayoutRule(5, 1)
    case .flexibleFrame: LayoutRule(5, 2)
    case .padding: LayoutRule(6, 1)
    case .fixedSize: LayoutRule(6, 2)
    case .aspectRatio: LayoutRule(6, 3)
    case .position: LayoutRule(6, 4)
    case .offset: LayoutRule(6, 5)
    case .overlay, .background: LayoutRule(6, 6)
    case .layoutPriority: LayoutRule(6, 9)
    case .alignmentGuide: LayoutRule(10, 3)
    case .gridCell: LayoutRule(14, 9)
    case .safeAreaInset: LayoutRule(15, 2)
    case .safeAreaPadding: LayoutRule(15, 4)
    case .ignoresSafeArea: LayoutRule(15, 5)
    case .containerRelativeFrame: LayoutRule(16, 4)
    }
  }

  /// The rule by which a kind of node places its children.
  private static func placementRule(_ kind: NodeKind) -> LayoutRule {
    switch kind {
    case .stack: LayoutRule(7, 4)
    case .zStack: LayoutRule(9, 4)
    case .frame, .flexibleFrame, .containerRelativeFrame: LayoutRule(5, 3)
    case .geometryReader: LayoutRule(11, 2)
    case .scroll: LayoutRule(12, 4)
    case .grid, .gridRow: LayoutRule(14, 7)
    case .free, .flexible, .circle, .fixed, .spacer, .divider, .control, .measured,
      .viewThatFits, .custom, .lazy, .list, .passthrough, .padding, .fixedSize, .aspectRatio,
      .position, .offset, .overlay, .background, .layoutPriority, .alignmentGuide, .gridCell,
      .safeAreaInset, .safeAreaPadding, .ignoresSafeArea:
      rule(kind)
    }
  }
}
