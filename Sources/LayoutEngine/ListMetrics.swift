public import Geometry

/// The measures of a list style, in points.
public struct ListMetrics: Hashable, Sendable {
  /// Between the list's sides and its rows.
  public var margins: EdgeInsets
  /// The insets of a row's content in its row.
  public var rowInsets: EdgeInsets
  public var minimumRowHeight: Double
  public var headerInsets: EdgeInsets
  public var minimumHeaderHeight: Double
  public var footerInsets: EdgeInsets
  /// Above a section that follows another: without a header, and with one.
  public var sectionSpacing: SectionSpacing
  /// The same, where the section before ends with a footer.
  public var spacingBelowFooter: SectionSpacing
  /// Above the first section.
  public var topSpacing: SectionSpacing
  public var bottomSpacing: Double
  public var cornerRadius: Double
  /// Between the rows of a section.
  public var rowSpacing = 0.0

  /// What is above a section's first row, and above its header where it has one.
  public struct SectionSpacing: Hashable, Sendable {
    public var plain: Double
    public var header: Double

    public init(_ plain: Double, header: Double) {
      self.plain = plain
      self.header = header
    }

    static let none = SectionSpacing(0, header: 0)
  }

  /// Lists at least this wide have the margins of wide phones.
  public static let wideWidth = 414.0

  /// The measures of `style` in a list of this width.
  public static func metrics(
    _ style: ListSpec.Style, design: ListSpec.Design = .classic, width: Double
  ) -> ListMetrics {
    switch design {
    case .classic: classic(style, side: width >= wideWidth ? 20 : 16)
    case .glass: glass(style)
    case .mac: mac(style)
    }
  }

  /// Before iOS 26 (layout rule 20.3, general knowledge, not measured).
  private static func classic(_ style: ListSpec.Style, side: Double) -> ListMetrics {
    let hasMargin = style == .insetGrouped || style == .sidebar
    let inset = hasMargin ? 16 : side
    let heading = EdgeInsets(top: 6, leading: inset, bottom: 6, trailing: inset)
    var metrics = ListMetrics(
      margins: sides(style == .sidebar ? 16 : hasMargin ? side : 0),
      rowInsets: EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset),
      minimumRowHeight: 44, headerInsets: heading, minimumHeaderHeight: 28, footerInsets: heading,
      sectionSpacing: SectionSpacing(35, header: 17.5),
      spacingBelowFooter: SectionSpacing(35, header: 17.5),
      topSpacing: SectionSpacing(35, header: 17.5), bottomSpacing: 17.5,
      cornerRadius: hasMargin ? 10 : 0)
    switch style {
    case .plain, .inset, .bordered: metrics.joinSections()
    case .sidebar: metrics.topSpacing = SectionSpacing(17.5, header: 0)
    case .grouped, .insetGrouped: break
    }
    return metrics
  }

  /// From iOS 26 on (layout rule 20.2, measured): a header stands 27.5 below the card before it, 16
  /// below its footer, or 10 below the top, and 10 above its own card.
  private static func glass(_ style: ListSpec.Style) -> ListMetrics {
    let hasMargin = style == .insetGrouped || style == .sidebar
    var metrics = ListMetrics(
      margins: sides(hasMargin ? 16 : 0),
      rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      minimumRowHeight: 56,
      headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
      minimumHeaderHeight: 28,
      footerInsets: EdgeInsets(top: 8, leading: 16, bottom: 2.5, trailing: 16),
      sectionSpacing: SectionSpacing(35, header: 17.5),
      spacingBelowFooter: SectionSpacing(23.5, header: 6),
      topSpacing: SectionSpacing(35, header: 0), bottomSpacing: 17.5,
      cornerRadius: hasMargin ? 26 : 0)
    if style.isPlain {
      metrics.joinSections()
      metrics.sectionSpacing.header = 22
      metrics.spacingBelowFooter.header = 22
    }
    return metrics
  }

  /// On a Mac, measured on macOS 26: rows with 4 points above and below, at least 24 high, 32 in a
  /// sidebar; headers and footers with 6 above and below, and 20 between sections.
  private static func mac(_ style: ListSpec.Style) -> ListMetrics {
    let side: Double
    let top: Double
    switch style {
    case .grouped, .insetGrouped: return macForm
    case .inset, .sidebar: (side, top) = (16, 10)
    case .plain: (side, top) = (8, 0)
    case .bordered: (side, top) = (7, 1)
    }
    let heading = EdgeInsets(top: 6, bottom: 6)
    return ListMetrics(
      margins: sides(side), rowInsets: EdgeInsets(top: 4, bottom: 4),
      minimumRowHeight: style == .sidebar ? 32 : 24, headerInsets: heading,
      minimumHeaderHeight: 28, footerInsets: heading,
      sectionSpacing: SectionSpacing(20, header: 20),
      spacingBelowFooter: SectionSpacing(20, header: 20),
      topSpacing: SectionSpacing(top, header: top), bottomSpacing: top, cornerRadius: 0)
  }

  /// A grouped form on a Mac, measured there: cards 20 in from the sides and 10 apart, whose rows
  /// have 10 points on all sides and a point for the separator below them; a header stands 20 above
  /// its card's own 10, a footer 10 below.
  private static let macForm = ListMetrics(
    margins: sides(20), rowInsets: EdgeInsets(top: 10, leading: 10, bottom: 11, trailing: 10),
    minimumRowHeight: 0,
    headerInsets: EdgeInsets(top: 20, leading: 10, bottom: 10, trailing: 10),
    minimumHeaderHeight: 28,
    footerInsets: EdgeInsets(top: 9, leading: 10, bottom: 0, trailing: 10),
    sectionSpacing: SectionSpacing(9, header: 9),
    spacingBelowFooter: SectionSpacing(10, header: 10),
    topSpacing: SectionSpacing(20, header: 0), bottomSpacing: 17.5, cornerRadius: 10)

  private static func sides(_ length: Double) -> EdgeInsets {
    EdgeInsets(leading: length, trailing: length)
  }

  /// Sections that follow each other without room between them.
  private mutating func joinSections() {
    sectionSpacing = .none
    spacingBelowFooter = .none
    topSpacing = .none
    bottomSpacing = 0
  }
}

extension ListSpec {
  /// Whether the rows of a section stand on a card.
  var hasCards: Bool { !style.isPlain && !isBare }

  /// The style's measures in a list of this width, with what the program says instead.
  func metrics(width: Double) -> ListMetrics {
    var metrics = ListMetrics.metrics(style, design: design, width: width)
    metrics.minimumRowHeight = minimumRowHeight ?? metrics.minimumRowHeight
    metrics.minimumHeaderHeight = minimumHeaderHeight ?? metrics.minimumHeaderHeight
    metrics.rowSpacing = rowSpacing ?? 0
    if let sectionSpacing {
      metrics.sectionSpacing = ListMetrics.SectionSpacing(
        sectionSpacing, header: sectionSpacing)
      metrics.spacingBelowFooter = metrics.sectionSpacing
    }
    if let top = contentMargins[.top] {
      metrics.topSpacing = ListMetrics.SectionSpacing(top, header: top)
    }
    metrics.bottomSpacing = contentMargins[.bottom] ?? metrics.bottomSpacing
    metrics.margins.leading = contentMargins[.leading] ?? metrics.margins.leading
    metrics.margins.trailing = contentMargins[.trailing] ?? metrics.margins.trailing
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
