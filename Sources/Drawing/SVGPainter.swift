/// Paints a display list as a self-contained SVG file.
public struct SVGPainter: Hashable, Sendable {
  public init() {}

  public func paint(_ list: DisplayList, on canvas: Canvas) -> String { "" }
}
