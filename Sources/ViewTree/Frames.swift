public import Geometry
import LayoutEngine

extension ViewGraph {
  /// The frame of a root whose several views stand as in a VStack.
  public func rootFrame(of root: ViewNode) -> Rect? {
    root.attachmentLayouts.first.flatMap { tree.frame(of: $0) }
  }

  /// The layout that stands for a node.
  public func layoutNode(of node: ViewNode) -> LayoutNode? {
    node.layouts.first ?? node.rendered.first?.layout
  }

  /// A node's frame in the window, by its own layout or that of the first view inside it.
  public func frame(of node: ViewNode) -> Rect? {
    if let handle = node.layouts.first { return tree.frame(of: handle) }
    return node.rendered.first.flatMap { tree.frame(of: $0.layout) }
  }
}

extension Point {
  /// Where a finger is comes out of sums: told in thousandths of a point.
  public var inThousandths: Point {
    Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
  }
}

extension ViewGraph {
  /// The node that a layout belongs to.
  public func node(withLayout handle: LayoutNode) -> ViewNode? { owners[handle] }
}

extension ViewGraph {
  /// What a node made when its views were last put together.
  public func rendered(_ node: ViewNode) -> [RenderedView] { node.rendered }
}
