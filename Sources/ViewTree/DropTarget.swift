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

extension RenderedView {
  /// What takes things that are dropped on it: the view itself, or a modifier around it.
  public var dropTarget: DropTarget? {
    node.facets.dropTarget ?? annotations.lazy.compactMap(\.facets.dropTarget).first
  }
}
