import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine

/// The program's code that layout calls, and what the program asks of layout.
extension ViewGraph {
  /// Runs the program's code from inside a layout, which cannot throw: the first error ends the
  /// layout's update instead, and `fallback` stands in for the answer. What it reads is read by the
  /// node it was made for, which is made again when that changes.
  public func duringLayout<Result>(
    _ fallback: Result, of node: ViewNode? = nil, _ body: () throws -> Result
  ) -> Result {
    guard layoutFailure == nil else { return fallback }
    do {
      guard let node, node.isMounted else { return try body() }
      return try trackingFurther(node, body)
    } catch {
      layoutFailure = error
      return fallback
    }
  }

  /// The layout's key for an alignment of the program's own, registered when first asked for
  /// (layout rule 10.1).
  public func alignmentKey(
    _ id: Type, along axis: Axis, defaultValue: @escaping (ViewDimensions) throws -> Double
  ) -> AlignmentKey {
    let name = AlignmentID(type: id, axis: axis)
    if let known = alignmentKeys[name] { return known }
    let key = tree.registerAlignment(along: axis) { [weak self] dimensions in
      self?.duringLayout(0) { try defaultValue(dimensions) } ?? 0
    }
    alignmentKeys[name] = key
    return key
  }

  /// The program's `AlignmentID` that a key was registered for; nil for SwiftUI's own guides.
  public func alignmentType(of key: AlignmentKey) -> Type? {
    alignmentKeys.first { $0.value == key }?.key.type
  }

  /// A node's frame in the window, as `frame(of:)`; what is being made now is made again when the
  /// frame has changed.
  public func readFrame(of node: ViewNode) -> Rect? {
    let frame = frame(of: node)
    guard let reading else { return frame }
    frameReads[ObjectIdentifier(reading), default: FrameReads(reader: reading)].sources
      .append((node, frame))
    return frame
  }

  /// What the transforms around a node make of places in the window, innermost first (layout rules
  /// 6.11 and 19.2): all of them, or those inside a view around it.
  public func transform(around node: ViewNode, inside outer: ViewNode? = nil) -> Transform {
    var whole = Transform.identity
    var next = node.parent
    while let current = next, current !== outer {
      if let change = current.facets.transform, let frame = readFrame(of: current) {
        whole = change(frame).after(whole)
      }
      next = current.parent
    }
    return whole
  }

  /// Marks what read a frame that is another now; whether there was any.
  func refreshFrameReaders() -> Bool {
    var changed = false
    for reads in frameReads.values.sorted(by: { $0.reader.id < $1.reader.id }) {
      guard reads.reader.isMounted,
        reads.sources.contains(where: { $0.node.isMounted && frame(of: $0.node) != $0.frame })
      else { continue }
      markDirty(reads.reader)
      changed = true
    }
    return changed
  }
}

/// The program's alignment along an axis.
struct AlignmentID: Hashable {
  var type: Type
  var axis: Axis
}

/// The frames that a node's view was made with.
struct FrameReads {
  let reader: ViewNode
  var sources: [(node: ViewNode, frame: Rect?)] = []

  init(reader: ViewNode) { self.reader = reader }
}

extension ViewGraph {
  /// What a list draws around its rows.
  public func listDecorations(of node: ViewNode) -> [ListDecoration] {
    node.layouts.first.map { tree.listDecorations(of: $0) } ?? []
  }

  /// The rows of a list that stand in its layout now, with what they ask of it; headers and footers
  /// are none.
  public func listRows(
    of node: ViewNode
  ) -> [(frame: Rect, facet: RowFacet, views: [RenderedView])] {
    guard let content = node.lazyContent, let layout = node.layouts.first else { return [] }
    return tree.realizedItems(of: layout).compactMap { item in
      guard let frame = tree.frame(ofItem: item.index, in: layout),
        let facet = content.facet(at: item.index)
      else { return nil }
      return (frame, facet, content.shown[item.index] ?? [])
    }
  }
}
