import Interpreter

/// What views say to the rest of their scene: some while the focus is inside of them, some for as
/// long as they are there (`focusedValue`, `focusedSceneValue`).
final class FocusedOffers: Dependency {
  struct Offer {
    let values: [EnvironmentKey: Value]
    let isOfScene: Bool
  }

  /// By the number of the view that makes it.
  var offers: [Int: Offer] = [:]
  private(set) var values: [EnvironmentKey: Value] = [:]
  private var readers: [ObjectIdentifier: ViewNode] = [:]

  func add(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = reader }
  func forget(_ node: ViewNode) { readers[ObjectIdentifier(node)] = nil }

  /// Finds what holds now; whoever read something else is updated.
  func look(from field: ViewNode?, in graph: ViewGraph) {
    var found: [EnvironmentKey: Value] = [:]
    for (_, offer) in offers.sorted(by: { $0.key < $1.key }) where offer.isOfScene {
      found.merge(offer.values) { $1 }
    }
    // The innermost view around the focus says it.
    let around = field.map { sequence(first: $0, next: \.parent).reversed() } ?? []
    for node in around {
      if let offer = offers[node.id], !offer.isOfScene { found.merge(offer.values) { $1 } }
    }
    let isSame =
      found.count == values.count
      && found.allSatisfy { key, value in values[key]?.isSame(as: value) == true }
    if isSame { return }
    values = found
    for reader in readers.values { graph.markDirty(reader) }
  }
}

extension ViewGraph {
  /// The focused values; what is being built now depends on them.
  public func focusedValues() -> [EnvironmentKey: Value] {
    note(focusedOffers) { focusedOffers.add($0) }
    return focusedOffers.values
  }

  /// Looks again, after the update, which focused values there are.
  func focusedOffersChanged() {
    afterUpdate { [unowned self] in
      focusedOffers.look(from: focusedField?.isMounted == true ? focusedField : nil, in: self)
    }
  }
}

extension ViewBuild {
  /// Offers such focused values, in the place of what the view offered before.
  public func offer(_ values: [EnvironmentKey: Value], isOfScene: Bool) {
    graph.focusedOffers.offers[node.id] = FocusedOffers.Offer(
      values: values, isOfScene: isOfScene)
    graph.focusedOffersChanged()
  }
}
