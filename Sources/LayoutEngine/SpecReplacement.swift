import Geometry

extension LayoutTree {
  /// Writes a specification over another; answers whether anything can be different now.
  func replace(_ spec: LayoutSpec, in index: UInt32) -> Bool {
    let old = records[Int(index)]
    let oldPayload = payloads[old.payload]
    let oldScroll = scrollStates[index]?.spec
    let forced = old.flags.contains(.forcesChange)
    let placement = placements[Int(index)]
    unshift(index)
    store(spec, in: index)
    let new = records[Int(index)]
    guard old.kind == new.kind else { return true }
    if case (.custom(let old), .custom(let new)) = (oldPayload, payloads[new.payload]) {
      new.layout.replace(old.layout)
    }
    placements[Int(index)] = placement
    if new.kind == .list { restoreNumbers(old, index) }
    if new.kind == .geometryReader {
      // What it told its content stands.
      records[Int(index)].a = old.a
      records[Int(index)].b = old.b
      return false
    }
    let hasSameNumbers =
      old.bits == new.bits && old.horizontal == new.horizontal && old.vertical == new.vertical
      && old.a.bitPattern == new.a.bitPattern && old.b.bitPattern == new.b.bitPattern
      && old.c.bitPattern == new.c.bitPattern && old.d.bitPattern == new.d.bitPattern
    guard isSame(oldPayload, payloads[new.payload]), new.kind != .lazy, new.kind != .list
    else { return true }
    if keepsItsOwnNumbers(new.kind) {
      restoreNumbers(old, index)
      let isSame = old.bits == new.bits && oldScroll == scrollStates[index]?.spec
      return !(isSame && (new.kind == .scroll || keptParameter(old, new)))
    }
    guard hasSameNumbers else { return true }
    if !forced { records[Int(index)].flags.remove(.forcesChange) }
    return false
  }

  /// Kinds whose record also holds what their last placement found.
  private func keepsItsOwnNumbers(_ kind: NodeKind) -> Bool {
    kind == .scroll || kind == .ignoresSafeArea || kind == .safeAreaInset
  }

  private func restoreNumbers(_ old: NodeRecord, _ index: UInt32) {
    if old.kind == .safeAreaInset {
      records[Int(index)].b = old.b
    } else {
      records[Int(index)].c = old.c
      records[Int(index)].d = old.d
    }
  }

  private func keptParameter(_ old: NodeRecord, _ new: NodeRecord) -> Bool {
    old.a.bitPattern == new.a.bitPattern && old.horizontal == new.horizontal
      && old.vertical == new.vertical
  }

  private func isSame(_ old: Payload, _ new: Payload) -> Bool {
    switch (old, new) {
    case (.none, .none): true
    case (.measurer(let one), .measurer(let other)): other.isEquivalent(to: one)
    case (.control(let one), .control(let other)): one == other
    case (.idealFrame(let one), .idealFrame(let other)): one == other
    case (.gridCell(let one), .gridCell(let other)): one == other
    case (.none, _), (.measurer, _), (.control, _), (.idealFrame, _), (.gridCell, _),
      (.guide, _), (.custom, _), (.containerRelative, _):
      false
    }
  }
}
