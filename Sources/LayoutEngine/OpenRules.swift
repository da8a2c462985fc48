/// What sources disagree on in layout, with the answer that is best supported (layout rule 23).
///
/// The rest of that list are measures, which have no second answer that is known well enough to be
/// chosen.
public enum OpenRules {
  /// Where one side is proposed nil, `aspectRatio(_:contentMode: .fill)` fills the other one;
  /// otherwise it proposes infinity (rule 6.3: what grids and scroll views show against the open
  /// source implementation).
  public static let fillingFollowsTheKnownSide = true
  /// A `ZStack` is as large as its children's places together; otherwise as the largest child
  /// (rule 9.3: measured against the open source implementation).
  public static let zStacksHoldPlaces = true
  /// Across its axis a stack reaches to the line that its children meet on, also where all of their
  /// guides lie outside of them (rule 7.4).
  public static let stacksHoldTheirLine = true
  /// A lazy grid that is proposed nil across gives flexible and adaptive columns their minimum;
  /// otherwise it shares out 10 points (rule 13.1).
  public static let lazyGridsFallToTheirMinimum = true
  /// Adaptive columns that stay below their share, at their maximum, leave the rest of it empty;
  /// otherwise to the columns behind them (rule 13.3).
  public static let adaptiveColumnsKeepTheirShare = true
  /// What a cell across several columns of a `Grid` needs beyond them goes to those that have no
  /// width, where there are any; otherwise to all of them alike (rule 14.9).
  public static let spansWidenEmptyColumns = true
  /// From right to left `offset(x:)` moves to the left; otherwise to the right (rule 6.5).
  public static let offsetsAreMirrored = true
  /// Of several last text baselines the lowest one is the container's; otherwise the highest
  /// (rule 10.6).
  public static let lastBaselineIsLowest = true
}
