import Geometry
import LayoutEngine
import ViewTree

/// A presentation that is up, and what it shows.
struct ShownPresentation {
  var presentation: any Presentation
  var content: ViewNode

  /// The part of the screen that it covers, as a host of its own.
  func host(in window: LayoutHost) -> LayoutHost {
    presentation.host(in: window, traits: content.screenTraits)
  }
}

extension Simulator {
  /// What is presented, bottom first: each by a view on the stage below it (navigation rule 1.1).
  var presentations: [ShownPresentation] {
    shown.compactMap { presentation in
      presentation.content.map {
        ShownPresentation(presentation: presentation, content: $0)
      }
    }
  }

  /// Takes away what is no longer wanted, and shows what waits where there is room: one on each
  /// stage, the one asked for first (navigation rule 5.2). What waits for another to go is shown
  /// after views have been told that it went.
  func updatePresentations() throws {
    for index in shown.indices where !isStillWanted(at: index) {
      for above in shown[(index + 1)...].reversed() {
        if above.isWanted { try above.reset() }
        try above.close(in: graph)
      }
      try shown[index].close(in: graph)
      shown.removeSubrange(index...)
      hasRoom = true
      return
    }
    guard !hasRoom else { return }
    while let next = graph.wantedPresentations.first(where: { waits($0) }) {
      try next.present(in: graph)
      guard next.content != nil else { return }
      shown.append(next)
    }
  }

  private func isStillWanted(at index: Int) -> Bool {
    let presentation = shown[index]
    guard presentation.isWanted, presentation.content != nil else { return false }
    return presentation.owner?.isMounted == true
  }

  /// Whether it is not shown yet, and the topmost stage is where it is presented from.
  private func waits(_ presentation: any Presentation) -> Bool {
    guard !shown.contains(where: { $0 === presentation }), let owner = presentation.owner else {
      return false
    }
    return stage(of: owner) === (shown.last?.content ?? root)
  }

  /// The content of the presentation that the node stands in; the window's root for all others.
  private func stage(of node: ViewNode) -> ViewNode? {
    var current: ViewNode? = node
    while let place = current {
      if shown.contains(where: { $0.content === place }) { return place }
      if place.parent == nil { return place }
      current = place.parent
    }
    return nil
  }
}
