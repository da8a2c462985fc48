import Interpreter

/// A release of iOS, as `set ios` names it: `17.4`.
public struct Release: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// `18` is the last release of that year, `18.0` the first; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let major = Int(parts[0]),
      let last = Self.last[major]
    else { return nil }
    let minor = parts.count == 2 ? Int(parts[1]) : last
    guard let minor, (0...last).contains(minor) else { return nil }
    self.init(major, minor)
  }

  /// The last minor release of each year.
  private static let last = [15: 8, 16: 7, 17: 7, 18: 6, 26: 5]

  public static let standard = Release(18, 6)

  public static func < (one: Release, other: Release) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  public var description: String { "\(major).\(minor)" }

  /// The same year's release of another system: `macOS` 14 is that of iOS 17; from 26 on all have
  /// the same number.
  public func version(of system: String) -> SystemVersion {
    let behind = ["macOS": 3, "watchOS": 7, "visionOS": 16][system] ?? 0
    return SystemVersion(system, major >= 26 ? major : max(1, major - behind), minor)
  }
}

/// Where sources disagree on what iOS does, or where releases differ: one name for each choice,
/// with the rule that it belongs to (navigation rule 20). `set ios` chooses the release.
public struct Switches: Hashable, Sendable {
  public var release = Release.standard

  public init() {}

  // MARK: What differs by release

  /// Tapping the selected tab takes its stack back to the root (rule 7.1.4).
  public var retapPopsToRoot: Bool { release >= Release(18) }
  /// All tabs' content is made at first; otherwise each when it is first selected (rule 7.2.2).
  public var makesAllTabs: Bool { release < Release(18) }
  /// `navigationDestination(for:)` inside a lazy container counts while its row is there
  /// (rule 2.3.5).
  public var findsLazyDestinations: Bool { release < Release(18) }
  /// What is asked for in the update that takes another presentation away is shown (rule 5.2).
  public var presentsWhileDismissing: Bool { release >= Release(17, 4) }
  /// What is asked for while another presentation closes is shown after it (rule 5.2).
  public var presentsAfterClosing: Bool { release >= Release(16, 4) }
  /// In a sidebar every section can be closed by its header; otherwise those with `isExpanded`
  /// (rule 16.8).
  public var allSectionsCollapse: Bool { release < Release(17) }
  /// A presentation whose modifier goes leaves its binding as it is (rule 5.2).
  public var keepsBindingOfRemoved: Bool { release >= Release(18) }
  /// On an iPad a sheet is a form, and not a page (rule 5.7.7).
  public var sheetsAreForms: Bool { release >= Release(18) }
  /// An iPad's tab bar stands on top in a regular width (rule 7.4.2).
  public var tabBarIsOnTop: Bool { release >= Release(18) }
  /// Choosing another tab empties the search of `searchable` on the tab view (rule 7.4.5).
  public var tabsResetSearch: Bool { release >= Release(18) }
  /// `dismiss()` in a split view's later columns leaves them (rule 3.8.3).
  public var dismissLeavesColumns: Bool { release >= Release(18) }
  /// A column's width that is set after the first screen counts (rule 3.5.2).
  public var takesLateColumnWidths: Bool { release >= Release(18, 1) }
  /// An update pushes one screen of a binding at most (rule 4.9).
  public var pushesOneByOne: Bool { release < Release(16) }
  /// A bar without title, items or search is hidden (rule 2.10.2).
  public var hidesEmptyBars: Bool { release >= Release(16) }
  /// Alerts take text fields (rule 6.6).
  public var alertsTakeFields: Bool { release >= Release(16) }
  /// The back button shows its chevron only (rule 2.10.8).
  public var backShowsChevronOnly: Bool { release >= Release(26) }
  /// A sheet below its largest detent is a card with room around it (rule 5.8.8).
  public var insetsPartialSheets: Bool { release >= Release(26) }
  /// Rows of a lazy stack are told that they go (rule 9.12).
  public var lazyRowsDisappear: Bool { release >= Release(17) }

  // MARK: What sources disagree on

  /// A medium sheet's part of the largest detent, down to a device pixel (rule 5.8.4).
  public static let mediumPart = 0.56
  /// A dialog's title is hidden on a phone unless asked for (rule 6.10).
  public static let dialogHidesTitle = true
  /// On an iPad a sheet is a form of this size (rule 5.7.7), in points.
  public static let formSize = (width: 540.0, height: 620.0)
  /// On an iPad a page sheet is at most this large (rule 5.7.7), in points.
  public static let pageSize = (width: 706.0, height: 998.0)
  /// A page sheet's distance from the window's top and bottom (rule 5.7.7), in points.
  public static let pageMargin = 44.0
  /// A split view's leading columns (rule 3.5.4), in points.
  public static let columnWidth = 320.0
  /// A phone's tab bar has room for so many tabs; more are behind `More` (rule 7.3).
  public static let tabSlots = 5
  /// An iPad's tab bar at the bottom (rule 7.3).
  public static let padTabSlots = 8
  /// Leading columns over the detail go when something is selected in them (rule 3.4.2).
  public static let overlayClosesOnSelect = false
  /// The room at the sides and below a partial sheet of iOS 26 (rule 5.8.8), in points.
  public static let partialSheetInset = 8.0
  /// The part of a sheet's height that a finger drags it by until it goes (rule 5.8.10).
  public static let dismissingPart = 0.5
  /// The part of a scroll view's height that a swipe scrolls it by.
  public static let swipedPart = 0.8
  /// What a finger pulls content down by to refresh it, in points.
  public static let pullToRefresh = 100.0
  /// Whether somebody uses the device by VoiceOver or the like: its focus goes nowhere without
  /// (rule 17.6).
  public static let assistiveTechnologyRuns = false
  /// How long a presentation takes to close, in seconds.
  public static let closingTime = 0.5
  /// What a finger travels before a sheet follows it (rule 5.8.10), in points.
  public static let dragSlop = 10.0
}
