import Geometry

/// Sizes and places of the modifiers with one child (layout rules 5 and 6).
extension LayoutTree {
  /// Marks the node rigid when its answer came from a rigid child alone.
  @inline(__always)
  private func inheritRigid(_ index: UInt32, from child: UInt32) {
    if isRigid(child) { records[Int(index)].flags.insert(.rigid) }
  }

  /// Whether the node's size ignores the proposal. True answers are final until the next change.
  @inline(__always)
  func isRigid(_ index: UInt32) -> Bool {
    let record = records + Int(index)
    switch record.pointee.kind {
    case .fixed: return true
    case .frame:
      return !record.pointee.a.isNaN && !record.pointee.b.isNaN
        || record.pointee.flags.contains(.rigid)
    case .control: return record.pointee.bits == 0
    case .free, .flexible, .circle, .measured, .spacer, .divider, .stack, .zStack, .grid, .gridRow,
      .viewThatFits, .custom, .scroll, .lazy, .list, .geometryReader, .passthrough,
      .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .overlay,
      .background, .layoutPriority, .alignmentGuide, .gridCell, .safeAreaInset,
      .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame:
      return record.pointee.flags.contains(.rigid)
    }
  }

  // MARK: Padding (6.1)

  func measurePadding(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    let horizontal = record.a + record.c
    let vertical = record.b + record.d
    var size = Size.zero
    if record.firstChild != 0 {
      size = measure(record.firstChild, less(width, horizontal), less(height, vertical))
      inheritRigid(index, from: record.firstChild)
    }
    return Size(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
  }

  /// max(0, length − insets); unspecified stays so.
  @inline(__always)
  func less(_ length: Double, _ insets: Double) -> Double {
    let rest = length - insets
    return rest < 0 ? 0 : rest
  }

  // MARK: Frames (5)

  func measureFrame(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    guard record.firstChild != 0 else {
      return Size(width: known(record.a, or: 0), height: known(record.b, or: 0))
    }
    let size = measure(
      record.firstChild, known(record.a, or: width), known(record.b, or: height))
    inheritRigid(index, from: record.firstChild)
    return Size(
      width: known(record.a, or: size.width), height: known(record.b, or: size.height))
  }

  @inline(__always)
  func known(_ value: Double, or other: Double) -> Double {
    value.isNaN ? other : value
  }

  func measureFlexibleFrame(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    let ideal = ideals(record)
    let across = Bounds(low: record.a, ideal: ideal.width, high: record.b, proposal: width)
    let down = Bounds(low: record.c, ideal: ideal.height, high: record.d, proposal: height)
    if let wide = across.fixed, let high = down.fixed { return Size(width: wide, height: high) }
    var size = Size.zero
    if record.firstChild != 0 {
      size = measure(record.firstChild, across.childProposal, down.childProposal)
    }
    return Size(width: across.length(size.width), height: down.length(size.height))
  }

  /// The ideal lengths of a flexible frame; NaN is none.
  func ideals(_ record: NodeRecord) -> Size {
    guard record.payload != 0, case .idealFrame(let frame) = payloads[record.payload] else {
      return Size(width: .nan, height: .nan)
    }
    return Size(width: frame.idealWidth ?? .nan, height: frame.idealHeight ?? .nan)
  }

  /// One axis of a flexible frame (layout rule 5.2); NaN is not given.
  struct Bounds {
    var low: Double
    var ideal: Double
    var high: Double
    var proposal: Double

    /// What the child is proposed: the proposal or the ideal length, within the bounds.
    var childProposal: Double {
      let length = proposal.isNaN ? ideal : proposal
      if length.isNaN { return length }
      return clamped(length)
    }

    /// The length where it does not depend on the child.
    var fixed: Double? {
      if proposal.isNaN { return ideal.isNaN ? nil : ideal }
      return low.isNaN || high.isNaN ? nil : clamped(proposal)
    }

    func clamped(_ length: Double) -> Double {
      var bounded = length
      if bounded > high { bounded = high }
      if bounded < low { bounded = low }
      return bounded
    }

    /// The frame's length when the child answered `child`.
    func length(_ child: Double) -> Double {
      if let fixed { return fixed }
      let offer = childProposal
      switch (low.isNaN, high.isNaN) {
      case (false, false): return clamped(child)
      case (false, true): return max(min(offer.isNaN ? .infinity : offer, child), low)
      case (true, false): return min(max(offer.isNaN ? -.infinity : offer, child), high)
      case (true, true): return child
      }
    }
  }

  // MARK: Fixed size, aspect ratio, position (6.2 to 6.4)

  func measureFixedSize(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    guard record.firstChild != 0 else { return .zero }
    let (wide, high) = unfixed(record, width, height)
    let size = measure(record.firstChild, wide, high)
    if record.bits == 3 {
      records[Int(index)].flags.insert(.rigid)
    } else {
      inheritRigid(index, from: record.firstChild)
    }
    return size
  }

  /// The proposal without the axes that `fixedSize` makes ideal.
  func unfixed(_ record: NodeRecord, _ width: Double, _ height: Double) -> (Double, Double) {
    let axes = Axis.Set(rawValue: record.bits)
    return (
      axes.contains(.horizontal) ? .nan : width, axes.contains(.vertical) ? .nan : height
    )
  }

  func measureAspectRatio(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    guard record.firstChild != 0 else { return .zero }
    let (wide, high) = aspectProposal(record, width, height)
    let size = measure(record.firstChild, wide, high)
    inheritRigid(index, from: record.firstChild)
    return size
  }

  /// What `aspectRatio` proposes to its child.
  func aspectProposal(
    _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> (Double, Double) {
    if width.isNaN && height.isNaN { return (.nan, .nan) }
    var ratio = Size(width: record.a, height: 1)
    if record.a.isNaN {
      ratio = measure(record.firstChild, .nan, .nan)
      if ratio.width == ratio.height { ratio = Size(width: 1, height: 1) }
      if !(ratio.width > 0 && ratio.height > 0 && (ratio.width / ratio.height).isFinite) {
        return (width, height)
      }
    }
    let fits = record.bits == 0
    // A side that nobody proposes follows from the other.
    let open = fits || !OpenRules.fillingFollowsTheKnownSide ? Double.infinity : -.infinity
    let across = width.isNaN ? open : width / ratio.width
    let down = height.isNaN ? open : height / ratio.height
    let scale = fits ? min(across, down) : max(across, down)
    return (ratio.width * scale, ratio.height * scale)
  }

  func measurePosition(_ record: NodeRecord, _ width: Double, _ height: Double) -> Size {
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    let size = record.firstChild == 0 ? .zero : measure(record.firstChild, width, height)
    return Size(width: known(width, or: size.width), height: known(height, or: size.height))
  }

  // MARK: What forwards

  func measureForwarding(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    guard record.firstChild != 0 else { return .zero }
    let size = measure(record.firstChild, width, height)
    inheritRigid(index, from: record.firstChild)
    return size
  }

  func measureLeaf(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    guard case .measurer(let measurer) = payloads[record.payload] else { return .zero }
    counters.calls += 1
    let answer = measurer.measure(Self.proposal(width, height))
    return checked(answer.size, of: index)
  }

  static func proposal(_ width: Double, _ height: Double) -> ProposedSize {
    ProposedSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  // MARK: ViewThatFits (16.1)

  func measureViewThatFits(
    _ index: UInt32, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Size {
    let winner = chosenCandidate(index, width, height)
    return winner == 0 ? .zero : measure(winner, width, height)
  }

  /// The first child whose ideal size fits the proposal, or the last.
  func chosenCandidate(_ index: UInt32, _ width: Double, _ height: Double) -> UInt32 {
    let record = records[Int(index)]
    let axes = Axis.Set(rawValue: record.bits)
    var child = record.firstChild
    while child != 0 {
      let ideal = measure(child, .nan, .nan)
      let fitsAcross = !axes.contains(.horizontal) || width.isNaN || ideal.width <= width
      let fitsDown = !axes.contains(.vertical) || height.isNaN || ideal.height <= height
      let next = records[Int(child)].nextSibling
      if isTraced(index) {
        note(16, 1, .candidate(handle(child), ideal: ideal, fits: fitsAcross && fitsDown))
      }
      if fitsAcross && fitsDown || next == 0 { return child }
      child = next
    }
    return 0
  }

  /// Adds a step to the explanation being made.
  func note(_ section: Int, _ number: Int, _ fact: LayoutStep.Fact) {
    trace?.steps.append(LayoutStep(LayoutRule(section, number), fact))
  }
}
