import Drawing
import Geometry
import LayoutEngine
import ViewTree

/// What lies over what on one stage, found in the order of painting: a finger meets what is painted
/// last, and what is under a bar or an opaque area cannot be seen. A sheet that lets its presenter
/// be used covers nothing of it (navigation rule 5.7.10).
struct Covering {
  private struct Layer {
    var turn: Int
    var area: Rect
    var hides: Bool
    var takesTouches: Bool
    /// The bar that it is; nil for a painted area.
    var bar: VerticalEdge?
  }

  /// Where content has been scrolled under bars.
  struct Scrolled {
    var isUnderTop = false
    var isUnderBottom = false
  }

  private enum VerticalEdge { case top, bottom }

  private var layers: [Layer] = []
  /// By the view: when all that stands inside it has been painted.
  private var turns: [ObjectIdentifier: Int] = [:]
  /// By the view: what transforms around it make of its place, where there are any (layout rule
  /// 6.11).
  private var transforms: [ObjectIdentifier: Transform] = [:]
  private var turn = 0
  private let tree: LayoutTree
  private let host: LayoutHost

  init(_ stage: Simulator.ReachableStage, in tree: LayoutTree, clip: Rect) {
    self.tree = tree
    host = stage.host
    for view in stage.views {
      paint(view, clip: clip, .identity, takesTouches: true, isOpaque: true)
    }
  }

  private mutating func paint(
    _ view: RenderedView, clip: Rect, _ outer: Transform, takesTouches: Bool, isOpaque: Bool
  ) {
    guard !view.isHidden, let own = tree.frame(of: view.layout) else { return }
    turn += 1
    let transform = view.transform(in: own).map { outer.after($0) } ?? outer
    let frame = transform.apply(own)
    if transform != .identity { transforms[ObjectIdentifier(view)] = transform }
    let takesTouches = takesTouches && !view.ignoresTouches
    let isOpaque = isOpaque && !view.isTranslucent
    let cover = view.isRaised ? .paint(isOpaque: true) : view.node.facets.cover
    if let cover, transform.keepsRectangles { add(cover, frame, clip, takesTouches, isOpaque) }
    let inner = view.node.facets.clips ? clip.intersection(frame) : clip
    for child in view.paintingOrder {
      paint(child, clip: inner, transform, takesTouches: takesTouches, isOpaque: isOpaque)
    }
    turns[ObjectIdentifier(view)] = turn
  }

  private mutating func add(
    _ cover: Cover, _ frame: Rect, _ clip: Rect, _ takesTouches: Bool, _ isOpaque: Bool
  ) {
    let area = clip.intersection(host.toEdges(frame))
    switch cover {
    case .topBar:
      layers.append(
        Layer(turn: turn, area: area, hides: true, takesTouches: takesTouches, bar: .top))
    case .bottomBar:
      layers.append(
        Layer(turn: turn, area: area, hides: true, takesTouches: takesTouches, bar: .bottom))
    case .paint(let fills):
      layers.append(
        Layer(
          turn: turn, area: clip.intersection(frame), hides: fills && isOpaque,
          takesTouches: takesTouches))
    }
  }

  /// Whether a touch anywhere in `area` of the view meets something else.
  func takesTouches(of view: RenderedView, in area: Rect) -> Bool {
    isCovered(view, area) { $0.takesTouches }
  }

  /// Whether nothing of the view can be seen; a bar is clear where nothing is scrolled under it.
  func hides(_ view: RenderedView, in area: Rect, _ scrolled: Scrolled) -> Bool {
    isCovered(view, area) { layer in
      switch layer.bar {
      case .top: scrolled.isUnderTop
      case .bottom: scrolled.isUnderBottom
      case nil: layer.hides
      }
    }
  }

  private func isCovered(
    _ view: RenderedView, _ area: Rect, where fits: (Layer) -> Bool
  ) -> Bool {
    guard area.size.width > 0, area.size.height > 0, let turn = turns[ObjectIdentifier(view)] else {
      return false
    }
    let seen = transforms[ObjectIdentifier(view)]?.apply(area) ?? area
    return layers.contains { $0.turn > turn && fits($0) && $0.area.contains(seen) }
  }
}

extension Covering.Scrolled {
  /// Inside a view that scrolls besides.
  func entering(_ geometry: ScrollGeometry?) -> Covering.Scrolled {
    guard let geometry else { return self }
    var inside = self
    inside.isUnderTop = isUnderTop || geometry.contentOffset.y > 0
    inside.isUnderBottom =
      isUnderBottom || geometry.contentOffset.y < geometry.maximumOffset.y
    return inside
  }
}

extension RenderedView {
  /// How it changes what is seen of what stands inside; nil where it does not.
  fileprivate func transform(in frame: Rect) -> Transform? {
    let facets = [node.facets] + annotations.map(\.facets)
    let changes = facets.compactMap { $0.transform?(frame) }
    return changes.dropFirst().reduce(changes.first) { inner, outer in
      inner.map { outer.after($0) }
    }
  }

  /// Whether what is behind it shines through.
  fileprivate var isTranslucent: Bool {
    node.facets.isTranslucent || annotations.contains { $0.facets.isTranslucent }
  }
}

extension LayoutHost {
  /// The part of the window that it is.
  var frame: Rect {
    Rect(origin: origin, size: Size(width: size.width ?? 0, height: size.height ?? 0))
  }
}

extension Rect {
  /// Whether all of the other lies inside, to a fraction of a point.
  fileprivate func contains(_ other: Rect) -> Bool {
    let slack = 0.01
    return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
