public import Geometry

final class ScrollState {
  var spec: ScrollSpec
  var offset: Point?
  var geometry: ScrollGeometry?
  init(_ spec: ScrollSpec) { self.spec = spec }
  func offset(revealing inner: Rect, in outer: Rect, anchor: UnitPoint?) -> Point { .zero }
}
final class LazyState {
  enum Source { case stack(LazySpec), list(ListSpec) }
  let source: Source
  var realized: [(index: Int, node: LayoutNode)] = []
  var decorations: [ListDecoration] = []
  var orientation: Axis? { nil }
  init(_ source: Source) { self.source = source }
}

/// Something a list draws around its rows.
public struct ListDecoration: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// The rounded card behind a section's rows.
    case card(section: Int, cornerRadius: Double)
    /// The line below a row.
    case separator(row: Int)
  }
  public var part: Part
  /// In the host's coordinates, in points.
  public var frame: Rect
}

extension LayoutTree {
  func keptScrollState(_ index: UInt32, _ spec: ScrollSpec) -> ScrollState { ScrollState(spec) }
  func scrollState(_ index: UInt32) -> ScrollState? { nil }
  func lazyState(_ index: UInt32) -> LazyState? { nil }
  func forgetItems(_ index: UInt32, _ state: LazyState) {}
  func itemFrame(_ item: Int, _ index: UInt32, _ state: LazyState) -> Rect? { nil }
  func explanation(_ index: UInt32) -> LayoutExplanation? { nil }
  func safeInsets(_ host: LayoutHost) -> EdgeInsets { host.safeArea }
  func enqueueRelativeFrames() {}
  func placeIgnoringSafeArea(_ i: UInt32, _ w: Double, _ h: Double, _ s: Size, _ m: Bool) {}
  func placeScroll(_ i: UInt32, _ w: Double, _ h: Double, _ s: Size, _ m: Bool) {}
  func placeLazy(_ i: UInt32, _ s: Size, _ m: Bool) {}
  func placeList(_ i: UInt32, _ s: Size, _ m: Bool) {}
  func placeBackground(_ i: UInt32, _ w: Double, _ h: Double, _ s: Size, _ m: Bool) {}
  func placeGrid(_ i: UInt32, _ w: Double, _ h: Double, _ s: Size, _ m: Bool) {}
  func arrangeSafeAreaInset(_ i: UInt32, _ r: NodeRecord, _ w: Double, _ h: Double, _ s: Size)
    -> (base: Int, count: Int)
  { (scratch.push(0), 0) }
  func arrangeSafeAreaPadding(_ r: NodeRecord, _ w: Double, _ h: Double) -> (base: Int, count: Int)
  { (scratch.push(0), 0) }
  func relativeProposal(_ i: UInt32, _ r: NodeRecord, _ w: Double, _ h: Double) -> (Double, Double)
  { (w, h) }
  func arrangeGrid(_ i: UInt32, _ w: Double, _ h: Double, _ s: Size) -> (base: Int, count: Int) {
    (scratch.push(0), 0)
  }
  func arrangeLazy(_ i: UInt32, _ s: Size) -> (base: Int, count: Int) { (scratch.push(0), 0) }
  func arrangeList(_ i: UInt32, _ s: Size) -> (base: Int, count: Int) { (scratch.push(0), 0) }
  func arrangeScroll(_ i: UInt32, _ w: Double, _ h: Double, _ s: Size) -> (base: Int, count: Int) {
    (scratch.push(0), 0)
  }
  func measureSafeAreaInset(_ i: UInt32, _ w: Double, _ h: Double) -> Size { .zero }
  func measureSafeAreaPadding(_ r: NodeRecord, _ w: Double, _ h: Double) -> Size { .zero }
  func measureContainerRelative(_ i: UInt32, _ r: NodeRecord, _ w: Double, _ h: Double) -> Size {
    .zero
  }
  func measureGrid(_ i: UInt32, _ w: Double, _ h: Double) -> Size { .zero }
  func measureScroll(_ i: UInt32, _ r: NodeRecord, _ w: Double, _ h: Double) -> Size { .zero }
  func measureLazy(_ i: UInt32, _ w: Double, _ h: Double) -> Size { .zero }
  func measureList(_ i: UInt32, _ w: Double, _ h: Double) -> Size { .zero }
}
