import Geometry
import LayoutEngine
import ViewTree

/// The sizes of controls, in points (layout rules 4.5 and 21): those before iOS 26 unless they are
/// changed below.
struct ControlMetrics {
  var toggle = Size(width: 51, height: 31)
  var stepper = Size(width: 94, height: 32)
  var sliderHeight = 31.0
  var segmentedHeight = 32.0
  var roundedFieldHeight = 34.0
  var roundedFieldInset = 7.0
  var plainFieldHeight = 22.0
  /// Beside the value of a menu picker, with the room between.
  var menuIndicatorWidth = 18.0
  /// Around the value of a menu picker that stands alone.
  var menuPicker = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Whether a toggle, stepper or menu picker in a list is only as high as its label.
  var overflowsRows = false
  var progressBarHeight = 4.0
  /// Between a progress bar and its labels.
  var progressBarSpacing = 4.0
  var spinner = Size(width: 20, height: 20)
  /// Whether what stands below a button without a border keeps a control's distance from it, and
  /// not its label's.
  var buttonsArePlainBelow = false
  /// Around the date and the time of a compact date picker, and between the two.
  var dateChip = EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
  var dateChipSpacing = 6.0
  /// Around the label of every bordered button; nil goes by `controlSize`.
  var button: EdgeInsets?
  /// On each side of a segment's label.
  var segmentPadding = 10.0

  /// A Mac's, as are the two that follow.
  static let checkbox = Size(width: 16, height: 16)
  static let radioSpacing = 6.0
  static let calendar = Size(width: 138.5, height: 148)
  static let segmentFont = 13.0
  static let wheel = Size(width: 320, height: 216)
  /// Of a list that is being refreshed.
  static let refresh = Size(width: 60, height: 60)
  static let colorWell = Size(width: 28, height: 28)
  /// Between a control and its label.
  static let labelSpacing = 8.0
  /// Between a checkbox and its label.
  static let checkboxSpacing = 5.0
  static let graphicalDatePicker = Size(width: 320, height: 330)

  private static let classic = ControlMetrics()

  /// From iOS 26 on, measured.
  private static let glass = ControlMetrics(
    toggle: Size(width: 66, height: 30), segmentedHeight: 31, roundedFieldInset: 7.5,
    plainFieldHeight: 26, menuIndicatorWidth: 14.5,
    menuPicker: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5), overflowsRows: true,
    buttonsArePlainBelow: true,
    dateChip: EdgeInsets(top: 7, leading: 13.5, bottom: 7, trailing: 13.5), dateChipSpacing: 5)

  /// On a Mac, measured with macOS 26.2.
  private static let mac = ControlMetrics(
    toggle: Size(width: 54, height: 24), stepper: Size(width: 20, height: 26), sliderHeight: 16,
    segmentedHeight: 24, roundedFieldHeight: 24, roundedFieldInset: 6, plainFieldHeight: 16,
    menuIndicatorWidth: 17.5, menuPicker: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 18),
    progressBarHeight: 20, progressBarSpacing: 0, spinner: Size(width: 32, height: 32),
    button: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12), segmentPadding: 10.5)

  /// The sizes of these surroundings.
  static func metrics(_ system: SystemValues) -> ControlMetrics {
    guard system.idiom == .mac else { return system.switches.isRedesigned ? glass : classic }
    var mac = mac
    // A switch had its old size until the redesign.
    if !system.switches.isRedesigned { mac.toggle = Size(width: 38, height: 22) }
    return mac
  }

  /// Of a Mac's field for a date, a time, or both; without the stepper beside it where `isPlain`.
  static func dateField(hasDate: Bool, hasTime: Bool, isPlain: Bool) -> Size {
    let width = hasDate ? hasTime ? 160.0 : 95 : 80
    return isPlain ? Size(width: width - 17, height: 21) : Size(width: width, height: 22)
  }

  /// Around the label of a bordered button, by `controlSize`.
  func borderedButton(_ size: String) -> EdgeInsets {
    if let button { return button }
    return switch size {
    case "mini", "small": EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case "large", "extraLarge": EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case _: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}

extension ViewBuild {
  /// Whether bordered buttons are small here, with a smaller label; a Mac's are of one size.
  var hasSmallButtons: Bool {
    let size = environment[.property("controlSize")]?.caseName
    return environment.system.idiom != .mac && (size == "mini" || size == "small")
  }

  /// The sizes of controls here.
  var controlMetrics: ControlMetrics { .metrics(environment.system) }
}
