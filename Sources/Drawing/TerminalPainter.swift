/// Paints a display list into character cells.
public struct TerminalPainter: Hashable, Sendable {
  /// What may be said in colour.
  public enum ColorDepth: Hashable, Sendable {
    case none, palette256, trueColor
  }

  /// Cells across the window, without the frame; nil chooses by the window's size (60 for an
  /// iPhone in portrait).
  public var columns: Int?
  public var colorDepth: ColorDepth
  /// Whether runs of empty rows are shortened, so that a screen fits a terminal.
  public var squeezesEmptyRows: Bool

  public init(
    columns: Int? = nil, colorDepth: ColorDepth = .none, squeezesEmptyRows: Bool = false
  ) {
    self.columns = columns
    self.colorDepth = colorDepth
    self.squeezesEmptyRows = squeezesEmptyRows
  }

  /// The picture, one string a row; the same list gives the same picture.
  public func paint(_ list: DisplayList, on canvas: Canvas) -> [String] { [] }
}
