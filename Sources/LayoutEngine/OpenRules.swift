/// What sources disagree on in layout, with the answer that is best supported (layout rule 23).
///
/// The rest of that list has no second answer that is known well enough to be chosen.
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
  /// Of several last text baselines the lowest one is the container's; otherwise the highest
  /// (rule 10.6).
  public static let lastBaselineIsLowest = true
}
