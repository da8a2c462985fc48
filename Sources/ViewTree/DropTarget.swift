import Geometry
import Interpreter

/// What a view does with what is dragged over it: an `NSItemProvider`, and where the finger is, in
/// points from the view's corner.
public struct DropTarget {
  public var accepts: (_ item: Value) throws -> Bool
  public var entered: (_ item: Value, _ place: Point) throws -> Void
  public var exited: (_ item: Value, _ place: Point) throws -> Void
  /// Returns whether the item was taken.
  public var dropped: (_ item: Value, _ place: Point) throws -> Bool

  public init(
    accepts: @escaping (_ item: Value) throws -> Bool,
    entered: @escaping (_ item: Value, _ place: Point) throws -> Void,
    exited: @escaping (_ item: Value, _ place: Point) throws -> Void,
    dropped: @escaping (_ item: Value, _ place: Point) throws -> Bool
  ) {
    (self.accepts, self.entered) = (accepts, entered)
    (self.exited, self.dropped) = (exited, dropped)
  }
}

/// What a `ForEach` does with things that are dropped between its rows.
public struct RowInsertion {
  public var accepts: (_ item: Value) throws -> Bool
  public var insert: (_ item: Value, _ position: Int) throws -> Void

  public init(
    accepts: @escaping (_ item: Value) throws -> Bool,
    insert: @escaping (_ item: Value, _ position: Int) throws -> Void
  ) {
    (self.accepts, self.insert) = (accepts, insert)
  }

  /// Over a row: before it as far as its middle, and after it below.
  func target(at position: Int, height: @escaping () -> Double) -> DropTarget {
    DropTarget(
      accepts: accepts, entered: { _, _ in }, exited: { _, _ in },
      dropped: { item, place in
        let isBelow = place.y.rounded() > (height() / 2).rounded()
        try insert(item, isBelow ? position + 1 : position)
        return true
      })
  }
}

extension RenderedView {
  /// What takes things that are dropped on it: the view itself, a modifier or the list around it.
  public var dropTarget: DropTarget? {
    node.facets.dropTarget ?? annotations.lazy.compactMap(\.facets.dropTarget).first
      ?? rowDropTarget
  }
}
