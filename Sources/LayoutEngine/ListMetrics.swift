public import Geometry

/// The measures of a list style, in points. The numbers are those before iOS 26 (layout rule 20.3,
/// general knowledge, not measured).
public struct ListMetrics: Hashable, Sendable {
  /// Between the list's sides and its rows.
  public var margin: Double
  /// The insets of a row's content in its row.
  public var rowInsets: EdgeInsets
  public var minimumRowHeight: Double
  public var headerInsets: EdgeInsets
  public var minimumHeaderHeight: Double
  public var footerInsets: EdgeInsets
  /// Above a section that follows another, when it has no header, and when it has one.
  public var sectionSpacing: Double
  public var sectionSpacingWithHeader: Double
  /// Above the first section, when it has no header, and when it has one.
  public var topSpacing: Double
  public var topSpacingWithHeader: Double
  public var bottomSpacing: Double
  public var cornerRadius: Double

  /// Lists at least this wide have the margins of wide phones.
  public static let wideWidth = 414.0

  /// The measures of `style` in a list of this width.
  public static func metrics(_ style: ListSpec.Style, width: Double) -> ListMetrics {
    let side = width >= wideWidth ? 20.0 : 16.0
    let row = EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    let header = EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    switch style {
    case .plain:
      return ListMetrics(
        margin: 0, rowInsets: row, minimumRowHeight: 44, headerInsets: header,
        minimumHeaderHeight: 28, footerInsets: header, sectionSpacing: 0,
        sectionSpacingWithHeader: 0, topSpacing: 0,
        topSpacingWithHeader: 0, bottomSpacing: 0, cornerRadius: 0)
    case .grouped:
      return ListMetrics(
        margin: 0, rowInsets: row, minimumRowHeight: 44, headerInsets: header,
        minimumHeaderHeight: 28, footerInsets: header, sectionSpacing: 35,
        sectionSpacingWithHeader: 17.5, topSpacing: 35,
        topSpacingWithHeader: 17.5, bottomSpacing: 17.5, cornerRadius: 0)
    case .insetGrouped:
      return ListMetrics(
        margin: side, rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
        minimumRowHeight: 44,
        headerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
        minimumHeaderHeight: 28,
        footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
        sectionSpacing: 35, sectionSpacingWithHeader: 17.5, topSpacing: 35,
        topSpacingWithHeader: 17.5, bottomSpacing: 17.5,
        cornerRadius: 10)
    case .sidebar:
      return ListMetrics(
        margin: 16, rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
        minimumRowHeight: 44,
        headerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
        minimumHeaderHeight: 28,
        footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
        sectionSpacing: 35, sectionSpacingWithHeader: 17.5, topSpacing: 17.5,
        topSpacingWithHeader: 0, bottomSpacing: 17.5,
        cornerRadius: 10)
    }
  }
}

extension ListSpec {
  /// The style's measures in a list of this width, with what the program says instead.
  func metrics(width: Double) -> ListMetrics {
    var metrics = ListMetrics.metrics(style, width: width)
    metrics.minimumRowHeight = minimumRowHeight ?? metrics.minimumRowHeight
    metrics.minimumHeaderHeight = minimumHeaderHeight ?? metrics.minimumHeaderHeight
    if let sectionSpacing {
      metrics.sectionSpacing = sectionSpacing
      metrics.sectionSpacingWithHeader = sectionSpacing / 2
    }
    return metrics
  }
}

/// Something a list draws around its rows.
public struct ListDecoration: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// The background behind a section's rows.
    case card(section: Int, cornerRadius: Double)
    /// The line below the row of this item; its thickness is the drawing's choice.
    case separator(item: Int)
  }

  public var part: Part
  /// In the host's coordinates, in points.
  public var frame: Rect
}
