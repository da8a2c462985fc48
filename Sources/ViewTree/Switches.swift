public import Diagnostics
public import Geometry
import Interpreter
import LayoutEngine

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

/// Where releases differ, and where sources disagree on what iOS does: one name for each choice,
/// with the rule that it belongs to (navigation rule 20). `set ios` chooses the release; `help
/// switches` lists them all.
@dynamicMemberLookup
public struct Switches: Hashable, Sendable {
  public var release = Release.standard

  public init() {}

  /// Whether it is so in the release that is set.
  public subscript(dynamicMember choice: KeyPath<ByRelease, ByRelease.Choice>) -> Bool {
    Self.byRelease[keyPath: choice].holds(in: release)
  }

  public static let byRelease = ByRelease()
  public static let disputed = Disputed()
}

/// What differs by release: the properties are the list, and their names those of the choices.
///
/// A class: views ask it again and again, and a reference is all that has to be passed.
public final class ByRelease: Sendable {
  /// All of them, in order.
  public var named: [(name: String, choice: Choice)] {
    Mirror(reflecting: self).children.compactMap { name, value in
      guard let name, let choice = value as? Choice else { return nil }
      return (name, choice)
    }
  }

  /// What is so from one release on, or was until then.
  public struct Choice: Sendable {
    public let rule: String
    public let meaning: Sentence
    public let release: Release
    /// Whether it is so from the release on; otherwise before it.
    public let isSince: Bool

    fileprivate init(since release: Release, rule: String, _ meaning: Sentence) {
      (self.release, isSince, self.rule, self.meaning) = (release, true, rule, meaning)
    }

    fileprivate init(before release: Release, rule: String, _ meaning: Sentence) {
      (self.release, isSince, self.rule, self.meaning) = (release, false, rule, meaning)
    }

    func holds(in release: Release) -> Bool { (release >= self.release) == isSince }
  }

  public let retapPopsToRoot = Choice(
    since: Release(18), rule: "7.1.4",
    "tapping the selected tab takes its stack back to the root")
  public let makesAllTabs = Choice(
    before: Release(18), rule: "7.2.2",
    "all tabs' content is made at first; otherwise each when it is first selected")
  public let findsLazyDestinations = Choice(
    before: Release(18), rule: "2.3.5",
    "`navigationDestination(for:)` inside a lazy container counts while its row is there")
  public let presentsWhileDismissing = Choice(
    since: Release(17, 4), rule: "5.2",
    "what is asked for in the update that takes another presentation away is shown")
  public let presentsAfterClosing = Choice(
    since: Release(16, 4), rule: "5.2",
    "what is asked for while another presentation closes is shown after it")
  public let allSectionsCollapse = Choice(
    before: Release(17), rule: "16.8",
    "in a sidebar every section can be closed by its header; otherwise those with `isExpanded`")
  public let keepsBindingOfRemoved = Choice(
    since: Release(18), rule: "5.2",
    "a presentation whose modifier goes leaves its binding as it is")
  public let sheetsAreForms = Choice(
    since: Release(18), rule: "5.7.7",
    "on an iPad a sheet is a form, and not a page")
  public let tabBarIsOnTop = Choice(
    since: Release(18), rule: "7.4.2",
    "an iPad's tab bar stands on top in a regular width")
  public let tabsResetSearch = Choice(
    since: Release(18), rule: "7.4.5",
    "choosing another tab empties the search of `searchable` on the tab view")
  public let dismissLeavesColumns = Choice(
    since: Release(18), rule: "3.8.3",
    "`dismiss()` in a split view's later columns leaves them")
  public let takesLateColumnWidths = Choice(
    since: Release(18, 1), rule: "3.5.2",
    "a column's width that is set after the first screen counts")
  public let pushesOneByOne = Choice(
    before: Release(16), rule: "4.9",
    "an update pushes one screen of a binding at most")
  public let hidesEmptyBars = Choice(
    since: Release(16), rule: "2.10.2",
    "a bar without title, items or search is hidden")
  public let scrollingDismissesKeyboard = Choice(
    since: Release(16), rule: "16.10",
    "a finger that scrolls takes the keyboard away")
  public let alertsTakeFields = Choice(
    since: Release(16), rule: "6.6",
    "alerts take text fields")
  public let backShowsChevronOnly = Choice(
    since: Release(26), rule: "2.10.8",
    "the back button shows its chevron only")
  public let insetsPartialSheets = Choice(
    since: Release(26), rule: "5.8.8",
    "a sheet below its largest detent is a card with room around it")
  public let isRedesigned = Choice(
    since: Release(26), rule: "layout 17.9, 20.2 and 21",
    "the design of iOS 26: the measures of its texts, lists, bars and controls")
  public let lazyRowsDisappear = Choice(
    since: Release(17), rule: "9.12",
    "rows of a lazy stack are told that they go")
}

/// A choice whatever its value is.
public protocol DisputedChoice: Sendable {
  var shownValue: String { get }
  var rule: String { get }
  var meaning: Sentence { get }
}

/// What sources disagree on, with the value that is best supported: the properties are the list.
public struct Disputed: Sendable {
  /// All of them, in order.
  public var named: [(name: String, choice: any DisputedChoice)] {
    Mirror(reflecting: self).children.compactMap { name, value in
      guard let name, let choice = value as? any DisputedChoice else { return nil }
      return (name, choice)
    }
  }

  public struct Choice<Value: Sendable>: DisputedChoice {
    public let value: Value
    public var shownValue: String {
      (value as? Size).map { "\($0.width) × \($0.height)" } ?? "\(value)"
    }
    public let rule: String
    public let meaning: Sentence

    fileprivate init(_ value: Value, rule: String, _ meaning: Sentence) {
      (self.value, self.rule, self.meaning) = (value, rule, meaning)
    }
  }

  public let fillingFollowsTheKnownSide = Choice(
    OpenRules.fillingFollowsTheKnownSide, rule: "layout 6.3",
    "where one side is proposed nil, `aspectRatio` with `.fill` fills the other; or proposes infinity"
  )
  public let zStacksHoldPlaces = Choice(
    OpenRules.zStacksHoldPlaces, rule: "layout 9.3",
    "a `ZStack` is as large as its children's places together; or as its largest child")
  public let stacksHoldTheirLine = Choice(
    OpenRules.stacksHoldTheirLine, rule: "layout 7.4",
    "across its axis a stack reaches to the line that its children meet on")
  public let lastBaselineIsLowest = Choice(
    OpenRules.lastBaselineIsLowest, rule: "layout 10.6",
    "of several last text baselines the lowest is the container's; or the highest")
  public let lazyGridsFallToTheirMinimum = Choice(
    OpenRules.lazyGridsFallToTheirMinimum, rule: "layout 13.1",
    "proposed nil across, a lazy grid's columns that are not fixed have their minimum; or share 10 points"
  )
  public let adaptiveColumnsKeepTheirShare = Choice(
    OpenRules.adaptiveColumnsKeepTheirShare, rule: "layout 13.3",
    "what adaptive columns leave of their share at their maximum stays empty; or goes to the next")
  public let spansWidenEmptyColumns = Choice(
    OpenRules.spansWidenEmptyColumns, rule: "layout 14.9",
    "a cell across several columns widens those that have no width first; or all alike")
  public let offsetsAreMirrored = Choice(
    OpenRules.offsetsAreMirrored, rule: "layout 6.5",
    "from right to left `offset(x:)` moves to the left; or to the right")
  public let mediumPart = Choice(
    0.56, rule: "5.8.4",
    "a medium sheet's part of the largest detent, down to a device pixel")
  public let dialogHidesTitle = Choice(
    true, rule: "6.10",
    "a dialog's title is hidden on a phone unless asked for")
  public let formSize = Choice(
    Size(width: 540, height: 620), rule: "5.7.7",
    "on an iPad a sheet is a form of this size, in points")
  public let pageSize = Choice(
    Size(width: 706, height: 998), rule: "5.7.7",
    "on an iPad a page sheet is at most this large, in points")
  public let pageMargin = Choice(
    44.0, rule: "5.7.7",
    "a page sheet's distance from the window's top and bottom, in points")
  public let columnWidth = Choice(
    320.0, rule: "3.5.4",
    "a split view's leading columns, in points")
  public let tabSlots = Choice(
    5, rule: "7.3",
    "a phone's tab bar has room for so many tabs; more are behind `More`")
  public let padTabSlots = Choice(
    8, rule: "7.3",
    "an iPad's tab bar at the bottom")
  public let padPortraitShowsSidebar = Choice(
    false, rule: "3.3",
    "an iPad in portrait shows the sidebar by itself from iOS 26 on")
  public let valuesGoUnderBindings = Choice(
    true, rule: "2.6.4",
    "a value that is pushed while a binding's screen is on top lies underneath; or goes nowhere")
  public let coversHidePresenters = Choice(
    false, rule: "5.3",
    "a full screen cover tells what it covers that it has gone")
  public let linksOpenURLs = Choice(
    true, rule: "12.1",
    "a universal link comes to `onOpenURL`, and continues as an activity where there is none")
  public let overlayClosesOnSelect = Choice(
    false, rule: "3.4.2",
    "leading columns over the detail go when something is selected in them")
  public let partialSheetInset = Choice(
    8.0, rule: "5.8.8",
    "the room at the sides and below a partial sheet of iOS 26, in points")
  public let dismissingPart = Choice(
    0.5, rule: "5.8.10",
    "the part of a sheet's height that a finger drags it by until it goes")
  public let swipedPart = Choice(
    0.8, rule: "",
    "the part of a scroll view's height that a swipe scrolls it by")
  public let pullToRefresh = Choice(
    100.0, rule: "",
    "what a finger pulls content down by to refresh it, in points")
  public let assistiveTechnologyRuns = Choice(
    true, rule: "17.6",
    "somebody uses the device by VoiceOver or the like; without, its focus goes nowhere")
  public let closingTime = Choice(
    0.5, rule: "",
    "how long a presentation takes to close, in seconds")
  public let dragSlop = Choice(
    10.0, rule: "5.8.10",
    "what a finger travels before a sheet follows it, in points")
}
