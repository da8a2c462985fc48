import Geometry

/// Alignment guides (layout rule 10).
extension LayoutTree {
  /// Which subtrees can have an explicit value for a key.
  @inline(__always)
  static func flags(holding key: UInt8) -> NodeFlags {
    if key >= AlignmentKey.firstCustom { return .holdsCustomGuides }
    return key >= 6 ? .holdsBaselines : .holdsGuides
  }

  /// A built-in guide's default value for a length (layout rule 10.2). Along an infinite length,
  /// which is only ever a probe, all guides are at the start: extents stay infinite, not unknown.
  @inline(__always)
  static func plainGuide(_ key: UInt8, _ length: Double) -> Double {
    switch key {
    case 0, 3: 0
    case 1, 4: length.isFinite ? length / 2 : 0
    default: length.isFinite ? length : 0
    }
  }

  func guideKey(_ raw: UInt8) -> AlignmentKey {
    let custom = Int(raw) - Int(AlignmentKey.firstCustom)
    if custom >= 0 && custom < guides.customAxes.count {
      return AlignmentKey(rawValue: raw, axis: guides.customAxes[custom])
    }
    if raw == AlignmentKey.formControl.rawValue { return .formControl }
    return AlignmentKey(rawValue: raw, axis: raw < 3 ? .horizontal : .vertical)
  }

  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    let custom = Int(key.rawValue) - Int(AlignmentKey.firstCustom)
    if custom >= 0 && custom < guides.customDefaults.count {
      counters.calls += 1
      let value = guides.customDefaults[custom](dimensions)
      return value.isFinite ? value : 0
    }
    return Self.plainGuide(key.rawValue, dimensions.size[key.axis])
  }

  /// The guide, explicit or default, of the child measured in a slot.
  func guide(_ raw: UInt8, of position: Int) -> Double {
    let slot = scratch.slots[position]
    return guide(
      raw, of: slot.node, slot.proposedWidth, slot.proposedHeight,
      Size(width: slot.width, height: slot.height))
  }

  func guide(
    _ raw: UInt8, of index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    let value = explicitGuide(raw, of: index, width, height, size)
    if !value.isNaN { return value }
    return defaultGuide(
      guideKey(raw),
      in: ViewDimensions(
        tree: self, index: index, proposal: Self.proposal(width, height), size: size))
  }

  func explicitGuide(
    _ key: AlignmentKey, of index: UInt32, proposal: ProposedSize, size: Size
  ) -> Double {
    explicitGuide(
      key.rawValue, of: index, Self.number(proposal.width), Self.number(proposal.height), size)
  }

  /// The value that somebody set inside the node, in its coordinates; NaN if nobody did.
  func explicitGuide(
    _ key: UInt8, of index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    guard !records[Int(index)].flags.isDisjoint(with: Self.flags(holding: key)) else {
      return .nan
    }
    records[Int(index)].flags.insert(.wasAskedForGuides)
    let query = GuideTable.Query(
      index: index, key: key, proposedWidth: width.bitPattern, proposedHeight: height.bitPattern)
    if let known = guides.answers[query] { return known }
    guard depth < limits.current else {
      limits.isExceeded = true
      return .nan
    }
    depth += 1
    let value = computeGuide(key, index, width, height, size)
    depth -= 1
    let safe = value.isFinite ? value : .nan
    guides.answers[query] = safe
    return safe
  }

  private func computeGuide(
    _ key: UInt8, _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    let record = records[Int(index)]
    switch record.kind {
    case .fixed: return key == 6 ? record.c : key == 7 ? record.d : .nan
    case .control:
      guard case .control(let leaf) = payloads[record.payload] else { return .nan }
      return (key == 6 ? leaf.firstBaseline : key == 7 ? leaf.lastBaseline : nil) ?? .nan
    case .measured: return measuredBaseline(key, record, width, height)
    case .alignmentGuide: return guideModifier(key, record, width, height, size)
    case .offset:
      return explicitGuide(key, of: record.firstChild, width, height, size)
    case .stack, .zStack, .grid, .gridRow, .viewThatFits, .lazy:
      return mergedGuide(key, index, width, height, size)
    case .custom: return customGuide(key, index, width, height, size)
    case .passthrough, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
      .overlay, .background, .layoutPriority, .gridCell, .safeAreaInset,
      .safeAreaPadding, .ignoresSafeArea, .containerRelativeFrame:
      return forwardedGuide(key, index, width, height, size)
    case .free, .flexible, .circle, .spacer, .divider, .scroll, .list, .geometryReader:
      return .nan
    }
  }

  private func measuredBaseline(
    _ key: UInt8, _ record: NodeRecord, _ width: Double, _ height: Double
  ) -> Double {
    guard case .measurer(let measurer) = payloads[record.payload], key == 6 || key == 7 else {
      return .nan
    }
    counters.calls += 1
    let answer = measurer.measure(Self.proposal(width, height))
    return (key == 6 ? answer.firstBaseline : answer.lastBaseline) ?? .nan
  }

  /// `alignmentGuide`: its own key from the closure, others from inside (layout rule 10.3).
  private func guideModifier(
    _ key: UInt8, _ record: NodeRecord, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    guard record.firstChild != 0 else { return .nan }
    guard case .guide(let own, let value) = payloads[record.payload], own.rawValue == key else {
      return explicitGuide(key, of: record.firstChild, width, height, size)
    }
    counters.calls += 1
    return value(
      ViewDimensions(
        tree: self, index: record.firstChild, proposal: Self.proposal(width, height), size: size))
  }

  /// The first child's value plus its place (layout rule 10.4).
  private func forwardedGuide(
    _ key: UInt8, _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    let (base, count) = arrange(index, width, height, size)
    defer { scratch.pop(to: base) }
    return count == 0 ? .nan : slotGuide(key, base)
  }

  private func slotGuide(_ key: UInt8, _ position: Int) -> Double {
    let slot = scratch.slots[position]
    let value = explicitGuide(
      key, of: slot.node, slot.proposedWidth, slot.proposedHeight,
      Size(width: slot.width, height: slot.height))
    return value + (guideKey(key).axis == .horizontal ? slot.x : slot.y)
  }

  /// A container's value: none for built-in guides, the first or last baseline, the mean of a
  /// custom guide (layout rules 10.5 and 10.6).
  func mergedGuide(
    _ key: UInt8, _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    if key < 6 { return .nan }
    let (base, count) = arrange(index, width, height, size)
    defer { scratch.pop(to: base) }
    return mergeSlots(key, base, count)
  }

  func mergeSlots(_ key: UInt8, _ base: Int, _ count: Int) -> Double {
    if key < 6 { return .nan }
    var merged = Double.nan
    var values = 0
    for position in base..<base + count {
      let value = slotGuide(key, position)
      if value.isNaN { continue }
      values += 1
      if values == 1 {
        merged = value
      } else if key == 6 {
        merged = min(merged, value)
      } else if key == 7 {
        merged = OpenRules.lastBaselineIsLowest ? max(merged, value) : min(merged, value)
      } else {
        merged += value
      }
    }
    return key >= AlignmentKey.firstCustom && values > 0 ? merged / Double(values) : merged
  }
}
