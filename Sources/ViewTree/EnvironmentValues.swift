import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine

/// What a view knows of its surroundings. Copied on write: views that change nothing share one.
public struct EnvironmentValues {
  private var storage: Storage

  public init() { storage = Storage() }

  /// Whether nothing was changed between the two: the same storage.
  public func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  private mutating func change(_ body: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    body(storage)
  }

  /// The values that layout, drawing and the containers read themselves.
  public var system: SystemValues {
    get { storage.system }
    set { change { $0.system = newValue } }
  }

  public var layoutDirection: LayoutDirection { storage.system.layoutDirection }

  /// The program's value of its own key, or of a key by name that only the program reads.
  public subscript(key: EnvironmentKey) -> Value? {
    get { storage.values[key] }
    set { change { $0.values[key] = newValue } }
  }

  private final class Storage {
    var system = SystemValues()
    var values: [EnvironmentKey: Value] = [:]

    func copy() -> Storage {
      let copy = Storage()
      copy.system = system
      copy.values = values
      return copy
    }
  }
}

public enum EnvironmentKey: Hashable {
  /// A type that conforms to EnvironmentKey.
  case key(NominalType)
  /// An object's class: `environmentObject`, `environment(_:)` of an @Observable.
  case object(NominalType)
  /// A property of EnvironmentValues that has no field in `SystemValues`: `\.myValue`, `\.dismiss`.
  case property(String)
}

public struct SystemValues {
  /// The kind of device.
  public enum Idiom: String, Hashable, Sendable, CaseIterable { case phone, pad, mac, watch }
  public enum SizeClass: String, Hashable, Sendable { case compact, regular }

  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { paragraph.layoutDirection = layoutDirection }
  }
  public var displayScale = 3.0
  public var horizontalSizeClass = SizeClass.compact
  public var verticalSizeClass = SizeClass.regular
  /// The width of the window, which presentations go by, however narrow the one around is.
  public var windowWidthClass = SizeClass.compact
  /// Whether the device is regular in width when it is held sideways, as large phones are.
  public var isWideSideways = false
  public var colorScheme = ColorScheme.light
  public var font: FontSpec?
  public var foreground: Color? {
    didSet { foregroundFill = nil }
  }
  /// The foreground where it is more than one colour; another foreground takes its place.
  public var foregroundFill: Fill?
  /// What the program itself asks for, which a control's label has rather than the tint.
  public var askedForeground: Color?
  public var tint: Color?
  public var paragraph = ParagraphStyle()
  public var isEnabled = true
  public var isItalic = false
  public var isUnderlined = false
  public var isStruckThrough = false
  public var fontWeight: Font.Strength?
  public var fontDesign: Font.Design?
  public var fontWidth: Font.Width?
  public var labelsHidden = false
  public var locale = "en_US"
  public var dynamicTypeSize = Font.DynamicTypeSize.large
  public var platform = TypePlatform.iOS
  /// What differs by the release of the system.
  public var switches = Switches()
  /// `phone`, `pad`, `mac`, `watch`: what the containers' looks and defaults depend on.
  public var idiom = Idiom.phone
  /// The styles set around, by kind: `buttonStyle`, `listStyle`, `pickerStyle`…
  public var styles: [String: Value] = [:]
  /// The stack or column around; nil outside of any.
  public var navigation: (any NavigationScope)?
  public var imageScale = SymbolMetrics.ImageScale.medium
  public var textCase: TextCase?
  /// Added after every character of texts that say nothing themselves, in points.
  public var tracking = 0.0
  public var baselineOffset = 0.0
  /// What is said of the scroll view inside.
  public var scrolling = Scrolling()
  /// Whether a finger scrolls the scroll views inside.
  public var isScrollEnabled = true
  /// Whether a finger that scrolls leaves the keyboard up (navigation rule 16.10).
  public var keepsKeyboard = false
  /// Whether a menu stays open when one of its lines is chosen.
  public var keepsMenuOpen = false
  /// What the first screen of a stack goes back to.
  public var backTarget: BackTarget?
  /// The list around whose rows can be selected.
  public var listSelection: ListSelection?
  /// What the rows of lists inside offer, by the set of their values.
  public var rowMenu: RowMenu?
  /// The style of the list around; nil outside of any.
  public var listStyle: ListSpec.Style?
  /// Whether the view stands in a row of a list, which shows links with a chevron.
  public var isListRow = false
  /// Whether the view stands in one of several columns of a table's row.
  public var isTableCell = false
  /// Whether the view stands in the first column of a split view.
  public var isSidebar = false
  /// Whether it is in a toolbar.
  public var isBarItem = false
  /// Whether a toolbar around shows a Mac's window's bar where no stack does.
  public var hasWindowBar = false
  /// Whether the view stands in a form whose labels and controls are columns.
  public var isFormColumn = false
  /// Whether a row of a form's list is around, not of any other list.
  public var isFormRow = false
  /// The tab view around, which tells tabs that nobody has selected yet to wait.
  public var tabScope: (any TabScope)?
  /// The window's, in points.
  public var windowSize = Size.zero
  /// What the window's safe area leaves free, in points.
  public var windowInsets = EdgeInsets.zero
  /// What shows and hides a split view's leading columns, where its button stands.
  public var columnToggle: BackTarget?
  /// The search of a tab view around, which its tabs' screens show.
  public var outerSearch: SearchTraits?
  /// What holds around the bar or heading that the view stands in, which has looks of its own.
  private var undressed: Surroundings?

  public init() {}

  private final class Surroundings {
    let values: SystemValues

    init(_ values: SystemValues) { self.values = values }
  }

  /// Gives a bar or a heading its looks; a screen that is shown from there does not inherit them.
  public mutating func dress(_ change: (inout SystemValues) -> Void) {
    undressed = Surroundings(self)
    change(&self)
  }

  /// Leaves the list, form, tabs and bar around, for a screen that stands in none of them.
  public mutating func leaveContainers() {
    if let outer = undressed?.values {
      undressed = nil
      font = outer.font
      fontWeight = outer.fontWeight
      foreground = outer.foreground
      foregroundFill = outer.foregroundFill
      textCase = outer.textCase
      dynamicTypeSize = outer.dynamicTypeSize
      styles["labelStyle"] = outer.styles["labelStyle"]
      isBarItem = outer.isBarItem
    }
    listSelection = nil
    listStyle = nil
    isListRow = false
    isTableCell = false
    isFormColumn = false
    isFormRow = false
    outerSearch = nil
  }

  /// The colour of a control's label.
  public var labelColor: Color {
    isEnabled ? askedForeground ?? tint ?? Color(.accentColor) : Color(.tertiary)
  }
}

/// The case that texts are shown in.
public enum TextCase: Hashable, Sendable {
  case upper, lower
  /// As the program writes them, whatever is said further out.
  case written
  /// In capitals, as a grouped list shows its headers, and reported as they are written.
  case heading
}

/// A font as a view asks for it; resolved with the dynamic type size and platform around.
public struct FontSpec: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    /// What is said further out.
    case inherited
    case style(Font.TextStyle)
    case fixed(Font)
    /// A size that follows the user's size of type as a text style does.
    case scaled(Font, by: Font.TextStyle)
  }

  public var base: Base
  public var weight: Font.Strength?
  public var design: Font.Design?
  public var width: Font.Width?
  public var isItalic = false
  public var hasMonospacedDigits = false

  public init(_ base: Base) { self.base = base }

  /// What it says itself, and for the rest what is said further out.
  public func over(_ outer: FontSpec?) -> FontSpec {
    guard base == .inherited, var font = outer else { return self }
    font.weight = weight ?? font.weight
    font.design = design ?? font.design
    font.width = width ?? font.width
    font.isItalic = isItalic || font.isItalic
    font.hasMonospacedDigits = hasMonospacedDigits || font.hasMonospacedDigits
    return font
  }
}

extension SystemValues {
  /// The font of a text that asks for `spec`, or for nothing, in these surroundings.
  public func font(_ spec: FontSpec? = nil) -> Font {
    let asked = spec?.over(font) ?? font
    var font: Font =
      switch asked?.base {
      case .style(let style): .preferred(style, on: platform, at: dynamicTypeSize)
      case .fixed(let font): font
      case .scaled(let font, let style): font.resized(to: scaled(font.size, by: style))
      case .inherited, nil: .standard(on: platform, at: dynamicTypeSize)
      }
    font.strengthen(fontWeight ?? asked?.weight)
    font.design = asked?.design ?? fontDesign ?? font.design
    font.width = asked?.width ?? fontWidth ?? font.width
    font.isItalic = isItalic || asked?.isItalic == true
    font.hasMonospacedDigits = asked?.hasMonospacedDigits == true
    return font
  }

  /// A length that follows the user's size of type, in proportion to a text style's own size.
  public func scaled(_ length: Double, by style: Font.TextStyle) -> Double {
    length * Font.preferred(style, on: platform, at: dynamicTypeSize).size
      / Font.preferred(style, on: platform).size
  }
}
