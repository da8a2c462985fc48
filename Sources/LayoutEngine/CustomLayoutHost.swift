import Geometry

/// A custom layout and what it places while it is asked to.
///
/// A class, because the layout's code reaches it through its subviews while the engine waits.
final class CustomState {
  struct Place {
    var point: Point
    var anchor: UnitPoint
    var width: Double
    var height: Double
  }

  let layout: any CustomLayout
  var places: [UInt32: Place] = [:]

  init(_ layout: any CustomLayout) {
    self.layout = layout
  }
}

/// The program's own layouts (layout rule 16.2).
extension LayoutTree {
  func customState(_ index: UInt32) -> CustomState? {
    guard case .custom(let state) = payloads[records[Int(index)].payload] else { return nil }
    return state
  }

  func subviews(_ index: UInt32) -> LayoutSubviews {
    LayoutSubviews(
      tree: self, nodes: childIndices(index),
      layoutDirection: isMirrored(index) ? .rightToLeft : .leftToRight)
  }

  func measureCustom(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    guard let state = customState(index) else { return .zero }
    counters.calls += 1
    let size = state.layout.sizeThatFits(
      Self.proposal(width, height), subviews: subviews(index))
    return checked(size, of: index)
  }

  func customSpacing(_ index: UInt32) -> ViewSpacing? {
    guard let state = customState(index) else { return nil }
    counters.calls += 1
    return state.layout.spacing(subviews: subviews(index))
  }

  /// Lets the layout place its children, and centres those that it left out.
  func arrangeCustom(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    guard let state = customState(index) else { return (scratch.push(0), 0) }
    let proposal = Self.proposal(width, height)
    let outer = state.places
    state.places = [:]
    counters.calls += 1
    state.layout.placeSubviews(
      in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews(index))
    let places = state.places
    state.places = outer
    let count = Int(records[Int(index)].childCount)
    let base = scratch.push(count)
    var child = records[Int(index)].firstChild
    for position in base..<base + count {
      let place =
        places[child]
        ?? CustomState.Place(
          point: Point(x: size.width / 2, y: size.height / 2), anchor: .center, width: width,
          height: height)
      fill(position, child, place.width, place.height)
      let slot = scratch.slots + position
      slot.pointee.x = Self.finite(place.point.x - place.anchor.x * slot.pointee.width)
      slot.pointee.y = Self.finite(place.point.y - place.anchor.y * slot.pointee.height)
      child = records[Int(child)].nextSibling
    }
    return (base, count)
  }

  /// A coordinate from outside: what is not a number counts as zero.
  static func finite(_ value: Double) -> Double {
    value.isFinite ? bounded(value) : 0
  }

  func placeChild(
    _ index: UInt32, at point: Point, anchor: UnitPoint, proposal: ProposedSize
  ) {
    guard let state = customState(records[Int(index)].parent) else { return }
    state.places[index] = CustomState.Place(
      point: point, anchor: anchor, width: Self.number(proposal.width),
      height: Self.number(proposal.height))
  }

  func customGuide(
    _ key: UInt8, _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> Double {
    guard let state = customState(index) else { return .nan }
    counters.calls += 1
    return state.layout.explicitAlignment(
      of: guideKey(key), in: Rect(origin: .zero, size: size),
      proposal: Self.proposal(width, height), subviews: subviews(index)) ?? .nan
  }
}
