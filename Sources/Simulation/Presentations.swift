import Geometry
import LayoutEngine
import ViewTree

/// A presentation that is up, and where it stands.
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
  func presentations() throws -> [ShownPresentation] {
    guard let root else { return [] }
    var shown: [ShownPresentation] = []
    var below = root
    while let next = firstPresentation(in: below) {
      shown.append(next)
      below = next.content
    }
    return shown
  }

  /// The first in tree order: one at a time is shown, the next when it has gone.
  private func firstPresentation(in node: ViewNode) -> ShownPresentation? {
    for presentation in node.facets.presentations {
      if let content = presentation.content {
        return ShownPresentation(presentation: presentation, content: content)
      }
    }
    let presented = node.facets.presentations.compactMap { $0.content?.id }
    for child in node.allChildren where !presented.contains(child.id) {
      if let found = firstPresentation(in: child) { return found }
    }
    return nil
  }
}
