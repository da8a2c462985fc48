/// Where sources disagree on what iOS does, or where releases differ: one name for each choice,
/// with the rule that it belongs to (navigation rule 20). All are those of iOS 18.
public enum Switches {
  /// Tapping the selected tab takes its stack back to the root (rule 7.1.4).
  public static let retapPopsToRoot = true
  /// A medium sheet's part of the largest detent, down to a device pixel (rule 5.8.4).
  public static let mediumPart = 0.56
  /// A dialog's title is hidden on a phone unless asked for (rule 6.10).
  public static let dialogHidesTitle = true
  /// On an iPad a sheet is a form of this size (rule 5.7.7), in points.
  public static let formSize = (width: 540.0, height: 620.0)
  /// On an iPad a page sheet is at most this large (rule 5.7.7), in points.
  public static let pageSize = (width: 706.0, height: 998.0)
  /// A split view's leading columns (rule 3.5.4), in points.
  public static let columnWidth = 320.0
  /// A phone's tab bar has room for so many tabs; more are behind `More` (rule 7.3).
  public static let tabSlots = 5
}
